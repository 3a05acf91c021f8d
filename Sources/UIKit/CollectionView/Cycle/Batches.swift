// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The batch of changes that is being made, and those that came while elements were shown or the layout
/// prepared.
struct Batches {
  /// A batch whose changes are known and that is not shown yet.
  struct Batch {
    var updates: [CollectionUpdate]
    /// The counts that the changes begin with.
    var before: SectionCounts
    var completions: [(Bool) -> Void]
    /// The animation blocks around the call that made it.
    var blocks: AnimationBlocks
  }

  /// A batch whose block runs; blocks within it join it.
  private struct Open {
    var depth = 1
    var updates: [CollectionUpdate] = []
    var completions: [(Bool) -> Void] = []
  }

  private var open: Open?
  /// Batches that came too early, the oldest first.
  private(set) var deferred: [Batch] = []

  /// Whether a block runs that makes a batch.
  var isOpen: Bool { open != nil }

  /// Whether there are changes that are not shown yet.
  var hasUncommitted: Bool { isOpen || !deferred.isEmpty }

  /// A block begins.
  mutating func begin() {
    if open == nil { open = Open() } else { open?.depth += 1 }
  }

  /// A block ends.
  ///
  /// - Returns: What it and those within it recorded; `nil` when it lies within another one.
  mutating func end(
    _ completion: ((Bool) -> Void)?
  ) -> (updates: [CollectionUpdate], nested: [(Bool) -> Void])? {
    open?.depth -= 1
    if open?.depth == 0, let ended = open {
      open = nil
      return (ended.updates, ended.completions)
    }
    if let completion { open?.completions.append(completion) }
    return nil
  }

  /// Adds changes to the batch whose block runs.
  mutating func record(_ updates: [CollectionUpdate]) { open?.updates += updates }

  /// Lets a batch wait.
  mutating func delay(_ batch: Batch) { deferred.append(batch) }

  /// The batches that waited.
  mutating func takeDeferred() -> [Batch] {
    defer { deferred = [] }
    return deferred
  }

  /// Leaves of the batches that wait only whom to tell: all data is asked for again.
  mutating func forgetUpdates() {
    for place in deferred.indices { deferred[place].updates = [] }
  }
}
