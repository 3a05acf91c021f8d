// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// A layout compiler that was started before it is needed, so that a save need not wait for one to be ready.
final class StandbyCompiler {
  /// What a pipe takes at once, in bytes, whether or not it is read already.
  private static let pipeBytes = 64 * 1024

  private let process: ToolSpawn.Process
  private var isEngaged = false

  /// Starts a compiler that waits.
  init(compiler: String) throws(SpawnError) {
    process = try CompileJob.spawn(compiler, ["--standby"], takesInput: true)
  }

  deinit { dismiss() }

  /// Gives it its command line.
  ///
  /// - Returns: the compiler, which is no longer on standby; `nil` when it is gone or cannot take so much.
  func engage(_ arguments: [String]) -> ToolSpawn.Process? {
    guard !isEngaged, let input = process.input, var line = try? JSONEncoder().encode(arguments),
      line.count < Self.pipeBytes
    else { return nil }
    line.append(UInt8(ascii: "\n"))
    let sent = line.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    guard sent == line.count else { return nil }
    close(input)
    isEngaged = true
    return process
  }

  /// Ends it without its having been needed.
  func dismiss() {
    guard !isEngaged else { return }
    isEngaged = true
    kill(-process.identifier, SIGKILL)
    for descriptor in [process.input, process.output, process.errors] {
      if let descriptor { close(descriptor) }
    }
    var status: Int32 = 0
    while waitpid(process.identifier, &status, 0) < 0, errno == EINTR {}
  }
}
