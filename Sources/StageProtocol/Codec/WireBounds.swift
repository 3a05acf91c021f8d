// SPDX-License-Identifier: Apache-2.0

/// Bounds of integers on the binary wire.
///
/// With them, all intermediate results are exact in JavaScript.
enum WireBounds {
  /// The greatest unsigned value, 2⁵³ − 1.
  static let unsigned: UInt64 = (1 << 53) - 1
  /// The greatest id, 2⁵² − 1.
  static let identifier: UInt64 = (1 << 52) - 1
  /// The greatest magnitude of a place, length or depth, 2⁵⁰ − 1.
  static let absolute: Int64 = (1 << 50) - 1
  /// The greatest magnitude of a difference between two of those, 2⁵¹ − 1.
  static let difference: Int64 = (1 << 51) - 1

  /// The nearest value that a place, length or depth may have.
  static func absolute(_ value: Int64) -> Int64 { min(max(value, -absolute), absolute) }

  /// The nearest value that a difference may have.
  static func difference(_ value: Int64) -> Int64 { min(max(value, -difference), difference) }
}
