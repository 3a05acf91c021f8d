// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The work that source puts off while it is set up: queues, tasks, and what waits for less than
/// three seconds.
@MainActor
enum MainWork {
  /// Runs the work that is due, up to a limit.
  ///
  /// - Parameter skipsWaits: Whether short waits are skipped, as while an app is launched.
  /// - Returns: Whether there was anything.
  static func run(skipsWaits: Bool = true) -> Bool {
    WorkClock.current.settle(skipping: skipsWaits ? WorkClock.longestSkip : 0)
  }
}
