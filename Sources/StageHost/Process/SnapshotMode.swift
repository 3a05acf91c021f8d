// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// The host as a program that lays out once: one request on standard input, one answer on standard output.
@MainActor
enum SnapshotMode {
  /// Answers the request and ends.
  ///
  /// - Returns: The exit code.
  static func run() -> Int32 {
    ProcessLimits.apply(addressSpace: ProcessLimits.snapshotAddressSpaceBytes)
    // What layouts print goes to standard error, so that it does not get into the answer.
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

  /// What a request asks for.
  static func reply(to request: SnapshotRequest) -> SnapshotReply {
    do throws(SnapshotStage.Failure) {
      let stage = try SnapshotStage(request)
      return .done(request.views.map { stage.picture(of: $0) })
    } catch {
      return .failed(error.message)
    }
  }
}
