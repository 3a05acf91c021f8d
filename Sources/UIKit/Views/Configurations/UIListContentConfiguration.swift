// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A picture, a text and a second text, as rows, headers and footers of lists show them.
///
/// Lengths are points. The numbers of the styles stand in ``ListMetrics``.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// What a configuration was made for.
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

  /// What a text is set from; one replaces the other.
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
  /// The states that the colours show now.
  var shownState = AutomaticState()
  private var first: Source?
  private var second: Source?

  /// The picture before the text.
  public var image: UIImage?
  /// How the picture is shown.
  public var imageProperties = ImageProperties()
  /// How the text is shown.
  public var textProperties: TextProperties
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// Directions in which the margins are at least those of the view around; both unless set.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distance of the content from the edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands beside the first where there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance from the picture to the text.
  public var imageToTextPadding: CGFloat
  /// The least distance of the texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance of the texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of all content, 0 to 1.
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

  /// The text; setting it takes an attributed one away.
  public var text: String? {
    get { first?.string }
    set { first = newValue.map(Source.plain) }
  }

  /// The text with attributes of its own, which are not shown here; setting it replaces the text.
  public var attributedText: NSAttributedString? {
    get { first?.attributed }
    set { first = newValue.map(Source.attributed) }
  }

  /// The second text; setting it takes an attributed one away.
  public var secondaryText: String? {
    get { second?.string }
    set { second = newValue.map(Source.plain) }
  }

  /// The second text with attributes of its own, which are not shown here.
  public var secondaryAttributedText: NSAttributedString? {
    get { second?.attributed }
    set { second = newValue.map(Source.attributed) }
  }

  /// A view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same configuration for a state: what was left to the style becomes the style's again.
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
