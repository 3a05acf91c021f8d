// SPDX-License-Identifier: Apache-2.0
import CConfinement
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
  private let output: Int32

  /// Starts a program that ends with the calling thread; `nil` when it cannot be started.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: its arguments.
  ///   - input: a descriptor that becomes its standard input; without one, ours does.
  ///   - shared: another descriptor that it has, under the same number.
  ///   - environment: variables beside our own.
  ///   - ruleset: a descriptor that restricts the program's files; without one, ours does.
  init?(
    _ program: String,
    _ arguments: [String],
    input: Int32? = nil,
    shared: Int32? = nil,
    environment: [String: String] = [:],
    ruleset: Int32? = nil
  ) {
    let output = confinement_unnamed_file()
    guard output >= 0 else { return nil }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    let child = words.withUnsafeBufferPointer { words in
      settings.withUnsafeBufferPointer { settings in
        program.withCString { path in
          var start = confinement_program(
            path: path,
            arguments: words.baseAddress,
            environment: settings.baseAddress,
            input: input ?? -1,
            output: output,
            shared: shared ?? -1,
            ruleset: ruleset ?? -1
          )
          return confinement_spawn(&start)
        }
      }
    }
    guard child > 0 else {
      close(output)
      return nil
    }
    self.output = output
    identifier = child
  }

  deinit { close(output) }

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
      let count = pread(output, &chunk, chunk.count, off_t(bytes.count))
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }
}
