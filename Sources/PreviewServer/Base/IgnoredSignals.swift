// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The signals that would end or stop a server by default although nothing is wrong with it.
///
/// Those that ask it to end are read by the event loop; those of its own faults keep their action,
/// and so does the one of Ctrl-Z.
enum IgnoredSignals {
  /// A file at its size limit: the write fails instead, and what was not written is told.
  private static let limits = [SIGXFSZ, SIGXCPU]
  /// Timers, messages of other processes, and the terminal of another job.
  private static let others = [
    SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGIO, SIGPWR, SIGSTKFLT, SIGTTIN, SIGTTOU,
  ]
  /// The signals without a meaning; glibc keeps the first two of them for itself.
  private static let realTime: ClosedRange<Int32> = 34...64

  /// All signals that are ignored.
  static var all: [Int32] { [SIGPIPE] + limits + others + realTime }

  /// Ignores them in this process.
  static func ignore() {
    for number in all { signal(number, SIG_IGN) }
  }

  /// The signals that processes of this one get with their usual action; a closed pipe stays an
  /// error for them.
  static var restoredInChildren: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in all where number != SIGPIPE { sigaddset(&set, number) }
    return set
  }
}
