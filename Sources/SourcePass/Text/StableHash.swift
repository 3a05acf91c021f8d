// SPDX-License-Identifier: Apache-2.0

/// A hash that is the same in every process, by FNV-1a.
package struct StableHash {
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  /// The hash of all bytes so far.
  package private(set) var value = start

  /// The hash of some bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds bytes, and a mark after them.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // Byte by byte through an iterator, a text takes several times as long.
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { addAll($0) }
    if isAdded == nil { addAll(bytes) }
    value = (value ^ UInt64(UInt8.max)) &* Self.prime
  }

  private mutating func addAll(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* Self.prime }
  }
}
