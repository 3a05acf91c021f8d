// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The difference between two states of a stage's data.
struct DataDifference: Equatable {
  let old: StageData
  let new: StageData
  /// Insertions, deletions and moves; also reloads of items that keep their places.
  private(set) var order = SectionedDifference(OutlineOrigins(counts: []))
  /// The ids of items that are only in the new data.
  private(set) var come: Set<String> = []
  /// The ids of items that are only in the old data.
  private(set) var gone: Set<String> = []
  /// The new places of items in both whose look or size differs, in order.
  private(set) var changedItems: [ElementPosition] = []
  /// The new indexes of sections in both that differ, apart from their items.
  private(set) var changedSections: [Int] = []
  /// The sections among them with other measures or texts.
  private(set) var remeasuredSections: [Int] = []
  /// The ids of items that need new cells, for example because of another prototype.
  private(set) var remade: Set<String> = []
  /// Cells and section views that must be configured again, because their data changed.
  private(set) var staleElements: [ElementKey] = []

  /// Whether both states are the same.
  var isEmpty: Bool { order.keepsOrder && changedItems.isEmpty && changedSections.isEmpty }

  /// Finds the difference by comparing all data.
  ///
  /// - Parameters:
  ///   - old: The data before.
  ///   - new: The data after.
  ///   - reloaded: Items that get new cells in any case.
  /// - Complexity: O(n) for n items of both states, plus finding the least number of moves.
  init(from old: StageData, to new: StageData, remaking reloaded: Set<String> = []) {
    let isSame = old == new
    let origins =
      isSame
      ? OutlineOrigins(counts: new.sections.map(\.items.count))
      : OutlineOrigins(from: old.outline, to: new.outline)
    self.init(
      from: old,
      to: new,
      by: origins,
      touched: isSame ? [] : nil,
      remaking: reloaded
    )
  }

  /// Makes the difference of data that were changed step by step.
  ///
  /// - Parameters:
  ///   - old: The data before.
  ///   - new: The data after.
  ///   - origins: The old places of sections and items.
  ///   - touched: The items that may have changed; `nil` for all.
  ///   - reloaded: Items that get new cells in any case.
  /// - Complexity: O(n) comparisons of integers for n items of both states; only items that may
  ///   have changed are compared.
  init(
    from old: StageData,
    to new: StageData,
    by origins: OutlineOrigins,
    touched: Set<String>? = nil,
    remaking reloaded: Set<String> = []
  ) {
    self.old = old
    self.new = new
    order = SectionedDifference(origins)
    compareSections(origins)
    compareItems(origins, touched)
    for (place, survives) in origins.survivors.enumerated() where !survives {
      if let item = old.item(at: origins.oldPosition(of: place)) { gone.insert(item.id) }
    }
    guard !isEmpty else { return }
    remade.formUnion(reloaded)
    findReloads(origins)
    findStaleElements(origins)
  }

  private mutating func compareSections(_ origins: OutlineOrigins) {
    for (index, origin) in origins.sections.enumerated() where origin >= 0 {
      let (earlier, section) = (old.sections[origin], new.sections[index])
      guard !section.isLike(earlier) else { continue }
      changedSections.append(index)
      let isAsLarge =
        earlier.metrics == section.metrics && earlier.title == section.title
        && earlier.footer == section.footer
      if !isAsLarge { remeasuredSections.append(index) }
    }
  }

  private mutating func compareItems(_ origins: OutlineOrigins, _ touched: Set<String>?) {
    for (index, section) in new.sections.enumerated() {
      let hasOtherGround = hasOtherGround(index, origins)
      let comparesAny = hasOtherGround || touched?.isEmpty != true
      for (item, place) in origins.items[index].enumerated() where place < 0 || comparesAny {
        let value = section.items[item]
        guard place >= 0 else {
          come.insert(value.id)
          continue
        }
        guard hasOtherGround || touched?.contains(value.id) != false,
          let earlier = old.item(at: origins.oldPosition(of: place)),
          hasOtherGround || earlier != value
        else { continue }
        changedItems.append(ElementPosition(section: index, item: item))
        if earlier.prototype != value.prototype { remade.insert(value.id) }
      }
    }
  }

  /// Whether the background of a section's rows changed.
  private func hasOtherGround(_ section: Int, _ origins: OutlineOrigins) -> Bool {
    let origin = origins.sections[section]
    return origin >= 0 && old.sections[origin].background != new.sections[section].background
  }

  /// Finds the items that can be reloaded: neither they nor their sections are moved or deleted.
  private mutating func findReloads(_ origins: OutlineOrigins) {
    guard !remade.isEmpty else { return }
    let moving = Set(order.movedItems.map(\.from))
    let sections = Set(order.deletedSections + order.movedSections.map(\.from))
    for (index, section) in new.sections.enumerated() {
      for (item, value) in section.items.enumerated() where remade.contains(value.id) {
        guard origins.items[index][item] >= 0 else { continue }
        let position = origins.oldPosition(of: origins.items[index][item])
        guard !moving.contains(position), !sections.contains(position.section) else { continue }
        order.reloadedItems.append(position)
      }
    }
    order.reloadedItems.sort { ($0.section, $0.item) < ($1.section, $1.item) }
  }

  private mutating func findStaleElements(_ origins: OutlineOrigins) {
    staleElements = changedItems.compactMap { new.item(at: $0) }
      .map { ElementKey(category: .cell, identity: $0.id) }
    for index in changedSections {
      let (earlier, section) = (old.sections[origins.sections[index]], new.sections[index])
      if earlier.title != section.title {
        staleElements.append(ElementKey(UICollectionView.elementKindSectionHeader, of: section))
      }
      if earlier.footer != section.footer {
        staleElements.append(ElementKey(UICollectionView.elementKindSectionFooter, of: section))
      }
    }
  }
}

extension StageData.Section {
  /// Whether another section is equal, apart from its items.
  fileprivate func isLike(_ other: StageData.Section) -> Bool {
    var (one, two) = (self, other)
    one.items = []
    two.items = []
    return one == two
  }
}

extension ElementKey {
  /// The header or footer of a section.
  fileprivate init(_ kind: String, of section: StageData.Section) {
    self.init(category: .supplementary, kind: kind, identity: section.id)
  }
}
