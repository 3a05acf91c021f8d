// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The text of a `tessera.json`, in which entries of `responses` are set; all other text stays.
struct ManifestText {
  /// A member of an object: its name, and the places of its value.
  private struct Member {
    var name: String
    var value: Range<Int>
  }

  private static let (quote, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
  private static let spaces = Set(" \t\r\n".utf8)
  private static let empty = "{\n}\n"
  private static let (outer, inner) = ("\n  ", "\n    ")

  private(set) var bytes: [UInt8]

  /// Takes the content of the file, or nothing for a new one; `nil` unless it is a JSON object.
  init?(_ content: Data?) {
    bytes = Array(content ?? Data(Self.empty.utf8))
    guard let content else { return }
    guard (try? JSONSerialization.jsonObject(with: content)) is [String: Any] else { return nil }
  }

  /// Sets the file that answers a request; `false` when `responses` is no object.
  ///
  /// - Complexity: O(n) in the length of the text.
  mutating func set(_ request: String, to file: String) -> Bool {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else { return false }
    let root = members(at: start)
    let entry = "\(JSONText.quoted(request)): \(JSONText.quoted(file))"
    guard let responses = root.members.last(where: { $0.name == SourceManifest.responses }) else {
      let name = JSONText.quoted(SourceManifest.responses)
      let member = "\(Self.outer)\(name): {\(Self.inner)\(entry)\(Self.outer)}"
      insert(member, after: root.members.last, in: start, before: "\n")
      return true
    }
    guard bytes[responses.value.lowerBound] == UInt8(ascii: "{") else { return false }
    let answers = members(at: responses.value.lowerBound).members
    if let old = answers.last(where: { $0.name == request }) {
      bytes.replaceSubrange(old.value, with: JSONText.quoted(file).utf8)
    } else {
      let place = responses.value.lowerBound
      insert(Self.inner + entry, after: answers.last, in: place, before: Self.outer)
    }
    return true
  }

  private mutating func insert(
    _ text: String,
    after last: Member?,
    in start: Int,
    before end: String
  ) {
    if let last {
      bytes.insert(contentsOf: Array(",\(text)".utf8), at: last.value.upperBound)
    } else {
      let close = members(at: start).end
      bytes.replaceSubrange(start + 1..<close, with: Array((text + end).utf8))
    }
  }

  /// The members of the object that begins at a place, and the place of its last brace.
  private func members(at start: Int) -> (members: [Member], end: Int) {
    var members: [Member] = []
    var place = start + 1
    while true {
      place = next(place)
      guard place < bytes.count, bytes[place] != UInt8(ascii: "}") else { break }
      if bytes[place] == UInt8(ascii: ",") {
        place += 1
        continue
      }
      let end = endOfValue(place)
      let name = (try? JSONText.string(bytes[place..<end])) ?? ""
      let value = next(next(end) + 1)
      place = endOfValue(value)
      members.append(Member(name: name, value: value..<place))
    }
    return (members, place)
  }

  /// The first place that is no space.
  private func next(_ place: Int) -> Int {
    bytes[min(place, bytes.count)...].firstIndex { !Self.spaces.contains($0) } ?? bytes.count
  }

  private func endOfValue(_ start: Int) -> Int {
    var (place, depth, isText) = (start, 0, false)
    while place < bytes.count {
      let byte = bytes[place]
      if isText {
        if byte == Self.escape { place += 1 } else if byte == Self.quote { isText = false }
        if !isText, depth == 0 { return place + 1 }
      } else {
        switch byte {
        case Self.quote: isText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          guard depth > 0 else { return place }
          depth -= 1
          if depth == 0 { return place + 1 }
        case UInt8(ascii: ","): if depth == 0 { return place }
        default: if depth == 0, Self.spaces.contains(byte) { return place }
        }
      }
      place += 1
    }
    return bytes.count
  }
}
