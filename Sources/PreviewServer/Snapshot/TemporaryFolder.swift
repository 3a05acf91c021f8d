// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes folders that are removed after use.
enum TemporaryFolder {
  /// Makes a folder, calls `body` with its path, and removes it.
  static func with<Result>(
    _ body: (String) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    var name = Array((NSTemporaryDirectory() + "/tessera.XXXXXX").utf8CString)
    guard let made = mkdtemp(&name) else {
      throw CommandFailure(
        reason: .cannotWrite,
        message: "no folder can be made in \(NSTemporaryDirectory()); set TMPDIR to another one"
      )
    }
    let path = String(cString: made)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }
}
