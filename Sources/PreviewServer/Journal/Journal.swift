// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What people did to the stages, on disk before anybody sees it.
///
/// Write-ahead logging with `synchronous=NORMAL`: what was written survives the end of this process at any
/// moment; a power cut may take the last instants but never the file.
final class Journal {
  /// The journal cannot be used, in words for the terminal.
  struct JournalError: Error {
    var message: String
  }

  /// Layout of the tables, kept in `user_version`.
  private static let schemaVersion: Int64 = 2
  /// Records are handed out in pieces of about so many bytes.
  private static let pieceBytes = 1024 * 1024

  private let database: SQLiteDatabase
  private let readStage: SQLiteStatement
  private let writeStage: SQLiteStatement
  private let writeOverrides: SQLiteStatement
  private let setOverrides: SQLiteStatement
  private let writeEdited: SQLiteStatement
  private let readEdited: SQLiteStatement
  private let writeRecord: SQLiteStatement
  private let forgetRecords: SQLiteStatement
  private let readRecords: SQLiteStatement

  /// Opens the journal, and makes file and folder if need be.
  init(path: String) throws(JournalError) {
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      database = try SQLiteDatabase(path: path)
      try Self.prepareTables(database)
      readStage = try database.prepare(
        "SELECT layout_name, layout, data_name, data, overrides, last FROM stages WHERE id = ?1"
      )
      writeStage = try database.prepare(
        """
        INSERT INTO stages(id, layout_name, layout, data_name, data, overrides, last)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT(id) DO UPDATE SET layout_name = ?2,
        layout = ?3, data_name = ?4, data = ?5, overrides = ?6, last = ?7
        """
      )
      writeOverrides = try database.prepare(
        "UPDATE stages SET overrides = ?2, last = ?3 WHERE id = ?1"
      )
      setOverrides = try database.prepare("UPDATE stages SET overrides = ?2 WHERE id = ?1")
      writeEdited = try database.prepare("UPDATE stages SET edited = ?2 WHERE id = ?1")
      readEdited = try database.prepare(
        "SELECT edited FROM stages WHERE id = ?1 AND edited IS NOT NULL"
      )
      writeRecord = try database.prepare(
        "INSERT OR REPLACE INTO records(stage, number, record) VALUES (?1, ?2, ?3)"
      )
      forgetRecords = try database.prepare("DELETE FROM records WHERE stage = ?1")
      readRecords = try database.prepare(
        "SELECT record FROM records WHERE stage = ?1 ORDER BY number"
      )
    } catch {
      let reason = (error as? SQLiteError)?.message ?? "its folder cannot be made"
      throw JournalError(
        message: "cannot use the journal \(path): \(reason); name another with --journal FILE"
      )
    }
  }

  private static func prepareTables(_ database: SQLiteDatabase) throws(SQLiteError) {
    try database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;")
    var version: Int64 = 0
    try database.prepare("PRAGMA user_version").run { version = $0.integer(0) }
    guard version <= schemaVersion else {
      throw SQLiteError(message: "it was written by a newer version of this program")
    }
    try database.transaction { () throws(SQLiteError) in
      try database.execute(
        """
        CREATE TABLE IF NOT EXISTS stages(id TEXT PRIMARY KEY, layout_name TEXT NOT NULL,
          layout BLOB NOT NULL, data_name TEXT NOT NULL, data BLOB NOT NULL,
          overrides TEXT NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID;
        """
      )
      if version < schemaVersion { try migrateEdits(database) }
      try database.execute("PRAGMA user_version = \(schemaVersion)")
    }
  }

  /// Version 1 listed commands that nobody read again; version 2 keeps edits, to be done again.
  private static func migrateEdits(_ database: SQLiteDatabase) throws(SQLiteError) {
    try database.execute(
      """
      DROP TABLE IF EXISTS commands;
      ALTER TABLE stages ADD COLUMN edited BLOB;
      CREATE TABLE records(stage TEXT NOT NULL, number INTEGER NOT NULL,
        record TEXT NOT NULL, PRIMARY KEY(stage, number)) WITHOUT ROWID;
      """
    )
  }

  /// What is kept of a stage.
  func stage(_ stage: String) throws(JournalError) -> JournaledStage? {
    var kept: JournaledStage?
    try explaining { () throws(SQLiteError) in
      try readStage.run([.text(stage)]) { row in
        kept = JournaledStage(
          files: StageInput(
            layout: StageInput.File(name: row.text(0), bytes: row.blob(1)),
            data: StageInput.File(name: row.text(2), bytes: row.blob(3))
          ),
          overrides: Self.overrides(from: row.text(4)),
          lastNumber: UInt64(clamping: row.integer(5))
        )
      }
    }
    return kept
  }

  /// Keeps a stage as it now is.
  func write(_ kept: JournaledStage, of stage: String) throws(JournalError) {
    try explaining { () throws(SQLiteError) in
      try writeStage.run([
        .text(stage), .text(kept.files.layout.name), .blob(kept.files.layout.bytes),
        .text(kept.files.data.name), .blob(kept.files.data.bytes),
        .text(Self.json(of: kept.overrides)), .integer(Int64(clamping: kept.lastNumber)),
      ])
    }
  }

  /// Keeps a committed command's record and the overrides that it led to; both or neither.
  func write(
    _ entry: JournalEntry,
    overrides: [String: ParameterValue],
    of stage: String
  ) throws(JournalError) {
    let number = Int64(clamping: entry.number)
    try explaining { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        try writeOverrides.run([
          .text(stage), .text(Self.json(of: overrides)), .integer(number),
        ])
        guard let record = entry.record else { return }
        try writeRecord.run([.text(stage), .integer(number), .text(record)])
      }
    }
  }

  /// Puts edited data, if any, and overrides in the place of a stage's records; all of it or nothing.
  func checkpoint(
    edited: Data?,
    overrides: [String: ParameterValue],
    of stage: String
  ) throws(JournalError) {
    try explaining { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        try writeEdited.run([.text(stage), edited.map { .blob($0) } ?? .null])
        try setOverrides.run([.text(stage), .text(Self.json(of: overrides))])
        try forgetRecords.run([.text(stage)])
      }
    }
  }

  /// Forgets what people did to a stage's data.
  func forgetEdits(of stage: String) throws(JournalError) {
    try explaining { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        try writeEdited.run([.text(stage), .null])
        try forgetRecords.run([.text(stage)])
      }
    }
  }

  /// The data as people have edited it, before the records; `nil` when it is the data file's.
  func edited(of stage: String) throws(JournalError) -> Data? {
    var edited: Data?
    try explaining { () throws(SQLiteError) in
      try readEdited.run([.text(stage)]) { row in edited = row.blob(0) }
    }
    return edited
  }

  /// Hands out a stage's records, oldest first, in pieces, so that never all of them are in memory.
  func records(of stage: String, _ take: ([String]) -> Void) throws(JournalError) {
    var piece: [String] = []
    var bytes = 0
    try explaining { () throws(SQLiteError) in
      try readRecords.run([.text(stage)]) { row in
        let record = row.text(0)
        piece.append(record)
        bytes += record.utf8.count
        guard bytes >= Self.pieceBytes else { return }
        take(piece)
        piece.removeAll()
        bytes = 0
      }
    }
    if !piece.isEmpty { take(piece) }
  }

  private func explaining(
    _ body: () throws(SQLiteError) -> Void
  ) throws(JournalError) {
    do throws(SQLiteError) {
      try body()
    } catch {
      throw JournalError(message: "the journal failed: \(error.message)")
    }
  }

  private static func json(of overrides: [String: ParameterValue]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try? encoder.encode(overrides)
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func overrides(from json: String) -> [String: ParameterValue] {
    let decoder = JSONDecoder()
    return (try? decoder.decode([String: ParameterValue].self, from: Data(json.utf8))) ?? [:]
  }
}
