// SPDX-License-Identifier: Apache-2.0

/// Where a reusable view is on its way from one element to the next.
enum ReuseStage {
  /// Nobody shows it: it is new, being configured, or let go.
  case outside
  /// It waits in a queue.
  case waiting
  /// It shows an element.
  case shown
  /// It stands in for a view that nobody provided; that was told already.
  case substitute
}
