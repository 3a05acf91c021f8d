// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a command's results.
enum OutputFile {
  /// Writes a file in one step: a reader sees the old one or the new one.
  static func write(_ bytes: Data, to path: String) throws(CommandFailure) {
    do {
      try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(
        reason: .cannotWrite,
        message: "\(path) cannot be written: \(error.localizedDescription)"
      )
    }
  }
}
