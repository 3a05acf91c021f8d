// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The counts that the collection view last agreed upon with its data source, and identities for
/// data without own ones.
@MainActor
struct CommittedData {
  /// `nil` when the data source must be asked before the next use.
  private(set) var counts: SectionCounts?
  /// What a person moves meanwhile: the counts are those of the picture, the data has others.
  var move: TentativeMove?
  /// What holds places among the items: the counts are those of the picture, the data has fewer.
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
    // Identities may have come from elsewhere until now.
    if assigned.counts != mapping.before { assigned.adopt(mapping.before) }
    assigned.follow(mapping)
  }

  /// The key of the element in a slot.
  ///
  /// A cell is its item. Another element belongs to its section when its path ends there or names
  /// item 0, as headers and footers do; else to the item that it names. A supplementary view whose path
  /// has one index belongs to the whole layout.
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

  /// The position in the data of what stands at a position of the picture.
  ///
  /// Nothing is moved while there are placeholders.
  func original(of position: ElementPosition) -> ElementPosition {
    move?.original(of: position) ?? placeholders.dataPosition(of: position)
  }

  /// The position in the picture of an item of the data.
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
