// SPDX-License-Identifier: Apache-2.0
import CSQLite
import Foundation

/// An error of the database, in its own words.
struct SQLiteError: Error {
  var message: String
  /// The primary code of the library; 0 when the error is not the library's.
  var code: Int32 = 0

  /// Whether the file's content is wrong, so that writing again would fail again.
  var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
}

/// An open SQLite database, which only this process uses.
///
/// So the index of its log is in memory, where nobody can truncate it.
final class SQLiteDatabase {
  private var handle: OpaquePointer?

  /// How long to wait for another process that has locked the file, in milliseconds.
  private static let busyMilliseconds: Int32 = 1000

  /// Opens the file; makes it if it is missing.
  init(path: String) throws(SQLiteError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
      let error = lastError
      sqlite3_close_v2(handle)
      throw error
    }
    sqlite3_busy_timeout(handle, Self.busyMilliseconds)
    sqlite3_exec(handle, "PRAGMA locking_mode=EXCLUSIVE; PRAGMA mmap_size=0", nil, nil, nil)
  }

  deinit { sqlite3_close_v2(handle) }

  /// The last error.
  var lastError: SQLiteError {
    SQLiteError(
      message: sqlite3_errmsg(handle).map { String(cString: $0) } ?? "out of memory",
      code: sqlite3_errcode(handle)
    )
  }

  /// Leaves the log as it is when the database is closed.
  ///
  /// Otherwise, closing would delete the file with the log's name, which may be another journal's.
  func keepLogWhenClosed() { csqlite_keep_log(handle) }

  /// Moves everything from the log into the database's file.
  func emptyLog() throws(SQLiteError) {
    try prepare("PRAGMA wal_checkpoint(TRUNCATE)").run()
  }

  /// Runs statements that have no parameters and no result rows.
  func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw lastError }
  }

  /// Prepares a statement that can run many times.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &statement,
      nil
    )
    guard code == SQLITE_OK, let statement else { throw lastError }
    return SQLiteStatement(handle: statement, database: self)
  }

  /// Runs `body` in one transaction: an error takes all of it back.
  func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      try body()
      try execute("COMMIT")
    } catch {
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }
}

/// A prepared statement, which keeps its database open.
final class SQLiteStatement {
  /// The value of a column or a parameter.
  enum Value {
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
    case null
  }

  private let handle: OpaquePointer
  private let database: SQLiteDatabase

  fileprivate init(handle: OpaquePointer, database: SQLiteDatabase) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement and calls `row` for every result row.
  func run(
    _ values: [Value] = [],
    row: (SQLiteStatement) -> Void = { _ in }
  ) throws(SQLiteError) {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() {
      guard bind(value, at: Int32(index) + 1) == SQLITE_OK else { throw database.lastError }
    }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: row(self)
      case SQLITE_DONE: return
      default: throw database.lastError
      }
    }
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(let text): return csqlite_bind_text(handle, index, text, Int32(text.utf8.count))
    case .null: return sqlite3_bind_null(handle, index)
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return bytes.withUnsafeBytes { buffer in
        csqlite_bind_blob(handle, index, buffer.baseAddress, Int32(buffer.count))
      }
    }
  }

  /// An integer of the current row.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// A text of the current row.
  func text(_ column: Int32) -> String {
    sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
  }

  /// A blob of the current row.
  func blob(_ column: Int32) -> Data {
    guard let bytes = sqlite3_column_blob(handle, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column)))
  }
}
