// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A program that runs to its end or to a time limit.
final class ChildProcess {
  /// How a program ended.
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
    case outOfTime
    case notStarted
  }

  /// How long to wait before looking again whether a program ended, in microseconds.
  private static let pause: UInt32 = 500
  private static let chunkBytes = 64 * 1024

  private let identifier: pid_t
  /// The program's output: a file without a name, because a pipe would have to be read meanwhile.
  private let output: UnsafeMutablePointer<FILE>

  /// Starts a program; `nil` when it cannot be started.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: its arguments.
  ///   - input: a descriptor that becomes its standard input; without one, ours does.
  ///   - environment: variables beside our own.
  init?(
    _ program: String,
    _ arguments: [String],
    input: Int32? = nil,
    environment: [String: String] = [:]
  ) {
    guard let output = tmpfile() else { return nil }
    _ = fcntl(fileno(output), F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(output), STDERR_FILENO)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, &words, &settings) == 0 else {
      fclose(output)
      return nil
    }
    self.output = output
    identifier = child
  }

  deinit { fclose(output) }

  /// Bounds the processor time that this program and each program that it starts may take, in seconds.
  static func limitProcessorTime(_ seconds: UInt) {
    var limit = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(seconds + 1))
    // Without it, the time on the clock still bounds them.
    _ = setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }

  /// Whether the program still runs.
  ///
  /// If it has ended, its result stays for ``wait(seconds:orFor:)``.
  var isRunning: Bool {
    var news = siginfo_t()
    let code = waitid(P_PID, id_t(identifier), &news, WEXITED | WNOHANG | WNOWAIT)
    return code == 0 && news.si_signo == 0
  }

  /// Waits until the program has ended or its time is over.
  ///
  /// - Parameters:
  ///   - seconds: the time after which the program is killed.
  ///   - result: a file that the program creates as its last act when all is well. The wait ends
  ///     when the file is there, because a compiler spends 3 % of its time on freeing memory
  ///     afterwards.
  /// - Returns: how the program ended.
  func wait(seconds: Double, orFor result: String? = nil) -> Ending {
    let end = Date(timeIntervalSinceNow: seconds)
    var status: Int32 = 0
    while waitpid(identifier, &status, WNOHANG) == 0 {
      if let result, access(result, F_OK) == 0 { return .code(0) }
      if Date() > end {
        kill(identifier, SIGKILL)
        waitpid(identifier, &status, 0)
        return .outOfTime
      }
      usleep(Self.pause)
    }
    let signalMask: Int32 = 0x7f
    let codeShift: Int32 = 8
    let signal = status & signalMask
    if signal == SIGXCPU { return .outOfTime }
    return signal == 0 ? .code(status >> codeShift) : .signal(signal)
  }

  /// What the program printed so far.
  func printed() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
    while true {
      let count = pread(fileno(output), &chunk, chunk.count, off_t(bytes.count))
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }
}
