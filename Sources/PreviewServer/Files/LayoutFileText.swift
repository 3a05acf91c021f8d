// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The text of a layout file, in which values are replaced and everything else stays as its author wrote
/// it: spaces, order, spelling of other numbers.
struct LayoutFileText {
  /// A value of an object or a list, by its place in the bytes.
  private struct Part {
    var key: String
    /// Where its key begins, or the value of a list.
    var start: Int
    var value: Range<Int>
  }

  private static let parameters = "parameters"
  /// Values that no layout file has.
  private static let ofStage: Set = ["stage.layout", "stage.items"]

  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Setting

  /// Sets the value of a parameter: a path to a value in the file, or else the name of a member of
  /// `parameters`.
  ///
  /// - Returns: Whether the file has a place for it.
  mutating func set(_ key: String, to value: ParameterValue) -> Bool {
    guard !Self.ofStage.contains(key), let root = start(of: 0..<bytes.count) else { return false }
    if let place = place(of: key[...], in: root) {
      replace(place, with: value, isPath: true)
      return true
    }
    if let parent = parent(of: key, in: root) {
      insert(parent.member, value, isPath: true, into: parent.object)
      return true
    }
    guard !key.hasPrefix("layouts") else { return false }
    if let values = place(of: Self.parameters[...], in: root), bytes[values.lowerBound] == .open {
      if let old = parts(of: values.lowerBound).first(where: { $0.key == key }) {
        replace(old.value, with: value, isPath: false)
      } else {
        insert(key, value, isPath: false, into: values.lowerBound)
      }
    } else {
      let text = "{\(Self.quoted(key)): \(Self.text(of: value, isPath: false))}"
      insert(Self.parameters, text, into: root)
    }
    return true
  }

  /// Replaces a value; in an object, the members that it has already keep their places.
  private mutating func replace(_ range: Range<Int>, with value: ParameterValue, isPath: Bool) {
    let members = Self.members(of: value, isPath: isPath)
    let old = bytes[range.lowerBound] == .open ? parts(of: range.lowerBound) : []
    let known = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard !members.isEmpty, members.allSatisfy({ known[$0.name] != nil }) else {
      return bytes.replaceSubrange(range, with: Self.text(of: value, isPath: isPath).utf8)
    }
    // From the end, so that the places before stay right.
    let places = members.compactMap { member in known[member.name].map { ($0, member.value) } }
    for (place, number) in places.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(place, with: Self.text(of: number).utf8)
    }
  }

  private mutating func insert(
    _ key: String,
    _ value: ParameterValue,
    isPath: Bool,
    into object: Int
  ) {
    insert(key, Self.text(of: value, isPath: isPath), into: object)
  }

  /// Adds a member after the last one of an object, with the spaces that are before the last one.
  private mutating func insert(_ key: String, _ value: String, into object: Int) {
    let member = "\(Self.quoted(key)): \(value)"
    guard let last = parts(of: object).last else {
      return bytes.insert(contentsOf: member.utf8, at: object + 1)
    }
    var space = last.start
    while space > object + 1, Self.isSpace(bytes[space - 1]) { space -= 1 }
    let gap = space < last.start ? Array(bytes[space..<last.start]) : [.space]
    bytes.insert(contentsOf: [.comma] + gap + Array(member.utf8), at: last.value.upperBound)
  }

  // MARK: Finding

  /// The value at a path such as `sections[0].group.spacing`, from an object or a list.
  private func place(of path: Substring, in start: Int) -> Range<Int>? {
    if bytes[start] == .openList {
      guard path.first == "[", let end = path.firstIndex(of: "]"),
        let index = Int(path[path.index(after: path.startIndex)..<end])
      else { return nil }
      let entries = parts(of: start)
      guard entries.indices.contains(index) else { return nil }
      return place(of: path[path.index(after: end)...], inside: entries[index].value)
    }
    guard bytes[start] == .open else { return nil }
    // Names may contain dots, so the longest one that fits comes first.
    for part in parts(of: start).sorted(by: { $0.key.count > $1.key.count })
    where path.hasPrefix(part.key) {
      if let found = place(of: path.dropFirst(part.key.count), inside: part.value) { return found }
    }
    return nil
  }

  private func place(of rest: Substring, inside value: Range<Int>) -> Range<Int>? {
    if rest.isEmpty { return value }
    if rest.first == "[" { return place(of: rest, in: value.lowerBound) }
    return rest.first == "." ? place(of: rest.dropFirst(), in: value.lowerBound) : nil
  }

  /// The object in which a path's last name would be a new member.
  private func parent(of path: String, in root: Int) -> (object: Int, member: String)? {
    guard let dot = path.lastIndex(of: "."), !path.hasSuffix("]"),
      let place = place(of: path[..<dot], in: root), bytes[place.lowerBound] == .open
    else { return nil }
    return (place.lowerBound, String(path[path.index(after: dot)...]))
  }

  /// The members of an object, or the entries of a list without keys.
  private func parts(of start: Int) -> [Part] {
    var parts: [Part] = []
    var at = start + 1
    let isObject = bytes[start] == .open
    while let next = self.start(of: at..<bytes.count), !Self.isEnd(bytes[next]) {
      var key = ""
      var from = next
      if isObject {
        let end = self.end(of: next)
        key = Self.name(bytes[next..<end])
        guard let colon = self.start(of: end..<bytes.count),
          let value = self.start(of: (colon + 1)..<bytes.count)
        else { break }
        from = value
      }
      let end = self.end(of: from)
      guard end > from else { break }
      parts.append(Part(key: key, start: next, value: from..<end))
      guard let after = self.start(of: end..<bytes.count), bytes[after] == .comma else { break }
      at = after + 1
    }
    return parts
  }

  /// The first byte in a range that is no space.
  private func start(of range: Range<Int>) -> Int? {
    range.clamped(to: 0..<bytes.count).first { !Self.isSpace(bytes[$0]) }
  }

  /// The place after a value that starts at a place.
  private func end(of start: Int) -> Int {
    var depth = 0
    var isText = false
    var at = start
    while at < bytes.count {
      let byte = bytes[at]
      if isText {
        if byte == .escape { at += 1 } else if byte == .quote { isText = false }
      } else if byte == .quote {
        isText = true
      } else if byte == .open || byte == .openList {
        depth += 1
      } else if Self.isEnd(byte) {
        // The end of the container that a number or a word is in.
        if depth == 0 { return at }
        depth -= 1
      } else if depth == 0, byte == .comma || Self.isSpace(byte) || byte == .colon {
        return at
      }
      at += 1
      let isWhole = depth == 0 && !isText && (byte == .quote || Self.isEnd(byte))
      if isWhole { return at }
    }
    return bytes.count
  }

  private static func name(_ quoted: ArraySlice<UInt8>) -> String {
    guard let text = try? JSONText.string(quoted) else { return "" }
    return text
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0a, 0x0d].contains(byte) }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == .close || byte == .closeList }
}

extension LayoutFileText {
  // MARK: Texts of values

  /// The members of a value that is an object in a file: at a path, left is leading.
  private static func members(
    of value: ParameterValue,
    isPath: Bool
  ) -> [(name: String, value: Double)] {
    switch value {
    case .insets(let insets):
      return [
        ("top", insets.top), (isPath ? "leading" : "left", insets.left),
        ("bottom", insets.bottom), (isPath ? "trailing" : "right", insets.right),
      ]
    case .size(let width, let height): return [("width", width), ("height", height)]
    default: return []
    }
  }

  private static func text(of value: ParameterValue, isPath: Bool) -> String {
    switch value {
    case .number(let number): return text(of: number)
    case .flag(let flag): return flag ? "true" : "false"
    case .choice(let word): return quoted(word)
    default:
      let members = members(of: value, isPath: isPath)
      return "{" + members.map { "\"\($0.name)\": \(text(of: $0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  /// A number as people write it: without a fraction of zero.
  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func quoted(_ text: String) -> String { JSONText.quoted(text) }
}

extension UInt8 {
  fileprivate static let open = UInt8(ascii: "{")
  fileprivate static let close = UInt8(ascii: "}")
  fileprivate static let openList = UInt8(ascii: "[")
  fileprivate static let closeList = UInt8(ascii: "]")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let escape = UInt8(ascii: "\\")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let colon = UInt8(ascii: ":")
}
