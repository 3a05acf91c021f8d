// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// A layout's parameters with a value for every key of its schema, read by type.
struct LayoutValues: Equatable {
  /// The value of each key.
  private(set) var values: [String: ParameterValue]

  /// Lays values over the defaults; keys that no parameter has are left out.
  init(parameters: [ParameterDescriptor], layers: [[String: ParameterValue]]) {
    values = Dictionary(
      parameters.map { ($0.key, $0.defaultValue) },
      uniquingKeysWith: { first, _ in first }
    )
    for layer in layers {
      for (key, value) in layer where values[key] != nil { values[key] = value }
    }
  }

  /// A number, or zero where the schema has none under this key.
  func number(_ key: String) -> CGFloat {
    guard case .number(let number)? = values[key] else { return 0 }
    return CGFloat(number)
  }

  /// A switch, off where the schema has none under this key.
  func flag(_ key: String) -> Bool { values[key] == .flag(true) }

  /// A choice's word, empty where the schema has none under this key.
  func choice(_ key: String) -> String {
    guard case .choice(let word)? = values[key] else { return "" }
    return word
  }

  /// A size, zero where the schema has none under this key.
  func size(_ key: String) -> CGSize {
    guard case .size(let width, let height)? = values[key] else { return .zero }
    return CGSize(width: width, height: height)
  }

  /// Insets, zero where the schema has none under this key.
  func insets(_ key: String) -> Insets {
    guard case .insets(let insets)? = values[key] else { return .zero }
    return insets
  }
}
