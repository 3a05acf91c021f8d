// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Counts the records of a document in the journal, and keeps what is written together with the
/// next one.
struct EditJournal {
  /// The number of records after which they are folded into the data.
  static let mostRecords = 1000
  /// The bytes of records after which they are folded into the data.
  static let mostBytes = 8 * 1024 * 1024
  /// The bytes of an entry that remain for the change when a folded history is written before it.
  private static let roomForChange = 1024 * 1024

  private let limits: Limits
  private var records = 0
  private var bytes = 0
  private var fold: EditRecord?

  init(limits: Limits) { self.limits = limits }

  /// Whether the records should be folded now.
  var isLong: Bool { records >= Self.mostRecords || bytes >= Self.mostBytes }

  /// The bytes that a folded history may have.
  var roomForFold: Int { limits.recordBytes - Self.roomForChange }

  /// Counts from zero; the folded history is written before the next record.
  mutating func checkpoint(keeping fold: EditRecord?) {
    records = 0
    bytes = 0
    self.fold = fold
  }

  /// Counts from zero without folding, because the data are too long to replace the records.
  mutating func postpone() {
    records = 0
    bytes = 0
  }

  /// Removes and returns the folded history that waits for the next record.
  mutating func takeFold() -> EditRecord? {
    defer { fold = nil }
    return fold
  }

  /// The text of a record for the journal; `nil` when it is too long for one entry.
  mutating func entry(for record: EditRecord) -> String? {
    let text = EditRecord.text((fold.map { [$0] } ?? []) + [record])
    guard text.utf8.count <= limits.recordBytes else { return nil }
    fold = nil
    note(text)
    return text
  }

  /// Counts an entry of the journal.
  mutating func note(_ text: String) {
    records += 1
    bytes += text.utf8.count
  }
}
