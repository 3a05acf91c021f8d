// SPDX-License-Identifier: Apache-2.0

/// A value of an old-style property list, the form of Xcode's project files.
indirect enum PropertyTree: Equatable {
  case text(String)
  case list([PropertyTree])
  case table([String: PropertyTree])

  /// The value of a key; `nil` when this is no table or does not have it.
  subscript(key: String) -> PropertyTree? {
    guard case .table(let table) = self else { return nil }
    return table[key]
  }

  /// The text; `nil` for another value.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The texts of a list; empty for another value.
  var texts: [String] {
    guard case .list(let list) = self else { return [] }
    return list.compactMap(\.text)
  }

  /// Reads a property list; `nil` when it is malformed or nested too deeply.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  private struct Reader {
    /// Project files have four levels.
    private static let deepest = 64

    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool {
      mutating get {
        skip()
        return position == bytes.count
      }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func value(depth: Int) -> PropertyTree? {
      skip()
      guard depth < Self.deepest, let next else { return nil }
      switch next {
      case UInt8(ascii: "{"): return table(depth)
      case UInt8(ascii: "("): return list(depth)
      default: return text().map { .text($0) }
      }
    }

    private mutating func table(_ depth: Int) -> PropertyTree? {
      position += 1
      var table: [String: PropertyTree] = [:]
      while true {
        skip()
        if take("}") { return .table(table) }
        guard let key = text() else { return nil }
        skip()
        guard take("="), let value = value(depth: depth + 1) else { return nil }
        table[key] = value
        skip()
        guard take(";") else { return nil }
      }
    }

    private mutating func list(_ depth: Int) -> PropertyTree? {
      position += 1
      var list: [PropertyTree] = []
      while true {
        skip()
        if take(")") { return .list(list) }
        guard let value = value(depth: depth + 1) else { return nil }
        list.append(value)
        skip()
        guard take(",") || next == UInt8(ascii: ")") else { return nil }
      }
    }

    private mutating func text() -> String? {
      if take("\"") { return quoted() }
      let start = position
      while let next, Self.isPlain(next) { position += 1 }
      return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted() -> String? {
      var found: [UInt8] = []
      while let next {
        position += 1
        if next == UInt8(ascii: "\"") { return String(decoding: found, as: UTF8.self) }
        guard next == UInt8(ascii: "\\") else {
          found.append(next)
          continue
        }
        guard let escaped = self.next else { return nil }
        found.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
        position += 1
      }
      return nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "._/$-:<>@".utf8.contains(byte)
      }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    /// Skips space and comments.
    private mutating func skip() {
      while let next {
        if next == UInt8(ascii: " ") || (9...13).contains(next) {
          position += 1
        } else if next == UInt8(ascii: "/"), position + 1 < bytes.count {
          if bytes[position + 1] == UInt8(ascii: "*") {
            position += 2
            while position < bytes.count, !isAt("*/") { position += 1 }
            position = min(bytes.count, position + 2)
          } else if bytes[position + 1] == UInt8(ascii: "/") {
            while let next = self.next, next != UInt8(ascii: "\n") { position += 1 }
          } else {
            return
          }
        } else {
          return
        }
      }
    }

    private func isAt(_ word: String) -> Bool { bytes[position...].starts(with: word.utf8) }
  }
}
