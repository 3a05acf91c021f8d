// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The users' changes of the stages on disk, which are written before any client sees them.
///
/// It uses write-ahead logging with `synchronous=NORMAL`: what is written survives the end of this
/// process at any time. A power cut may lose the last changes, but never damages the file.
final class Journal {
  /// The reason why the journal cannot be used, for the terminal.
  struct JournalError: Error {
    var message: String
  }

  /// The version of the tables, in `user_version`.
  private static let schemaVersion: Int64 = 2
  /// The size of the pieces in which records are read, in bytes.
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

  /// Opens the journal; makes the file and its folder if they are missing.
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

  /// Version 1 listed commands that were never read; version 2 keeps the edits to repeat.
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

  /// The kept state of a stage.
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

  /// Writes the state of a stage.
  func write(_ kept: JournaledStage, of stage: String) throws(JournalError) {
    try explaining { () throws(SQLiteError) in
      try writeStage.run([
        .text(stage), .text(kept.files.layout.name), .blob(kept.files.layout.bytes),
        .text(kept.files.data.name), .blob(kept.files.data.bytes),
        .text(Self.json(of: kept.overrides)), .integer(Int64(clamping: kept.lastNumber)),
      ])
    }
  }

  /// Writes a committed command's record and the overrides after it, in one transaction.
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

  /// Replaces a stage's records with overrides and edited data, if any, in one transaction.
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

  /// Removes the users' edits of a stage's data.
  func forgetEdits(of stage: String) throws(JournalError) {
    try explaining { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        try writeEdited.run([.text(stage), .null])
        try forgetRecords.run([.text(stage)])
      }
    }
  }

  /// The edited data before the records; `nil` when it is the content of the data file.
  func edited(of stage: String) throws(JournalError) -> Data? {
    var edited: Data?
    try explaining { () throws(SQLiteError) in
      try readEdited.run([.text(stage)]) { row in edited = row.blob(0) }
    }
    return edited
  }

  /// Reads a stage's records in pieces, oldest first, so that they are never all in memory.
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
