// SPDX-License-Identifier: Apache-2.0

/// A place in a text as editors count it: lines and columns from 1, columns in Unicode scalars.
package struct TextPlace: Hashable, Sendable {
  package var line: Int
  package var column: Int

  /// Finds the place of a byte offset.
  ///
  /// - Complexity: O(offset).
  package init(offset: Int, in bytes: [UInt8]) {
    line = 1
    column = 1
    for byte in bytes.prefix(max(0, offset)) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
    }
  }
}
