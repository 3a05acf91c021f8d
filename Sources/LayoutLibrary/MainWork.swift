// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The work that source puts into the main queue while it is set up, as
/// `DispatchQueue.main.async` does.
@MainActor
enum MainWork {
  /// The most rounds; work may put more work into the queue.
  private static let mostRounds = 8

  /// Runs the work that is due, and what that work adds, up to a limit; nothing that waits.
  ///
  /// - Returns: Whether anything could be run: other threads than the first one have no such queue.
  static func run() -> Bool {
    guard Thread.isMainThread else { return false }
    for _ in 0..<mostRounds {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
    return true
  }
}
