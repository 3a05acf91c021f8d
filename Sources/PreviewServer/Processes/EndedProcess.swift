// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Collects processes that were killed or have said all that they had to say.
///
/// The kernel takes tens of milliseconds to free the memory of a large one, and nobody's picture has to wait for that.
enum EndedProcess {
  private static let waits = DispatchGroup()

  /// Waits for a process beside everything else.
  static func collect(_ identifier: pid_t) {
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == 0 else { return }
    DispatchQueue.global().async(group: waits) { _ = self.status(of: identifier) }
  }

  /// Waits for a process, and returns its status.
  static func status(of identifier: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Waits for all processes that are collected.
  static func waitForAll() { waits.wait() }
}
