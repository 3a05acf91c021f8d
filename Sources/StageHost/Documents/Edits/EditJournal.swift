// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// How much the journal holds of a document's changes, and what it is told beside the next one.
struct EditJournal {
  /// Records after which they are folded into the data.
  static let mostRecords = 1000
  /// Bytes of records after which they are folded into the data.
  static let mostBytes = 8 * 1024 * 1024
  /// Room that is left of an entry for the change itself when a folded history goes ahead of it.
  private static let roomForChange = 1024 * 1024

  private let limits: Limits
  private var records = 0
  private var bytes = 0
  private var fold: EditRecord?

  init(limits: Limits) { self.limits = limits }

  /// Whether it is time to fold.
  var isLong: Bool { records >= Self.mostRecords || bytes >= Self.mostBytes }

  /// Bytes that a folded history may have.
  var roomForFold: Int { limits.recordBytes - Self.roomForChange }

  /// Forgets the records; what of the past is still to be known goes ahead of the next one.
  mutating func checkpoint(keeping fold: EditRecord?) {
    records = 0
    bytes = 0
    self.fold = fold
  }

  /// Goes on with the records that there are, as the data are too big to take their place.
  mutating func postpone() {
    records = 0
    bytes = 0
  }

  /// What goes ahead of the next record, once.
  mutating func takeFold() -> EditRecord? {
    defer { fold = nil }
    return fold
  }

  /// The text of a record for the journal; `nil` when it has no room in one entry.
  mutating func entry(for record: EditRecord) -> String? {
    let text = EditRecord.text((fold.map { [$0] } ?? []) + [record])
    guard text.utf8.count <= limits.recordBytes else { return nil }
    fold = nil
    note(text)
    return text
  }

  /// Counts an entry that the journal holds.
  mutating func note(_ text: String) {
    records += 1
    bytes += text.utf8.count
  }
}
