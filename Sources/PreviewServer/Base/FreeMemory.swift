// SPDX-License-Identifier: Apache-2.0
import CAllocator

/// Memory of the process that holds nothing.
enum FreeMemory {
  /// Gives it back to the system.
  ///
  /// - Complexity: O(n) for n free blocks; some milliseconds for those of thousands of connections.
  static func giveBack() { _ = malloc_trim(0) }
}
