// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIListContentConfiguration {
  /// One text, as a row shows it.
  @preconcurrency @MainActor public static func cell() -> Self { make(.cell) }

  /// A text and a smaller one below.
  @preconcurrency @MainActor public static func subtitleCell() -> Self { make(.subtitleCell) }

  /// A text and a value at the other end of the line.
  @preconcurrency @MainActor public static func valueCell() -> Self { make(.valueCell) }

  /// A header of whatever list it is in.
  @preconcurrency @MainActor public static func header() -> Self { make(.header) }

  /// A footer of whatever list it is in.
  @preconcurrency @MainActor public static func footer() -> Self { make(.footer) }

  /// A header of a plain list.
  @preconcurrency @MainActor public static func plainHeader() -> Self { make(.plainHeader) }

  /// A footer of a plain list.
  @preconcurrency @MainActor public static func plainFooter() -> Self { make(.plainFooter) }

  /// A header of a grouped list.
  @preconcurrency @MainActor public static func groupedHeader() -> Self { make(.groupedHeader) }

  /// A footer of a grouped list.
  @preconcurrency @MainActor public static func groupedFooter() -> Self { make(.groupedFooter) }

  /// A header of a list of cards that stands out.
  @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> Self {
    make(.prominentInsetGroupedHeader)
  }

  /// A header of a list of cards that stands out more.
  @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> Self {
    make(.extraProminentInsetGroupedHeader)
  }

  /// A row of a sidebar.
  @preconcurrency @MainActor public static func sidebarCell() -> Self { make(.sidebarCell) }

  /// A row of a sidebar with a smaller text below.
  @preconcurrency @MainActor public static func sidebarSubtitleCell() -> Self {
    make(.sidebarSubtitleCell)
  }

  /// A header of a sidebar.
  @preconcurrency @MainActor public static func sidebarHeader() -> Self { make(.sidebarHeader) }

  /// A row of a sidebar that stands beside another one.
  @preconcurrency @MainActor public static func accompaniedSidebarCell() -> Self {
    make(.accompaniedSidebarCell)
  }

  /// A row with a smaller text of a sidebar that stands beside another one.
  @preconcurrency @MainActor public static func accompaniedSidebarSubtitleCell() -> Self {
    make(.accompaniedSidebarSubtitleCell)
  }

  @MainActor private static func make(_ style: Style) -> Self { make(style, AutomaticState()) }

  /// What a style is in a state where nobody set anything.
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
  /// What the colours are where nobody set others.
  struct Colours {
    var text: UIColor
    var secondaryText: UIColor
    var image: UIColor?
  }

  /// The style of a list for those that adapt to the list around.
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

  /// - Source: looks of the system's lists; Apple prints no numbers.
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
