// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// What is behind the content of a cell or view.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// What a configuration was made for.
  enum Style: Hashable, Sendable {
    case clear
    case listPlainCell
    case listPlainHeaderFooter
    case listGroupedCell
    case listGroupedHeaderFooter
    case listSidebarHeader
    case listSidebarCell
    case listAccompaniedSidebarCell
    case listCell
    case listHeader
    case listFooter
  }

  let style: Style
  /// The states that the colour shows now.
  var shownState = AutomaticState()

  /// A view in place of all else.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the view's edges, in points; negative ones go beyond.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; `nil` is the tint of the view.
  public var backgroundColor: UIColor?
  /// What is made of the colour; nothing unless set.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What is done to the picture behind.
  public var visualEffect: UIVisualEffect?
  /// A picture over the colour.
  public var image: UIImage?
  /// How the picture is fitted in.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line around; `nil` is the tint of the view.
  public var strokeColor: UIColor?
  /// What is made of the line's colour; nothing unless set.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How thick the line around is, in points.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the line is, in points.
  public var strokeOutset: CGFloat = 0
  /// The shadow that the background throws; nobody sees it unless set.
  public var shadowProperties: UIShadowProperties

  @MainActor init(_ style: Style) {
    self.style = style
    shadowProperties = UIShadowProperties()
    backgroundColor = style.colour(AutomaticState())
    let lengths = style.lengths(ListMetrics.current)
    cornerRadius = lengths.cornerRadius
    backgroundInsets = lengths.insets
    if style == .listPlainHeaderFooter { visualEffect = UIBlurEffect(style: .systemThinMaterial) }
  }

  /// The colour in a view with a tint.
  @preconcurrency @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor
  {
    let own = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(own) ?? own
  }

  /// The colour of the line around in a view with a tint.
  @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let own = strokeColor ?? tintColor
    return strokeColorTransformer?.transform(own) ?? own
  }

  /// The same configuration with the colour of a state, where it was left to the style.
  @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    let new = AutomaticState(state)
    guard new != shownState else { return self }
    var result = self
    if backgroundColor == style.colour(shownState) { result.backgroundColor = style.colour(new) }
    let old = style.resolved(in: shownState.environment).lengths(ListMetrics.current)
    let fresh = style.resolved(in: new.environment).lengths(ListMetrics.current)
    if cornerRadius == old.cornerRadius { result.cornerRadius = fresh.cornerRadius }
    if backgroundInsets == old.insets { result.backgroundInsets = fresh.insets }
    result.shownState = new
    return result
  }
}
