// SPDX-License-Identifier: Apache-2.0

/// Whose items a stage shows if its source has its own.
public enum ItemsChoice: String, CaseIterable, Sendable {
  /// The source's items, in the source's cells.
  case own
  /// The items of the data, in the stage's cells.
  case data

  /// The key of the parameter with this choice.
  public static let key = "stage.items"

  /// The choice of a parameter's value; `nil` for any other value.
  public init?(_ value: ParameterValue?) {
    guard case .choice(let word)? = value else { return nil }
    self.init(rawValue: word)
  }

  /// The choice as a parameter's value.
  public var value: ParameterValue { .choice(rawValue) }

  /// The name for users.
  public var label: String {
    switch self {
    case .own: "Own"
    case .data: "Data"
    }
  }

  /// The name of the change in the history.
  public var stepLabel: String {
    switch self {
    case .own: "Show own items"
    case .data: "Show the data"
    }
  }

  /// The parameter of a stage whose source has its own items, in the type `owner`.
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
