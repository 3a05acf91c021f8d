// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIListContentConfiguration {
  /// The content of a row with one text.
  @preconcurrency @MainActor public static func cell() -> Self { make(.cell) }

  /// The content of a row with a text and a smaller one below it.
  @preconcurrency @MainActor public static func subtitleCell() -> Self { make(.subtitleCell) }

  /// The content of a row with a text and a value at the other end of the line.
  @preconcurrency @MainActor public static func valueCell() -> Self { make(.valueCell) }

  /// The content of a header in a list of any style.
  @preconcurrency @MainActor public static func header() -> Self { make(.header) }

  /// The content of a footer in a list of any style.
  @preconcurrency @MainActor public static func footer() -> Self { make(.footer) }

  /// The content of a header in a plain list.
  @preconcurrency @MainActor public static func plainHeader() -> Self { make(.plainHeader) }

  /// The content of a footer in a plain list.
  @preconcurrency @MainActor public static func plainFooter() -> Self { make(.plainFooter) }

  /// The content of a header in a grouped list.
  @preconcurrency @MainActor public static func groupedHeader() -> Self { make(.groupedHeader) }

  /// The content of a footer in a grouped list.
  @preconcurrency @MainActor public static func groupedFooter() -> Self { make(.groupedFooter) }

  /// The content of a prominent header in a list of cards.
  @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> Self {
    make(.prominentInsetGroupedHeader)
  }

  /// The content of an extra prominent header in a list of cards.
  @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> Self {
    make(.extraProminentInsetGroupedHeader)
  }

  /// The content of a row in a sidebar.
  @preconcurrency @MainActor public static func sidebarCell() -> Self { make(.sidebarCell) }

  /// The content of a row in a sidebar, with a smaller text below.
  @preconcurrency @MainActor public static func sidebarSubtitleCell() -> Self {
    make(.sidebarSubtitleCell)
  }

  /// The content of a header in a sidebar.
  @preconcurrency @MainActor public static func sidebarHeader() -> Self { make(.sidebarHeader) }

  /// The content of a row in a sidebar beside another one.
  @preconcurrency @MainActor public static func accompaniedSidebarCell() -> Self {
    make(.accompaniedSidebarCell)
  }

  /// The content of a row in a sidebar beside another one, with a smaller text below.
  @preconcurrency @MainActor public static func accompaniedSidebarSubtitleCell() -> Self {
    make(.accompaniedSidebarSubtitleCell)
  }

  @MainActor private static func make(_ style: Style) -> Self { make(style, AutomaticState()) }

  /// The default values of a style in a state.
  @MainActor static func make(_ style: Style, _ state: AutomaticState) -> Self {
    let shown = style.resolved(in: state.environment)
    let colours = shown.colours(state)
    let fonts = shown.fonts
    var made = Self(
      style,
      text: TextProperties(font: fonts.text, color: colours.text),
      secondaryText: TextProperties(font: fonts.secondaryText, color: colours.secondaryText),
      shown.lengths(ListMetrics.current)
    )
    made.shownState = state
    made.imageProperties.tintColor = colours.image
    switch shown {
    case .valueCell: made.prefersSideBySideTextAndSecondaryText = true
    case .groupedHeader: made.textProperties.transform = .uppercase
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      made.imageProperties.reservedLayoutSize.width = ImageProperties.standardDimension
    default: break
    }
    return made
  }
}

extension UIListContentConfiguration.Style {
  /// The default colours of a style.
  struct Colours {
    var text: UIColor
    var secondaryText: UIColor
    var image: UIColor?
  }

  /// The style for a list environment, if the style adapts to the list.
  func resolved(in environment: UIListEnvironment) -> Self {
    switch (self, environment) {
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
    case (.header, _): .plainHeader
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
    case (.footer, _): .plainFooter
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.subtitleCell, .sidebar), (.subtitleCell, .sidebarPlain): .sidebarSubtitleCell
    default: self
    }
  }

  @MainActor func colours(_ state: AutomaticState) -> Colours {
    if state.isDisabled {
      return Colours(text: .tertiaryLabel, secondaryText: .tertiaryLabel, image: .tertiaryLabel)
    }
    switch self {
    case .groupedHeader, .plainFooter, .groupedFooter, .footer:
      return Colours(text: .secondaryLabel, secondaryText: .secondaryLabel, image: nil)
    default:
      return Colours(text: .label, secondaryText: .secondaryLabel, image: nil)
    }
  }

  /// The default fonts of the style.
  ///
  /// - Source: the look of the system's lists; Apple publishes no numbers.
  @MainActor var fonts: (text: UIFont, secondaryText: UIFont) {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let small = UIFont.preferredFont(forTextStyle: .subheadline)
    let note = UIFont.preferredFont(forTextStyle: .footnote)
    switch self {
    case .cell, .subtitleCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      return (body, small)
    case .valueCell: return (body, body)
    case .plainHeader, .header: return (UIFont.preferredFont(forTextStyle: .headline), note)
    case .groupedHeader, .groupedFooter, .footer: return (note, note)
    case .plainFooter: return (small, note)
    case .prominentInsetGroupedHeader, .sidebarHeader: return (Self.bold(.title3), small)
    case .extraProminentInsetGroupedHeader: return (Self.bold(.title2), small)
    }
  }

  @MainActor private static func bold(_ style: UIFont.TextStyle) -> UIFont {
    UIFont.preferredFont(style, .semibold, at: .large)
  }

  func lengths(_ metrics: ListMetrics) -> ListMetrics.Content {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      metrics.row
    case .header, .plainHeader: metrics.plainHeader
    case .footer, .plainFooter: metrics.plainFooter
    case .groupedHeader: metrics.groupedHeader
    case .groupedFooter: metrics.groupedFooter
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      metrics.prominentHeader
    case .sidebarHeader: metrics.sidebarHeader
    }
  }
}
