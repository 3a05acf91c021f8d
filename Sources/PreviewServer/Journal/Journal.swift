// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// The users' changes of the stages on disk, which are written before any client sees them.
///
/// What is written survives the end of this process at any time (write-ahead logging with
/// `synchronous=NORMAL`); a power cut may lose the last changes, but never damages the file. The
/// stages of this server are in memory, too. So they can be written again when the disk has space
/// again, and into another file when somebody deletes, replaces or truncates this one.
final class Journal: StageJournal {
  /// The reason why the journal cannot be used, for the terminal.
  struct JournalError: Error {
    var message: String
  }

  /// The file that is written at present.
  private(set) var path: String
  /// What users must know about the journal's file, in sentences: what was not whole when it was
  /// opened, and where it was saved since.
  private(set) var notices: [String]
  /// The reason why changes cannot be saved at present.
  private(set) var failure: String?
  private let address: String
  private var lock: JournalLock
  private var store: JournalStore?
  private var witness: JournalWitness
  private var footprint: JournalFootprint
  private var images: [String: JournalImage] = [:]
  /// The stages of which the file has not everything.
  private var unsaved: Set<String> = []
  /// What happened to the file, while it could not be written anew.
  private var loss: String?
  /// The private folder for the journal while its own cannot be written.
  private var refuge: String?

  /// Opens the journal; makes the file and its folder if they are missing.
  ///
  /// - Parameters:
  ///   - path: The journal's file.
  ///   - address: The server's address, for the message of a second server.
  /// - Throws: `JournalError` when the file cannot be used, or another server uses it.
  init(path: String, address: String = "") throws(JournalError) {
    let path = JournalFiles.resolved(path)
    self.path = path
    self.address = address
    do {
      try JournalFiles.makeFolder(for: path)
      lock = try JournalLock(journal: path, address: address)
      var opening = JournalOpening(path: path)
      store = try opening.open()
      notices = opening.notices
    } catch {
      throw JournalError(message: Self.explanation(error, path))
    }
    witness = JournalWitness(journal: path)
    footprint = JournalFootprint(path)
    testify(isLasting: true)
  }

  private static func explanation(_ error: any Error, _ path: String) -> String {
    let reason =
      (error as? SQLiteError)?.message ?? (error as? JournalLock.Refusal)?.message
      ?? "its folder cannot be made"
    return "cannot use the journal \(path): \(reason); "
      + "give this server a journal of its own with --journal FILE"
  }

  // MARK: Reading

  /// The kept state of a stage.
  func stage(_ key: String) -> JournaledStage? { image(of: key).stage }

  /// The edited data before the records; `nil` when it is the content of the data file.
  func edited(of key: String) -> Data? { image(of: key).edited }

  /// Hands a stage's records out in pieces, oldest first.
  func records(of key: String, _ take: ([String]) -> Void) { image(of: key).handOut(take) }

  /// The texts of a book in the order in which they were written.
  func notes(of key: String) -> [String] {
    let image = image(of: key)
    return (image.edited.map { [String(decoding: $0, as: UTF8.self)] } ?? [])
      + image.records.map(\.text)
  }

  private func image(of key: String) -> JournalImage {
    if let image = images[key] { return image }
    let image = store?.reader.read(key).image ?? JournalImage()
    images[key] = image
    return image
  }

  // MARK: Writing

  /// Writes the state of a stage.
  func write(_ kept: JournaledStage, of key: String) {
    let before = image(of: key)
    var image = before
    image.keep(kept)
    let hasNewFiles = image.files != before.files
    save(image, key) { (store) throws(SQLiteError) in
      try store.keep(image, hasNewFiles: hasNewFiles, of: key)
    }
  }

  /// Writes a committed command's record and the overrides after it.
  func write(_ entry: JournalEntry, overrides: [String: ParameterValue], of key: String) {
    var image = image(of: key)
    let isLast = image.commit(entry, overrides)
    save(image, key) { (store) throws(SQLiteError) in
      guard isLast else { return try store.put(image, of: key) }
      try store.commit(image, hasRecord: entry.record != nil, of: key)
    }
  }

  /// Replaces a stage's records with overrides and edited data, if any.
  func checkpoint(edited: Data?, overrides: [String: ParameterValue], of key: String) {
    var image = image(of: key)
    (image.edited, image.overrides, image.records) = (edited, overrides, [])
    save(image, key) { (store) throws(SQLiteError) in try store.checkpoint(image, of: key) }
  }

  /// Adds a text to a book, or puts it in place of all texts.
  func note(_ text: String, replacesAll: Bool, of key: String) {
    if replacesAll { return checkpoint(edited: Data(text.utf8), overrides: [:], of: key) }
    let number = image(of: key).last + 1
    write(JournalEntry(number: number, record: text), overrides: [:], of: key)
  }

  /// Removes the users' edits of a stage's data.
  func forgetEdits(of key: String) {
    checkpoint(edited: nil, overrides: image(of: key).overrides, of: key)
  }

  /// Notices what happened to the file since the last write, and writes what could not be written.
  func tend() {
    guard unsaved.isEmpty, store != nil else { return save() }
    if let change = misfortune() { rescue(change) }
  }

  /// Closes the file, which another server may use then.
  func close() {
    tend()
    testify(isLasting: true)
    store = nil
    lock.release()
  }

  private func save(
    _ image: JournalImage,
    _ key: String,
    _ write: @escaping (JournalStore) throws(SQLiteError) -> Void
  ) {
    images[key] = image
    let isOnly = unsaved.isEmpty
    unsaved.insert(key)
    save(isOnly ? write : nil)
  }

  /// Writes everything that the file does not have: with `write` if it is one change.
  private func save(_ write: ((JournalStore) throws(SQLiteError) -> Void)? = nil) {
    guard let store else { return rescue(failure ?? "the journal is closed") }
    if let change = misfortune() { return rescue(change) }
    do throws(SQLiteError) {
      if let write { try write(store) } else { try writeUnsaved(store) }
    } catch {
      if error.isDamage { return rescue("the journal is damaged (\(error.message))") }
      failure = "the journal \(path) could not be written: \(error.message)"
      footprint = JournalFootprint(path)
      return
    }
    if let loss = footprint.loss { return rescue(loss) }
    footprint = JournalFootprint(path)
    unsaved.removeAll()
    failure = nil
    testify()
  }

  private func writeUnsaved(_ store: JournalStore) throws(SQLiteError) {
    for key in unsaved.sorted() {
      guard let image = images[key] else { continue }
      try store.put(image, of: key)
    }
  }

  private func testify(isLasting: Bool = false) {
    guard let store else { return }
    let isWritten = witness.write(store.head, isLasting: isLasting)
    let notice =
      "the file \(witness.path) cannot be written; an older copy of the journal would not be noticed"
    if !isWritten, !notices.contains(notice) { notices.append(notice) }
  }

  // MARK: Rescue

  /// What happened to the journal since its last write; `nil` when it is still this server's.
  private func misfortune() -> String? {
    if let change = footprint.change { return change }
    do throws(JournalLock.Refusal) {
      try lock.renew()
    } catch {
      return "the lock of the journal \(path) was removed, and \(error.message)"
    }
    return nil
  }

  /// Writes the journal anew: in its place if possible, otherwise into another folder.
  private func rescue(_ reason: String) {
    let reason = loss ?? reason
    loss = reason
    var problems: [String] = []
    for place in [path, refugePath].compactMap({ $0 }) {
      do {
        let (rescued, told) = try write(to: place)
        (path, store) = (place, rescued.store)
        (lock, witness) = (rescued.lock, JournalWitness(journal: place))
        footprint = JournalFootprint(place)
        unsaved.removeAll()
        (failure, loss) = (nil, nil)
        notices.append("\(reason); everything was saved anew in \(place)\(told)")
        return testify(isLasting: true)
      } catch {
        let words = (error as? SQLiteError)?.message ?? (error as? JournalLock.Refusal)?.message
        problems.append("\(place): \(words ?? "its folder cannot be made")")
      }
    }
    unsaved.formUnion(images.keys)
    failure = "\(reason), and it cannot be saved anew (\(problems.joined(separator: "; ")))"
  }

  /// The file for the journal if its own folder cannot be written; only this user has access.
  private var refugePath: String? {
    if refuge == nil {
      var template = Array((NSTemporaryDirectory() + "/tessera-journal-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      refuge = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }
    return refuge.map { JournalFiles.resolved($0 + "/journal.sqlite") }
  }

  private func write(
    to place: String
  ) throws -> (rescued: (store: JournalStore, lock: JournalLock), told: String) {
    let former = store
    former?.abandon()
    try JournalFiles.makeFolder(for: place)
    let lock = place == path ? lock : try JournalLock(journal: place, address: address)
    try lock.renew()
    let aside = try JournalFiles.setAside(place, "former")
    do {
      let rescued = try JournalStore(path: place)
      if let former { rescued.skip(to: former.head.sequence) }
      for (key, image) in images.sorted(by: { $0.key < $1.key }) where image != JournalImage() {
        try rescued.put(image, of: key)
      }
      let lost = try copyOthers(from: former, to: rescued)
      let words = lost.isEmpty ? "" : "; not found any more: \(lost.joined(separator: "; "))"
      return ((rescued, lock), words + (aside.map { "; what was there is \($0)" } ?? ""))
    } catch {
      JournalFiles.remove(place)
      throw error
    }
  }

  /// Copies the stages that this server does not show, as far as they can still be read.
  private func copyOthers(
    from former: JournalStore?,
    to rescued: JournalStore
  ) throws(SQLiteError) -> [String] {
    var lost: [String] = []
    for stage in former?.stages.sorted() ?? [] where images[stage] == nil {
      let reading = former?.reader.read(stage)
      if let loss = reading?.loss, !loss.isNothing { lost.append(loss.words) }
      if let image = reading?.image, image != JournalImage() {
        try rescued.put(image, of: stage)
      }
    }
    return lost
  }
}
