// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An element of a file in XML, with the line at which it begins.
package final class MarkupNode {
  /// Why a file cannot be read, and where.
  package struct Failure: Error, Equatable {
    /// The line, from 1.
    package var line: Int
    /// What is wrong there.
    package var reason: String
  }

  /// The deepest elements within one another, and the most elements of a file.
  private static let (deepest, most) = (200, 200_000)

  /// The element's name.
  package let name: String
  /// The line at which it begins, from 1.
  package let line: Int
  /// Its attributes.
  package let attributes: [String: String]
  /// The elements in it.
  package private(set) var children: [MarkupNode] = []
  /// The text in it.
  package private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  /// An attribute.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// An attribute as a number.
  package func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// An attribute as yes or no.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// The first element in it with a name.
  package func child(_ name: String) -> MarkupNode? { children.first { $0.name == name } }

  /// The first element in it whose `key` is a text.
  package func child(keyed key: String) -> MarkupNode? { children.first { $0["key"] == key } }

  /// Reads a file.
  ///
  /// - Throws: The first thing that is wrong, with its line.
  /// - Complexity: O(number of bytes).
  package static func read(_ bytes: Data) throws(Failure) -> MarkupNode {
    var scanner = MarkupScanner(bytes)
    var open: [MarkupNode] = []
    var root: MarkupNode?
    var count = 0
    while let token = try scanner.next() {
      switch token {
      case .text(let text): open.last?.text += text
      case .opening(let name, let attributes, let line, let isEmpty):
        let node = MarkupNode(name, attributes, line: line)
        count += 1
        guard count <= most else {
          throw Failure(line: line, reason: "it has more than \(most) elements")
        }
        guard open.count < deepest else {
          throw Failure(line: line, reason: "its elements are more than \(deepest) deep")
        }
        if let parent = open.last {
          parent.children.append(node)
        } else {
          guard root == nil else { throw Failure(line: line, reason: "<\(name)> is a second root") }
          root = node
        }
        if !isEmpty { open.append(node) }
      case .closing(let name, let line):
        guard let last = open.popLast() else {
          throw Failure(line: line, reason: "</\(name)> ends nothing")
        }
        guard last.name == name else {
          throw Failure(line: line, reason: "</\(name)> ends <\(last.name)> of line \(last.line)")
        }
      }
    }
    if let last = open.last {
      throw Failure(line: last.line, reason: "<\(last.name)> does not end")
    }
    guard let root else { throw Failure(line: 1, reason: "there is no element in it") }
    return root
  }
}

/// Divides a file in XML into tags and texts.
private struct MarkupScanner {
  enum Token {
    case opening(String, [String: String], line: Int, isEmpty: Bool)
    case closing(String, line: Int)
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ data: Data) { bytes = Array(data) }

  mutating func next() throws(MarkupNode.Failure) -> Token? {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        let text = take { $0 != UInt8(ascii: "<") }
        if text.contains(where: { !$0.isWhitespace }) { return .text(Self.plain(text)) }
        continue
      }
      let start = line
      if begins("<!--") {
        try skip(to: "-->", from: start)
      } else if begins("<?") {
        try skip(to: "?>", from: start)
      } else if begins("<![CDATA[") {
        let from = place + 9
        try skip(to: "]]>", from: start)
        return .text(String(decoding: bytes[from..<max(from, place - 3)], as: UTF8.self))
      } else if begins("<!") {
        try skip(to: ">", from: start)
      } else {
        return try tag(start)
      }
    }
    return nil
  }

  private mutating func tag(_ start: Int) throws(MarkupNode.Failure) -> Token {
    place += 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = take { !Self.isSpace($0) && !">/=<".utf8.contains($0) }
    guard !name.isEmpty else { throw failure(start, "a tag has no name") }
    var attributes: [String: String] = [:]
    while true {
      _ = take(while: Self.isSpace)
      guard place < bytes.count else { throw failure(start, "<\(name)> does not end") }
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return isEnd
          ? .closing(name, line: start) : .opening(name, attributes, line: start, isEmpty: false)
      case UInt8(ascii: "/"):
        place += 1
        guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
          throw failure(start, "<\(name)> does not end")
        }
        place += 1
        return .opening(name, attributes, line: start, isEmpty: true)
      default:
        let key = take { !Self.isSpace($0) && !"=></\"".utf8.contains($0) }
        attributes[key] = try value(of: key, in: name, start)
      }
    }
  }

  private mutating func value(
    of key: String,
    in name: String,
    _ start: Int
  ) throws(MarkupNode.Failure) -> String {
    guard !key.isEmpty, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="),
      ["\"", "'"].contains(Character(UnicodeScalar(bytes[place + 1])))
    else { throw failure(line, "<\(name)> has an attribute without a value") }
    let quote = bytes[place + 1]
    place += 2
    let text = take { $0 != quote && $0 != UInt8(ascii: "<") }
    guard place < bytes.count, bytes[place] == quote else {
      throw failure(start, "the value of \(key) in <\(name)> does not end")
    }
    place += 1
    return Self.plain(text)
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, isWanted(bytes[place]) {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private func begins(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(to end: String, from start: Int) throws(MarkupNode.Failure) {
    while place < bytes.count, !begins(end) {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    guard place < bytes.count else { throw failure(start, "\(end) is missing") }
    place += end.utf8.count
  }

  private func failure(_ line: Int, _ reason: String) -> MarkupNode.Failure {
    MarkupNode.Failure(line: line, reason: reason)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  /// A text with its entities replaced; unknown ones stay.
  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (made, rest) = ("", text[...])
    while let mark = rest.firstIndex(of: "&") {
      made += rest[..<mark]
      rest = rest[mark...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let sign = sign(rest[rest.index(after: mark)..<end])
      else {
        made += "&"
        rest = rest.dropFirst()
        continue
      }
      made += sign
      rest = rest[rest.index(after: end)...]
    }
    return made + rest
  }

  private static func sign(_ name: Substring) -> String? {
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let sign = known[String(name)] { return sign }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(UnicodeScalar.init).map { String(Character($0)) }
  }
}
