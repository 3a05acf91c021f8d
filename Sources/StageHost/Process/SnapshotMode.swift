// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc
import LayoutLibrary
import StageProtocol

/// The host as a program that lays out once: from a request on standard input to an answer on
/// standard output.
@MainActor
enum SnapshotMode {
  /// Answers the request.
  ///
  /// - Returns: The exit code.
  static func run(_ confinement: HostConfinement.Settings) -> Int32 {
    ProcessLimits.apply(addressSpace: ProcessLimits.snapshotAddressSpaceBytes)
    // The output of layouts goes to standard error, so that it is not mixed with the answer.
    let answer = dup(STDOUT_FILENO)
    guard answer >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return ExitCode.ioError }
    let bytes = FileHandle.standardInput.readDataToEndOfFile()
    do {
      try HostConfinement.begin(confinement)
      let request = try JSONDecoder().decode(SnapshotRequest.self, from: bytes)
      try HostConfinement.current?.enter(reading: Self.folders(of: request))
      AppSurroundings.begin(reading: request.reads)
      let reply = reply(to: request)
      let output = FileHandle(fileDescriptor: answer, closeOnDealloc: true)
      try output.write(contentsOf: try JSONEncoder().encode(reply))
      return 0
    } catch let error as ConfinementError {
      printError("layout code cannot be confined: \(error.message)")
      return ExitCode.unavailable
    } catch {
      printError("the request cannot be answered: \(error)")
      return ExitCode.dataError
    }
  }

  /// The folders that the request's layout may read.
  private static func folders(of request: SnapshotRequest) -> [String] {
    guard case .library(let path, _) = request.layout else { return [] }
    return [(path as NSString).deletingLastPathComponent] + request.reads
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
