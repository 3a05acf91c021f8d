// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A run of the compiler's frontend, which can be started before what it shall compile is known.
///
/// Its arguments come by its standard input, which it reads as a file of arguments: to start, until there, takes it a
/// tenth of a compile.
final class Frontend {
  /// Memory is taken from the system in great pieces: page by page it costs a tenth of a compile.
  private static let environment = ["MALLOC_TOP_PAD_": "67108864", "MALLOC_ARENA_MAX": "1"]

  private static let endSeconds = 10.0

  private let process: ChildProcess
  /// Our end of its standard input.
  private let input: FileHandle

  /// Starts a frontend, which waits; `nil` when it cannot be started.
  init?(_ toolchain: Toolchain) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let process = ChildProcess(
      toolchain.frontend,
      ["-frontend", "@/dev/stdin"],
      input: ends[0],
      environment: Self.environment
    )
    guard let process else { return nil }
    self.process = process
  }

  /// Whether nothing has ended it.
  var isWaiting: Bool { process.isRunning }

  /// Ends it without its having been needed.
  func end() {
    try? input.close()
    _ = process.wait(seconds: Self.endSeconds)
  }

  /// Has it follow its arguments, and waits until it has.
  ///
  /// - Parameters:
  ///   - arguments: what follows `-frontend`.
  ///   - object: the file that it makes when there are no errors.
  ///   - seconds: the time that it may take.
  /// - Returns: how it ended.
  func compile(
    _ arguments: [String],
    object: String,
    seconds: Double
  ) -> ChildProcess.Ending {
    do {
      try input.write(contentsOf: Data(arguments.map(Self.quoted).joined(separator: "\n").utf8))
      try input.close()
    } catch {
      return .notStarted
    }
    return process.wait(seconds: seconds, orFor: object)
  }

  /// What it said, one message after the other.
  func printed() -> String { process.printed() }

  /// A word as files of arguments have it.
  private static func quoted(_ word: String) -> String {
    let escaped = word.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
