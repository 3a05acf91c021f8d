// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text's lines, which are asked for by number.
struct SourceLines {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  /// Finds the lines.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ data: Data) {
    let bytes = Array(data)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    self.bytes = bytes
    starts = [0] + ends.map { $0 + 1 }
  }

  /// The text of a line, from 1, without its end; `nil` when there is none.
  func text(_ number: Int) -> String? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = starts[number - 1]
    var end = starts.indices.contains(number) ? starts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
