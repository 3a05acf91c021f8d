// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What a command listens to while it waits for a process.
protocol Attention: AnyObject {
  /// The descriptors to wait for, with their events.
  var watched: [pollfd] { get }

  /// Whether the command is to end without a result; it starts no further process then.
  var isStopped: Bool { get }

  /// Takes what came on the descriptors.
  func attend()
}
