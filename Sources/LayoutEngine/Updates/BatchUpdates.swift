// SPDX-License-Identifier: Apache-2.0

/// The changes of one batch, sorted by kind; repeated changes count once.
package struct BatchUpdates: Hashable, Sendable {
  package private(set) var insertedItems: Set<ElementPosition> = []
  package private(set) var deletedItems: Set<ElementPosition> = []
  package private(set) var reloadedItems: Set<ElementPosition> = []
  package private(set) var itemMoves: [ElementPosition: ElementPosition] = [:]
  package private(set) var insertedSections: Set<Int> = []
  package private(set) var deletedSections: Set<Int> = []
  package private(set) var reloadedSections: Set<Int> = []
  package private(set) var sectionMoves: [Int: Int] = [:]

  /// No changes.
  package static let none = BatchUpdates()

  private init() {}

  /// Takes the changes of a difference, which do not contradict each other.
  init(_ difference: SectionedDifference) {
    insertedItems = Set(difference.insertedItems)
    deletedItems = Set(difference.deletedItems)
    reloadedItems = Set(difference.reloadedItems)
    itemMoves = Dictionary(
      uniqueKeysWithValues: difference.movedItems.map { ($0.from, $0.to) }
    )
    insertedSections = Set(difference.insertedSections)
    deletedSections = Set(difference.deletedSections)
    reloadedSections = Set(difference.reloadedSections)
    sectionMoves = Dictionary(
      uniqueKeysWithValues: difference.movedSections.map { ($0.from, $0.to) }
    )
  }

  /// Sorts changes; a reload of a deleted element is left out.
  package init(_ updates: [CollectionUpdate]) throws(CollectionUpdateError) {
    for update in updates { try add(update) }
    reloadedItems.subtract(deletedItems)
    reloadedSections.subtract(deletedSections)
    for origin in itemMoves.keys where deletedItems.contains(origin) {
      throw .itemDeletedAndMoved(origin)
    }
    for origin in sectionMoves.keys where deletedSections.contains(origin) {
      throw .sectionDeletedAndMoved(origin)
    }
    try checkTargets()
  }

  package var isEmpty: Bool {
    insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && itemMoves.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && sectionMoves.isEmpty
  }

  /// Whether all sections stay in place with their items.
  package var keepsSections: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && sectionMoves.isEmpty
      && reloadedSections.isEmpty
  }

  /// The changes as a list, in no certain order.
  package var list: [CollectionUpdate] {
    var list = deletedItems.map { CollectionUpdate.deleteItem($0) }
    list += insertedItems.map { .insertItem($0) }
    list += reloadedItems.map { .reloadItem($0) }
    list += itemMoves.map { .moveItem(from: $0, to: $1) }
    list += deletedSections.map { .deleteSection($0) }
    list += insertedSections.map { .insertSection($0) }
    list += reloadedSections.map { .reloadSection($0) }
    list += sectionMoves.map { .moveSection(from: $0, to: $1) }
    return list
  }

  private mutating func add(_ update: CollectionUpdate) throws(CollectionUpdateError) {
    switch update {
    case .insertItem(let position): insertedItems.insert(position)
    case .deleteItem(let position): deletedItems.insert(position)
    case .reloadItem(let position): reloadedItems.insert(position)
    case .insertSection(let section): insertedSections.insert(section)
    case .deleteSection(let section): deletedSections.insert(section)
    case .reloadSection(let section): reloadedSections.insert(section)
    case .moveItem(let from, let to):
      guard (itemMoves[from] ?? to) == to else { throw .itemMovedTwice(from) }
      itemMoves[from] = to
    case .moveSection(let from, let to):
      guard (sectionMoves[from] ?? to) == to else { throw .sectionMovedTwice(from) }
      sectionMoves[from] = to
    }
  }

  private func checkTargets() throws(CollectionUpdateError) {
    var items = insertedItems
    for target in itemMoves.values where !items.insert(target).inserted {
      throw .itemTargetTwice(target)
    }
    var sections = insertedSections
    for target in sectionMoves.values where !sections.insert(target).inserted {
      throw .sectionTargetTwice(target)
    }
  }
}
