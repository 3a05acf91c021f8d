// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol

/// Compares the items and sections of two states of the data whose places are matched already.
struct DataComparison {
  private let old: StageData
  private let new: StageData
  private let map: RunMap
  private(set) var changedItems: [ElementPosition] = []
  private(set) var changedSections: [Int] = []
  private(set) var remeasuredSections: [Int] = []
  /// The ids of items that stay and have another prototype.
  private(set) var remade: Set<String> = []

  /// Compares what may have changed.
  ///
  /// - Parameters:
  ///   - old: The data before.
  ///   - new: The data after.
  ///   - map: Where everything was.
  ///   - touched: The ids of the items that may have changed; `nil` for all.
  init(_ old: StageData, _ new: StageData, _ map: RunMap, _ touched: Set<String>?) {
    (self.old, self.new, self.map) = (old, new, map)
    let sought = touched.map(SoughtItems.init)
    for (section, origin) in map.runs.sections.enumerated() {
      let hasOtherGround = origin >= 0 && compareSection(section, origin)
      if hasOtherGround || touched == nil {
        compareAll(section, countsAll: hasOtherGround)
      } else if let sought, !sought.ids.isEmpty {
        for item in new.sections[section].items.indexes(of: sought) {
          compare(ElementPosition(section: section, item: item), countsAll: false)
        }
      }
    }
  }

  /// - Returns: Whether the background of the section's rows changed, so that all of them did.
  private mutating func compareSection(_ index: Int, _ origin: Int) -> Bool {
    let (earlier, section) = (old.sections[origin], new.sections[index])
    guard !section.isLike(earlier) else { return false }
    changedSections.append(index)
    let isAsLarge =
      earlier.metrics == section.metrics && earlier.title == section.title
      && earlier.footer == section.footer
    if !isAsLarge { remeasuredSections.append(index) }
    return earlier.background != section.background
  }

  private mutating func compareAll(_ section: Int, countsAll: Bool) {
    var start = 0
    for run in map.runs.runs[section] {
      let end = start + Int(run.count)
      if !run.isNew {
        for item in start..<end {
          compare(ElementPosition(section: section, item: item), countsAll: countsAll)
        }
      }
      start = end
    }
  }

  private mutating func compare(_ position: ElementPosition, countsAll: Bool) {
    guard let origin = map.oldPosition(ofNew: position), let earlier = old.item(at: origin),
      let value = new.item(at: position), countsAll || earlier != value
    else { return }
    changedItems.append(position)
    if earlier.prototype != value.prototype { remade.insert(value.id) }
  }

  /// The old positions of items that can be reloaded, ascending: neither they nor their sections are
  /// moved or deleted.
  func reloads(of remade: Set<String>) -> [ElementPosition] {
    guard !remade.isEmpty else { return [] }
    let order = map.difference
    let moving = Set(order.movedItems.map(\.from))
    let sections = Set(order.deletedSections + order.movedSections.map(\.from))
    let sought = SoughtItems(remade)
    return new.sections.enumerated().flatMap { index, section in
      section.items.indexes(of: sought).compactMap { item in
        let origin = map.oldPosition(ofNew: ElementPosition(section: index, item: item))
        return origin.flatMap {
          moving.contains($0) || sections.contains($0.section) ? nil : $0
        }
      }
    }.sorted()
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
