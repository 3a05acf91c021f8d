// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The record of a collection view's work: diagnostics, costs, and a trace of its calls.
struct CallRecord {
  var log = DiagnosticLog()
  var tally = CollectionViewStatistics()
  /// The time in microseconds; without it, the time of the layout's calls is not taken.
  var stopwatch: (() -> Int)?
  /// Whether a call of the layout is running, whose time includes that of its own calls.
  var isTiming = false
  /// Called with every call that the collection view makes to others, as it makes it.
  var trace: ((CollectionViewCall) -> Void)?
}
