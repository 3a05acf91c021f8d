// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc

/// A layout compiler that starts before it is needed, so that a save does not wait for its start.
final class StandbyCompiler {
  /// The bytes that a pipe accepts before any of them is read.
  private static let pipeBytes = 64 * 1024

  private let process: ToolSpawn.Process
  private var isEngaged = false

  /// Starts a compiler that waits for a command line.
  ///
  /// Its files are in `folder`, because its frontend starts before the folder of the library is
  /// known.
  init(
    compiler: String,
    folder: String,
    cache: String,
    _ confinement: ConfinementMode
  ) throws(SpawnError) {
    let words = ["--standby", "--work", folder, "--cache", cache]
    process = try CompileJob.spawn(compiler, words, confinement, takesInput: true)
  }

  deinit { dismiss() }

  /// Sends the command line to the compiler.
  ///
  /// - Returns: The compiler, which runs now; `nil` when it has ended or the line is too long for
  ///   the pipe.
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

  /// Ends the compiler, if it was not used.
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
