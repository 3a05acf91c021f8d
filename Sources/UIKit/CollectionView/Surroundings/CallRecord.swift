// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// What is known afterwards of a collection view's work: findings, costs, and each call where somebody
/// follows them.
struct CallRecord {
  var log = DiagnosticLog()
  var tally = CollectionViewStatistics()
  /// Told every call that the collection view makes to others, as it makes it.
  var trace: ((CollectionViewCall) -> Void)?
}
