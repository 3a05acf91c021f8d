// SPDX-License-Identifier: Apache-2.0

extension SectionedDifference {
  @usableFromInline
  init(_ match: OutlineMatch) {
    placeSections(origins: match.sectionOrigins, oldCount: match.oldStarts.count - 1)
    deleteItems(match)
    for section in match.sectionOrigins.indices { placeItems(of: section, match) }
  }

  mutating func placeSections(origins: [Int], oldCount: Int) {
    var survives = [Bool](repeating: false, count: oldCount)
    var survivors: [Int] = []
    for (section, origin) in origins.enumerated() {
      guard origin >= 0 else {
        insertedSections.append(section)
        continue
      }
      survives[origin] = true
      survivors.append(section)
    }
    deletedSections = survives.indices.filter { !survives[$0] }
    let order = survivors.map { origins[$0] }
    forEachMove(in: order) {
      movedSections.append(SectionMove(from: order[$0], to: survivors[$0]))
    }
  }

  private mutating func deleteItems(_ match: OutlineMatch) {
    var deleted = deletedSections[...]
    for section in 0..<(match.oldStarts.count - 1) {
      if deleted.first == section {
        deleted.removeFirst()
        continue
      }
      let start = match.oldStarts[section]
      for place in start..<match.oldStarts[section + 1] where !match.survives[place] {
        deletedItems.append(ElementPosition(section: section, item: place - start))
      }
    }
  }

  /// Says for each item of a new section whether it stays, moves or is new.
  private mutating func placeItems(of section: Int, _ match: OutlineMatch) {
    let start = match.newStarts[section]
    let origin = match.sectionOrigins[section]
    let own = origin < 0 ? 0..<0 : match.oldStarts[origin]..<match.oldStarts[origin + 1]
    let firstMove = movedItems.count
    var last = -1
    var isAscending = true
    for place in start..<match.newStarts[section + 1] {
      let from = match.origins[place]
      if own.contains(from) {
        isAscending = isAscending && from > last
        last = from
        continue
      }
      let target = ElementPosition(section: section, item: place - start)
      if from >= 0 {
        movedItems.append(
          ItemMove(from: OutlineMatch.position(of: from, in: match.oldStarts), to: target)
        )
      } else if origin >= 0 {
        insertedItems.append(target)
      }
    }
    guard !isAscending else { return }
    moveItems(within: section, own, match)
    movedItems[firstMove...].sort { $0.to.item < $1.to.item }
  }

  /// Moves within one section, whose old places are `own`.
  private mutating func moveItems(within section: Int, _ own: Range<Int>, _ match: OutlineMatch) {
    let start = match.newStarts[section]
    let oldSection = match.sectionOrigins[section]
    let places = start..<match.newStarts[section + 1]
    let survivors = places.filter { own.contains(match.origins[$0]) }
    let order = survivors.map { match.origins[$0] }
    forEachMove(in: order) {
      movedItems.append(
        ItemMove(
          from: ElementPosition(section: oldSection, item: order[$0] - own.lowerBound),
          to: ElementPosition(section: section, item: survivors[$0] - start)
        )
      )
    }
  }

  /// Calls `body` with each place that is not in the longest ascending run.
  private func forEachMove(in order: [Int], _ body: (Int) -> Void) {
    let staying = LongestIncreasingRun.positions(in: order)
    var next = 0
    for position in order.indices {
      if next < staying.count, staying[next] == position {
        next += 1
      } else {
        body(position)
      }
    }
  }
}

extension OutlineMatch {
  /// The section and item of a place, where the sections begin at `starts`.
  static func position(of place: Int, in starts: [Int]) -> ElementPosition {
    // Empty sections share their start with the next one; the last of them holds the item.
    let next = partitionPoint(of: starts.indices) { starts[$0] > place }
    return ElementPosition(section: next - 1, item: place - starts[next - 1])
  }
}
