// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The rows that the far end of a view holds: sections that scroll by themselves.
struct RowTable {
  private var ids: [String: UInt64] = [:]
  private var sent: [UInt64: WireRow] = [:]
  private var next: UInt64 = 1

  /// Whether the far end holds none.
  var isEmpty: Bool { sent.isEmpty }

  /// The row of a number; `nil` when the far end holds none of it.
  subscript(id: UInt64) -> WireRow? { sent[id] }

  /// All rows, ascending by number.
  var all: [RowRecord] { sent.values.sorted { $0.id < $1.id }.map(RowRecord.row) }

  /// Takes up what an earlier host sent, numbers included.
  mutating func adopt(_ records: [RowRecord]) {
    for case .row(let row) in records {
      sent[row.id] = row
      ids[row.key] = row.id
      next = max(next, row.id + 1)
    }
  }

  /// The number of a section's row, which no other section's ever has.
  mutating func number(of key: String) -> UInt64 {
    if let id = ids[key] { return id }
    ids[key] = next
    next += 1
    return next - 1
  }

  /// Brings the far end to other rows; one that elements refer to stays.
  ///
  /// - Returns: What the far end must be told, ascending by number.
  mutating func records(
    for wanted: [WireRow],
    isReferred: (UInt64) -> Bool
  ) -> [RowRecord] {
    var records: [RowRecord] = []
    for row in wanted {
      if let known = sent[row.id], known.says(what: row), !row.moves { continue }
      records.append(.row(row))
      var held = row
      held.moves = false
      sent[row.id] = held
    }
    let kept = Set(wanted.map(\.id))
    for id in sent.keys where !kept.contains(id) && !isReferred(id) {
      records.append(.gone(id))
      sent[id] = nil
    }
    return records.sorted { $0.id < $1.id }
  }
}

extension WireRow {
  /// Whether another row is the same, wherever it stands.
  fileprivate func says(what other: WireRow) -> Bool {
    var (one, two) = (self, other)
    (one.offset, one.moves) = (0, false)
    (two.offset, two.moves) = (0, false)
    return one == two
  }
}
