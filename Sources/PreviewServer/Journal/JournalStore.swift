// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An open journal file: writes stages with their checksums, each change in one transaction.
final class JournalStore {
  /// The number of heads that stay, so that a witness that is a little older is recognised.
  private static let keptHeads: UInt64 = 256

  private let database: SQLiteDatabase
  private let statements: Statements
  /// The checksums of all stages.
  private var seals: [String: JournalSeals] = [:]
  /// All seals, joined.
  private var content = Digest.none
  /// The state of the whole journal.
  private(set) var head = JournalHead()

  /// The keys of all stages.
  var stages: [String] { Array(seals.keys) }

  /// Opens a file that has the tables already; makes them in a new one.
  init(path: String) throws(SQLiteError) {
    database = try SQLiteDatabase(path: path)
    try database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;")
    if try JournalTables.version(of: database) == 0 { try JournalTables.make(in: database) }
    statements = try Statements(database)
  }

  var reader: SealedJournalReader { SealedJournalReader(database: database) }

  /// Reads all checksums and compares them with the content.
  ///
  /// - Returns: What is not whole, and the last head's own fault, in words.
  /// - Complexity: O(n) for n bytes in the file.
  func audit() throws(SQLiteError) -> (losses: [JournalLoss], fault: String?) {
    if let fault = try JournalTables.fault(in: database) { return ([], fault) }
    var losses: [JournalLoss] = []
    for stage in try reader.stages() {
      let reading = reader.read(stage)
      if !reading.loss.isNothing { losses.append(reading.loss) }
      note(reading.seals, of: stage)
    }
    var before = Digest.none
    let select =
      "SELECT sequence, before, root, stages, records FROM heads ORDER BY sequence DESC LIMIT 1"
    try database.prepare(select).run { row in
      head.sequence = UInt64(clamping: row.integer(0))
      before = Digest(row.blob(1)) ?? .none
      head.root = Digest(row.blob(2)) ?? .none
      head.stages = Int(clamping: row.integer(3))
      head.records = Int(clamping: row.integer(4))
    }
    let isWhole =
      head.sequence == 0 ? seals.isEmpty : head.root == head.root(after: before, content: content)
    guard !isWhole, losses.isEmpty else { return (losses, nil) }
    let records = seals.values.reduce(0) { $0 + $1.records }
    return (
      [],
      "it has \(JournalHead(stages: seals.count, records: records).words) where it should have "
        + "\(head.words), or a state that is not its last"
    )
  }

  private func note(_ next: JournalSeals, of stage: String) {
    content = content ^ (seals[stage]?.seal ?? .none) ^ next.seal
    seals[stage] = next
  }

  /// The checksum of an earlier head; `nil` when it is not kept any more.
  func root(at sequence: UInt64) -> Digest? {
    var root: Digest?
    try? database.prepare("SELECT root FROM heads WHERE sequence = ?1")
      .run([.integer(Int64(clamping: sequence))]) { root = Digest($0.blob(0)) }
    return root
  }

  /// Continues with the numbers after a sequence, so that no number is used twice.
  func skip(to sequence: UInt64) { head.sequence = max(head.sequence, sequence) }

  /// Writes a head, although nothing else changed.
  func mark() throws(SQLiteError) {
    let head = head.next(content: content, stages: seals.count, records: totalRecords)
    try write(head)
    self.head = head
  }

  /// Leaves the log alone when the file is closed, because it is not the journal any more.
  func abandon() { database.keepLogWhenClosed() }

  /// Moves everything into the journal's one file.
  func emptyLog() throws(SQLiteError) { try database.emptyLog() }

  // MARK: Writing

  /// Writes all of a stage.
  func put(_ image: JournalImage, of stage: String) throws(SQLiteError) {
    var next = JournalSeals()
    next.files = image.files.map(JournalSeals.files(of:)) ?? .none
    next.edited = image.edited.map(JournalSeals.edited)
    next.chain = JournalSeals.start(of: stage, edited: next.edited)
    next.records = image.records.count
    try change(stage, to: &next, image) { (next) throws(SQLiteError) in
      try writeFiles(image, of: stage)
      try writeEdited(image, of: stage)
      for record in image.records { try append(record, of: stage, &next) }
    }
  }

  /// Writes the files that worked last, if they are new, and the values of parameters.
  func keep(_ image: JournalImage, hasNewFiles: Bool, of stage: String) throws(SQLiteError) {
    guard var next = seals[stage] else { return try put(image, of: stage) }
    if hasNewFiles { next.files = image.files.map(JournalSeals.files(of:)) ?? .none }
    try change(stage, to: &next, image) { (_) throws(SQLiteError) in
      if hasNewFiles { try writeFiles(image, of: stage) }
    }
  }

  /// Writes the last command: its record, if it has one, and the values of parameters after it.
  func commit(
    _ image: JournalImage,
    hasRecord: Bool,
    of stage: String
  ) throws(SQLiteError) {
    guard var next = seals[stage] else { return try put(image, of: stage) }
    try change(stage, to: &next, image) { (next) throws(SQLiteError) in
      guard hasRecord, let record = image.records.last else { return }
      next.records += 1
      try append(record, of: stage, &next)
    }
  }

  /// Writes edited data without records, and the values of parameters.
  func checkpoint(_ image: JournalImage, of stage: String) throws(SQLiteError) {
    guard var next = seals[stage] else { return try put(image, of: stage) }
    next.edited = image.edited.map(JournalSeals.edited)
    next.chain = JournalSeals.start(of: stage, edited: next.edited)
    next.records = 0
    try change(stage, to: &next, image) { (_) throws(SQLiteError) in
      try writeEdited(image, of: stage)
    }
  }

  /// Carries out a change with the stage's row and the journal's head in one transaction.
  private func change(
    _ stage: String,
    to next: inout JournalSeals,
    _ image: JournalImage,
    _ body: (inout JournalSeals) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let overrides = image.overridesText
    let before = seals[stage] ?? JournalSeals()
    var sealed = next
    var head = head
    try database.transaction { () throws(SQLiteError) in
      try body(&sealed)
      sealed.seal = sealed.sealed(stage: stage, overrides: overrides, last: image.last)
      try statements.writeStage.run([
        .text(stage), .text(image.files?.layout.name ?? ""), .text(image.files?.data.name ?? ""),
        .text(overrides), .integer(Int64(clamping: image.last)), .integer(Int64(sealed.records)),
        .blob(sealed.files.data), sealed.edited.map { .blob($0.data) } ?? .null,
        .blob(sealed.chain.data), .blob(sealed.seal.data),
      ])
      head = self.head.next(
        content: content ^ before.seal ^ sealed.seal,
        stages: seals.count + (seals[stage] == nil ? 1 : 0),
        records: totalRecords - before.records + sealed.records
      )
      try write(head)
    }
    totalRecords += sealed.records - before.records
    note(sealed, of: stage)
    next = sealed
    self.head = head
  }

  /// The records of all stages.
  private lazy var totalRecords = seals.values.reduce(0) { $0 + $1.records }

  private func write(_ head: JournalHead) throws(SQLiteError) {
    try statements.writeHead.run([
      .integer(Int64(clamping: head.sequence)), .blob(self.head.root.data), .blob(head.root.data),
      .integer(Int64(head.stages)), .integer(Int64(head.records)),
    ])
    guard head.sequence > Self.keptHeads else { return }
    try statements.dropHeads.run([.integer(Int64(clamping: head.sequence - Self.keptHeads))])
  }

  private func writeFiles(_ image: JournalImage, of stage: String) throws(SQLiteError) {
    guard let files = image.files else { return try statements.dropFiles.run([.text(stage)]) }
    try statements.writeFiles.run([
      .text(stage), .blob(files.layout.bytes), .blob(files.data.bytes),
    ])
  }

  /// Writes the edited data, if there are any, and removes the records.
  private func writeEdited(_ image: JournalImage, of stage: String) throws(SQLiteError) {
    if let edited = image.edited {
      try statements.writeEdited.run([.text(stage), .blob(edited)])
    } else {
      try statements.dropEdited.run([.text(stage)])
    }
    try statements.dropRecords.run([.text(stage)])
  }

  private func append(
    _ record: JournalImage.Record,
    of stage: String,
    _ next: inout JournalSeals
  ) throws(SQLiteError) {
    next.chain = JournalSeals.link(after: next.chain, number: record.number, record: record.text)
    try statements.writeRecord.run([
      .text(stage), .integer(Int64(clamping: record.number)), .text(record.text),
      .blob(next.chain.data),
    ])
  }
}

extension JournalStore {
  /// The prepared statements.
  private struct Statements {
    var writeStage: SQLiteStatement
    var writeFiles: SQLiteStatement
    var dropFiles: SQLiteStatement
    var writeEdited: SQLiteStatement
    var dropEdited: SQLiteStatement
    var writeRecord: SQLiteStatement
    var dropRecords: SQLiteStatement
    var writeHead: SQLiteStatement
    var dropHeads: SQLiteStatement

    init(_ database: SQLiteDatabase) throws(SQLiteError) {
      writeStage = try database.prepare(
        "INSERT OR REPLACE INTO stages VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
      )
      writeFiles = try database.prepare("INSERT OR REPLACE INTO files VALUES (?1, ?2, ?3)")
      dropFiles = try database.prepare("DELETE FROM files WHERE stage = ?1")
      writeEdited = try database.prepare("INSERT OR REPLACE INTO edits VALUES (?1, ?2)")
      dropEdited = try database.prepare("DELETE FROM edits WHERE stage = ?1")
      writeRecord = try database.prepare("INSERT INTO records VALUES (?1, ?2, ?3, ?4)")
      dropRecords = try database.prepare("DELETE FROM records WHERE stage = ?1")
      writeHead = try database.prepare("INSERT INTO heads VALUES (?1, ?2, ?3, ?4, ?5)")
      dropHeads = try database.prepare("DELETE FROM heads WHERE sequence <= ?1")
    }
  }
}
