// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What people can tune about a list.
enum ListParameters {
  static let appearance = "appearance"
  static let headerMode = "headerMode"
  static let footers = "footers"
  static let separators = "showsSeparators"
  static let ownPadding = "setsHeaderTopPadding"
  static let headerTopPadding = "headerTopPadding"

  private static let padding = 0.0...100.0
  private static let usualPadding = 12.0

  static let descriptors: [ParameterDescriptor] = [
    PropertyWords(
      appearance,
      "Appearance",
      in: "List",
      "The look of the whole list."
    ).descriptor(
      .choice(options: ListAppearance.allCases.map { .init(value: $0.rawValue, label: $0.label) }),
      .choice(ListAppearance.insetGrouped.rawValue)
    ),
    PropertyWords(
      separators,
      "Separators",
      in: "List",
      "Whether there are lines between rows."
    ).descriptor(.flag, .flag(true)),
    PropertyWords(
      headerMode,
      "Headers",
      in: "Headers and footers",
      "Whether sections have headers, and whether these are views or their first items."
    ).descriptor(
      .choice(options: ListHeaderMode.allCases.map { .init(value: $0.rawValue, label: $0.label) }),
      .choice(ListHeaderMode.supplementary.rawValue)
    ),
    PropertyWords(
      footers,
      "Footers",
      in: "Headers and footers",
      "Whether sections with a text for it have a footer."
    ).descriptor(.flag, .flag(true)),
    PropertyWords(
      ownPadding,
      "Own space above headers",
      in: "Headers and footers",
      "Whether the space above headers is set here; otherwise the look decides."
    ).descriptor(.flag, .flag(false)),
    PropertyWords(
      headerTopPadding,
      "Space above headers",
      in: "Headers and footers",
      "Extra space above each header."
    ).descriptor(
      .number(minimum: padding.lowerBound, maximum: padding.upperBound, step: 1, unit: "pt"),
      .number(usualPadding)
    ),
  ]
}
