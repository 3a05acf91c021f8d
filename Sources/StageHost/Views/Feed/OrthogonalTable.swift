// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The orthogonal sections that the far end of a view holds.
struct OrthogonalTable {
  private var ids: [String: UInt64] = [:]
  private var sent: [UInt64: WireOrthogonalSection] = [:]
  private var next: UInt64 = 1

  /// Whether the far end holds none.
  var isEmpty: Bool { sent.isEmpty }

  /// The section of a number; `nil` when the far end holds none of it.
  subscript(id: UInt64) -> WireOrthogonalSection? { sent[id] }

  /// All of them, ascending by number.
  var all: [OrthogonalSectionRecord] {
    sent.values.sorted { $0.id < $1.id }.map(OrthogonalSectionRecord.section)
  }

  /// Takes up what an earlier host sent, numbers included.
  mutating func adopt(_ records: [OrthogonalSectionRecord]) {
    for case .section(let section) in records {
      sent[section.id] = section
      ids[section.key] = section.id
      next = max(next, section.id + 1)
    }
  }

  /// The number of a section, which no other one ever has.
  mutating func number(of key: String) -> UInt64 {
    if let id = ids[key] { return id }
    ids[key] = next
    next += 1
    return next - 1
  }

  /// Brings the far end to other sections; one that elements refer to stays.
  ///
  /// - Returns: What the far end must be told, ascending by number.
  mutating func records(
    for wanted: [WireOrthogonalSection],
    isReferred: (UInt64) -> Bool
  ) -> [OrthogonalSectionRecord] {
    var records: [OrthogonalSectionRecord] = []
    for section in wanted {
      if let known = sent[section.id], known.says(what: section), !section.moves { continue }
      records.append(.section(section))
      var held = section
      held.moves = false
      sent[section.id] = held
    }
    let kept = Set(wanted.map(\.id))
    for id in sent.keys where !kept.contains(id) && !isReferred(id) {
      records.append(.gone(id))
      sent[id] = nil
    }
    return records.sorted { $0.id < $1.id }
  }
}

extension WireOrthogonalSection {
  /// Whether another section is the same, wherever it stands.
  fileprivate func says(what other: WireOrthogonalSection) -> Bool {
    var (one, two) = (self, other)
    (one.offset, one.moves) = (0, false)
    (two.offset, two.moves) = (0, false)
    return one == two
  }
}
