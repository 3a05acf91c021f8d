// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gives a text's lines by number.
struct SourceLines {
  private let bytes: [UInt8]
  /// The index of each line's first byte.
  private let starts: [Int]

  /// Finds the starts of the lines.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ data: Data) {
    let bytes = Array(data)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    self.bytes = bytes
    starts = [0] + ends.map { $0 + 1 }
  }

  /// The text of a line without its line break; `nil` when there is no such line.
  ///
  /// Numbers start at 1.
  func text(_ number: Int) -> String? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = starts[number - 1]
    var end = starts.indices.contains(number) ? starts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
