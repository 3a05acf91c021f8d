// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where pages get the pictures and fonts beside a source.
public enum PathOnServer {
  private static let root = "/beside/"
  private static let millisecondsPerSecond = 1000.0

  /// The path for a file, the same on all servers that have a copy; it changes with each save, so that pages load the file
  /// again.
  public static func of(_ file: String) -> String {
    let url = URL(fileURLWithPath: file)
    let folder = url.deletingLastPathComponent().lastPathComponent
    let words = "\(folder)/\(url.lastPathComponent)\(stamp(of: file))"
    return root + digest(words) + "." + url.pathExtension.lowercased()
  }

  /// The size of a file and the time of its last change.
  static func stamp(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
    // Copies of a file on other servers have this time, too, but not its last digits.
    let milliseconds = ((time ?? 0) * millisecondsPerSecond).rounded()
    return " \(attributes?[.size] as? UInt64 ?? 0) \(Int64(milliseconds))"
  }

  /// A name for a text that does not reveal it and needs no escapes, by FNV-1a.
  private static func digest(_ text: String) -> String {
    let start: UInt64 = 0xcbf2_9ce4_8422_2325
    let prime: UInt64 = 0x100_0000_01b3
    let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
    return String(hash, radix: 36)
  }
}
