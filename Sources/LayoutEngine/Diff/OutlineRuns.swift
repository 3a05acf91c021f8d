// SPDX-License-Identifier: Apache-2.0

/// Where each section and each item of an outline was in an earlier one, as runs of items that
/// stayed together.
///
/// The owner of an outline keeps it up to date with every change, and so knows the difference at
/// the end. A single edit makes two more runs, so its cost does not depend on the number of items.
public struct OutlineRuns: Hashable, Sendable {
  /// Items that were next to each other before and still are, or new items.
  public struct Run: Hashable, Sendable {
    /// The old place of the first item, counted through all old items; −1 for new items.
    public var origin: Int32
    /// The number of items.
    public var count: Int32

    /// Makes a run; `origin` is the first old place, or −1 for new items.
    public init(origin: Int, count: Int) {
      self.origin = Int32(origin)
      self.count = Int32(count)
    }

    /// Whether its items are new.
    public var isNew: Bool { origin < 0 }

    /// The part of the run with these items.
    func part(_ items: Range<Int>) -> Run {
      Run(origin: isNew ? -1 : Int(origin) + items.lowerBound, count: items.count)
    }
  }

  /// The first place of each old section, and the number of all old items.
  public let oldStarts: [Int]
  /// The old index of each section; −1 for a new one.
  public private(set) var sections: [Int]
  /// The runs of each section, none of them empty; neighbours never belong together.
  public private(set) var runs: [[Run]]

  /// The runs of an unchanged outline; `counts` are the items of each section.
  ///
  /// - Complexity: O(s) for s sections.
  public init(counts: [Int]) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    oldStarts = starts
    sections = Array(counts.indices)
    runs = counts.indices.map { section in
      counts[section] == 0 ? [] : [Run(origin: starts[section], count: counts[section])]
    }
  }

  /// The runs of known origins.
  ///
  /// - Complexity: O(n) for n items.
  public init(_ origins: OutlineOrigins) {
    oldStarts = origins.oldStarts
    sections = origins.sections
    runs = origins.items.map { items in
      var list = RunList()
      for place in items { list.append(Run(origin: place, count: 1)) }
      return list.runs
    }
  }

  /// The number of runs.
  public var runCount: Int { runs.reduce(0) { $0 + $1.count } }

  /// The number of items of each section.
  public var counts: [Int] { runs.map { $0.reduce(0) { $0 + Int($1.count) } } }

  /// Whether all sections and items are where they were, and none was added.
  ///
  /// - Complexity: O(s) for s sections.
  public var isUnchanged: Bool {
    guard sections.count == oldStarts.count - 1 else { return false }
    return sections.indices.allSatisfy { section in
      let own = oldStarts[section]..<oldStarts[section + 1]
      guard sections[section] == section else { return false }
      guard let run = runs[section].first else { return own.isEmpty }
      return runs[section].count == 1 && Int(run.origin) == own.lowerBound
        && Int(run.count) == own.count
    }
  }

  /// The old place of an item; −1 for a new one.
  ///
  /// - Complexity: O(r) for r runs of the section.
  public func origin(section: Int, item: Int) -> Int {
    var rest = item
    for run in runs[section] {
      guard rest >= Int(run.count) else { return run.isNew ? -1 : Int(run.origin) + rest }
      rest -= Int(run.count)
    }
    return -1
  }
}

/// Changes of the outline.
extension OutlineRuns {
  /// Inserts items.
  ///
  /// - Parameters:
  ///   - items: Each with its index after the change, ascending, and its old place, or −1. Those
  ///     with an index beyond the end are appended.
  ///   - section: The section.
  /// - Complexity: O(r + k) for r runs of the section and k items.
  public mutating func insert(_ items: [(index: Int, origin: Int)], section: Int) {
    var list = RunList()
    var rest = runs[section][...]
    var place = 0
    for item in items {
      place += list.take(max(0, item.index - place), from: &rest)
      list.append(Run(origin: item.origin, count: 1))
      place += 1
    }
    _ = list.take(.max, from: &rest)
    runs[section] = list.runs
  }

  /// Removes items by their indexes, which ascend.
  ///
  /// - Returns: The old place of each, or −1.
  /// - Complexity: O(r + k) for r runs of the section and k items.
  public mutating func remove(_ items: [Int], section: Int) -> [Int] {
    var list = RunList()
    var rest = runs[section][...]
    var removed: [Int] = []
    removed.reserveCapacity(items.count)
    var place = 0
    for item in items {
      place += list.take(item - place, from: &rest)
      var taken = RunList()
      place += taken.take(1, from: &rest)
      removed.append(taken.runs.first.map { Int($0.origin) } ?? -1)
    }
    _ = list.take(.max, from: &rest)
    runs[section] = list.runs
    return removed
  }

  /// Gives a section's items another order: the item at place `i` was at place `order[i]`.
  ///
  /// - Complexity: O(n) for n items of the section.
  public mutating func rearrange(_ order: [Int32], section: Int) {
    let old = origins(ofSection: section)
    guard order.count == old.count else { return }
    var list = RunList()
    for index in order { list.append(Run(origin: Int(old[Int(index)]), count: 1)) }
    runs[section] = list.runs
  }

  /// The old place of each item of a section; −1 for new ones.
  ///
  /// - Complexity: O(n) for n items of the section.
  public func origins(ofSection section: Int) -> [Int32] {
    var origins: [Int32] = []
    for run in runs[section] {
      if run.isNew {
        origins.append(contentsOf: repeatElement(-1, count: Int(run.count)))
      } else {
        origins.append(contentsOf: run.origin..<run.origin + run.count)
      }
    }
    return origins
  }

  /// Inserts a section with the old index, or −1, and the old places of its items.
  public mutating func insertSection(_ origin: Int, _ items: [Int], at index: Int) {
    var list = RunList()
    for place in items { list.append(Run(origin: place, count: 1)) }
    sections.insert(origin, at: index)
    runs.insert(list.runs, at: index)
  }

  /// Removes a section.
  ///
  /// - Returns: Its old index, or −1, and the old places of its items.
  public mutating func removeSection(at index: Int) -> (section: Int, items: [Int32]) {
    let items = origins(ofSection: index)
    runs.remove(at: index)
    return (sections.remove(at: index), items)
  }

  /// Moves a section to an index after the move; beyond the ends, it becomes the first or the last.
  public mutating func moveSection(_ old: Int, to index: Int) {
    let (section, list) = (sections.remove(at: old), runs.remove(at: old))
    let new = min(max(0, index), sections.count)
    sections.insert(section, at: new)
    runs.insert(list, at: new)
  }
}

/// Runs that are joined when they belong together.
private struct RunList {
  private(set) var runs: [OutlineRuns.Run] = []

  mutating func append(_ run: OutlineRuns.Run) {
    guard run.count > 0 else { return }
    if let last = runs.last, last.isNew == run.isNew,
      last.isNew || last.origin + last.count == run.origin
    {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// Moves at most so many items from the start of other runs to the end.
  ///
  /// - Returns: How many there were.
  mutating func take(_ count: Int, from rest: inout ArraySlice<OutlineRuns.Run>) -> Int {
    var taken = 0
    while taken < count, let run = rest.first {
      let part = min(count - taken, Int(run.count))
      append(run.part(0..<part))
      taken += part
      if part == Int(run.count) {
        rest.removeFirst()
      } else {
        rest[rest.startIndex] = run.part(part..<Int(run.count))
      }
    }
    return taken
  }
}

extension OutlineOrigins {
  /// The origins of single items.
  ///
  /// - Complexity: O(n) for n items.
  public init(_ runs: OutlineRuns) {
    self.init(
      oldStarts: runs.oldStarts,
      sections: runs.sections,
      items: runs.runs.indices.map { runs.origins(ofSection: $0).map { Int($0) } }
    )
  }
}
