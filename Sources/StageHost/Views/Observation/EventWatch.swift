// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// Follows the calls of watched views; other views are not asked.
@MainActor
final class EventWatch {
  private let limits: Limits
  private var logs: [UInt64: EventLog] = [:]

  /// Makes a watch without views.
  init(limits: Limits) { self.limits = limits }

  /// Starts or stops following a view.
  ///
  /// A client that starts to watch gets all counters.
  func watch(_ view: StageView, _ isOn: Bool) {
    guard isOn else {
      view.collectionView.trace = nil
      view.collectionView.stopwatch = nil
      logs[view.id] = nil
      return
    }
    logs[view.id] = logs[view.id] ?? EventLog(limits: limits)
    logs[view.id]?.forgetCounters()
    view.collectionView.stopwatch = { Stopwatch.microseconds }
    view.collectionView.trace = { [weak self, id = view.id] call in
      guard let kind = StageEvents.Event.Kind(rawValue: call.kind) else { return }
      self?.logs[id]?.note(kind, call.text)
    }
  }

  /// Whether a view is watched.
  func isWatched(_ view: UInt64) -> Bool { logs[view] != nil }

  /// Forgets a closed view.
  func forget(_ view: UInt64) { logs[view] = nil }

  /// The messages about watched views, in the order of the views' numbers.
  func take(_ views: [UInt64: StageView]) -> [StageEvents] {
    logs.keys.sorted().compactMap { id in
      guard let view = views[id] else { return nil }
      return logs[id]?.take(view: id, counters: view.collectionView.statistics.counters)
    }
  }
}

extension CollectionViewStatistics {
  /// All counters by name.
  var counters: [String: Double] {
    [
      "countQueries": countQueries,
      "prepares": prepares,
      "rectQueries": rectQueries,
      "cellsAlive": cellsAlive,
      "viewsAlive": viewsAlive,
      "created": created,
      "recycled": recycled,
      "cellRequests": cellRequests,
      "layoutMicroseconds": layoutMicroseconds,
      "applied": applied,
      "skippedApplies": skippedApplies,
      "prefetched": prefetched,
    ].mapValues(Double.init)
  }
}
