// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIBackgroundConfiguration {
  /// An empty background.
  @preconcurrency @MainActor public static func clear() -> Self { Self(.clear) }

  /// The background of a row in a plain list.
  @preconcurrency @MainActor public static func listPlainCell() -> Self { Self(.listPlainCell) }

  /// The background of a header or footer in a plain list.
  @preconcurrency @MainActor public static func listPlainHeaderFooter() -> Self {
    Self(.listPlainHeaderFooter)
  }

  /// The background of a row in a grouped list.
  @preconcurrency @MainActor public static func listGroupedCell() -> Self { Self(.listGroupedCell) }

  /// The background of a header or footer in a grouped list.
  @preconcurrency @MainActor public static func listGroupedHeaderFooter() -> Self {
    Self(.listGroupedHeaderFooter)
  }

  /// The background of a header in a sidebar.
  @preconcurrency @MainActor public static func listSidebarHeader() -> Self {
    Self(.listSidebarHeader)
  }

  /// The background of a row in a sidebar.
  @preconcurrency @MainActor public static func listSidebarCell() -> Self { Self(.listSidebarCell) }

  /// The background of a row in a sidebar beside another one.
  @preconcurrency @MainActor public static func listAccompaniedSidebarCell() -> Self {
    Self(.listAccompaniedSidebarCell)
  }

  /// The background of a row in a list of any style.
  @preconcurrency @MainActor public static func listCell() -> Self { Self(.listCell) }

  /// The background of a header in a list of any style.
  @preconcurrency @MainActor public static func listHeader() -> Self { Self(.listHeader) }

  /// The background of a footer in a list of any style.
  @preconcurrency @MainActor public static func listFooter() -> Self { Self(.listFooter) }
}

extension UIBackgroundConfiguration.Style {
  /// The style for a list environment, if the style adapts to the list.
  ///
  /// Pinned views hide what is behind them: headers and footers of plain sidebars have the
  /// background of those of plain lists. This is not documented; it is a policy.
  func resolved(in environment: UIListEnvironment) -> Self {
    switch (self, environment) {
    case (.listCell, .grouped), (.listCell, .insetGrouped): .listGroupedCell
    case (.listCell, .sidebar), (.listCell, .sidebarPlain): .listSidebarCell
    case (.listCell, _): .listPlainCell
    case (.listHeader, .grouped), (.listHeader, .insetGrouped), (.listFooter, .grouped),
      (.listFooter, .insetGrouped):
      .listGroupedHeaderFooter
    case (.listHeader, .sidebar), (.listFooter, .sidebar): .listSidebarHeader
    case (.listHeader, _), (.listFooter, _): .listPlainHeaderFooter
    default: self
    }
  }

  /// The default colour of the style.
  @MainActor func colour(_ state: AutomaticState) -> UIColor? {
    switch resolved(in: state.environment) {
    case .clear, .listGroupedHeaderFooter, .listSidebarHeader, .listHeader, .listFooter: .clear
    case .listPlainHeaderFooter: .systemBackground
    case .listPlainCell, .listCell: state.isActive ? .systemGray4 : .systemBackground
    case .listGroupedCell: state.isActive ? .systemGray4 : .secondarySystemGroupedBackground
    case .listSidebarCell, .listAccompaniedSidebarCell: state.isActive ? .systemFill : .clear
    }
  }

  func lengths(
    _ metrics: ListMetrics
  ) -> (cornerRadius: CGFloat, insets: NSDirectionalEdgeInsets) {
    switch self {
    case .listSidebarCell, .listAccompaniedSidebarCell:
      (metrics.sidebarCornerRadius, NSDirectionalEdgeInsets(metrics.sidebarBackgroundInsets))
    default: (0, .zero)
    }
  }
}
