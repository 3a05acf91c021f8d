// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Has a stage host lay out once, and explains how it ended if it did not.
struct SnapshotHost {
  /// The stage host's program.
  let path: String
  /// How long a layout may take, in seconds.
  var seconds: Double
  /// The user's Swift files, for naming where something went wrong.
  var sources: [String] = []

  /// The pictures that a request asks for.
  func pictures(of request: SnapshotRequest) throws(CommandFailure) -> [SnapshotPicture] {
    let outcome: BoundedProcess.Outcome
    do {
      let process = BoundedProcess(
        path: path,
        arguments: ["--snapshot"],
        input: try JSONEncoder().encode(request),
        environment: HostSpawn.environment,
        seconds: seconds
      )
      outcome = try process.run()
    } catch let error as BoundedProcess.StartError {
      throw CommandFailure(
        reason: .unavailable,
        message: error.message + "; build it with swift build --product tessera-stage-host"
      )
    } catch {
      throw CommandFailure(reason: .unavailable, message: "\(error)")
    }
    if outcome.end == .exited(0),
      let reply = try? JSONDecoder().decode(SnapshotReply.self, from: outcome.output)
    {
      switch reply {
      case .done(let pictures): return pictures
      case .failed(let message): throw CommandFailure(reason: .wrongFile, message: message)
      }
    }
    let words = LastWords(outcome.errors)
    let fault = LayoutFault(
      end: outcome.end,
      errors: Symbolizer.installed?.explain(words) ?? words.explained([]),
      files: sources,
      seconds: seconds
    )
    throw CommandFailure(reason: .failed, message: fault.message)
  }
}
