// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Runs a program to its end, or to the end of its time.
enum ChildProcess {
  /// How a program ended.
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
    case outOfTime
    case notStarted
  }

  /// Bounds the processor time that this program and each program that it starts may take, in seconds.
  static func limitProcessorTime(_ seconds: UInt) {
    var limit = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(seconds + 1))
    // Without it, the time on the clock still bounds them.
    _ = setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }

  /// Runs a program for at most some seconds; what it prints goes to a file.
  static func run(
    _ program: String,
    _ arguments: [String],
    output: String,
    seconds: Double
  ) -> Ending {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let mode = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, mode, S_IRUSR | S_IWUSR)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else {
      return .notStarted
    }
    return wait(for: child, seconds: seconds)
  }

  /// How long to wait before looking again whether a program ended.
  private static let pause: UInt32 = 1_000

  private static func wait(for child: pid_t, seconds: Double) -> Ending {
    let end = Date(timeIntervalSinceNow: seconds)
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      if Date() > end {
        kill(child, SIGKILL)
        waitpid(child, &status, 0)
        return .outOfTime
      }
      usleep(pause)
    }
    let signalMask: Int32 = 0x7f
    let codeShift: Int32 = 8
    let signal = status & signalMask
    if signal == SIGXCPU { return .outOfTime }
    return signal == 0 ? .code(status >> codeShift) : .signal(signal)
  }
}
