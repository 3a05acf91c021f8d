// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import PreviewServer

/// A journal's file that is deleted, replaced or truncated while the journal is open.
@Suite struct JournalRescueTests {
  private let folder = JournalFolder()

  /// Opens a journal with two stages, of which one is used, and writes one change.
  private func opened() throws -> Journal {
    try folder.written()
    let journal = try Journal(path: folder.path)
    expect(journal.allRecords().count, equals: 3)
    journal.write(JournalFolder.entry(45), overrides: [:], of: "stage")
    return journal
  }

  /// Checks that a change is saved in the journal's place, and that users are told.
  private func checkSaved(_ journal: Journal, told word: String, others: Int) throws {
    journal.write(JournalFolder.entry(46), overrides: [:], of: "stage")
    expect(journal.failure, equals: nil)
    expect(journal.path, equals: folder.path)
    expect(journal.notices.count, equals: 1)
    expect(journal.notices.first?.contains(word), equals: true, "\(journal.notices)")
    expect(folder.others.count, equals: others)
    let killed = try Journal(path: folder.copied().path)
    expect(killed.allRecords(), equals: (42...46).map { "record \($0)" })
    expect(killed.stage("stage")?.lastNumber, equals: 46)
    expect(killed.stage("/a/board.layout.json"), equals: JournalFolder.stage)
    expectEmpty(killed.notices)
    journal.write(JournalFolder.entry(47), overrides: [:], of: "stage")
    expect(journal.notices.count, equals: 1)
  }

  @Test func `saves a deleted journal anew`() throws {
    let journal = try opened()
    try folder.remove("", "-wal", ".head", ".lock")
    try checkSaved(journal, told: "was deleted", others: 0)
  }

  @Test func `saves a journal anew whose database was deleted without its log`() throws {
    let journal = try opened()
    try folder.remove("")
    try checkSaved(journal, told: "was deleted", others: 1)
  }

  @Test func `saves a journal anew whose log was deleted`() throws {
    let journal = try opened()
    try folder.remove("-wal")
    try checkSaved(journal, told: "the log of", others: 1)
  }

  @Test func `saves a journal anew whose folder was deleted`() throws {
    let journal = try opened()
    try FileManager.default.removeItem(atPath: folder.folder)
    try checkSaved(journal, told: "was deleted", others: 0)
  }

  @Test func `saves a replaced journal anew, and keeps what is in its place`() throws {
    let journal = try opened()
    try FileManager.default.moveItem(atPath: folder.path, toPath: folder.path + ".moved")
    try Data("something else".utf8).write(to: URL(fileURLWithPath: folder.path))
    // The moved file, what was in its place, and the log.
    try checkSaved(journal, told: "was replaced", others: 3)
    let aside = try #require(folder.others.first { $0.contains("former") && $0.hasSuffix("Z") })
    expect(
      FileManager.default.contents(atPath: folder.folder + "/" + aside),
      equals: Data("something else".utf8)
    )
  }

  @Test func `saves this server's stages of a truncated journal anew`() throws {
    let journal = try opened()
    _ = journal.stage("/a/board.layout.json")
    expect(truncate(folder.path, 0), equals: 0)
    try checkSaved(journal, told: "was truncated", others: 2)
  }

  @Test func `says which stages of a truncated journal cannot be found any more`() throws {
    let journal = try opened()
    expect(truncate(folder.path, 0), equals: 0)
    expect(truncate(folder.path + "-wal", 0), equals: 0)
    journal.write(JournalFolder.entry(46), overrides: [:], of: "stage")
    expect(journal.failure, equals: nil)
    let killed = try Journal(path: folder.copied().path)
    expect(killed.allRecords(), equals: (42...46).map { "record \($0)" })
    let isFound = killed.stage("/a/board.layout.json") == JournalFolder.stage
    expect(journal.notices.first?.contains("board.layout.json: the files"), equals: !isFound)
  }

  @Test func `notices another program's change of the same size`() throws {
    let journal = try opened()
    let file = try #require(FileHandle(forUpdatingAtPath: folder.path))
    let size = try file.seekToEnd()
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Data(repeating: 1, count: Int(size)))
    try file.close()
    // Whatever the clock's steps are, the file was not written at this time.
    var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    expect(utimensat(AT_FDCWD, folder.path, &times, 0), equals: 0)
    _ = journal.stage("/a/board.layout.json")
    journal.tend()
    expect(journal.notices.first?.contains("by another program"), equals: true)
    expect(journal.failure, equals: nil)
  }

  @Test func `notices a loss also while nothing is written`() throws {
    let journal = try opened()
    try folder.remove("")
    journal.tend()
    expect(journal.notices.count, equals: 1)
    expect(try Journal(path: folder.copied().path).allRecords().count, equals: 4)
  }

  @Test func `saves elsewhere if its folder cannot be made again`() throws {
    let journal = try opened()
    try FileManager.default.removeItem(atPath: folder.folder)
    try Data().write(to: URL(fileURLWithPath: folder.folder))
    journal.write(JournalFolder.entry(46), overrides: [:], of: "stage")
    expect(journal.failure, equals: nil)
    #expect(journal.path != folder.path)
    expect(journal.notices.first?.contains("saved anew in \(journal.path)"), equals: true)
    let place = journal.path
    journal.close()
    expect(try Journal(path: place).allRecords().count, equals: 5)
    try FileManager.default.removeItem(atPath: (place as NSString).deletingLastPathComponent)
  }
}
