// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The elements of one view at one revision, with their contents.
///
/// - Invariant: at least one element refers to every content.
public struct ElementTable: Equatable, Sendable {
  /// One element.
  public struct Element: Hashable, Sendable {
    /// 0 cell, 1 supplementary, 2 decoration.
    public var category: UInt8
    /// The element kind; empty for cells.
    public var kind: String
    /// The identity within category and kind.
    public var key: String
    /// The present attributes.
    public var attributes: WireAttributes
  }

  /// A content and the number of elements that refer to it.
  private struct Held: Equatable {
    var content: WireContent
    var references: Int
  }

  /// The revision of the table; 0 before the first snapshot.
  public private(set) var revision: UInt64 = 0
  /// The size of the content; `nil` before it is known.
  public private(set) var contentSize: WireSize?
  /// Orthogonal sections, by id.
  public private(set) var orthogonalSections: [UInt64: WireOrthogonalSection] = [:]
  /// The elements by id.
  public private(set) var elements: [UInt64: Element] = [:]
  private var held: [UInt64: Held] = [:]

  /// Makes an empty table.
  public init() {}

  /// The number of contents.
  public var contentCount: Int { held.count }

  /// The element with an id.
  public subscript(id: UInt64) -> Element? { elements[id] }

  /// The content with an id; `nil` when no element refers to it.
  public func content(_ id: UInt64) -> WireContent? { held[id]?.content }

  /// The number of elements that refer to a content.
  public func references(to content: UInt64) -> Int { held[content]?.references ?? 0 }

  /// Applies a delta.
  ///
  /// - Throws: `wrong-base` when the delta has another base; `unknown-element` when it does not fit
  ///   the elements or refers to unknown content. The table is unchanged then.
  /// - Complexity: O(n) for n records; a snapshot O(n) for its elements.
  public mutating func apply(_ delta: Delta) throws(ProtocolError) {
    if delta.base == nil {
      var fresh = ElementTable()
      try fresh.check(delta)
      fresh.perform(delta)
      self = fresh
      return
    }
    guard delta.base == revision else {
      let base = delta.base.map(String.init) ?? "nothing"
      throw ProtocolError(
        code: ErrorCode.wrongBase,
        field: "base",
        message: "base is \(base), but the view stands at revision \(revision)"
      )
    }
    try check(delta)
    perform(delta)
  }

  /// The whole table as a snapshot of its revision, without animation.
  ///
  /// - Complexity: O(n log n).
  public func snapshot(view: UInt64) -> Delta {
    var delta = Delta(view: view, revision: revision, base: nil)
    delta.contentSize = contentSize
    delta.orthogonalSections = orthogonalSections.values.sorted { $0.id < $1.id }.map(
      OrthogonalSectionRecord.section
    )
    delta.contents = held.values.map(\.content).sorted { $0.id < $1.id }
    delta.inserted = elements.map { id, element in
      Delta.Insertion(
        id: id,
        category: element.category,
        kind: element.kind,
        key: element.key,
        attributes: element.attributes
      )
    }
    delta.inserted.sort { $0.id < $1.id }
    return delta
  }

  private mutating func perform(_ delta: Delta) {
    revision = delta.revision
    if let size = delta.contentSize { contentSize = size }
    for record in delta.orthogonalSections { take(record) }
    for content in delta.contents where held[content.id] == nil {
      held[content.id] = Held(content: content, references: 0)
    }
    for removal in delta.removed {
      if let element = elements.removeValue(forKey: removal.id) {
        release(element.attributes.content)
      }
    }
    for update in delta.updated { change(update) }
    for insertion in delta.inserted {
      elements[insertion.id] = Element(
        category: insertion.category,
        kind: insertion.kind,
        key: insertion.key,
        attributes: insertion.attributes
      )
      retain(insertion.attributes.content)
    }
    dropUnreferenced(delta)
  }

  private mutating func take(_ record: OrthogonalSectionRecord) {
    switch record {
    case .gone(let id): orthogonalSections[id] = nil
    case .section(var section):
      if !section.moves, let known = orthogonalSections[section.id] {
        section.offset = known.offset
      }
      section.moves = false
      orthogonalSections[section.id] = section
    }
  }

  /// Sets the offset of an orthogonal section, in points, to that on the driver's page.
  ///
  /// An unknown section is ignored.
  public mutating func moveOrthogonalSection(_ id: UInt64, to offset: Point) {
    guard let section = orthogonalSections[id] else { return }
    orthogonalSections[id]?.offset = WireQuantiser.length(
      CGFloat(section.isVertical ? offset.y : offset.x)
    )
  }

  private mutating func change(_ update: Delta.Update) {
    guard let old = elements[update.id]?.attributes.content else { return }
    elements[update.id]?.attributes.apply(update.change)
    guard update.change.fields.contains(.content), update.change.values.content != old
    else { return }
    retain(update.change.values.content)
    release(old)
  }

  private mutating func retain(_ content: UInt64) { held[content]?.references += 1 }

  /// A content without references stays until the delta's end, because a later record may refer to
  /// it.
  private mutating func release(_ content: UInt64) {
    held[content]?.references -= 1
    if held[content]?.references == 0 { unreferenced.append(content) }
  }

  /// Contents that lost their last reference during this delta.
  private var unreferenced: [UInt64] = []

  private mutating func dropUnreferenced(_ delta: Delta) {
    for id in unreferenced where held[id]?.references == 0 { held[id] = nil }
    for content in delta.contents where held[content.id]?.references == 0 {
      held[content.id] = nil
    }
    unreferenced.removeAll(keepingCapacity: true)
  }
}

extension ElementTable {
  /// Throws an error for a delta that does not fit, before anything changes.
  private func check(_ delta: Delta) throws(ProtocolError) {
    for (index, removal) in delta.removed.enumerated() where elements[removal.id] == nil {
      throw Self.unknown("removed[\(index)].id", "element \(removal.id) is not in the view")
    }
    for (index, update) in delta.updated.enumerated() {
      guard let element = elements[update.id] else {
        throw Self.unknown("updated[\(index)].id", "element \(update.id) is not in the view")
      }
      guard !Self.contains(delta.removed, update.id) else {
        throw Self.unknown("updated[\(index)].id", "element \(update.id) is removed as well")
      }
      try check(element.attributes.applying(update.change), "updated[\(index)]")
      if update.change.fields.contains(.orthogonalSection) {
        try check(
          orthogonalSection: update.change.values.orthogonalSection,
          "updated[\(index)]",
          delta
        )
      }
      guard update.change.fields.contains(.content) else { continue }
      try check(reference: update.change.values.content, "updated[\(index)]", delta)
    }
    for (index, insertion) in delta.inserted.enumerated() {
      guard elements[insertion.id] == nil || Self.contains(delta.removed, insertion.id) else {
        throw Self.unknown(
          "inserted[\(index)].id",
          "element \(insertion.id) is in the view already"
        )
      }
      try check(reference: insertion.attributes.content, "inserted[\(index)]", delta)
      try check(
        orthogonalSection: insertion.attributes.orthogonalSection,
        "inserted[\(index)]",
        delta
      )
    }
  }

  private func check(_ attributes: WireAttributes, _ path: String) throws(ProtocolError) {
    guard attributes.isWithinBounds else {
      throw ProtocolError(
        code: ErrorCode.outOfRange,
        field: path,
        message: "\(path) leads beyond 2^50 units of 1/64 pt"
      )
    }
  }

  private func check(
    reference content: UInt64,
    _ path: String,
    _ delta: Delta
  ) throws(ProtocolError) {
    guard content == 0 || held[content] != nil || Self.contains(delta.contents, content) else {
      throw Self.unknown("\(path).content", "content \(content) was never sent")
    }
  }

  private func check(
    orthogonalSection section: UInt64,
    _ path: String,
    _ delta: Delta
  ) throws(ProtocolError) {
    guard section != 0 else { return }
    var isThere = orthogonalSections[section] != nil
    if let told = Self.place(of: section, in: delta.orthogonalSections) {
      if case .gone = delta.orthogonalSections[told] { isThere = false } else { isThere = true }
    }
    guard isThere else {
      throw Self.unknown(
        "\(path).orthogonalSection",
        "orthogonal section \(section) is not in the view"
      )
    }
  }

  private static func unknown(_ field: String, _ reason: String) -> ProtocolError {
    ProtocolError(code: ErrorCode.unknownElement, field: field, message: "\(field): \(reason)")
  }

  /// Whether an ascending list has a record with the id.
  private static func contains(_ records: [some WireRecord], _ id: UInt64) -> Bool {
    place(of: id, in: records) != nil
  }

  /// The index of the record with an id in an ascending list.
  private static func place(of id: UInt64, in records: [some WireRecord]) -> Int? {
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if records[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].id == id ? low : nil
  }
}

/// A record with an id.
private protocol WireRecord {
  var id: UInt64 { get }
}

extension Delta.Removal: WireRecord {}
extension WireContent: WireRecord {}
extension OrthogonalSectionRecord: WireRecord {}
