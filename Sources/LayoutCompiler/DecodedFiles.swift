// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Decoded files of the compiler's cache, each for as long as the file stays the same.
///
/// A compiler that waits for a save decodes them ahead, because that takes a tenth of a compile.
final class DecodedFiles {
  /// What changes when a file is written anew.
  private struct Stamp: Equatable {
    var inode: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (inode, size) = (UInt(status.st_ino), Int(status.st_size))
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// When a file was written last, in seconds since 1970; 0 when there is none.
  static func time(_ path: String) -> Double {
    let nanosecond = 1e-9
    return Stamp(path).map { Double($0.seconds) + Double($0.nanoseconds) * nanosecond } ?? 0
  }

  private var known: [String: (stamp: Stamp, value: Any)] = [:]

  /// What a file contains; `nil` when there is none, or it cannot be decoded.
  func value<Value>(at path: String, decode: (Data) throws -> Value) -> Value? {
    guard let stamp = Stamp(path) else { return nil }
    if let known = known[path], known.stamp == stamp, let value = known.value as? Value {
      return value
    }
    guard let data = FileManager.default.contents(atPath: path), let value = try? decode(data)
    else { return nil }
    known[path] = (stamp, value)
    return value
  }
}
