// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The work that source puts off while it is set up: queues, tasks, and what waits for less than
/// three seconds.
@MainActor
enum MainWork {
  /// Runs the work, and skips its waits, up to a limit.
  ///
  /// - Returns: Whether there was anything.
  static func run() -> Bool { WorkClock.current.settle() }
}
