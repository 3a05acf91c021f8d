// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

@testable import PreviewServer

/// A temporary folder with a journal for a test.
final class JournalFolder {
  let folder: String
  /// They are removed together with this folder.
  private var copies: [JournalFolder] = []
  var path: String { folder + "/journal.sqlite" }

  init() {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-journal-\(UUID().uuidString)").resolvingSymlinksInPath().path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The names of all files but the database's own.
  var others: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let known = ["", "-wal", "-shm", ".lock", ".head"].map { "journal.sqlite" + $0 }
    return names.filter { !known.contains($0) }.sorted()
  }

  /// Copies the journal's files as a server that is killed now would leave them.
  func copied(_ endings: [String] = ["", "-wal", ".head"]) throws -> JournalFolder {
    let copy = JournalFolder()
    copies.append(copy)
    try copyFiles(endings, to: copy)
    return copy
  }

  func copyFiles(_ endings: [String], to other: JournalFolder) throws {
    for ending in endings {
      try? FileManager.default.removeItem(atPath: other.path + ending)
      guard FileManager.default.fileExists(atPath: path + ending) else { continue }
      try FileManager.default.copyItem(atPath: path + ending, toPath: other.path + ending)
    }
  }

  func remove(_ endings: String...) throws {
    for ending in endings { try FileManager.default.removeItem(atPath: path + ending) }
  }

  /// A journal with a stage and two records, then closed.
  func written() throws {
    let journal = try Journal(path: path)
    journal.write(Self.stage, of: "/a/board.layout.json")
    journal.write(Self.stage, of: "stage")
    for number: UInt64 in 42...44 { journal.write(Self.entry(number), overrides: [:], of: "stage") }
    journal.close()
  }

  static func entry(_ number: UInt64) -> JournalEntry {
    JournalEntry(number: number, record: "record \(number)")
  }

  static let stage = JournaledStage(
    files: StageInput(
      layout: StageInput.File(name: "a.layout.json", bytes: Data([0, 1, 255])),
      data: StageInput.File(name: "a.data.json", bytes: Data(repeating: 7, count: 5000))
    ),
    overrides: [
      "number": .number(12.5), "flag": .flag(false), "choice": .choice("leading"),
      "insets": .insets(Insets(top: 1, left: 2, bottom: 3, right: 4)), "size": .size(64, 32),
    ],
    lastNumber: 41
  )
}

extension Journal {
  /// All records of a stage.
  func allRecords(of stage: String = "stage") -> [String] {
    var all: [String] = []
    records(of: stage) { all += $0 }
    return all
  }
}
