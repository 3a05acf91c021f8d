// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Opens a journal's file: checks it, repairs what is not whole, and takes over older versions.
struct JournalOpening {
  let path: String
  /// What the user must know about what was found, in sentences.
  private(set) var notices: [String] = []
  /// The head that the witness has; `nil` when there is none.
  private let seen: JournalHead?

  init(path: String) {
    self.path = path
    seen = JournalWitness.read(for: path)
  }

  /// Opens the file; makes it if it is missing.
  mutating func open() throws(SQLiteError) -> JournalStore {
    switch JournalFiles.kind(of: path) {
    case .nothing: return try begin()
    case .other:
      guard let seen else { throw SQLiteError(message: "it is not a journal") }
      return try replace(UnreadableJournal(), as: "damaged", Self.unreadable(seen))
    case .database: break
    }
    do throws(SQLiteError) {
      return try openDatabase()
    } catch {
      guard error.isDamage, let seen else { throw error }
      return try replace(UnreadableJournal(), as: "damaged", Self.unreadable(seen))
    }
  }

  private static func unreadable(_ head: JournalHead) -> String {
    "is damaged so that nothing in it can be read; it had \(head.words), which are dropped"
  }

  /// Makes a new journal.
  private mutating func begin() throws(SQLiteError) -> JournalStore {
    // The log of a journal that is gone must not be taken for that of the new one.
    let aside = try JournalFiles.setAside(path, "left")
    let store = try JournalStore(path: path)
    if let seen, seen.sequence > 0 {
      tell("is missing or empty; when it was last used, it had \(seen.words)", aside)
      store.skip(to: seen.sequence)
    }
    return store
  }

  private mutating func openDatabase() throws(SQLiteError) -> JournalStore {
    let (version, tables) = try look()
    switch version {
    case 0:
      guard tables == 0 else {
        throw SQLiteError(message: "it is the database of another program")
      }
      return try begin()
    case 1..<JournalTables.version:
      return try replace(
        UnsealedJournalReader(database: untouched(), version: version),
        as: "version-\(version)",
        "was of version \(version), without checksums; it was taken over as it was"
      )
    case JournalTables.version: return try openSealed()
    default: throw SQLiteError(message: "it was written by a newer version of this program")
    }
  }

  /// Opens the file without ever changing it.
  private func untouched() throws(SQLiteError) -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path)
    database.keepLogWhenClosed()
    return database
  }

  private func look() throws(SQLiteError) -> (version: Int64, tables: Int64) {
    let database = try untouched()
    return (
      try JournalTables.version(of: database), try JournalTables.count(in: database)
    )
  }

  private mutating func openSealed() throws(SQLiteError) -> JournalStore {
    let store: JournalStore
    do throws(SQLiteError) {
      store = try JournalStore(path: path)
    } catch {
      guard error.isDamage else { throw error }
      return try replace(SealedJournalReader(database: untouched()), as: "damaged", "is damaged")
    }
    let found: (losses: [JournalLoss], fault: String?)
    do throws(SQLiteError) {
      found = try store.audit()
    } catch {
      found = ([], error.message)
    }
    guard found.losses.isEmpty, found.fault == nil else {
      store.abandon()
      return try replace(
        store.reader,
        as: "damaged",
        "is damaged" + (found.fault.map { " (\($0))" } ?? "")
      )
    }
    compare(store)
    return store
  }

  /// Compares a whole journal with the head that was seen last.
  private mutating func compare(_ store: JournalStore) {
    let head = store.head
    guard let seen else {
      guard head.sequence > 0 else { return }
      return tell(
        "has lost its file \(JournalWitness.path(for: path)); if it is an older copy, "
          + "nobody can tell"
      )
    }
    if seen.sequence > head.sequence {
      let missing = seen.sequence - head.sequence
      tell(
        "is older than when it was last used: its last "
          + (missing == 1 ? "change is" : "\(missing) changes are")
          + " missing; it had \(seen.words), it has \(head.words)"
      )
      store.skip(to: seen.sequence)
      // From now on, this is the newest one; if it cannot be written, it is told again.
      try? store.mark()
    } else if seen.sequence > 0, seen != head, store.root(at: seen.sequence) != seen.root {
      tell("is not the one that was last used here; it has \(head.words)")
    }
  }

  /// Writes what a reader finds into a new file, which takes the journal's place; the old file is
  /// kept under another name.
  private mutating func replace(
    _ reader: any JournalReader,
    as word: String,
    _ sentence: String
  ) throws(SQLiteError) -> JournalStore {
    let fresh = path + ".new"
    JournalFiles.remove(fresh)
    let (losses, head) = try copy(reader, to: fresh)
    _ = JournalWitness(journal: path).write(head, isLasting: true)
    let aside = try JournalFiles.setAside(path, word)
    guard rename(fresh, path) == 0 else {
      throw SQLiteError(message: "cannot rename \(fresh): \(String(cString: strerror(errno)))")
    }
    let lost = losses.map(\.words).joined(separator: "; ")
    let kept = "it has \(head.words) now"
    tell(sentence + "; \(kept)" + (lost.isEmpty ? "" : "; dropped are \(lost)"), aside)
    if let seen, seen.records > head.records, losses.isEmpty, !(reader is UnreadableJournal) {
      tell("had \(seen.words) when it was last used; the others are lost")
    }
    let store = try JournalStore(path: path)
    _ = try store.audit()
    return store
  }

  private func copy(
    _ reader: any JournalReader,
    to fresh: String
  ) throws(SQLiteError) -> ([JournalLoss], JournalHead) {
    let store = try JournalStore(path: fresh)
    if let seen { store.skip(to: seen.sequence) }
    var losses: [JournalLoss] = []
    // A list that cannot be read has no stages; the witness tells how many there were.
    for stage in (try? reader.stages()) ?? [] {
      let reading = reader.read(stage)
      if !reading.loss.isNothing { losses.append(reading.loss) }
      if reading.image != JournalImage() { try store.put(reading.image, of: stage) }
    }
    try store.emptyLog()
    return (losses, store.head)
  }

  private mutating func tell(_ sentence: String, _ aside: String? = nil) {
    let kept = aside.map { "; the former file is kept as \($0)" } ?? ""
    notices.append("the journal \(path) \(sentence)\(kept)")
  }
}

/// A file in which nothing can be read.
private struct UnreadableJournal: JournalReader {
  func stages() throws(SQLiteError) -> [String] { [] }
  func read(_ stage: String) -> JournalReading {
    JournalReading(loss: JournalLoss(stage: stage, files: true))
  }
}
