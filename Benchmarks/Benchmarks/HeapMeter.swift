// SPDX-License-Identifier: Apache-2.0
import CReference

/// Measures the memory that a value holds, by asking the allocator.
enum HeapMeter {
  private static var bytes: Double { cref_heap_bytes() }

  /// The bytes that the value made by a body holds.
  static func bytes<Value>(of make: () -> Value) -> Double {
    let before = bytes
    let value = make()
    let after = bytes
    keep(value)
    return after - before
  }
}
