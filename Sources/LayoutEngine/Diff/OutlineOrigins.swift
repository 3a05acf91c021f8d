// SPDX-License-Identifier: Apache-2.0

/// Where each section and each item of an outline stood in an earlier one.
///
/// Who changes an outline step by step can keep this along, and knows the difference in the end without
/// comparing anything.
public struct OutlineOrigins: Hashable, Sendable {
  /// Where the items of each old section begin when all are counted through; the number of all items last.
  public let oldStarts: [Int]
  /// The old index of each section; −1 for one that is new.
  public var sections: [Int]
  /// The old place of each item, by section, counted through all old items; −1 for one that is new.
  public var items: [[Int]]

  /// The origins of an outline that nobody has changed yet.
  ///
  /// - Parameter counts: How many items each section has.
  /// - Complexity: O(n) for n items.
  public init(counts: [Int]) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    oldStarts = starts
    sections = Array(counts.indices)
    items = counts.indices.map { Array(starts[$0]..<starts[$0 + 1]) }
  }

  init(oldStarts: [Int], sections: [Int], items: [[Int]]) {
    (self.oldStarts, self.sections, self.items) = (oldStarts, sections, items)
  }

  /// Finds by identity where everything stood.
  ///
  /// - Precondition: identities are unique among the sections, and among all items, of each side.
  /// - Complexity: O(n) for n sections and items on both sides.
  @inlinable
  public init<SectionID: Hashable, ItemID: Hashable>(
    from old: Outline<SectionID, ItemID>,
    to new: Outline<SectionID, ItemID>
  ) {
    self.init(OutlineMatch(from: old, to: new))
  }

  @usableFromInline
  init(_ match: OutlineMatch) {
    oldStarts = match.oldStarts
    sections = match.sectionOrigins
    items = match.sectionOrigins.indices.map {
      Array(match.origins[match.newStarts[$0]..<match.newStarts[$0 + 1]])
    }
  }

  /// The section and item of an old place.
  ///
  /// - Complexity: O(log s) for s old sections.
  public func oldPosition(of place: Int) -> ElementPosition {
    OutlineMatch.position(of: place, in: oldStarts)
  }

  /// Whether each old item still is anywhere, by its place.
  ///
  /// - Complexity: O(n) for n items on both sides.
  public var survivors: [Bool] {
    var survivors = [Bool](repeating: false, count: oldStarts[oldStarts.count - 1])
    for section in items { for place in section where place >= 0 { survivors[place] = true } }
    return survivors
  }
}

extension SectionedDifference {
  /// The fewest operations that bring everything from where it stood to where it stands.
  ///
  /// - Complexity: O(n) for n items on both sides, and O(m log m) for the m items of sections in which
  ///   something moves.
  public init(_ origins: OutlineOrigins) { self.init(OutlineMatch(origins)) }
}

extension OutlineMatch {
  init(_ known: OutlineOrigins) {
    oldStarts = known.oldStarts
    newStarts = Self.starts(of: known.items)
    sectionOrigins = known.sections
    origins = Array(known.items.joined())
    survives = known.survivors
  }
}
