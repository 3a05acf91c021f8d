// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Glibc
import Testing

@testable import PreviewServer

@Suite struct JournalLockTests {
  private let folder = JournalFolder()

  @Test func `a second server does not start, and is told who uses the journal`() throws {
    let journal = try Journal(path: folder.path, address: "http://127.0.0.1:8787/")
    let error = #expect(throws: Journal.JournalError.self) { try Journal(path: folder.path) }
    expect(error?.message.contains("process \(getpid())"), equals: true)
    expect(error?.message.contains("since "), equals: true)
    expect(error?.message.contains("at http://127.0.0.1:8787/"), equals: true)
    expect(error?.message.contains("a journal of its own with --journal FILE"), equals: true)
    journal.write(JournalFolder.stage, of: "stage")
    expect(journal.failure, equals: nil)
    expectEmpty(journal.notices)
  }

  @Test func `another name of the same file is the same journal`() throws {
    try folder.written()
    let name = folder.folder + "/other.sqlite"
    try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: folder.path)
    let journal = try Journal(path: folder.path)
    #expect(throws: Journal.JournalError.self) { try Journal(path: name) }
    expect(journal.failure, equals: nil)
  }

  @Test func `the next server may start when the holder is gone`() throws {
    var journal: Journal? = try Journal(path: folder.path)
    #expect(journal != nil)
    journal = nil
    journal = try Journal(path: folder.path)
    expect(journal?.failure, equals: nil)
  }

  @Test func `a lock that was removed is taken again`() throws {
    let journal = try Journal(path: folder.path)
    try folder.remove(".lock")
    journal.write(JournalFolder.stage, of: "stage")
    expect(journal.failure, equals: nil)
    expectEmpty(journal.notices)
    #expect(throws: Journal.JournalError.self) { try Journal(path: folder.path) }
  }

  @Test func `when another server has taken a removed lock, the journal is saved elsewhere`() throws
  {
    let journal = try Journal(path: folder.path)
    journal.write(JournalFolder.stage, of: "stage")
    try folder.remove(".lock")
    let thief = try JournalLock(journal: folder.path, address: "elsewhere")
    journal.write(JournalFolder.entry(42), overrides: [:], of: "stage")
    expect(journal.failure, equals: nil)
    #expect(journal.path != folder.path)
    expect(journal.notices.first?.contains(journal.path), equals: true)
    expect(journal.notices.first?.contains("elsewhere"), equals: true)
    expect(thief.path, equals: folder.path + ".lock")
    let place = journal.path
    journal.close()
    expect(try Journal(path: place).allRecords(), equals: ["record 42"])
    try FileManager.default.removeItem(atPath: (place as NSString).deletingLastPathComponent)
  }
}
