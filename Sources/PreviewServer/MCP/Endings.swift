// SPDX-License-Identifier: Apache-2.0
import Glibc
import Synchronization

/// Turns the signals that ask a process to end into something to be read, so that it can remove its temporary files.
enum Endings {
  private static let signals = [SIGTERM, SIGINT, SIGHUP]
  /// Where the signals' handler writes; a handler may do little more than this.
  private static let writing = Atomic<Int32>(-1)

  /// Begins to take the signals.
  ///
  /// - Returns: The descriptor to read from; `nil` if no descriptor is left.
  static func take() -> Int32? {
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else { return nil }
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    writing.store(pipe[1], ordering: .sequentiallyConsistent)
    for number in signals {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = Glibc.write(Endings.writing.load(ordering: .relaxed), &byte, 1)
      }
    }
    signal(SIGPIPE, SIG_IGN)
    return pipe[0]
  }
}
