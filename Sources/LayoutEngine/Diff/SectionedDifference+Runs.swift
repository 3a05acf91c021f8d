// SPDX-License-Identifier: Apache-2.0

extension SectionedDifference {
  /// For at least so many items in a run on average, the runs are compared; for fewer, the items.
  private static let leastMeanRun = 4

  /// The fewest operations from an earlier outline to the present one.
  ///
  /// - Complexity: O(s + r log r + k) for s sections, r runs and k changed items, at most that of
  ///   single items.
  public init(_ runs: OutlineRuns) {
    let count = runs.oldStarts[runs.oldStarts.count - 1]
    if runs.runCount * Self.leastMeanRun > count {
      self.init(OutlineOrigins(runs))
    } else {
      self.init(comparingRuns: runs)
    }
  }

  /// The same operations, found by comparing runs in any case.
  package init(comparingRuns runs: OutlineRuns) {
    placeSections(origins: runs.sections, oldCount: runs.oldStarts.count - 1)
    deleteItems(runs)
    for section in runs.runs.indices { placeItems(of: section, runs) }
  }

  /// Lists the old items that are in no run.
  private mutating func deleteItems(_ runs: OutlineRuns) {
    let survivors = runs.runs.joined().filter { !$0.isNew }.sorted { $0.origin < $1.origin }
    let deleted = Set(deletedSections)
    let starts = runs.oldStarts
    var section = 0
    var place = 0
    let end = OutlineRuns.Run(origin: starts[starts.count - 1], count: 0)
    for run in survivors + [end] {
      while place < Int(run.origin) {
        while starts[section + 1] <= place { section += 1 }
        if !deleted.contains(section) {
          deletedItems.append(ElementPosition(section: section, item: place - starts[section]))
        }
        place += 1
      }
      place += Int(run.count)
    }
  }

  /// Whether each item of a new section stays, moves or is new.
  private mutating func placeItems(of section: Int, _ runs: OutlineRuns) {
    let origin = runs.sections[section]
    let own = origin < 0 ? 0..<0 : runs.oldStarts[origin]..<runs.oldStarts[origin + 1]
    let firstMove = movedItems.count
    var staying: [(run: OutlineRuns.Run, start: Int)] = []
    var start = 0
    for run in runs.runs[section] {
      for part in run.split(by: own) {
        if part.isNew {
          if origin >= 0 { insert(Int(part.count), at: start, of: section) }
        } else if own.contains(Int(part.origin)) {
          staying.append((part, start))
        } else {
          move(part, to: start, of: section, runs)
        }
        start += Int(part.count)
      }
    }
    let isAscending = zip(staying, staying.dropFirst()).allSatisfy { $0.run.origin < $1.run.origin }
    guard !isAscending else { return }
    let kept = HeaviestIncreasingRun.positions(
      values: staying.map { Int($0.run.origin) },
      weights: staying.map { Int($0.run.count) }
    )
    var next = 0
    for (position, entry) in staying.enumerated() {
      if next < kept.count, kept[next] == position {
        next += 1
      } else {
        move(entry.run, to: entry.start, of: section, runs)
      }
    }
    movedItems[firstMove...].sort { $0.to.item < $1.to.item }
  }

  private mutating func insert(_ count: Int, at start: Int, of section: Int) {
    insertedItems += (start..<start + count).map { ElementPosition(section: section, item: $0) }
  }

  private mutating func move(
    _ run: OutlineRuns.Run,
    to start: Int,
    of section: Int,
    _ runs: OutlineRuns
  ) {
    movedItems += (0..<Int(run.count)).map { offset in
      ItemMove(
        from: OutlineMatch.position(of: Int(run.origin) + offset, in: runs.oldStarts),
        to: ElementPosition(section: section, item: start + offset)
      )
    }
  }
}

extension OutlineRuns.Run {
  /// The parts of the run outside and within a range of old places, in order.
  fileprivate func split(by own: Range<Int>) -> [OutlineRuns.Run] {
    let places = Int(origin)..<Int(origin + count)
    guard !isNew, places.overlaps(own), !own.contains(places) else { return [self] }
    let inner = places.clamped(to: own)
    return [
      places.lowerBound..<inner.lowerBound, inner, inner.upperBound..<places.upperBound,
    ].filter { !$0.isEmpty }.map { OutlineRuns.Run(origin: $0.lowerBound, count: $0.count) }
  }
}
