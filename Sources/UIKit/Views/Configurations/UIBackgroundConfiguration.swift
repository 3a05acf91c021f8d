// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// The background of a cell or view.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// The style with which a configuration was made.
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
  /// The states that the colour now shows.
  var shownState = AutomaticState()

  /// A view that replaces everything else of the background.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the view's edges, in points; negative values extend it.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; `nil` means the view's tint.
  public var backgroundColor: UIColor?
  /// Changes the colour before it is shown; `nil` for no change.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on what is behind the view.
  public var visualEffect: UIVisualEffect?
  /// An image over the colour.
  public var image: UIImage?
  /// How the image is fitted into the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; `nil` means the view's tint.
  public var strokeColor: UIColor?
  /// Changes the border's colour before it is shown; `nil` for no change.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border is outside the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background; by default its opacity is 0.
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

  /// The colour of the border in a view with a tint.
  @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let own = strokeColor ?? tintColor
    return strokeColorTransformer?.transform(own) ?? own
  }

  /// The configuration for a state; colours that were not set change to the style's colours for it.
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
