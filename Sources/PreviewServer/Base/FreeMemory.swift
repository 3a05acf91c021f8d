// SPDX-License-Identifier: Apache-2.0
import CAllocator

/// Memory of the process that holds nothing.
enum FreeMemory {
  /// From this length on, a block has pages of its own, which the system gets back with it.
  private static let ownPagesBytes: Int32 = 128 << 10

  /// Keeps this length as it is; called once, at the start.
  ///
  /// The allocator raises it with each longer block that becomes free, and then puts long buffers
  /// between small blocks: the memory of a long stay goes up and down by a quarter.
  static func keepLongBlocksApart() { mallopt(M_MMAP_THRESHOLD, ownPagesBytes) }

  /// Gives it back to the system.
  ///
  /// - Complexity: O(n) for n free blocks; some milliseconds for those of thousands of connections.
  static func giveBack() { _ = malloc_trim(0) }
}
