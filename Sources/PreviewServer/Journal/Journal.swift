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
  private static let schemaVersion = 1
  /// Commands kept per stage.
  private static let keptCommands: Int64 = 1000

  private let database: SQLiteDatabase
  private let readStage: SQLiteStatement
  private let writeStage: SQLiteStatement
  private let writeOverrides: SQLiteStatement
  private let writeCommand: SQLiteStatement
  private let trimCommands: SQLiteStatement
  private let readCommands: SQLiteStatement

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
      writeCommand = try database.prepare(
        "INSERT OR REPLACE INTO commands(stage, number, at, json) VALUES (?1, ?2, ?3, ?4)"
      )
      trimCommands = try database.prepare(
        "DELETE FROM commands WHERE stage = ?1 AND number <= ?2"
      )
      readCommands = try database.prepare(
        "SELECT number, json FROM commands WHERE stage = ?1 ORDER BY number"
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
    try database.execute(
      """
      CREATE TABLE IF NOT EXISTS stages(id TEXT PRIMARY KEY, layout_name TEXT NOT NULL,
        layout BLOB NOT NULL, data_name TEXT NOT NULL, data BLOB NOT NULL,
        overrides TEXT NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS commands(stage TEXT NOT NULL, number INTEGER NOT NULL,
        at REAL NOT NULL, json TEXT NOT NULL, PRIMARY KEY(stage, number)) WITHOUT ROWID;
      PRAGMA user_version = \(schemaVersion);
      """
    )
  }

  /// What is kept of a stage.
  func document(of stage: String) throws(JournalError) -> StageDocument? {
    var document: StageDocument?
    try explaining { () throws(SQLiteError) in
      try readStage.run([.text(stage)]) { row in
        document = StageDocument(
          files: StageFiles(
            layout: StageFiles.File(name: row.text(0), bytes: row.blob(1)),
            data: StageFiles.File(name: row.text(2), bytes: row.blob(3))
          ),
          overrides: Self.overrides(from: row.text(4)),
          lastNumber: UInt64(clamping: row.integer(5))
        )
      }
    }
    return document
  }

  /// Keeps a stage as it now is.
  func write(_ document: StageDocument, of stage: String) throws(JournalError) {
    try explaining { () throws(SQLiteError) in
      try writeStage.run([
        .text(stage), .text(document.files.layout.name), .blob(document.files.layout.bytes),
        .text(document.files.data.name), .blob(document.files.data.bytes),
        .text(Self.json(of: document.overrides)), .integer(Int64(clamping: document.lastNumber)),
      ])
    }
  }

  /// Keeps a committed command and the overrides that it led to; both or neither.
  ///
  /// - Parameters:
  ///   - entry: The command.
  ///   - overrides: All overrides of the stage after it.
  ///   - stage: The stage's key.
  ///   - time: Seconds since 1970.
  /// - Throws: `JournalError` when the database refuses.
  func write(
    _ entry: JournalEntry,
    overrides: [String: ParameterValue],
    of stage: String,
    at time: Double
  ) throws(JournalError) {
    let number = Int64(clamping: entry.number)
    try explaining { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        try writeOverrides.run([
          .text(stage), .text(Self.json(of: overrides)), .integer(number),
        ])
        try writeCommand.run([
          .text(stage), .integer(number), .real(time), .text(Self.json(of: entry)),
        ])
        try trimCommands.run([.text(stage), .integer(number - Self.keptCommands)])
      }
    }
  }

  /// The commands kept of a stage, oldest first, as JSON.
  func commands(of stage: String) throws(JournalError) -> [(number: UInt64, json: String)] {
    var commands: [(number: UInt64, json: String)] = []
    try explaining { () throws(SQLiteError) in
      try readCommands.run([.text(stage)]) { row in
        commands.append((UInt64(clamping: row.integer(0)), row.text(1)))
      }
    }
    return commands
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

  private static func json(of entry: JournalEntry) -> String {
    struct Command: Encodable {
      var kind = "set"
      var key: String
      var value: ParameterValue?
    }
    let bytes = try? JSONEncoder().encode(Command(key: entry.key, value: entry.value))
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func overrides(from json: String) -> [String: ParameterValue] {
    let decoder = JSONDecoder()
    return (try? decoder.decode([String: ParameterValue].self, from: Data(json.utf8))) ?? [:]
  }
}
