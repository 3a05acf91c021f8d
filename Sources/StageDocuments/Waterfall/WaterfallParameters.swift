// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// The parameters of a waterfall.
package enum WaterfallParameters {
  package static let columns = "columns"
  package static let placement = "placement"
  package static let columnSpacing = "columnSpacing"
  package static let itemSpacing = "itemSpacing"
  package static let sectionInset = "sectionInset"
  package static let headerHeight = "headerHeight"
  package static let pinsHeaders = "pinsHeaders"

  private static let mostColumns = 12.0
  private static let longestSpacing = 200.0
  private static let usualColumns = 2.0
  private static let usualSpacing = 12.0
  private static let usualInset = 6.0

  /// All parameters with their usual values.
  package static var descriptors: [ParameterDescriptor] { columnRules + lengths + headers }

  private static var columnRules: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: columns,
        label: "Columns",
        group: "Columns",
        help: "The number of columns; all have the same width.",
        kind: .number(minimum: 1, maximum: mostColumns, step: 1, unit: "", isWhole: true),
        defaultValue: .number(usualColumns)
      ),
      ParameterDescriptor(
        key: placement,
        label: "Next item goes to",
        group: "Columns",
        help: "The column that gets the next picture.",
        kind: .choice(options: [
          .init(value: "alternate", label: "Next column"),
          .init(value: "shortest", label: "Shortest column"),
        ]),
        defaultValue: .choice("alternate")
      ),
    ]
  }

  private static var lengths: [ParameterDescriptor] {
    [
      length(
        columnSpacing,
        "Between columns",
        "Spacing",
        "Distance between columns.",
        usualSpacing
      ),
      length(
        itemSpacing,
        "Between items",
        "Spacing",
        "The distance between items of a column.",
        usualSpacing
      ),
      ParameterDescriptor(
        key: sectionInset,
        label: "Section inset",
        group: "Spacing",
        help: "The space around the items of a section.",
        kind: .insets(minimum: 0, maximum: longestSpacing, step: 1),
        defaultValue: .insets(
          Insets(top: usualInset, left: usualInset, bottom: usualInset, right: usualInset)
        )
      ),
    ]
  }

  private static var headers: [ParameterDescriptor] {
    [
      length(headerHeight, "Height", "Headers", "Height of headers; 0 for none.", 0),
      ParameterDescriptor(
        key: pinsHeaders,
        label: "Pinned",
        group: "Headers",
        help: "Whether headers stay at the edge while their section is there.",
        kind: .flag,
        defaultValue: .flag(false)
      ),
    ]
  }

  private static func length(
    _ key: String,
    _ label: String,
    _ group: String,
    _ help: String,
    _ value: Double
  ) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key,
      label: label,
      group: group,
      help: help,
      kind: .number(minimum: 0, maximum: longestSpacing, step: 1, unit: "pt"),
      defaultValue: .number(value)
    )
  }
}
