// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The batch of changes that is being made, and the batches that were postponed because elements
/// were being shown or the layout was being prepared.
struct Batches {
  /// A batch with known changes that is not shown yet.
  struct Batch {
    var updates: [CollectionUpdate]
    /// The whole change, if it was known before; then there are no single updates.
    var known: RunMap?
    /// The counts before the changes.
    var before: SectionCounts
    var completions: [(Bool) -> Void]
    /// The animation blocks around the call that made it.
    var blocks: AnimationBlocks
  }

  /// A batch with a running block; nested blocks join it.
  private struct Open {
    var depth = 1
    var updates: [CollectionUpdate] = []
    var known: RunMap?
    var completions: [(Bool) -> Void] = []

    /// Writes a known change as single updates, because there are others.
    mutating func separate() {
      guard let known else { return }
      updates += known.updates.list
      self.known = nil
    }
  }

  private var open: Open?
  /// Postponed batches, the oldest first.
  private(set) var deferred: [Batch] = []

  /// Whether the block of a batch is running.
  var isOpen: Bool { open != nil }

  /// Whether there are changes that are not shown yet.
  var hasUncommitted: Bool { isOpen || !deferred.isEmpty }

  /// Begins a block, which may lie within another one.
  mutating func begin() {
    if open == nil { open = Open() } else { open?.depth += 1 }
  }

  /// Ends a block.
  ///
  /// - Returns: What the block and its nested blocks recorded; `nil` when it lies within another
  ///   one.
  mutating func end(
    _ completion: ((Bool) -> Void)?
  ) -> (updates: [CollectionUpdate], known: RunMap?, nested: [(Bool) -> Void])? {
    open?.depth -= 1
    if open?.depth == 0, let ended = open {
      open = nil
      return (ended.updates, ended.known, ended.completions)
    }
    if let completion { open?.completions.append(completion) }
    return nil
  }

  /// Adds changes to the batch with the running block.
  mutating func record(_ updates: [CollectionUpdate]) {
    open?.separate()
    open?.updates += updates
  }

  /// Adds a known change to the batch with the running block.
  mutating func record(_ known: RunMap) {
    open?.separate()
    if open?.updates.isEmpty == true {
      open?.known = known
    } else {
      open?.updates += known.updates.list
    }
  }

  mutating func delay(_ batch: Batch) { deferred.append(batch) }

  /// Removes and returns the postponed batches.
  mutating func takeDeferred() -> [Batch] {
    defer { deferred = [] }
    return deferred
  }

  /// Removes the updates of the postponed batches and keeps their completions, because all data is
  /// asked for again.
  mutating func forgetUpdates() {
    for place in deferred.indices {
      deferred[place].updates = []
      deferred[place].known = nil
    }
  }
}
