// SPDX-License-Identifier: Apache-2.0

/// What a collection view has cost so far, and how many views it has now.
package struct CollectionViewStatistics: Hashable, Sendable {
  /// How often the data source was asked for all counts.
  package var countQueries = 0
  /// How often the layout prepared.
  package var prepares = 0
  /// How often the layout was asked for the elements of a rectangle.
  package var rectQueries = 0
  /// Cells that exist now: they show items, or wait to be reused.
  package var cellsAlive = 0
  /// Views of every category that exist now.
  package var viewsAlive = 0
  /// Views made.
  package var created = 0
  /// Views handed out again.
  package var recycled = 0
  /// How often the data source was asked for a cell.
  package var cellRequests = 0
  /// How often attributes were applied to a view.
  package var applied = 0
  /// How often that was left out because they were equal to the last ones.
  package var skippedApplies = 0
  /// Items announced to the prefetch data source.
  package var prefetched = 0

  /// Makes statistics of nothing.
  package nonisolated init() {}
}
