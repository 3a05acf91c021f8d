// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The difference between two states of a stage's data, for all views that show them.
///
/// What only some views or layouts need is found when one of them asks, once for all of them.
final class DataDifference {
  let old: StageData
  let new: StageData
  /// Where the items and sections of the new data were, with reloads of items that keep their places.
  let map: RunMap
  /// The new places of items in both whose look or size differs, in order.
  private(set) var changedItems: [ElementPosition] = []
  /// The new indexes of sections in both that differ, apart from their items.
  private(set) var changedSections: [Int] = []
  /// The sections among them with other measures or texts.
  private(set) var remeasuredSections: [Int] = []
  /// The ids of items that need new cells, for example because of another prototype.
  private(set) var remade: Set<String> = []
  /// Cells and section views that must be configured again, because their data changed.
  private(set) lazy var staleElements: [ElementKey] = findStaleElements()
  /// The same for lookups.
  private(set) lazy var staleKeys = Set(staleElements)
  /// The ids of items that are only in the new data.
  private(set) lazy var come: Set<String> = findNewItems()
  /// The ids of items that are only in the old data.
  private(set) lazy var gone: Set<String> = findLostItems()

  /// Insertions, deletions and moves; also reloads of items that keep their places.
  ///
  /// - Complexity: that of finding the fewest moves, once.
  var order: SectionedDifference { map.difference }

  /// Whether nothing is deleted, inserted or moved.
  let keepsOrder: Bool

  /// Whether both states are the same.
  var isEmpty: Bool { keepsOrder && changedItems.isEmpty && changedSections.isEmpty }

  /// Finds the difference by comparing all data.
  ///
  /// - Parameters:
  ///   - old: The data before.
  ///   - new: The data after.
  ///   - reloaded: Items that get new cells in any case.
  /// - Complexity: O(n) for n items of both states.
  convenience init(from old: StageData, to new: StageData, remaking reloaded: Set<String> = []) {
    let isSame = old == new
    let runs =
      isSame
      ? OutlineRuns(counts: new.sections.map(\.items.count))
      : OutlineRuns(OutlineOrigins(from: old.outline, to: new.outline))
    self.init(from: old, to: new, by: runs, touched: isSame ? [] : nil, remaking: reloaded)
  }

  /// Makes the difference of data that were changed step by step.
  ///
  /// - Parameters:
  ///   - old: The data before.
  ///   - new: The data after.
  ///   - runs: The old places of sections and items.
  ///   - touched: The items that may have changed; `nil` for all.
  ///   - reloaded: Items that get new cells in any case.
  /// - Complexity: O(r + b) for r runs and b blocks of items; only items that may have changed are
  ///   compared.
  init(
    from old: StageData,
    to new: StageData,
    by runs: OutlineRuns,
    touched: Set<String>? = nil,
    remaking reloaded: Set<String> = []
  ) {
    self.old = old
    self.new = new
    keepsOrder = runs.isUnchanged
    let map = RunMap(runs)
    let comparison = DataComparison(old, new, map, touched)
    changedSections = comparison.changedSections
    remeasuredSections = comparison.remeasuredSections
    changedItems = comparison.changedItems
    remade = comparison.remade
    let isEmpty = keepsOrder && changedItems.isEmpty && changedSections.isEmpty
    if !isEmpty { remade.formUnion(reloaded) }
    let reloads = isEmpty ? [] : comparison.reloads(of: remade)
    self.map = reloads.isEmpty ? map : RunMap(runs, reloading: reloads)
  }

  private func findNewItems() -> Set<String> {
    var found: Set<String> = []
    for (section, runs) in map.runs.runs.enumerated() {
      var start = 0
      for run in runs {
        let items = start..<(start + Int(run.count))
        if run.isNew { found.formUnion(new.sections[section].items[items].map(\.id)) }
        start = items.upperBound
      }
    }
    return found
  }

  private func findLostItems() -> Set<String> {
    var found: Set<String> = []
    let kept = map.runs.runs.joined().filter { !$0.isNew }.sorted { $0.origin < $1.origin }
    var rest = kept[...]
    var place = 0
    for section in old.sections {
      for item in section.items {
        while let run = rest.first, place >= Int(run.origin + run.count) { rest.removeFirst() }
        if rest.first.map({ place < Int($0.origin) }) ?? true { found.insert(item.id) }
        place += 1
      }
    }
    return found
  }

  private func findStaleElements() -> [ElementKey] {
    guard !isEmpty else { return [] }
    var stale = changedItems.compactMap { new.item(at: $0) }
      .map { ElementKey(category: .cell, identity: $0.id) }
    for index in changedSections {
      let (earlier, section) = (old.sections[map.runs.sections[index]], new.sections[index])
      if earlier.title != section.title {
        stale.append(ElementKey(UICollectionView.elementKindSectionHeader, of: section))
      }
      if earlier.footer != section.footer {
        stale.append(ElementKey(UICollectionView.elementKindSectionFooter, of: section))
      }
    }
    return stale
  }
}

extension DataDifference: Equatable {
  static func == (one: DataDifference, other: DataDifference) -> Bool {
    one === other
      || one.old == other.old && one.new == other.new && one.order == other.order
        && one.come == other.come && one.gone == other.gone
        && one.changedItems == other.changedItems && one.changedSections == other.changedSections
        && one.remeasuredSections == other.remeasuredSections && one.remade == other.remade
        && one.staleElements == other.staleElements
  }
}

extension ElementKey {
  /// The header or footer of a section.
  fileprivate init(_ kind: String, of section: StageData.Section) {
    self.init(category: .supplementary, kind: kind, identity: section.id)
  }
}
