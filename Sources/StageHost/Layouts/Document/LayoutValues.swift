// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// The values of a layout's parameters, complete and read by type.
struct LayoutValues: Equatable {
  /// The value of each key.
  private(set) var values: [String: ParameterValue]

  /// Puts values over the defaults, later layers over earlier ones; unknown keys are left out.
  init(parameters: [ParameterDescriptor], layers: [[String: ParameterValue]]) {
    values = Dictionary(
      parameters.map { ($0.key, $0.defaultValue) },
      uniquingKeysWith: { first, _ in first }
    )
    for layer in layers {
      for (key, value) in layer where values[key] != nil { values[key] = value }
    }
  }

  /// A number; zero when there is none with this key.
  func number(_ key: String) -> CGFloat {
    guard case .number(let number)? = values[key] else { return 0 }
    return CGFloat(number)
  }

  /// A Boolean; false when there is none with this key.
  func flag(_ key: String) -> Bool { values[key] == .flag(true) }

  /// The word of a choice; empty when there is none with this key.
  func choice(_ key: String) -> String {
    guard case .choice(let word)? = values[key] else { return "" }
    return word
  }

  /// A size; zero when there is none with this key.
  func size(_ key: String) -> CGSize {
    guard case .size(let width, let height)? = values[key] else { return .zero }
    return CGSize(width: width, height: height)
  }

  /// Insets; zero when there are none with this key.
  func insets(_ key: String) -> Insets {
    guard case .insets(let insets)? = values[key] else { return .zero }
    return insets
  }
}
