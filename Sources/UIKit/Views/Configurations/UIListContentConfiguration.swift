// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// An image, a text and a secondary text, for rows, headers and footers of lists.
///
/// Lengths are in points. The numbers of the styles are in ``ListMetrics``.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The style with which a configuration was made.
  enum Style: Hashable, Sendable {
    case cell
    case subtitleCell
    case valueCell
    case header
    case footer
    case plainHeader
    case plainFooter
    case groupedHeader
    case groupedFooter
    case prominentInsetGroupedHeader
    case extraProminentInsetGroupedHeader
    case sidebarCell
    case sidebarSubtitleCell
    case sidebarHeader
    case accompaniedSidebarCell
    case accompaniedSidebarSubtitleCell
  }

  /// The source of a text, plain or attributed; setting one replaces the other.
  private enum Source: Hashable {
    case plain(String)
    case attributed(NSAttributedString)

    var string: String {
      switch self {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }

    var attributed: NSAttributedString? {
      if case .attributed(let text) = self { text } else { nil }
    }
  }

  let style: Style
  /// The states that the colours now show.
  var shownState = AutomaticState()
  private var first: Source?
  private var second: Source?

  /// The image before the text.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The look of the text.
  public var textProperties: TextProperties
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the superview; the default is both.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distance of the content from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is beside the text, if there is enough space for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance from the image to the text, in points.
  public var imageToTextPadding: CGFloat
  /// The smallest distance between the two texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between the two texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of all content, from 0 to 1.
  public var alpha: CGFloat = 1

  init(
    _ style: Style,
    text: TextProperties,
    secondaryText: TextProperties,
    _ lengths: ListMetrics.Content
  ) {
    self.style = style
    textProperties = text
    secondaryTextProperties = secondaryText
    directionalLayoutMargins = NSDirectionalEdgeInsets(lengths.margins)
    imageToTextPadding = lengths.imageToText
    textToSecondaryTextHorizontalPadding = lengths.textToSecondaryHorizontal
    textToSecondaryTextVerticalPadding = lengths.textToSecondaryVertical
  }

  /// The text; setting it replaces an attributed text.
  public var text: String? {
    get { first?.string }
    set { first = newValue.map(Source.plain) }
  }

  /// The text with attributes, which are not shown here; setting it replaces the text.
  public var attributedText: NSAttributedString? {
    get { first?.attributed }
    set { first = newValue.map(Source.attributed) }
  }

  /// The secondary text; setting it replaces an attributed one.
  public var secondaryText: String? {
    get { second?.string }
    set { second = newValue.map(Source.plain) }
  }

  /// The secondary text with attributes, which are not shown here; setting it replaces the
  /// secondary text.
  public var secondaryAttributedText: NSAttributedString? {
    get { second?.attributed }
    set { second = newValue.map(Source.attributed) }
  }

  /// Makes a view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state; values that were not set become the style's values for it.
  @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    let new = AutomaticState(state)
    guard new != shownState else { return self }
    let (old, fresh) = (Self.make(style, shownState), Self.make(style, new))
    var result = self
    result.follow(\.textProperties.color, old, fresh)
    result.follow(\.textProperties.font, old, fresh)
    result.follow(\.textProperties.transform, old, fresh)
    result.follow(\.secondaryTextProperties.color, old, fresh)
    result.follow(\.secondaryTextProperties.font, old, fresh)
    result.follow(\.imageProperties.tintColor, old, fresh)
    result.follow(\.directionalLayoutMargins, old, fresh)
    result.shownState = new
    return result
  }

  private mutating func follow<Value: Equatable>(
    _ part: WritableKeyPath<Self, Value>,
    _ old: Self,
    _ new: Self
  ) {
    if self[keyPath: part] == old[keyPath: part] { self[keyPath: part] = new[keyPath: part] }
  }
}
