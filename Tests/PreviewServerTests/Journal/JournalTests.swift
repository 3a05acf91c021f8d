// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct JournalTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("tessera-journal-\(UUID().uuidString)/journal.sqlite").path

  private func cleanUp() {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.removeItem(atPath: folder)
  }

  private let document = JournaledStage(
    files: StageInput(
      layout: StageInput.File(name: "a.layout.json", bytes: Data([0, 1, 255])),
      data: StageInput.File(name: "a.data.json", bytes: Data())
    ),
    overrides: [
      "number": .number(12.5), "flag": .flag(false), "choice": .choice("leading"),
      "insets": .insets(Insets(top: 1, left: 2, bottom: 3, right: 4)), "size": .size(64, 32),
    ],
    lastNumber: 41
  )

  @Test func `gives back after reopening what was written`() throws {
    defer { cleanUp() }
    try Journal(path: path).write(document, of: "stage")
    let reopened = try Journal(path: path)
    #expect(try reopened.stage("stage") == document)
    #expect(try reopened.stage("other") == nil)
  }

  private func records(_ journal: Journal) throws -> [[String]] {
    var pieces: [[String]] = []
    try journal.records(of: "stage") { pieces.append($0) }
    return pieces
  }

  @Test func `keeps a command's record together with the overrides that it led to`() throws {
    defer { cleanUp() }
    let journal = try Journal(path: path)
    try journal.write(document, of: "stage")
    let entry = JournalEntry(number: 42, record: "one")
    try journal.write(entry, overrides: ["number": .number(9)], of: "stage")
    try journal.write(JournalEntry(number: 43, record: nil), overrides: [:], of: "stage")
    try journal.write(JournalEntry(number: 100, record: "two"), overrides: [:], of: "stage")
    // Another connection sees it at once, as the next server would after kill -9.
    let other = try Journal(path: path)
    #expect(try other.stage("stage")?.overrides == [:])
    #expect(try other.stage("stage")?.lastNumber == 100)
    #expect(try records(other) == [["one", "two"]])
  }

  @Test func `a commit that fails leaves neither record nor overrides`() throws {
    defer { cleanUp() }
    let journal = try Journal(path: path)
    try journal.write(document, of: "stage")
    try SQLiteDatabase(path: path).execute(
      """
      CREATE TRIGGER broken BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'no'); END
      """
    )
    let entry = JournalEntry(number: 42, record: "one")
    #expect(throws: Journal.JournalError.self) {
      try journal.write(entry, overrides: [:], of: "stage")
    }
    let other = try Journal(path: path)
    #expect(try other.stage("stage") == document)
    #expect(try records(other).isEmpty)
  }

  @Test func `hands records out in pieces of about a mebibyte`() throws {
    defer { cleanUp() }
    let journal = try Journal(path: path)
    let half = String(repeating: "x", count: 512 * 1024)
    for number: UInt64 in 1...5 {
      let entry = JournalEntry(number: number, record: half)
      try journal.write(entry, overrides: [:], of: "stage")
    }
    #expect(try records(journal).map(\.count) == [2, 2, 1])
  }

  @Test func `puts edited data in the place of the records`() throws {
    defer { cleanUp() }
    let journal = try Journal(path: path)
    try journal.write(document, of: "stage")
    #expect(try journal.edited(of: "stage") == nil)
    try journal.write(JournalEntry(number: 42, record: "one"), overrides: [:], of: "stage")
    let overrides: [String: ParameterValue] = ["number": .number(1)]
    try journal.checkpoint(edited: Data([7, 8]), overrides: overrides, of: "stage")
    #expect(try journal.edited(of: "stage") == Data([7, 8]))
    #expect(try journal.stage("stage")?.overrides == overrides)
    #expect(try journal.stage("stage")?.lastNumber == 42)
    #expect(try records(journal).isEmpty)
    try journal.write(document, of: "stage")
    #expect(try journal.edited(of: "stage") == Data([7, 8]))
    try journal.write(JournalEntry(number: 43, record: "two"), overrides: [:], of: "stage")
    try journal.forgetEdits(of: "stage")
    #expect(try journal.edited(of: "stage") == nil)
    #expect(try records(journal).isEmpty)
  }

  @Test func `takes over a journal of version 1 with its stages`() throws {
    defer { cleanUp() }
    _ = try Journal(path: path)
    let database = try SQLiteDatabase(path: path)
    try database.execute(
      """
      DROP TABLE records; DROP TABLE stages;
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
    let document = try #require(try journal.stage("stage"))
    #expect(document.files.layout.bytes == Data([1]))
    #expect(document.overrides == ["number": .number(3)])
    #expect(document.lastNumber == 17)
    #expect(try journal.edited(of: "stage") == nil)
    try journal.write(JournalEntry(number: 18, record: "one"), overrides: [:], of: "stage")
    #expect(try records(try Journal(path: path)) == [["one"]])
  }

  @Test func `says which file it cannot use and what to do`() {
    let error = #expect(throws: Journal.JournalError.self) {
      try Journal(path: "/proc/nowhere/journal.sqlite")
    }
    #expect(error?.message.contains("/proc/nowhere/journal.sqlite") == true)
    #expect(error?.message.contains("--journal") == true)
  }

  @Test func `refuses a journal of a newer version and a file that is none`() throws {
    defer { cleanUp() }
    _ = try Journal(path: path)
    try SQLiteDatabase(path: path).execute("PRAGMA user_version = 99")
    #expect(throws: Journal.JournalError.self) { try Journal(path: path) }
    let other = path + ".txt"
    try Data(repeating: 65, count: 5000).write(to: URL(fileURLWithPath: other))
    #expect(throws: Journal.JournalError.self) { try Journal(path: other) }
  }
}
