// SPDX-License-Identifier: Apache-2.0

extension Delta {
  /// One delta with the effect of this one and then `next`.
  ///
  /// For every table `S`, the merged delta gives the same elements and contents as both deltas, one
  /// after the other. The animation is that of `next`, or this one's when `next` has none; but the
  /// start or the end of a transition is never replaced by an animation in time. The start of an
  /// inserted element's animation, and the end of a removed one's, keep their place in content
  /// coordinates. The offset of an orthogonal section is that of the later record that moves it;
  /// without such a record, it is the first record's.
  ///
  /// - Precondition: `next` is of the same view and starts at this delta's revision, or is a
  ///   snapshot.
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
  /// The animation of two merged deltas.
  ///
  /// A receiver in a transition must learn its end. A receiver before a transition must not take
  /// its start for an animation in time.
  static func merging(_ first: WireAnimation?, _ next: WireAnimation?) -> WireAnimation? {
    guard let first, let next else { return next ?? first }
    return first.isOfTransition && !next.isOfTransition ? first : next
  }

  /// Whether it starts, moves or ends a transition in a client's hand.
  public var isOfTransition: Bool {
    switch curve {
    case .easeInOut, .spring: false
    case .interactive, .finish, .cancel: true
    }
  }
}

/// The records of two deltas by id, during merging.
private struct DeltaMerger {
  private var orthogonalSections: [UInt64: OrthogonalSectionRecord] = [:]
  private var removed: [UInt64: AttributeChange?] = [:]
  private var updated: [UInt64: AttributeChange] = [:]
  private var inserted: [UInt64: Delta.Insertion] = [:]

  init(first: Delta) {
    removed.reserveCapacity(first.removed.count)
    updated.reserveCapacity(first.updated.count)
    inserted.reserveCapacity(first.inserted.count)
    for section in first.orthogonalSections { orthogonalSections[section.id] = section }
    for removal in first.removed { removed.updateValue(removal.final, forKey: removal.id) }
    for update in first.updated { updated[update.id] = update.change }
    for insertion in first.inserted { inserted[insertion.id] = insertion }
  }

  mutating func add(_ next: Delta) {
    for section in next.orthogonalSections {
      orthogonalSections[section.id] = orthogonalSections[section.id]?.adding(section) ?? section
    }
    for removal in next.removed { remove(removal) }
    for update in next.updated { change(update) }
    for insertion in next.inserted { inserted[insertion.id] = insertion }
  }

  private mutating func remove(_ removal: Delta.Removal) {
    // The receiver never had an element that was inserted in the first delta.
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
    merged.orthogonalSections = orthogonalSections.values.sorted { $0.id < $1.id }
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

  /// The contents of both deltas that the merged records refer to.
  ///
  /// Those of elements that appear and disappear again are left out.
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
  /// The insertion with changed attributes; its animation starts at the same place as before.
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
