// SPDX-License-Identifier: Apache-2.0

/// The name of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a view, for configurations that depend on it.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Makes a state with traits and default values.
  init(traitCollection: UITraitCollection)

  /// The traits of the device and its settings.
  var traitCollection: UITraitCollection { get set }

  /// A custom state; `nil` unless set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
