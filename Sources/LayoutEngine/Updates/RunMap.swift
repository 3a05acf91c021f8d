// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// A change that is known already, for any number of collection views that follow it.
///
/// It maps positions by the runs of items that stayed together. The fewest single updates are found
/// only if somebody asks for them, and only once.
package final class RunMap: Sendable {
  /// Where everything was before the change.
  package let runs: OutlineRuns
  package let before: SectionCounts
  package let after: SectionCounts
  /// Items that stay and get another view, by their old positions.
  package let reloadedItems: Set<ElementPosition>
  /// Whether nothing changes.
  package let isEmpty: Bool
  /// Whether all sections stay in place with their items.
  package let keepsSections: Bool
  /// The first new place of each run, counted through all items.
  private let starts: [Int32]
  private let origins: [Int32]
  private let newStarts: [Int]
  private let newSections: [Int: Int]
  private let inverse: Inverse
  private let found = Mutex<(difference: SectionedDifference?, updates: BatchUpdates?)>((nil, nil))

  /// The way from old places to new ones.
  private enum Inverse {
    /// The new place of each old one; −1 for a deleted item.
    case places([Int32])
    /// The runs by their old places, ascending.
    case runs([Kept])
  }

  /// A run that stays.
  private struct Kept {
    var origin: Int32
    var count: Int32
    var place: Int32
  }

  /// For fewer items in a run on average, there is an entry for each item instead of each run.
  private static let leastMeanRun = 8

  /// Makes the map of a change.
  ///
  /// - Parameters:
  ///   - runs: Where everything was before.
  ///   - reloadedItems: Old positions of items that stay in place and get another view.
  /// - Complexity: O(s + r log r) for s sections and r runs, at most O(n) for n items.
  package init(_ runs: OutlineRuns, reloading reloadedItems: [ElementPosition] = []) {
    self.runs = runs
    self.reloadedItems = Set(reloadedItems)
    let counts = runs.counts
    before = SectionCounts(zip(runs.oldStarts, runs.oldStarts.dropFirst()).map { $1 - $0 })
    after = SectionCounts(counts)
    isEmpty = reloadedItems.isEmpty && runs.isUnchanged
    keepsSections = runs.sections == Array(0..<(runs.oldStarts.count - 1))
    newStarts = OutlineRuns(counts: counts).oldStarts
    newSections = Dictionary(
      uniqueKeysWithValues: runs.sections.enumerated().filter { $1 >= 0 }.map { ($1, $0) }
    )
    var place: Int32 = 0
    var kept: [Kept] = []

    let count = runs.runCount
    var starts: [Int32] = []
    var origins: [Int32] = []
    starts.reserveCapacity(count)
    origins.reserveCapacity(count)
    kept.reserveCapacity(count)
    for run in runs.runs.joined() {
      starts.append(place)
      origins.append(run.origin)
      if !run.isNew { kept.append(Kept(origin: run.origin, count: run.count, place: place)) }
      place += run.count
    }
    (self.starts, self.origins) = (starts, origins)
    inverse = Self.inverse(kept, oldCount: runs.oldStarts[runs.oldStarts.count - 1])
  }

  private static func inverse(_ kept: [Kept], oldCount: Int) -> Inverse {
    guard kept.count * leastMeanRun > oldCount else {
      return .runs(kept.sorted { $0.origin < $1.origin })
    }
    var places = [Int32](repeating: -1, count: oldCount)
    for run in kept {
      for offset in 0..<run.count { places[Int(run.origin + offset)] = run.place + offset }
    }
    return .places(places)
  }

  /// The fewest operations, with the reloads.
  ///
  /// - Complexity: That of finding them, once.
  package var difference: SectionedDifference {
    found.withLock { found in
      if let difference = found.difference { return difference }
      var difference = SectionedDifference(runs)
      difference.reloadedItems = reloadedItems.sorted()
      found.difference = difference
      return difference
    }
  }

  /// The same as a batch.
  package var updates: BatchUpdates {
    let difference = difference
    return found.withLock { found in
      if let updates = found.updates { return updates }
      let updates = BatchUpdates(difference)
      found.updates = updates
      return updates
    }
  }
}

/// The map. All functions have the complexity O(log r + log s) for r runs and s sections.
extension RunMap {
  package func newSection(ofOld section: Int) -> Int? { newSections[section] }

  package func oldSection(ofNew section: Int) -> Int? {
    guard runs.sections.indices.contains(section), runs.sections[section] >= 0 else { return nil }
    return runs.sections[section]
  }

  /// Whether all items of a section keep their index.
  package func leavesItemsAlone(inNew section: Int) -> Bool {
    guard let origin = oldSection(ofNew: section) else { return false }
    let own = runs.oldStarts[origin]..<runs.oldStarts[origin + 1]
    guard let run = runs.runs[section].first else { return own.isEmpty }
    return runs.runs[section].count == 1 && Int(run.origin) == own.lowerBound
      && Int(run.count) == own.count
  }

  package func newPosition(ofOld position: ElementPosition) -> ElementPosition? {
    guard before.contains(position) else { return nil }
    let place = Int32(runs.oldStarts[position.section] + position.item)
    return newPlace(of: place).map { OutlineMatch.position(of: Int($0), in: newStarts) }
  }

  private func newPlace(of old: Int32) -> Int32? {
    switch inverse {
    case .places(let places): return places[Int(old)] < 0 ? nil : places[Int(old)]
    case .runs(let kept):
      let next = partitionPoint(of: kept.indices) { kept[$0].origin > old }
      guard next > 0, old < kept[next - 1].origin + kept[next - 1].count else { return nil }
      return kept[next - 1].place + old - kept[next - 1].origin
    }
  }

  package func oldPosition(ofNew position: ElementPosition) -> ElementPosition? {
    guard after.contains(position) else { return nil }
    let place = Int32(newStarts[position.section] + position.item)
    let run = partitionPoint(of: starts.indices) { starts[$0] > place } - 1
    guard origins[run] >= 0 else { return nil }
    let old = Int(origins[run] + place - starts[run])
    return OutlineMatch.position(of: old, in: runs.oldStarts)
  }

  /// Whether an item is new, by its new position.
  package func isNew(_ position: ElementPosition) -> Bool { oldPosition(ofNew: position) == nil }
}
