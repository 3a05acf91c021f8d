// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// The contents of elements that the page has, each once for any number of elements.
///
/// - Invariant: between two deltas, at least one element refers to every content.
struct ContentTable {
  private struct Entry {
    var content: CellContent
    var references: Int
  }

  private var ids: [CellContent: UInt64] = [:]
  private var entries: [UInt64: Entry] = [:]
  /// New contents since the last delta, which the next delta must contain.
  private var fresh: [UInt64] = []
  private var unreferenced: Set<UInt64> = []
  private var next: UInt64 = 1

  /// The number of contents.
  var count: Int { entries.count }

  /// Adds a reference to a content and returns its id; 0 for no content.
  mutating func retain(_ content: CellContent?) -> UInt64 {
    guard let content else { return 0 }
    if let id = ids[content] {
      entries[id]?.references += 1
      unreferenced.remove(id)
      return id
    }
    let id = next
    next += 1
    ids[content] = id
    entries[id] = Entry(content: content, references: 1)
    fresh.append(id)
    return id
  }

  /// Removes one reference; the content stays until `finishDelta`, because another element may need
  /// it.
  mutating func release(_ id: UInt64) {
    guard var entry = entries[id] else { return }
    entry.references -= 1
    entries[id] = entry
    if entry.references == 0 { unreferenced.insert(id) }
  }

  /// Adds a content of another host's picture; its references are added with its elements.
  mutating func adopt(_ wire: WireContent) {
    let content = CellContent(wire)
    if ids[content] == nil { ids[content] = wire.id }
    entries[wire.id] = Entry(content: content, references: 0)
    unreferenced.insert(wire.id)
    next = max(next, wire.id + 1)
  }

  /// Counts the reference of one element in another host's picture.
  mutating func adoptReference(to id: UInt64) {
    guard entries[id] != nil else { return }
    entries[id]?.references += 1
    unreferenced.remove(id)
  }

  /// Forgets contents without references, and returns the contents that the page does not have.
  mutating func finishDelta() -> [WireContent] {
    for id in unreferenced {
      guard let entry = entries.removeValue(forKey: id) else { continue }
      if ids[entry.content] == id { ids[entry.content] = nil }
    }
    unreferenced = []
    let sent = fresh.compactMap { wire($0) }
    fresh = []
    return sent
  }

  /// Every content, ascending by id.
  func all() -> [WireContent] { entries.keys.sorted().compactMap { wire($0) } }

  private func wire(_ id: UInt64) -> WireContent? {
    entries[id].map { WireContent(id: id, content: $0.content) }
  }
}

extension CellContent {
  /// Makes the content of a wire's content; an unknown style is shown as a tile.
  init(_ wire: WireContent) {
    self.init(
      style: Style(rawValue: wire.style) ?? .tile,
      title: wire.title,
      subtitle: wire.subtitle,
      colour: wire.colour,
      hue: wire.hue,
      image: wire.image,
      selectedColour: wire.selectedColour,
      isPlaceholder: wire.isPlaceholder,
      progress: wire.progress
    )
    list = wire.list
    figure = wire.figure
  }
}

extension WireContent {
  /// Makes the wire's content.
  init(id: UInt64, content: CellContent) {
    self.init(
      id: id,
      style: content.style.rawValue,
      hue: content.hue,
      colour: content.colour,
      title: content.title,
      subtitle: content.subtitle,
      image: content.image,
      selectedColour: content.selectedColour,
      isPlaceholder: content.isPlaceholder,
      progress: content.progress,
      list: content.list?.onWire,
      figure: content.figure?.onWire
    )
  }
}
