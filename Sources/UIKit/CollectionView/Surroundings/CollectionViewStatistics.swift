// SPDX-License-Identifier: Apache-2.0

/// The costs of a collection view since its start, and the views that it has now.
package struct CollectionViewStatistics: Hashable, Sendable {
  /// How often the data source was asked for all counts.
  package var countQueries = 0
  /// How often the layout prepared.
  package var prepares = 0
  /// How often the layout was asked for the elements of a rectangle.
  package var rectQueries = 0
  /// The cells that exist now: they show items or wait for reuse.
  package var cellsAlive = 0
  /// The views of every category that exist now.
  package var viewsAlive = 0
  /// The views made since the start.
  package var created = 0
  /// The views reused since the start.
  package var recycled = 0
  /// How often the data source was asked for a cell.
  package var cellRequests = 0
  /// How often attributes were applied to a view.
  package var applied = 0
  /// How often applying was skipped because the attributes were equal to the last ones.
  package var skippedApplies = 0
  /// The time in which the layout prepared and answered questions, in microseconds, while a
  /// stopwatch was set.
  package var layoutMicroseconds = 0
  /// The items announced to the prefetch data source.
  package var prefetched = 0

  /// Makes statistics with zero everywhere.
  package nonisolated init() {}
}
