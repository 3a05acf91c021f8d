// SPDX-License-Identifier: Apache-2.0

/// Directions of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The set as a number.
  public let rawValue: UInt

  /// Makes a set of directions.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
