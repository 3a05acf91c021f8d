// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// The host as a program that lays out once: from a request on standard input to an answer on
/// standard output.
@MainActor
enum SnapshotMode {
  /// Answers the request.
  ///
  /// - Returns: The exit code.
  static func run() -> Int32 {
    ProcessLimits.apply(addressSpace: ProcessLimits.snapshotAddressSpaceBytes)
    // The output of layouts goes to standard error, so that it is not mixed with the answer.
    let answer = dup(STDOUT_FILENO)
    guard answer >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return ExitCode.ioError }
    let bytes = FileHandle.standardInput.readDataToEndOfFile()
    do {
      let request = try JSONDecoder().decode(SnapshotRequest.self, from: bytes)
      let reply = reply(to: request)
      let output = FileHandle(fileDescriptor: answer, closeOnDealloc: true)
      try output.write(contentsOf: try JSONEncoder().encode(reply))
      return 0
    } catch {
      printError("the request cannot be answered: \(error)")
      return ExitCode.dataError
    }
  }

  /// The answer to a request.
  static func reply(to request: SnapshotRequest) -> SnapshotReply {
    do throws(SnapshotStage.Failure) {
      let stage = try SnapshotStage(request)
      return .done(request.views.map { stage.picture(of: $0) })
    } catch {
      return .failed(error.message)
    }
  }
}
