// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageProtocol

/// Runs a stage host that lays out once, and explains a failure.
struct SnapshotHost {
  /// The path of the stage host's program.
  let path: String
  /// The time limit of a layout, in seconds.
  var seconds: Double
  /// The user's Swift files, to find the place of a crash.
  var sources: [String] = []
  /// The folders of the command, whose files an app may read.
  var folders: [String] = []
  var confinement = ConfinementMode.available
  /// What is listened to meanwhile.
  var attention: (any Attention)?

  /// The pictures for a request.
  func pictures(of request: SnapshotRequest) throws(CommandFailure) -> [SnapshotPicture] {
    let outcome: BoundedProcess.Outcome
    var request = request
    let beside = SwiftModule(files: sources.map(StageCatalog.absolute)).readableFolders
    let around = SwiftModule.narrow(folders.map { StageCatalog.absolute($0) })
    request.reads = around + beside.filter { !around.contains($0) }
    do {
      let process = BoundedProcess(
        path: path,
        arguments: ["--snapshot"] + confinement.arguments,
        input: try JSONEncoder().encode(request),
        environment: HostSpawn.environment,
        seconds: seconds,
        attention: attention
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
