// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Files of downloads, which exist in memory only, because an app writes nothing here.
enum KeptFiles {
  private static let folder = "/tessera-downloads/"
  private nonisolated(unsafe) static var kept: [String: Data] = [:]
  private static let lock = NSLock()
  /// The most files at a time; the oldest are forgotten all together.
  private static let capacity = 500

  /// Keeps content.
  ///
  /// - Returns: The address at which it can be read.
  static func keep(_ data: Data) -> URL? {
    lock.withLock {
      if kept.count >= capacity { kept = [:] }
      let path = "\(folder)\(kept.count).tmp"
      kept[path] = data
      return URL(fileURLWithPath: path)
    }
  }

  /// The content at an address.
  static func content(at url: URL) -> Data? { lock.withLock { kept[url.path] } }
}
