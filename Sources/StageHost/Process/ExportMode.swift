// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageDocuments
import StageProtocol

/// The host as a program that exports once: from a layout file on standard input to its UIKit
/// source on standard output.
@MainActor
enum ExportMode {
  /// The reason why there is no source.
  nonisolated struct Failure: Error, Equatable {
    var code: Int32
    /// One sentence for users.
    var message: String
  }

  /// Exports a layout file from standard input; `path` is its path for messages.
  ///
  /// Errors are printed on standard error, in the words for users.
  ///
  /// - Returns: The exit code.
  static func run(path: String, _ confinement: HostConfinement.Settings) -> Int32 {
    ProcessLimits.apply(addressSpace: ProcessLimits.snapshotAddressSpaceBytes)
    do throws(Failure) {
      do throws(ConfinementError) {
        try HostConfinement.begin(confinement)
        try HostConfinement.current?.enter(reading: [])
      } catch {
        throw Failure(code: ExitCode.unavailable, message: error.message)
      }
      let source = try source(of: FileHandle.standardInput.readDataToEndOfFile(), path: path)
      FileHandle.standardOutput.write(Data(source.utf8))
      return 0
    } catch {
      FileHandle.standardError.write(Data(error.message.utf8))
      return error.code
    }
  }

  /// The source for a layout file.
  static func source(of bytes: Data, path: String) throws(Failure) -> String {
    let name = (path as NSString).lastPathComponent
    do {
      let document = try LayoutDocument.parse(bytes, file: name)
      return try LayoutExport.swift(
        document,
        fileName: name,
        properties: LayoutCatalog.properties(ofClass: document.className)
      )
    } catch let error as DocumentError {
      throw Failure(code: ExitCode.dataError, message: error.protocolError.message)
    } catch let error as LayoutExport.ExportError {
      throw Failure(code: ExitCode.unavailable, message: "\(path): \(error.message)")
    } catch {
      throw Failure(code: ExitCode.unavailable, message: "\(path): \(error)")
    }
  }
}
