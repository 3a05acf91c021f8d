// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIBackgroundConfiguration {
  /// Nothing.
  @preconcurrency @MainActor public static func clear() -> Self { Self(.clear) }

  /// Behind a row of a plain list.
  @preconcurrency @MainActor public static func listPlainCell() -> Self { Self(.listPlainCell) }

  /// Behind a header or footer of a plain list.
  @preconcurrency @MainActor public static func listPlainHeaderFooter() -> Self {
    Self(.listPlainHeaderFooter)
  }

  /// Behind a row of a grouped list.
  @preconcurrency @MainActor public static func listGroupedCell() -> Self { Self(.listGroupedCell) }

  /// Behind a header or footer of a grouped list.
  @preconcurrency @MainActor public static func listGroupedHeaderFooter() -> Self {
    Self(.listGroupedHeaderFooter)
  }

  /// Behind a header of a sidebar.
  @preconcurrency @MainActor public static func listSidebarHeader() -> Self {
    Self(.listSidebarHeader)
  }

  /// Behind a row of a sidebar.
  @preconcurrency @MainActor public static func listSidebarCell() -> Self { Self(.listSidebarCell) }

  /// Behind a row of a sidebar that stands beside another one.
  @preconcurrency @MainActor public static func listAccompaniedSidebarCell() -> Self {
    Self(.listAccompaniedSidebarCell)
  }

  /// Behind a row of whatever list it is in.
  @preconcurrency @MainActor public static func listCell() -> Self { Self(.listCell) }

  /// Behind a header of whatever list it is in.
  @preconcurrency @MainActor public static func listHeader() -> Self { Self(.listHeader) }

  /// Behind a footer of whatever list it is in.
  @preconcurrency @MainActor public static func listFooter() -> Self { Self(.listFooter) }
}

extension UIBackgroundConfiguration.Style {
  /// The style of a list for those that adapt to the list around.
  ///
  /// What sticks to an edge hides what is beneath: headers and footers of plain sidebars have the ground of
  /// those of plain lists. Nobody documents that; it is policy.
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

  /// The colour where nobody set another one.
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
