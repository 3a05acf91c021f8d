// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stage as a journal's file has it.
struct JournalReading {
  /// What is whole.
  var image = JournalImage()
  var seals = JournalSeals()
  var loss: JournalLoss
}

/// Reads the stages of a journal, of this version or an older one.
protocol JournalReader {
  /// The keys of all stages.
  func stages() throws(SQLiteError) -> [String]
  /// What the journal has of a stage; parts that are not whole are left out.
  func read(_ stage: String) -> JournalReading
}

/// Reads a journal with checksums, and checks them.
struct SealedJournalReader: JournalReader {
  let database: SQLiteDatabase

  /// A stage's row.
  private struct Row {
    var layoutName: String
    var dataName: String
    var overrides: String
    var last: UInt64
    var seals: JournalSeals
  }

  func stages() throws(SQLiteError) -> [String] {
    var stages: [String] = []
    try database.prepare("SELECT id FROM stages ORDER BY id").run { stages.append($0.text(0)) }
    return stages
  }

  func read(_ stage: String) -> JournalReading {
    var reading = JournalReading(loss: JournalLoss(stage: stage))
    guard let row = row(of: stage) else {
      reading.loss.files = true
      return reading
    }
    let sealed = row.seals.sealed(stage: stage, overrides: row.overrides, last: row.last)
    let overrides = JournalImage.overrides(from: row.overrides)
    if sealed == row.seals.seal, let overrides {
      reading.image.overrides = overrides
      reading.image.last = row.last
    } else {
      reading.loss.overrides = true
    }
    reading.image.files = files(of: stage, row, &reading.loss)
    reading.image.edited = edited(of: stage, row, &reading.loss)
    reading.image.records = records(of: stage, row, &reading.loss)
    reading.image.last = max(reading.image.last, reading.image.records.last?.number ?? 0)
    if reading.loss.files {
      // Edits belong to the data file with which they were made.
      reading.loss.changes = row.seals.records
      reading.image = JournalImage()
    }
    reading.seals = row.seals
    return reading
  }

  private func row(of stage: String) -> Row? {
    var row: Row?
    let select = """
      SELECT layout_name, data_name, overrides, last, records, files_sum, edited_sum, chain, seal
      FROM stages WHERE id = ?1
      """
    try? database.prepare(select).run([.text(stage)]) { found in
      guard let files = Digest(found.blob(5)), let chain = Digest(found.blob(7)),
        let seal = Digest(found.blob(8))
      else { return }
      row = Row(
        layoutName: found.text(0),
        dataName: found.text(1),
        overrides: found.text(2),
        last: UInt64(clamping: found.integer(3)),
        seals: JournalSeals(
          files: files,
          edited: Digest(found.blob(6)),
          chain: chain,
          seal: seal,
          records: Int(clamping: found.integer(4))
        )
      )
    }
    return row
  }

  private func files(of stage: String, _ row: Row, _ loss: inout JournalLoss) -> StageInput? {
    // A stage that never worked has no files.
    if row.seals.files == .none { return nil }
    var files: StageInput?
    try? database.prepare("SELECT layout, data FROM files WHERE stage = ?1").run([.text(stage)]) {
      files = StageInput(
        layout: StageInput.File(name: row.layoutName, bytes: $0.blob(0)),
        data: StageInput.File(name: row.dataName, bytes: $0.blob(1))
      )
    }
    if let files, JournalSeals.files(of: files) == row.seals.files { return files }
    loss.files = true
    return nil
  }

  private func edited(of stage: String, _ row: Row, _ loss: inout JournalLoss) -> Data? {
    guard let expected = row.seals.edited else { return nil }
    var edited: Data?
    try? database.prepare("SELECT edited FROM edits WHERE stage = ?1").run([.text(stage)]) {
      edited = $0.blob(0)
    }
    if let edited, JournalSeals.edited(edited) == expected { return edited }
    loss.edited = true
    return nil
  }

  /// Reads records up to the first one that is not whole.
  private func records(
    of stage: String,
    _ row: Row,
    _ loss: inout JournalLoss
  ) -> [JournalImage.Record] {
    var whole: [JournalImage.Record] = []
    var chain = JournalSeals.start(of: stage, edited: row.seals.edited)
    var isWhole = !loss.edited
    var found = 0
    let select = "SELECT number, record, link FROM records WHERE stage = ?1 ORDER BY number"
    try? database.prepare(select).run([.text(stage)]) { line in
      found += 1
      let record = JournalImage.Record(
        number: UInt64(clamping: line.integer(0)),
        text: line.text(1)
      )
      let link = JournalSeals.link(after: chain, number: record.number, record: record.text)
      isWhole = isWhole && link.data == line.blob(2)
      guard isWhole else { return }
      chain = link
      whole.append(record)
    }
    let expected = max(found, loss.overrides ? 0 : row.seals.records)
    loss.changes += expected - whole.count
    if chain != row.seals.chain, loss.isNothing { loss.overrides = true }
    return whole
  }
}

/// Reads a journal of version 1 or 2, which has no checksums; version 1 has no edits.
struct UnsealedJournalReader: JournalReader {
  let database: SQLiteDatabase
  let version: Int64

  func stages() throws(SQLiteError) -> [String] {
    var stages: [String] = []
    try database.prepare("SELECT id FROM stages ORDER BY id").run { stages.append($0.text(0)) }
    return stages
  }

  func read(_ stage: String) -> JournalReading {
    var reading = JournalReading(loss: JournalLoss(stage: stage))
    do throws(SQLiteError) {
      try readRow(stage, into: &reading.image)
      if version > 1 { try readEdits(stage, into: &reading.image) }
    } catch {
      reading.loss.files = reading.image.files == nil
      reading.loss.edited = true
    }
    return reading
  }

  private func readRow(_ stage: String, into image: inout JournalImage) throws(SQLiteError) {
    var read = image
    let select =
      "SELECT layout_name, layout, data_name, data, overrides, last FROM stages WHERE id = ?1"
    try database.prepare(select).run([.text(stage)]) { row in
      read.files = StageInput(
        layout: StageInput.File(name: row.text(0), bytes: row.blob(1)),
        data: StageInput.File(name: row.text(2), bytes: row.blob(3))
      )
      read.overrides = JournalImage.overrides(from: row.text(4)) ?? [:]
      read.last = UInt64(clamping: row.integer(5))
    }
    image = read
  }

  private func readEdits(_ stage: String, into image: inout JournalImage) throws(SQLiteError) {
    var read = image
    let edited = "SELECT edited FROM stages WHERE id = ?1 AND edited IS NOT NULL"
    try database.prepare(edited).run([.text(stage)]) { read.edited = $0.blob(0) }
    let records = "SELECT number, record FROM records WHERE stage = ?1 ORDER BY number"
    try database.prepare(records).run([.text(stage)]) { row in
      let number = UInt64(clamping: row.integer(0))
      read.records.append(JournalImage.Record(number: number, text: row.text(1)))
    }
    image = read
  }
}
