// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The names of a journal's files.
enum JournalFiles {
  private static let headBytes = 16
  private static let mark = "SQLite format 3\0"
  /// The endings of the files that the database makes beside its own.
  private static let endings = ["", "-wal", "-shm"]

  /// What a file contains, judged by its first bytes.
  enum Kind {
    case nothing
    case database
    case other
  }

  /// The path without symbolic links, so that two names of a journal have one lock.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  static func kind(of path: String) -> Kind {
    guard let file = FileHandle(forReadingAtPath: path) else { return .nothing }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: headBytes)) ?? Data()
    if head.isEmpty { return .nothing }
    return head == Data(mark.utf8) ? .database : .other
  }

  static func makeFolder(for path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Gives a journal's files another name, with `word` for the reason, so that none of them is lost.
  ///
  /// The result is the new path; `nil` when there was nothing to rename.
  static func setAside(_ path: String, _ word: String) throws(SQLiteError) -> String? {
    let stamp = Date().formatted(
      .iso8601.dateSeparator(.omitted).timeSeparator(.omitted).timeZone(separator: .omitted)
    )
    var aside = "\(path).\(word)-\(stamp)"
    var number = 1
    while FileManager.default.fileExists(atPath: aside) {
      number += 1
      aside = "\(path).\(word)-\(stamp)-\(number)"
    }
    var isFound = false
    // The log goes first: a new journal must never find the log of another one.
    for ending in endings.reversed() where FileManager.default.fileExists(atPath: path + ending) {
      guard rename(path + ending, aside + ending) == 0 else {
        throw SQLiteError(message: "cannot rename it: \(String(cString: strerror(errno)))")
      }
      isFound = true
    }
    return isFound ? aside : nil
  }

  /// Removes the files of a journal that was not finished.
  static func remove(_ path: String) {
    for ending in endings { unlink(path + ending) }
  }
}
