// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The place of an item in an outline, from a data file.
public struct OutlineItem: Hashable, Sendable {
  /// The part of a row that shows and hides its children.
  public enum Disclosure: String, Hashable, Sendable, CaseIterable, Codable {
    /// The chevron, or the whole row if it is its section's header.
    case automatic
    /// Only the chevron; the rest of the row is selected.
    case cell
    /// The whole row.
    case header
  }

  /// The place of an item among the visible ones.
  public struct Place: Hashable, Sendable {
    /// The number of its ancestors.
    public var level: Int
    /// Whether it has children.
    public var isParent: Bool

    /// Makes a place.
    public init(level: Int, isParent: Bool) {
      self.level = level
      self.isParent = isParent
    }
  }

  /// The id of its parent in the same section; empty for none.
  public var parent: String
  /// Whether its children are shown.
  public var isExpanded: Bool
  /// The part of its row that shows and hides its children.
  public var disclosure: Disclosure
  /// Its place in the outline once it is computed; it is not part of a file.
  public var place: Place?

  /// Makes an item's place; without arguments, the item is in no outline.
  public init(
    parent: String = "",
    isExpanded: Bool = false,
    disclosure: Disclosure = .automatic
  ) {
    self.parent = parent
    self.isExpanded = isExpanded
    self.disclosure = disclosure
  }

  init(_ reader: FieldReader) throws(ProtocolError) {
    parent = try reader.optionalText("parent") ?? ""
    isExpanded = try reader.optionalFlag("expanded") ?? false
    disclosure = .automatic
    guard let word = try reader.optionalText("disclosure") else { return }
    guard let found = Disclosure(rawValue: word) else {
      let words = Disclosure.allCases.map(\.rawValue)
      throw ProtocolError.unknownValue(reader.field("disclosure"), word, words)
    }
    disclosure = found
  }
}

/// Checks that the parents of a section's items form a forest that is not too deep.
struct OutlineCheck {
  private let items: [DataDocument.Item]
  private let path: String
  private let deepest: Int

  /// Takes the items of a section; `path` is the section's path, for messages.
  init(_ items: [DataDocument.Item], path: String, limits: Limits) {
    self.items = items
    self.path = path
    deepest = limits.outlineDepth
  }

  /// Throws for the first item with an unknown parent, with a parent below itself, or too deep.
  ///
  /// - Complexity: O(n) for n items: each item's ancestors are visited once.
  func run() throws(ProtocolError) {
    guard items.contains(where: { !$0.outline.parent.isEmpty }) else { return }
    var indexes: [String: Int] = [:]
    for (index, item) in items.enumerated() { indexes[item.id] = index }
    var levels: [Int?] = items.map { $0.outline.parent.isEmpty ? 0 : nil }
    for start in items.indices where levels[start] == nil {
      var way = [start]
      var known: Int?
      while known == nil {
        let parent = try parent(of: way[way.count - 1], in: indexes)
        guard !way.contains(parent) else { throw cycle(at: start, through: parent) }
        if let level = levels[parent] { known = level } else { way.append(parent) }
        guard way.count <= deepest else { throw tooDeep(way[0]) }
      }
      for (step, index) in way.reversed().enumerated() {
        let level = (known ?? 0) + step + 1
        guard level < deepest else { throw tooDeep(index) }
        levels[index] = level
      }
    }
  }

  private func parent(
    of index: Int,
    in indexes: [String: Int]
  ) throws(ProtocolError) -> Int {
    let parent = items[index].outline.parent
    guard let found = indexes[parent] else {
      throw ProtocolError(
        code: "not-found",
        field: field(index),
        message: "\(field(index)) is \"\(ProtocolError.shortened(parent))\", "
          + "but its section has no such item"
      )
    }
    return found
  }

  private func cycle(at start: Int, through other: Int) -> ProtocolError {
    ProtocolError(
      code: ErrorCode.unknownValue,
      field: field(start),
      message: "\(field(start)) leads back to \(path).items[\(other)], "
        + "but no item may stand below itself"
    )
  }

  private func tooDeep(_ index: Int) -> ProtocolError {
    ProtocolError(
      code: ErrorCode.tooMany,
      field: field(index),
      message: "\(field(index)) puts the item on a level below the \(deepest) that there may be"
    )
  }

  private func field(_ index: Int) -> String { "\(path).items[\(index)].parent" }
}
