// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// The contents that the far end of a view holds, each once, however many elements show it.
///
/// - Invariant: between two deltas every content is referred to by at least one element.
struct ContentTable {
  private struct Entry {
    var content: CellContent
    var references: Int
  }

  private var ids: [CellContent: UInt64] = [:]
  private var entries: [UInt64: Entry] = [:]
  /// Contents that came up since the last delta and must go with the next one.
  private var fresh: [UInt64] = []
  private var unreferenced: Set<UInt64> = []
  private var next: UInt64 = 1

  /// How many contents are held.
  var count: Int { entries.count }

  /// Refers to a content once more; 0 stands for none.
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

  /// Takes one reference back; the content stays until `finishDelta`, for others may still want it.
  mutating func release(_ id: UInt64) {
    guard var entry = entries[id] else { return }
    entry.references -= 1
    entries[id] = entry
    if entry.references == 0 { unreferenced.insert(id) }
  }

  /// Takes up a content of a picture that another host sent; its references are counted as they come.
  mutating func adopt(_ wire: WireContent) {
    let content = CellContent(wire)
    if ids[content] == nil { ids[content] = wire.id }
    entries[wire.id] = Entry(content: content, references: 0)
    unreferenced.insert(wire.id)
    next = max(next, wire.id + 1)
  }

  /// Counts one element of an adopted picture.
  mutating func adoptReference(to id: UInt64) {
    guard entries[id] != nil else { return }
    entries[id]?.references += 1
    unreferenced.remove(id)
  }

  /// Forgets what nobody refers to, and says which contents the far end does not have yet.
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
  /// What a content on the wire says; an unknown style is shown as a tile.
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
  /// A content as it travels.
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
