// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a journal that another process may be writing.
///
/// The server keeps its journal to itself, so a copy of its files is read. A copy that was made during
/// a write ends before this write, because each frame of the log has a checksum.
enum JournalCopy {
  /// How often the files are copied again if they change meanwhile.
  private static let attempts = 20

  /// The texts of a book; `nil` when there is no journal.
  ///
  /// - Throws: `SQLiteError` when the file is none that this version can read.
  static func notes(
    of key: String,
    in journal: String,
    copiedTo folder: String
  ) throws(SQLiteError) -> [String]? {
    let copy = folder + "/journal.sqlite"
    for _ in 0..<attempts {
      guard JournalFiles.kind(of: journal) != .nothing else { return nil }
      let before = JournalFootprint(journal)
      copyFile(journal, to: copy)
      copyFile(journal + "-wal", to: copy + "-wal")
      if before.change == nil { break }
    }
    let database = try SQLiteDatabase(path: copy)
    guard try JournalTables.version(of: database) == JournalTables.version else {
      throw SQLiteError(message: "it is of another version; a server takes it over at its start")
    }
    let image = SealedJournalReader(database: database).read(key).image
    return (image.edited.map { [String(decoding: $0, as: UTF8.self)] } ?? [])
      + image.records.map(\.text)
  }

  private static func copyFile(_ path: String, to copy: String) {
    try? FileManager.default.removeItem(atPath: copy)
    try? FileManager.default.copyItem(atPath: path, toPath: copy)
  }
}
