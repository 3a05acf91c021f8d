// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// The elements that the page of a view has, and the deltas to the next state.
///
/// It makes deltas of a collection view's transactions: it numbers elements and contents, keeps
/// what was sent of each, and sends only differences.
///
/// - Invariant: all deltas so far, applied to nothing, give the result of `snapshot()`.
struct WireTable {
  private struct Entry {
    var id: UInt64
    var position: ElementPosition
    var attributes: WireAttributes
  }

  /// An element that the view shows but that exceeds the limit of the wire.
  private struct Held {
    var position: ElementPosition
    var attributes: ElementAttributes
  }

  private(set) var view: UInt64
  private(set) var revision: UInt64
  private(set) var contentSize = WireSize(width: 0, height: 0)
  let capacity: Int
  private var entries: [ElementKey: Entry] = [:]
  private var held: [ElementKey: Held] = [:]
  private var contents = ContentTable()
  private var orthogonal = OrthogonalTable()
  /// The numbers of the orthogonal sections in the present delta, by section.
  private var orthogonalNumbers: [Int: UInt64] = [:]
  /// The samples of the elements in the present delta.
  private var samples = ViewSamples()
  private var nextId: UInt64 = 1

  /// Makes the table of a view whose page has no elements.
  init(view: UInt64, revision: UInt64 = 0, capacity: Int = Limits.standard.elementsPerView) {
    self.view = view
    self.revision = revision
    self.capacity = capacity
  }

  /// Continues an earlier host's picture, with its numbers.
  init(adopting picture: Delta, capacity: Int = Limits.standard.elementsPerView) {
    self.init(view: picture.view, revision: picture.revision, capacity: capacity)
    contentSize = picture.contentSize ?? contentSize
    orthogonal.adopt(picture.orthogonalSections)
    for content in picture.contents { contents.adopt(content) }
    for element in picture.inserted {
      let attributes = element.attributes
      entries[ElementKey(element)] = Entry(
        id: element.id,
        position: ElementPosition(attributes),
        attributes: attributes
      )
      contents.adoptReference(to: attributes.content)
      nextId = max(nextId, element.id + 1)
    }
  }

  /// The same table for the page of another view, which has the same elements at a revision that is
  /// ahead by `lead`, modulo 2⁶⁴.
  func copy(for view: UInt64, lead: UInt64) -> WireTable {
    var copy = self
    copy.view = view
    copy.revision &+= lead
    return copy
  }

  /// The number of elements that the page has.
  var count: Int { entries.count }

  /// The number of shown elements that exceed the limit.
  var heldCount: Int { held.count }

  /// The keys of all elements that the page has.
  var keys: some Sequence<ElementKey> { entries.keys }

  /// An element's attributes at the page; `nil` when the page does not have the element.
  func attributes(of key: ElementKey) -> ElementAttributes? {
    entries[key].map { ElementAttributes($0.attributes) }
  }

  /// The number of an element; `nil` when the page does not have it.
  func number(of key: ElementKey) -> UInt64? { entries[key]?.id }

  /// The element with a number; `nil` when the page does not have it.
  ///
  /// - Complexity: O(n) for n elements of the page.
  func key(of number: UInt64) -> ElementKey? { entries.first { $0.value.id == number }?.key }

  /// Whether the page has orthogonal sections.
  var hasOrthogonalSections: Bool { !orthogonal.isEmpty }

  /// The orthogonal section with a number; `nil` when the page does not have it.
  func orthogonalSection(of number: UInt64) -> WireOrthogonalSection? { orthogonal[number] }

  /// The number of an orthogonal section.
  mutating func orthogonalNumber(of key: String) -> UInt64 { orthogonal.number(of: key) }

  /// Advances to the next revision without a change.
  mutating func advance() { revision += 1 }

  /// A delta without changes, which can carry an animation for earlier changes.
  mutating func bare() -> Delta {
    revision += 1
    return Delta(view: view, revision: revision, base: revision - 1)
  }

  /// The whole picture, as a snapshot of the present revision.
  func snapshot() -> Delta {
    var snapshot = Delta(view: view, revision: revision, base: nil)
    snapshot.contentSize = contentSize
    snapshot.orthogonalSections = orthogonal.all
    snapshot.contents = contents.all()
    snapshot.inserted = entries.map { key, entry in
      Delta.Insertion(id: entry.id, key: key, attributes: entry.attributes)
    }
    snapshot.inserted.sort { $0.id < $1.id }
    return snapshot
  }

  /// Changes the table to the state after a transaction.
  ///
  /// `content` gives an element's content; it is called only for new elements and changed contents.
  /// `adjustment` is the vector by which the viewport moved together with the content.
  ///
  /// - Returns: The delta for the page, or `nil` when nothing changed.
  mutating func delta(
    for transaction: Transaction,
    startMs: UInt64,
    adjustment: WireVector? = nil,
    orthogonal wanted: [Int: WireOrthogonalSection] = [:],
    samples: ViewSamples = ViewSamples(),
    content: (ElementKey) -> CellContent?
  ) -> Delta? {
    var delta = Delta(view: view, revision: revision + 1, base: revision)
    delta.offsetAdjustment = adjustment
    let size = WireQuantiser.size(transaction.contentSize)
    if size != contentSize {
      contentSize = size
      delta.contentSize = size
    }
    orthogonalNumbers = wanted.mapValues(\.id)
    self.samples = samples
    for removal in transaction.removed { remove(removal, into: &delta) }
    for update in transaction.updated { apply(update, into: &delta, content) }
    insert(transaction.inserted, into: &delta, content)
    delta.removed.sort { $0.id < $1.id }
    delta.updated.sort { $0.id < $1.id }
    delta.contents = contents.finishDelta()
    let entries = entries
    delta.orthogonalSections = orthogonal.records(for: wanted.values.sorted { $0.id < $1.id }) {
      id in
      entries.values.contains { $0.attributes.orthogonalSection == id }
    }
    let changesElements =
      !(delta.removed.isEmpty && delta.updated.isEmpty && delta.inserted.isEmpty)
    let isNews = delta.contentSize != nil || adjustment != nil || !delta.orthogonalSections.isEmpty
    guard changesElements || isNews else { return nil }
    delta.animation = transaction.animation.map { WireAnimation($0, startMs: startMs) }
    revision += 1
    return delta
  }

  private mutating func remove(_ removal: Transaction.Removal, into delta: inout Delta) {
    held[removal.key] = nil
    guard let entry = entries.removeValue(forKey: removal.key) else { return }
    let final = removal.final.flatMap {
      $0.staying(on: entry.attributes).change(of: entry.attributes, at: entry.position)
    }
    contents.release(entry.attributes.content)
    delta.removed.append(Delta.Removal(id: entry.id, final: final))
  }

  private mutating func apply(
    _ update: Transaction.Update,
    into delta: inout Delta,
    _ content: (ElementKey) -> CellContent?
  ) {
    guard var entry = entries[update.key] else {
      held[update.key] = Held(position: update.position, attributes: update.attributes)
      return
    }
    var shown = entry.attributes.content
    if update.contentChanged {
      shown = contents.retain(content(update.key))
      contents.release(entry.attributes.content)
    }
    let attributes = wireAttributes(
      update.key,
      update.attributes,
      content: shown,
      position: update.position
    )
    let change = AttributeChange.between(entry.attributes, attributes)
    entry.position = update.position
    entry.attributes = attributes
    entries[update.key] = entry
    if let change { delta.updated.append(Delta.Update(id: entry.id, change: change)) }
  }

  /// The attributes of an element for the page; those of its samples when it follows the
  /// scrolling.
  private func wireAttributes(
    _ key: ElementKey,
    _ attributes: ElementAttributes,
    content: UInt64,
    position: ElementPosition
  ) -> WireAttributes {
    var told = attributes
    let sampled = samples.element(key)
    if let base = sampled?.base {
      (told.frame, told.alpha, told.transform) = (base.frame, base.alpha, base.transform)
    }
    var wire = WireQuantiser.attributes(
      told,
      content: content,
      position: position,
      orthogonalSection: orthogonalNumber(ofSection: attributes.orthogonalSection)
    )
    wire.tracks = sampled?.wireTracks(from: samples.origin) ?? []
    return wire
  }

  private func orthogonalNumber(ofSection section: Int?) -> UInt64 {
    section.flatMap { orthogonalNumbers[$0] } ?? 0
  }

  /// Numbers new elements in an order that the wire codes well: by kind, then by place.
  private mutating func insert(
    _ insertions: [Transaction.Insertion],
    into delta: inout Delta,
    _ content: (ElementKey) -> CellContent?
  ) {
    var candidates = insertions
    if !held.isEmpty {
      candidates += held.map {
        Transaction.Insertion(key: $0, position: $1.position, attributes: $1.attributes)
      }
      held = [:]
    }
    candidates.sort { $0.precedes($1) }
    for insertion in candidates {
      if entries[insertion.key] != nil {
        apply(Transaction.Update(replacing: insertion), into: &delta, content)
      } else if entries.count >= capacity {
        held[insertion.key] = Held(
          position: insertion.position,
          attributes: insertion.attributes
        )
      } else {
        delta.inserted.append(place(insertion, content))
      }
    }
  }

  private mutating func place(
    _ insertion: Transaction.Insertion,
    _ content: (ElementKey) -> CellContent?
  ) -> Delta.Insertion {
    let shown = contents.retain(content(insertion.key))
    let attributes = wireAttributes(
      insertion.key,
      insertion.attributes,
      content: shown,
      position: insertion.position
    )
    let initial = insertion.initial.flatMap {
      $0.staying(on: attributes).change(of: attributes, at: insertion.position)
    }
    entries[insertion.key] = Entry(
      id: nextId,
      position: insertion.position,
      attributes: attributes
    )
    nextId += 1
    return Delta.Insertion(
      id: nextId - 1,
      key: insertion.key,
      attributes: attributes,
      initial: initial
    )
  }
}
