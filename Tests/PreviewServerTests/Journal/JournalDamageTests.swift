// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import PreviewServer

/// A journal's files that are spoilt, or older than others, while no server runs.
@Suite struct JournalDamageTests {
  private let folder = JournalFolder()
  private let all = (42...44).map { "record \($0)" }

  private func spoil(_ path: String, at place: Int, by bits: UInt8) throws {
    let url = URL(fileURLWithPath: path)
    var bytes = try Data(contentsOf: url)
    bytes[place] ^= bits
    try bytes.write(to: url)
  }

  private func spoil(record: String, in path: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let place = try #require(bytes.range(of: Data(record.utf8)))
    try spoil(path, at: place.upperBound - 1, by: 1)
  }

  @Test func `keeps the records before a spoilt one, and tells how many are dropped`() throws {
    try folder.written()
    try spoil(record: "record 43", in: folder.path)
    let journal = try Journal(path: folder.path)
    expect(journal.allRecords(), equals: ["record 42"])
    expect(journal.stage("stage")?.files, equals: JournalFolder.stage.files)
    expect(journal.stage("/a/board.layout.json"), equals: JournalFolder.stage)
    expect(journal.notices.count, equals: 1)
    expect(journal.notices.first?.contains("dropped are stage: 2 changes"), equals: true)
    let damaged = try #require(folder.others.first)
    expect(damaged.contains("damaged"))
    expect(journal.notices.first?.contains(damaged), equals: true)
    journal.close()
    expectEmpty(try Journal(path: folder.path).notices)
  }

  @Test func `drops records of which one is missing in the middle`() throws {
    try folder.written()
    try SQLiteDatabase(path: folder.path).execute("DELETE FROM records WHERE number = 43")
    let journal = try Journal(path: folder.path)
    expect(journal.allRecords(), equals: ["record 42"])
    expect(journal.notices.first?.contains("stage: 2 changes"), equals: true)
  }

  @Test func `notices that the last record is missing`() throws {
    try folder.written()
    try SQLiteDatabase(path: folder.path).execute("DELETE FROM records WHERE number = 44")
    let journal = try Journal(path: folder.path)
    expect(journal.allRecords(), equals: ["record 42", "record 43"])
    expect(journal.notices.first?.contains("stage: 1 change"), equals: true)
  }

  @Test func `notices that a stage is missing`() throws {
    try folder.written()
    try SQLiteDatabase(path: folder.path).execute(
      "DELETE FROM stages WHERE id = 'stage'; DELETE FROM records"
    )
    let journal = try Journal(path: folder.path)
    expect(journal.stage("stage"), equals: nil)
    expect(journal.stage("/a/board.layout.json"), equals: JournalFolder.stage)
    expect(journal.notices.first?.contains("1 stage with 0 changes"), equals: true)
    expect(journal.notices.first?.contains("2 stages with 3 changes"), equals: true)
  }

  @Test func `does not use values and files whose checksum is wrong`() throws {
    try folder.written()
    try SQLiteDatabase(path: folder.path).execute(
      """
      UPDATE stages SET overrides = '{"number":1}' WHERE id = 'stage';
      UPDATE files SET data = x'00' WHERE stage = '/a/board.layout.json';
      """
    )
    let journal = try Journal(path: folder.path)
    expect(journal.stage("stage")?.overrides, equals: [:])
    expect(journal.stage("stage")?.lastNumber, equals: 44)
    expect(journal.allRecords(), equals: all)
    expect(journal.stage("/a/board.layout.json"), equals: nil)
    let notice = journal.notices.first ?? ""
    expect(notice.contains("board.layout.json: the files that worked last"))
    expect(notice.contains("stage: the values of parameters"))
  }

  @Test func `takes an older copy of the journal for what it is`() throws {
    let journal = try Journal(path: folder.path)
    journal.write(JournalFolder.stage, of: "stage")
    journal.write(JournalFolder.entry(42), overrides: [:], of: "stage")
    let older = try folder.copied(["", "-wal"])
    for number: UInt64 in 43...45 {
      journal.write(JournalFolder.entry(number), overrides: [:], of: "stage")
    }
    journal.close()
    try older.copyFiles(["", "-wal"], to: folder)
    let reopened = try Journal(path: folder.path)
    expect(reopened.allRecords(), equals: ["record 42"])
    expect(reopened.notices.count, equals: 1)
    expect(reopened.notices.first?.contains("its last 3 changes are missing"), equals: true)
    // It is told once.
    expectEmpty(try Journal(path: folder.copied().path).notices)
    reopened.write(JournalFolder.entry(43), overrides: [:], of: "stage")
    reopened.close()
    expectEmpty(try Journal(path: folder.path).notices)
  }

  @Test func `notices a log that lost its end or all of it`() throws {
    let journal = try Journal(path: folder.path)
    journal.write(JournalFolder.stage, of: "stage")
    for number: UInt64 in 42...45 {
      journal.write(JournalFolder.entry(number), overrides: [:], of: "stage")
    }
    let whole = try folder.copied()
    let short = try folder.copied()
    let size = try Data(contentsOf: URL(fileURLWithPath: short.path + "-wal")).count
    expect(truncate(short.path + "-wal", off_t(size - 10)), equals: 0)
    expectEmpty(try Journal(path: whole.path).notices)
    let cut = try Journal(path: short.path)
    expect(cut.notices.first?.contains("its last change is missing"), equals: true)
    expect(cut.allRecords(), equals: (42...44).map { "record \($0)" })
    let none = try folder.copied(["", ".head"])
    expect(try Journal(path: none.path).notices.count, equals: 1)
  }

  @Test func `tells that a journal is missing, or cannot be read at all, with what it had`() throws
  {
    try folder.written()
    let unreadable = try folder.copied()
    try folder.remove("")
    let journal = try Journal(path: folder.path)
    expect(journal.stage("stage"), equals: nil)
    expect(journal.notices.first?.contains("2 stages with 3 changes"), equals: true)
    try Data(repeating: 3, count: 9000).write(to: URL(fileURLWithPath: unreadable.path))
    let other = try Journal(path: unreadable.path)
    expect(other.notices.first?.contains("2 stages with 3 changes"), equals: true)
    expect(unreadable.others.count, equals: 1)
  }

  @Test func `tells that an older copy would not be noticed`() throws {
    try folder.written()
    try folder.remove(".head")
    let journal = try Journal(path: folder.path)
    expect(journal.allRecords(), equals: all)
    expect(journal.notices.first?.contains(".head"), equals: true)
  }

  @Test func `tells that the journal is another one`() throws {
    try folder.written()
    let other = JournalFolder()
    let journal = try Journal(path: other.path)
    for _ in 0..<9 { journal.write(JournalFolder.stage, of: "another") }
    journal.close()
    try other.copyFiles([""], to: folder)
    let notices = try Journal(path: folder.path).notices
    expect(notices.first?.contains("is not the one that was last used here"), equals: true)
  }

  @Test func `keeps a prefix of the records, and tells it, whatever byte is spoilt`() throws {
    try folder.written()
    let size = try Data(contentsOf: URL(fileURLWithPath: folder.path)).count
    var random = SeededRandom(seed: 16)
    var told = 0
    for _ in 0..<60 {
      let copy = try folder.copied()
      let bits = UInt8(1) << UInt8(Int.random(in: 0..<8, using: &random))
      try spoil(copy.path, at: Int.random(in: 0..<size, using: &random), by: bits)
      // A wrong version or an unreadable head is an error with the file's name.
      guard let journal = try? Journal(path: copy.path) else { continue }
      let records = journal.allRecords()
      expect(records, equals: Array(all.prefix(records.count)))
      let isWhole =
        records == all && journal.stage("stage")?.files == JournalFolder.stage.files
        && journal.stage("stage")?.overrides == [:]
        && journal.stage("/a/board.layout.json") == JournalFolder.stage
      if !isWhole { expect(!journal.notices.isEmpty) }
      told += isWhole ? 0 : 1
      expect(journal.failure, equals: nil)
      journal.write(JournalFolder.entry(99), overrides: [:], of: "stage")
      expect(journal.failure, equals: nil)
    }
    #expect(told > 0)
  }
}
