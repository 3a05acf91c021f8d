// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Writes numbers that users dragged in the page into their source files.
enum SourceWriter {
  /// Replaces the file with one in which one place is changed.
  ///
  /// It happens in one step: a reader sees the old file or the new one.
  ///
  /// - Returns: The reason why the file was not written; `nil` when it was.
  static func write(_ change: SourceWrite, bound: Int) -> String? {
    let advice = "nothing was written to \(change.name)"
    do throws(FileReader.ReadError) {
      let now = try FileReader.read(change.path, bound: bound)
      guard now == change.expected else {
        return "\(change.name) has been saved with something else meanwhile; \(advice)"
      }
    } catch {
      return "\(change.name) cannot be read any more; \(advice)"
    }
    var status = stat()
    guard stat(change.path, &status) == 0 else { return reason(advice) }
    var template = Array((change.path + ".tessera-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return reason(advice) }
    defer { close(descriptor) }
    let isWritten =
      writeAll(change.result, to: descriptor) && fchmod(descriptor, status.st_mode) == 0
      && fsync(descriptor) == 0 && rename(template, change.path) == 0
    guard isWritten else {
      let words = reason(advice)
      unlink(template)
      return words
    }
    return nil
  }

  private static func reason(_ advice: String) -> String {
    "\(String(cString: strerror(errno))); \(advice)"
  }

  private static func writeAll(_ bytes: Data, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(
          descriptor,
          buffer.baseAddress?.advanced(by: written),
          buffer.count - written
        )
      }
      if count < 0, errno != EINTR { return false }
      written += max(0, count)
    }
    return true
  }
}
