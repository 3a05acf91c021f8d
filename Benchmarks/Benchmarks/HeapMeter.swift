// SPDX-License-Identifier: Apache-2.0
import CReference

/// What the allocator has handed out, so that what a value holds can be told.
enum HeapMeter {
  private static var bytes: Double { cref_heap_bytes() }

  /// How many bytes a value holds that a body makes.
  static func bytes<Value>(of make: () -> Value) -> Double {
    let before = bytes
    let value = make()
    let after = bytes
    keep(value)
    return after - before
  }
}
