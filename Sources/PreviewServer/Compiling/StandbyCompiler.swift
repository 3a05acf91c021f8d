// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc

/// A layout compiler that starts before it is needed, so that a save does not wait for its start.
final class StandbyCompiler {
  /// The bytes that a pipe accepts before any of them is read.
  private static let pipeBytes = 64 * 1024

  /// The module that the compiler has read in advance.
  struct Expected: Equatable {
    /// The folder of the stage's libraries.
    var folder: String
    /// The arguments that name the files.
    var files: [String]
  }

  private let process: ToolSpawn.Process
  private let expected: Expected?
  private var isEngaged = false

  /// Starts a compiler that waits for a command line.
  ///
  /// Its files are in `folder`, because its frontend starts before the folder of the library is
  /// known. A compiler that expects a module can compile no other one.
  init(
    compiler: String,
    folder: String,
    cache: String,
    expecting expected: Expected?,
    _ confinement: ConfinementMode
  ) throws(SpawnError) {
    self.expected = expected
    var words = ["--standby", "--work", folder, "--cache", cache]
    if let expected { words += ["--out", expected.folder] + expected.files }
    process = try CompileJob.spawn(compiler, words, confinement, takesInput: true)
  }

  deinit { dismiss() }

  /// Sends the command line to the compiler; `place` is the folder of the library.
  ///
  /// - Returns: The compiler, which runs now; `nil` when it has ended, expects another module or the
  ///   line is too long for the pipe.
  func engage(_ place: String, cache: String, _ module: Expected) -> ToolSpawn.Process? {
    guard expected == nil || expected == module else { return nil }
    let more = expected == nil ? ["--cache", cache] + module.files : []
    let arguments = ["--out", place] + more
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
    EndedProcess.collect(process.identifier)
  }
}
