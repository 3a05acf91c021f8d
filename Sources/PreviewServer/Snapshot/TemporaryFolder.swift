// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder that is gone when the work in it is done.
enum TemporaryFolder {
  /// Does something with a new folder's path.
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
