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

  private let document = StageDocument(
    files: StageFiles(
      layout: StageFiles.File(name: "a.layout.json", bytes: Data([0, 1, 255])),
      data: StageFiles.File(name: "a.data.json", bytes: Data())
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
    #expect(try reopened.document(of: "stage") == document)
    #expect(try reopened.document(of: "other") == nil)
  }

  @Test func `keeps a command together with the overrides that it led to`() throws {
    defer { cleanUp() }
    let journal = try Journal(path: path)
    try journal.write(document, of: "stage")
    let entry = JournalEntry(number: 42, key: "number", value: .number(9))
    try journal.write(entry, overrides: ["number": .number(9)], of: "stage", at: 0)
    // Another connection sees it at once, as the next life of the server would after kill -9.
    let other = try Journal(path: path)
    #expect(try other.document(of: "stage")?.overrides == ["number": .number(9)])
    #expect(try other.document(of: "stage")?.lastNumber == 42)
    #expect(try other.commands(of: "stage").map(\.number) == [42])
  }

  @Test func `keeps the last thousand commands of a stage`() throws {
    defer { cleanUp() }
    let journal = try Journal(path: path)
    for number: UInt64 in 1...1005 {
      let entry = JournalEntry(number: number, key: "a", value: nil)
      try journal.write(entry, overrides: [:], of: "stage", at: 0)
    }
    let numbers = try journal.commands(of: "stage").map(\.number)
    #expect(numbers == Array(6...1005))
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
