// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The record of a collection view's work: diagnostics, costs, and a trace of its calls.
struct CallRecord {
  var log = DiagnosticLog()
  var tally = CollectionViewStatistics()
  /// Called with every call that the collection view makes to others, as it makes it.
  var trace: ((CollectionViewCall) -> Void)?
}
