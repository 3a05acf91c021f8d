// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageProtocol

/// `tessera export`: prints UIKit source that does the same as a layout file.
struct ExportCommand {
  /// The reason why there is no source, and what the user can do.
  struct Failure: Error, Equatable {
    /// The exit code, as in <sysexits.h>.
    enum Reason: Int32 {
      /// The file has an error.
      case wrongFile = 65
      /// The file cannot be read.
      case noFile = 66
      /// The layout in the file cannot be written as source.
      case noSource = 69
    }

    var reason: Reason
    var message: String
  }

  /// Path of the layout file.
  let file: String
  /// The path of the stage host's program, which knows layout files.
  var stageHost = InstalledFolders().stageHost

  /// The time limit of a host, in seconds.
  private static let seconds = 10.0

  /// Makes the source.
  func source() throws(Failure) -> String {
    let bytes: Data
    do throws(FileReader.ReadError) {
      bytes = try NamedLayoutFiles.read(file, bound: Limits.standard.fileBytes)
    } catch {
      throw switch error {
      case .unreadable(let reason):
        Failure(reason: .noFile, message: "\(file) cannot be read: \(reason)")
      case .missing:
        Failure(reason: .noFile, message: "there is no file \(file); name a .layout.json")
      }
    }
    return try exported(bytes)
  }

  private func exported(_ bytes: Data) throws(Failure) -> String {
    let process = BoundedProcess(
      path: stageHost,
      // It parses only; no code of users runs.
      arguments: ["--export", file] + ConfinementMode.available.arguments,
      input: bytes,
      environment: HostSpawn.environment,
      seconds: Self.seconds
    )
    let outcome: BoundedProcess.Outcome
    do throws(BoundedProcess.StartError) {
      outcome = try process.run()
    } catch {
      throw Failure(
        reason: .noSource,
        message: error.message + "; build it with swift build --product tessera-stage-host"
      )
    }
    switch outcome.end {
    case .exited(0): return String(decoding: outcome.output, as: UTF8.self)
    case .exited(let code):
      throw Failure(reason: .init(rawValue: code) ?? .noSource, message: outcome.errors)
    case .signalled, .overdue:
      throw Failure(reason: .noSource, message: "\(file): the stage host crashed or took too long")
    }
  }
}
