// SPDX-License-Identifier: Apache-2.0

extension Delta {
  /// One delta that does what this and then `next` do.
  ///
  /// For every table `S`, applying both in turn and applying the merged one give the same elements and
  /// the same contents. The animation is that of `next`, or this one's when `next` has none; but what
  /// begins or ends a transition is not lost to what only takes time. Where an
  /// animation of an inserted element starts, and where that of a removed one ends, stays at its place in
  /// content coordinates. Where a row stands is what the later one says that moves it, else what the first
  /// one says that has it.
  ///
  /// - Precondition: `next` is of the same view and starts where this ends, or is a snapshot.
  /// - Complexity: O(n log n) for n records in both.
  public func merging(_ next: Delta) -> Delta {
    guard next.base != nil else { return next }
    precondition(next.view == view, "Merging a delta of view \(view) with one of \(next.view)")
    precondition(next.base == revision, "Merging up to \(revision) with a delta from another base")
    var merger = DeltaMerger(first: self)
    merger.add(next)
    return merger.result(first: self, next: next)
  }
}

extension WireAnimation {
  /// What carries the changes of two deltas that were merged.
  ///
  /// A receiver that holds a transition must hear that it is over, and one that is about to hold it must
  /// not take it for a change that time carries.
  static func merging(_ first: WireAnimation?, _ next: WireAnimation?) -> WireAnimation? {
    guard let first, let next else { return next ?? first }
    return first.isOfTransition && !next.isOfTransition ? first : next
  }

  /// Whether it begins, moves or ends a transition that somebody has in hand.
  public var isOfTransition: Bool {
    switch curve {
    case .easeInOut, .spring, .cubic: false
    case .interactive, .finish, .cancel: true
    }
  }
}

/// The records of two deltas by id, while they are being merged.
private struct DeltaMerger {
  private var rows: [UInt64: RowRecord] = [:]
  private var removed: [UInt64: AttributeChange?] = [:]
  private var updated: [UInt64: AttributeChange] = [:]
  private var inserted: [UInt64: Delta.Insertion] = [:]

  init(first: Delta) {
    removed.reserveCapacity(first.removed.count)
    updated.reserveCapacity(first.updated.count)
    inserted.reserveCapacity(first.inserted.count)
    for row in first.rows { rows[row.id] = row }
    for removal in first.removed { removed.updateValue(removal.final, forKey: removal.id) }
    for update in first.updated { updated[update.id] = update.change }
    for insertion in first.inserted { inserted[insertion.id] = insertion }
  }

  mutating func add(_ next: Delta) {
    for row in next.rows { rows[row.id] = rows[row.id]?.adding(row) ?? row }
    for removal in next.removed { remove(removal) }
    for update in next.updated { change(update) }
    for insertion in next.inserted { inserted[insertion.id] = insertion }
  }

  private mutating func remove(_ removal: Delta.Removal) {
    // An element that came in the first delta was never there for the receiver.
    guard inserted.removeValue(forKey: removal.id) == nil else { return }
    let earlier = updated.removeValue(forKey: removal.id)
    var final = removal.final
    if let earlier, let last = final {
      final = earlier.adding(last).keeping(AttributeChange.presentational)
    }
    removed.updateValue(final, forKey: removal.id)
  }

  private mutating func change(_ update: Delta.Update) {
    guard let insertion = inserted[update.id] else {
      updated[update.id] = updated[update.id]?.adding(update.change) ?? update.change
      return
    }
    inserted[update.id] = insertion.applying(update.change)
  }

  func result(first: Delta, next: Delta) -> Delta {
    var merged = Delta(view: first.view, revision: next.revision, base: first.base)
    merged.contentSize = next.contentSize ?? first.contentSize
    merged.animation = WireAnimation.merging(first.animation, next.animation)
    merged.offsetAdjustment = Self.sum(first.offsetAdjustment, next.offsetAdjustment)
    merged.rows = rows.values.sorted { $0.id < $1.id }
    merged.removed = removed.map { Delta.Removal(id: $0.key, final: $0.value) }
      .sorted { $0.id < $1.id }
    merged.updated = updated.map { Delta.Update(id: $0.key, change: $0.value) }
      .sorted { $0.id < $1.id }
    merged.inserted = inserted.values.sorted { $0.id < $1.id }
    merged.contents = contents(of: first, and: next)
    return merged
  }

  private static func sum(_ first: WireVector?, _ next: WireVector?) -> WireVector? {
    guard let first, let next else { return first ?? next }
    let bounds = -WireBounds.absolute...WireBounds.absolute
    return WireVector(
      dx: (first.dx + next.dx).clamped(to: bounds),
      dy: (first.dy + next.dy).clamped(to: bounds)
    )
  }

  /// Contents of both that the merged records refer to; those of passing elements are left out.
  private func contents(of first: Delta, and next: Delta) -> [WireContent] {
    var needed: Set<UInt64> = []
    for insertion in inserted.values { needed.insert(insertion.attributes.content) }
    for change in updated.values where change.fields.contains(.content) {
      needed.insert(change.values.content)
    }
    var contents: [UInt64: WireContent] = [:]
    for content in first.contents where needed.contains(content.id) {
      contents[content.id] = content
    }
    for content in next.contents where needed.contains(content.id) {
      contents[content.id] = content
    }
    return contents.values.sorted { $0.id < $1.id }
  }
}

extension Delta.Insertion {
  /// The insertion with changed attributes; its animation starts where it would have.
  fileprivate func applying(_ change: AttributeChange) -> Delta.Insertion {
    var result = self
    result.attributes = attributes.applying(change)
    if let initial {
      let start = attributes.applying(initial)
      result.initial = AttributeChange.between(result.attributes, start)?
        .keeping(AttributeChange.presentational)
    }
    return result
  }
}

extension Int64 {
  /// The nearest number within bounds.
  fileprivate func clamped(to bounds: ClosedRange<Int64>) -> Int64 {
    Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
  }
}
