// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct JournalTests {
  private let folder = JournalFolder()
  private var path: String { folder.path }
  private let document = JournalFolder.stage

  @Test func `gives back after reopening what was written`() throws {
    let journal = try Journal(path: path)
    journal.write(document, of: "stage")
    journal.close()
    let reopened = try Journal(path: path)
    expect(reopened.stage("stage"), equals: document)
    expect(reopened.stage("other"), equals: nil)
    expectEmpty(reopened.notices)
    expect(reopened.failure, equals: nil)
  }

  @Test func `keeps a command's record together with the overrides that it led to`() throws {
    let journal = try Journal(path: path)
    journal.write(document, of: "stage")
    let entry = JournalEntry(number: 42, record: "one")
    journal.write(entry, overrides: ["number": .number(9)], of: "stage")
    journal.write(JournalEntry(number: 43, record: nil), overrides: [:], of: "stage")
    journal.write(JournalEntry(number: 100, record: "two"), overrides: [:], of: "stage")
    // The next server after kill -9 finds these files.
    let killed = try folder.copied()
    let other = try Journal(path: killed.path)
    expect(other.stage("stage")?.overrides, equals: [:])
    expect(other.stage("stage")?.lastNumber, equals: 100)
    expect(other.allRecords(), equals: ["one", "two"])
    expectEmpty(other.notices)
  }

  /// Lets the journal refuse records with the text `bad`.
  private func refuseBadRecords() throws {
    let journal = try Journal(path: path)
    journal.write(document, of: "stage")
    journal.close()
    try SQLiteDatabase(path: path).execute(
      """
      CREATE TRIGGER broken BEFORE INSERT ON records WHEN NEW.record = 'bad'
      BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
      """
    )
  }

  @Test func `a commit that fails leaves neither record nor overrides`() throws {
    try refuseBadRecords()
    let journal = try Journal(path: path)
    _ = journal.stage("stage")
    journal.write(JournalEntry(number: 42, record: "bad"), overrides: [:], of: "stage")
    expect(journal.failure?.contains("the disk is full"), equals: true)
    let killed = try folder.copied()
    let other = try Journal(path: killed.path)
    expect(other.stage("stage"), equals: document)
    expectEmpty(other.allRecords())
    expectEmpty(other.notices)
  }

  @Test func `writes what failed together with the next change that succeeds`() throws {
    try refuseBadRecords()
    let journal = try Journal(path: path)
    journal.write(JournalEntry(number: 42, record: "bad"), overrides: [:], of: "stage")
    journal.write(document, of: "other")
    #expect(journal.failure != nil)
    journal.tend()
    #expect(journal.failure != nil)
    journal.checkpoint(edited: Data([9]), overrides: ["number": .number(2)], of: "stage")
    expect(journal.failure, equals: nil)
    journal.close()
    let other = try Journal(path: path)
    expect(other.stage("stage")?.overrides, equals: ["number": .number(2)])
    expect(other.stage("stage")?.lastNumber, equals: 42)
    expect(other.edited(of: "stage"), equals: Data([9]))
    expect(other.stage("other"), equals: document)
    expectEmpty(other.notices)
  }

  @Test func `hands records out in pieces of about a mebibyte`() throws {
    let journal = try Journal(path: path)
    let half = String(repeating: "x", count: 512 * 1024)
    for number: UInt64 in 1...5 {
      journal.write(JournalEntry(number: number, record: half), overrides: [:], of: "stage")
    }
    var pieces: [Int] = []
    journal.records(of: "stage") { pieces.append($0.count) }
    expect(pieces, equals: [2, 2, 1])
  }

  @Test func `puts edited data in the place of the records`() throws {
    let journal = try Journal(path: path)
    journal.write(document, of: "stage")
    expect(journal.edited(of: "stage"), equals: nil)
    journal.write(JournalEntry(number: 42, record: "one"), overrides: [:], of: "stage")
    let overrides: [String: ParameterValue] = ["number": .number(1)]
    journal.checkpoint(edited: Data([7, 8]), overrides: overrides, of: "stage")
    var seen = try Journal(path: folder.copied().path)
    expect(seen.edited(of: "stage"), equals: Data([7, 8]))
    expect(seen.stage("stage")?.overrides, equals: overrides)
    expect(seen.stage("stage")?.lastNumber, equals: 42)
    expectEmpty(seen.allRecords())
    journal.write(document, of: "stage")
    journal.write(JournalEntry(number: 43, record: "two"), overrides: [:], of: "stage")
    seen = try Journal(path: folder.copied().path)
    expect(seen.edited(of: "stage"), equals: Data([7, 8]))
    expect(seen.allRecords(), equals: ["two"])
    journal.forgetEdits(of: "stage")
    seen = try Journal(path: folder.copied().path)
    expect(seen.edited(of: "stage"), equals: nil)
    expectEmpty(seen.allRecords())
  }

  @Test func `takes over a journal of version 1 with its stages, and says so`() throws {
    try SQLiteDatabase(path: path).execute(
      """
      CREATE TABLE stages(id TEXT PRIMARY KEY, layout_name TEXT NOT NULL,
        layout BLOB NOT NULL, data_name TEXT NOT NULL, data BLOB NOT NULL,
        overrides TEXT NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE commands(stage TEXT NOT NULL, number INTEGER NOT NULL,
        at REAL NOT NULL, json TEXT NOT NULL, PRIMARY KEY(stage, number)) WITHOUT ROWID;
      INSERT INTO stages VALUES ('stage', 'l', x'01', 'd', x'02', '{"number":3}', 17);
      INSERT INTO commands VALUES ('stage', 17, 0, '{}');
      PRAGMA user_version = 1;
      """
    )
    let journal = try Journal(path: path)
    let document = try #require(journal.stage("stage"))
    expect(document.files.layout.bytes, equals: Data([1]))
    expect(document.overrides, equals: ["number": .number(3)])
    expect(document.lastNumber, equals: 17)
    expect(journal.edited(of: "stage"), equals: nil)
    expect(journal.notices.count, equals: 1)
    expect(journal.notices.first?.contains("version 1"), equals: true)
    expect(folder.others.count, equals: 1)
    journal.write(JournalEntry(number: 18, record: "one"), overrides: [:], of: "stage")
    journal.close()
    let again = try Journal(path: path)
    expect(again.allRecords(), equals: ["one"])
    expectEmpty(again.notices)
  }

  @Test func `takes over a journal of version 2 with its edits, and keeps the old file`() throws {
    try SQLiteDatabase(path: path).execute(
      """
      PRAGMA journal_mode=WAL;
      CREATE TABLE stages(id TEXT PRIMARY KEY, layout_name TEXT NOT NULL,
        layout BLOB NOT NULL, data_name TEXT NOT NULL, data BLOB NOT NULL,
        overrides TEXT NOT NULL, last INTEGER NOT NULL, edited BLOB) WITHOUT ROWID;
      CREATE TABLE records(stage TEXT NOT NULL, number INTEGER NOT NULL,
        record TEXT NOT NULL, PRIMARY KEY(stage, number)) WITHOUT ROWID;
      INSERT INTO stages VALUES ('stage', 'l', x'01', 'd', x'02', '{}', 17, x'0405');
      INSERT INTO records VALUES ('stage', 16, 'one'), ('stage', 17, 'two');
      PRAGMA user_version = 2;
      """
    )
    let journal = try Journal(path: path)
    expect(journal.stage("stage")?.lastNumber, equals: 17)
    expect(journal.edited(of: "stage"), equals: Data([4, 5]))
    expect(journal.allRecords(), equals: ["one", "two"])
    expect(journal.notices.first?.contains("1 stage with 2 changes"), equals: true)
    let old = try #require(folder.others.first)
    expect(old.contains("version-2"))
    let kept = try SQLiteDatabase(path: folder.folder + "/" + old)
    expect(try JournalTables.version(of: kept), equals: 2)
  }

  @Test func `says which file it cannot use and what to do`() {
    let error = #expect(throws: Journal.JournalError.self) {
      try Journal(path: "/proc/nowhere/journal.sqlite")
    }
    expect(error?.message.contains("/proc/nowhere/journal.sqlite"), equals: true)
    expect(error?.message.contains("--journal"), equals: true)
  }

  @Test func `refuses a journal of a newer version and a file that is none`() throws {
    try Journal(path: path).close()
    try SQLiteDatabase(path: path).execute("PRAGMA user_version = 99")
    #expect(throws: Journal.JournalError.self) { try Journal(path: path) }
    let other = path + ".txt"
    try Data(repeating: 65, count: 5000).write(to: URL(fileURLWithPath: other))
    #expect(throws: Journal.JournalError.self) { try Journal(path: other) }
    let foreign = path + ".other"
    try SQLiteDatabase(path: foreign).execute("CREATE TABLE songs(name TEXT)")
    let error = #expect(throws: Journal.JournalError.self) { try Journal(path: foreign) }
    expect(error?.message.contains("another program"), equals: true)
  }
}
