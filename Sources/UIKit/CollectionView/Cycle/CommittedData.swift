// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The counts on which the collection view and its data source last agreed, and identities for data
/// that have none of their own.
@MainActor
struct CommittedData {
  /// The counts; `nil` when the data source must be asked before the next use.
  private(set) var counts: SectionCounts?
  /// The move that a person is making now.
  ///
  /// Then `counts` describes the picture, and the data differs.
  var move: TentativeMove?
  /// The placeholders among the items.
  ///
  /// Then `counts` describes the picture, and the data has fewer items.
  var placeholders = PlaceholderPlaces()
  private var assigned = AssignedIdentities()

  nonisolated init() {}

  mutating func forgetCounts() {
    counts = nil
    placeholders.removeAll()
  }

  mutating func adopt(_ counts: SectionCounts, assigningIdentities: Bool) {
    self.counts = counts
    if assigningIdentities { assigned.adopt(counts) }
  }

  mutating func follow(_ mapping: BatchMapping, assigningIdentities: Bool) {
    counts = mapping.after
    guard assigningIdentities else { return }
    // Until now the identities may have come from an identity source.
    if assigned.counts != mapping.before { assigned.adopt(mapping.before) }
    assigned.follow(mapping)
  }

  /// The key of the element in a slot.
  ///
  /// The key of a cell is its item. Another element belongs to its section when its path has no
  /// item or item 0, as with headers and footers; otherwise it belongs to the item of its path. A
  /// supplementary view with one index in its path belongs to the whole layout.
  func key(
    for slot: ElementSlot,
    source: (any CollectionViewIdentitySource)?
  ) -> ElementKey {
    let position = slot.position
    if slot.category == .cell {
      return ElementKey(category: .cell, identity: item(position, source))
    }
    if slot.isOfLayout {
      let identity = "layout/\(position.section)"
      return ElementKey(category: slot.category, kind: slot.kind, identity: identity)
    }
    let hasSection = counts?.contains(section: position.section) ?? false
    var identity = hasSection ? section(position.section, source) : "n\(position.section)"
    if position.item != 0 {
      let isItem = counts?.contains(position) ?? false
      identity += isItem ? "/" + item(position, source) : "/n\(position.item)"
    }
    for index in slot.indexPath.dropFirst(2) { identity += ".\(index)" }
    return ElementKey(category: slot.category, kind: slot.kind, identity: identity)
  }

  private func item(
    _ position: ElementPosition,
    _ source: (any CollectionViewIdentitySource)?
  ) -> String {
    if let number = placeholders.number(at: position) { return "placeholder/\(number)" }
    return source?.identity(forItemAt: original(of: position))
      ?? assigned.identity(ofItemAt: position)
  }

  /// The position in the data for a position in the picture.
  ///
  /// No item is moved while there are placeholders.
  func original(of position: ElementPosition) -> ElementPosition {
    move?.original(of: position) ?? placeholders.dataPosition(of: position)
  }

  /// The position in the picture for an item of the data.
  func tentative(of position: ElementPosition) -> ElementPosition {
    move?.tentative(of: position) ?? placeholders.picturePosition(of: position)
  }

  private func section(
    _ section: Int,
    _ source: (any CollectionViewIdentitySource)?
  ) -> String {
    source?.identity(forSection: section) ?? assigned.identity(ofSection: section)
  }
}
