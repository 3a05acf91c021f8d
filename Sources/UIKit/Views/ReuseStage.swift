// SPDX-License-Identifier: Apache-2.0

/// The stages of a reusable view between one element and the next.
enum ReuseStage {
  /// The view is not shown: it is new, being configured, or dropped.
  case outside
  /// The view waits in a reuse queue.
  case waiting
  /// The view shows an element.
  case shown
  /// The view replaces one that the data source did not provide; this was reported already.
  case substitute
}
