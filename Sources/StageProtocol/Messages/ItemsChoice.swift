// SPDX-License-Identifier: Apache-2.0

/// Whose items a stage shows whose source has some of its own.
public enum ItemsChoice: String, CaseIterable, Sendable {
  /// The source's, in its own cells.
  case own
  /// Those of the data, in the stage's cells.
  case data

  /// Key of the parameter that holds it.
  public static let key = "stage.items"

  /// The choice that a value makes; `nil` for a value that makes none.
  public init?(_ value: ParameterValue?) {
    guard case .choice(let word)? = value else { return nil }
    self.init(rawValue: word)
  }

  /// The choice as a parameter's value.
  public var value: ParameterValue { .choice(rawValue) }

  /// What people read.
  public var label: String {
    switch self {
    case .own: "Own"
    case .data: "Data"
    }
  }

  /// What the history calls the change to it.
  public var stepLabel: String {
    switch self {
    case .own: "Show own items"
    case .data: "Show the data"
    }
  }

  /// The parameter of a stage whose items are those of a type of its source.
  public static func descriptor(owner: String) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key,
      label: "Show",
      group: "Items shown",
      help: "The items that \(owner) has in the source, in its own cells, or those of the data.",
      kind: .choice(options: allCases.map { .init(value: $0.rawValue, label: $0.label) }),
      defaultValue: own.value,
      panel: .data
    )
  }
}
