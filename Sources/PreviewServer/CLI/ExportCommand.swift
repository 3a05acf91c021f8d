// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// `tessera export`: gives the UIKit source that does what a layout file says.
struct ExportCommand {
  /// Why there is none, in words that say what to do.
  struct Failure: Error, Equatable {
    /// What the program ends with, as in <sysexits.h>.
    enum Reason: Int32 {
      /// The file says something wrong.
      case wrongFile = 65
      /// The file cannot be read.
      case noFile = 66
      /// There is no source for what the file says.
      case noSource = 69
    }

    var reason: Reason
    var message: String
  }

  /// Path of the layout file.
  let file: String
  /// The stage host's program, which knows layout files.
  var stageHost = InstalledFolders().stageHost

  /// How long a host may take, in seconds.
  private static let seconds = 10.0

  /// The source.
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
      arguments: ["--export", file],
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
      throw Failure(reason: .noSource, message: "\(file): the stage host did not end by itself")
    }
  }
}
