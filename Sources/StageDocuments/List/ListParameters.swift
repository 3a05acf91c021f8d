// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// The look of a list, as a word.
package enum ListAppearance: String, CaseIterable {
  case plain
  case grouped
  case insetGrouped
  case sidebar
  case sidebarPlain

  /// The name for users.
  package var label: String {
    switch self {
    case .plain: "Plain"
    case .grouped: "Grouped"
    case .insetGrouped: "Inset grouped"
    case .sidebar: "Sidebar"
    case .sidebarPlain: "Sidebar plain"
    }
  }
}

/// The source of headers, as a word.
package enum ListHeaderMode: String, CaseIterable {
  case none
  case supplementary
  case firstItemInSection

  /// The name for users.
  package var label: String {
    switch self {
    case .none: "None"
    case .supplementary: "Views"
    case .firstItemInSection: "First items"
    }
  }
}

/// The parameters of a list.
package enum ListParameters {
  package static let appearance = "appearance"
  package static let headerMode = "headerMode"
  package static let footers = "footers"
  package static let separators = "showsSeparators"
  package static let ownPadding = "setsHeaderTopPadding"
  package static let headerTopPadding = "headerTopPadding"

  static let padding = 0.0...100.0
  private static let usualPadding = 12.0

  /// All of them.
  package static var descriptors: [ParameterDescriptor] { looks + edges }

  private static var looks: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: appearance,
        label: "Appearance",
        group: "List",
        help: "The look of the whole list.",
        kind: .choice(
          options: ListAppearance.allCases.map { .init(value: $0.rawValue, label: $0.label) }
        ),
        defaultValue: .choice(ListAppearance.insetGrouped.rawValue)
      ),
      ParameterDescriptor(
        key: separators,
        label: "Separators",
        group: "List",
        help: "Whether there are lines between rows.",
        kind: .flag,
        defaultValue: .flag(true)
      ),
    ]
  }

  private static var edges: [ParameterDescriptor] {
    let group = "Headers and footers"
    return [
      ParameterDescriptor(
        key: headerMode,
        label: "Headers",
        group: group,
        help: "Whether sections have headers, and whether these are views or their first items.",
        kind: .choice(
          options: ListHeaderMode.allCases.map { .init(value: $0.rawValue, label: $0.label) }
        ),
        defaultValue: .choice(ListHeaderMode.supplementary.rawValue)
      ),
      ParameterDescriptor(
        key: footers,
        label: "Footers",
        group: group,
        help: "Whether sections with a text for it have a footer.",
        kind: .flag,
        defaultValue: .flag(true)
      ),
      ParameterDescriptor(
        key: ownPadding,
        label: "Own space above headers",
        group: group,
        help: "Whether the space above headers is set here; otherwise the look decides.",
        kind: .flag,
        defaultValue: .flag(false)
      ),
      ParameterDescriptor(
        key: headerTopPadding,
        label: "Space above headers",
        group: group,
        help: "Extra space above each header.",
        kind: .number(
          minimum: padding.lowerBound,
          maximum: padding.upperBound,
          step: 1,
          unit: "pt"
        ),
        defaultValue: .number(usualPadding)
      ),
    ]
  }
}
