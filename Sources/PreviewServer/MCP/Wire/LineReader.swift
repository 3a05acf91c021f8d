// SPDX-License-Identifier: Apache-2.0

/// Divides a stream of bytes into lines, without keeping more than one line may have.
struct LineReader {
  /// A line, or the fact that there was one that is too long.
  enum Line: Equatable {
    case bytes([UInt8])
    case tooLong
  }

  /// The greatest number of bytes of a line.
  let bound: Int
  private var rest: [UInt8] = []
  /// Whether the present line is too long, so that it is skipped to its end.
  private var isSkipping = false

  init(bound: Int) { self.bound = bound }

  /// Takes further bytes, and returns the lines that end in them; empty lines are left out.
  ///
  /// - Complexity: O(n) for n bytes.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines += end()
      } else if !isSkipping {
        rest.append(byte)
        if rest.count > bound { (rest, isSkipping) = ([], true) }
      }
    }
    return lines
  }

  /// Ends the present line, as a line break or the end of the stream does.
  mutating func end() -> [Line] {
    defer { (rest, isSkipping) = ([], false) }
    if isSkipping { return [.tooLong] }
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    return rest.isEmpty ? [] : [.bytes(rest)]
  }
}
