// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// Remembers files, and what the choice of an app's files needs of them, until they change.
final class FileCache {
  /// What differs after every change of a file.
  private struct Stamp: Equatable {
    var size: off_t
    var inode: ino_t
    var changed: [Int]

    init(_ status: stat) {
      (size, inode) = (status.st_size, status.st_ino)
      changed = [status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
    }
  }

  private struct Entry {
    var stamp: Stamp
    var bytes: Data
    lazy var imports = ModuleFolders.imports(in: bytes)
    lazy var isStart = FileCache.starts.contains { bytes.range(of: Data($0.utf8)) != nil }
  }

  /// Words that mark the file in which an app starts.
  private static let starts = ["UIApplicationDelegate", "UIApplicationMain"]
  /// The most files that are remembered.
  private static let most = 8_000
  /// A file that changed so short ago may change once more at what the system takes for the same time,
  /// in seconds.
  private static let freshSeconds = 0.1

  private var known: [String: Entry] = [:]

  /// A file's bytes, if there are no more than `bound`.
  func bytes(
    of path: String,
    bound: Int = Limits.standard.fileBytes
  ) throws(FileReader.ReadError) -> Data {
    guard bound == Limits.standard.fileBytes else { return try FileReader.read(path, bound: bound) }
    return try entry(path) { $0.bytes }
  }

  /// The modules that a file imports; none for one that cannot be read.
  func imports(of path: String) -> Set<String> { (try? entry(path) { $0.imports }) ?? [] }

  /// Whether an app starts in a file.
  func isStart(_ path: String) -> Bool { (try? entry(path) { $0.isStart }) ?? false }

  private func entry<Value>(
    _ path: String,
    _ value: (inout Entry) -> Value
  ) throws(FileReader.ReadError) -> Value {
    var status = stat()
    let stamp = stat(path, &status) == 0 ? Stamp(status) : nil
    if let stamp, known[path]?.stamp == stamp, var entry = known[path] {
      defer { known[path] = entry }
      return value(&entry)
    }
    known[path] = nil
    var entry = Entry(
      stamp: Stamp(status),
      bytes: try FileReader.read(path, bound: Limits.standard.fileBytes)
    )
    let result = value(&entry)
    if known.count >= Self.most { known.removeAll() }
    if stamp != nil, !Self.isFresh(status) { known[path] = entry }
    return result
  }

  private static func isFresh(_ status: stat) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age = { (time: timespec) in
      Double(now.tv_sec - time.tv_sec) + Double(now.tv_nsec - time.tv_nsec) / 1e9
    }
    return min(age(status.st_mtim), age(status.st_ctim)) < freshSeconds
  }
}
