// SPDX-License-Identifier: Apache-2.0

/// The first word of objects that are values of texts' attributes.
///
/// Foundation compares the attributes of texts by CoreFoundation, which looks for the kind of an object after the two words
/// that each object of Swift has, and traps where it finds none. Therefore these classes begin with one.
enum ObjectKind {
  /// The kind of any object, which is compared by `isEqual(_:)`.
  ///
  /// CoreFoundation keeps the number of a kind, here 1, above eight bits, the highest of which is always set.
  static let any: UInt64 = 1 << 8 | 0x80
}
