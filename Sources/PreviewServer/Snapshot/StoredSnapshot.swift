// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// A snapshot in a file.
struct StoredSnapshot: Equatable {
  let path: String
  let snapshot: Snapshot

  /// Reads the file.
  init(_ path: String) throws(CommandFailure) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        reason: .noFile,
        message: "there is no snapshot \(path); make it with --out \(path)"
      )
    }
    let file = try LayoutInputs.read(path)
    self.path = path
    do throws(DocumentError) {
      snapshot = try Snapshot.parse(file.bytes, file: path)
    } catch {
      throw CommandFailure(
        reason: .wrongFile,
        message: error.protocolError.message + "; make it again with --out \(path)"
      )
    }
  }
}
