// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What the file system says about a journal's files, so that a change by anybody else is noticed.
///
/// Only the server writes them, so between two of its writes nothing about them may change.
struct JournalFootprint {
  /// One file.
  private struct File: Equatable {
    var device: dev_t
    var number: ino_t
    var size: off_t
    var seconds: Int
    var nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = status.st_dev
      number = status.st_ino
      size = status.st_size
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }

    func isSameFile(as other: File) -> Bool { device == other.device && number == other.number }
  }

  private let path: String
  private let database: File?
  private let log: File?

  /// Notes the present state of a journal's files.
  init(_ path: String) {
    self.path = path
    database = File(path)
    log = File(path + "-wal")
  }

  /// What has happened to the files; `nil` when they are as they were.
  var change: String? {
    let now = JournalFootprint(path)
    return identityChange(to: now) ?? Self.change("", database, now.database)
      ?? Self.change("the log of ", log, now.log)
  }

  /// What has happened to the files other than being written; `nil` when they are in their place.
  var loss: String? { identityChange(to: JournalFootprint(path)) }

  private func identityChange(to now: JournalFootprint) -> String? {
    for (name, before, after) in [("", database, now.database), ("the log of ", log, now.log)] {
      guard let before else { continue }
      guard let after else { return "\(name)the journal \(path) was deleted or moved" }
      guard before.isSameFile(as: after) else {
        return "\(name)the journal \(path) was replaced by another file"
      }
    }
    return nil
  }

  private static func change(_ name: String, _ before: File?, _ after: File?) -> String? {
    guard let before, let after, before != after else { return nil }
    return after.size < before.size
      ? "\(name)the journal was truncated" : "\(name)the journal was changed by another program"
  }
}
