// SPDX-License-Identifier: Apache-2.0

/// The name of a state of one's own.
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

/// What holds of a view, for a configuration that depends on it.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Makes a state of which only the traits are known.
  init(traitCollection: UITraitCollection)

  /// What the view knows of the device and the settings.
  var traitCollection: UITraitCollection { get set }

  /// A state of one's own; `nil` unless set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
