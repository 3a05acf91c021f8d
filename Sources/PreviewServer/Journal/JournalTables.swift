// SPDX-License-Identifier: Apache-2.0

/// The tables of a journal.
enum JournalTables {
  /// The version of the tables, in `user_version`.
  static let version: Int64 = 3

  /// The version of an open database; 0 when it has no tables.
  static func version(of database: SQLiteDatabase) throws(SQLiteError) -> Int64 {
    var version: Int64 = 0
    try database.prepare("PRAGMA user_version").run { version = $0.integer(0) }
    return version
  }

  /// The number of tables in a database.
  static func count(in database: SQLiteDatabase) throws(SQLiteError) -> Int64 {
    var count: Int64 = 0
    try database.prepare("SELECT count(*) FROM sqlite_master").run { count = $0.integer(0) }
    return count
  }

  /// What the database says about its own structure; `nil` when it finds nothing wrong.
  static func fault(in database: SQLiteDatabase) throws(SQLiteError) -> String? {
    var fault: String?
    try database.prepare("PRAGMA quick_check(1)").run { row in
      let text = row.text(0)
      if text != "ok" { fault = text }
    }
    return fault
  }

  /// Makes the tables of a new journal.
  ///
  /// Rows that change often are small, because a changed row is written as a whole.
  static func make(in database: SQLiteDatabase) throws(SQLiteError) {
    try database.transaction { () throws(SQLiteError) in
      try database.execute(
        """
        CREATE TABLE stages(id TEXT PRIMARY KEY, layout_name TEXT NOT NULL, data_name TEXT NOT NULL,
          overrides TEXT NOT NULL, last INTEGER NOT NULL, records INTEGER NOT NULL,
          files_sum BLOB NOT NULL, edited_sum BLOB, chain BLOB NOT NULL, seal BLOB NOT NULL)
          WITHOUT ROWID;
        CREATE TABLE files(stage TEXT PRIMARY KEY, layout BLOB NOT NULL, data BLOB NOT NULL);
        CREATE TABLE edits(stage TEXT PRIMARY KEY, edited BLOB NOT NULL);
        CREATE TABLE records(stage TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
          link BLOB NOT NULL, PRIMARY KEY(stage, number)) WITHOUT ROWID;
        CREATE TABLE heads(sequence INTEGER PRIMARY KEY, before BLOB NOT NULL, root BLOB NOT NULL,
          stages INTEGER NOT NULL, records INTEGER NOT NULL);
        PRAGMA user_version = \(version);
        """
      )
    }
  }
}
