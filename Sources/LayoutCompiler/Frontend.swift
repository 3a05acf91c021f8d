// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A run of the compiler's frontend that can be started before its input is known.
///
/// The frontend reads its arguments from standard input, as an arguments file. Starting up to that
/// point takes a tenth of a compile.
final class Frontend {
  private static let endSeconds = 10.0

  private let process: ChildProcess
  /// The end of the frontend's standard input to which the arguments are written.
  private let input: FileHandle

  /// Starts a frontend that waits for its arguments; `nil` when it cannot be started.
  ///
  /// A ruleset restricts its files.
  ///
  /// Its temporary files are in `work`. It has the descriptor `shared` under the same number.
  init?(_ toolchain: Toolchain, work: String, ruleset: Int32? = nil, shared: Int32? = nil) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let process = ChildProcess(
      toolchain.frontend,
      ["-frontend", "@/dev/stdin"],
      input: ends[0],
      shared: shared,
      environment: ["TMPDIR": work],
      ruleset: ruleset
    )
    guard let process else { return nil }
    self.process = process
  }

  /// Whether the frontend still runs and waits.
  var isWaiting: Bool { process.isRunning }

  /// Ends a frontend that is not needed.
  func end() {
    try? input.close()
    _ = process.wait(seconds: Self.endSeconds)
  }

  /// Gives the frontend its arguments and waits until it has compiled.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after `-frontend`.
  ///   - object: the only file that the frontend makes when there are no errors; `nil` when it makes
  ///     several.
  ///   - seconds: the time limit.
  /// - Returns: how the frontend ended.
  func compile(
    _ arguments: [String],
    object: String?,
    seconds: Double
  ) -> ChildProcess.Ending {
    begin(arguments) ? finish(object: object, seconds: seconds) : .notStarted
  }

  /// Gives the frontend its arguments.
  ///
  /// - Returns: Whether it still takes them.
  func begin(_ arguments: [String]) -> Bool {
    do {
      try input.write(contentsOf: Data(arguments.map(Self.quoted).joined(separator: "\n").utf8))
      try input.close()
      return true
    } catch {
      return false
    }
  }

  /// Waits until a frontend that has its arguments has compiled.
  func finish(object: String?, seconds: Double) -> ChildProcess.Ending {
    process.wait(seconds: seconds, orFor: object)
  }

  /// The messages that the frontend printed.
  func printed() -> String { process.printed() }

  /// A word quoted as in a file of arguments.
  private static func quoted(_ word: String) -> String {
    let escaped = word.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
