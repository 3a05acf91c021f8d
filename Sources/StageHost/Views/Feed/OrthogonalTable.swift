// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The orthogonal sections that the page of a view has.
struct OrthogonalTable {
  private var ids: [String: UInt64] = [:]
  private var sent: [UInt64: WireOrthogonalSection] = [:]
  private var next: UInt64 = 1

  /// Whether the page has none.
  var isEmpty: Bool { sent.isEmpty }

  /// The section with a number; `nil` when the page does not have it.
  subscript(id: UInt64) -> WireOrthogonalSection? { sent[id] }

  /// All sections, ascending by number.
  var all: [OrthogonalSectionRecord] {
    sent.values.sorted { $0.id < $1.id }.map(OrthogonalSectionRecord.section)
  }

  /// Takes the sections of an earlier host, with their numbers.
  mutating func adopt(_ records: [OrthogonalSectionRecord]) {
    for case .section(let section) in records {
      sent[section.id] = section
      ids[section.key] = section.id
      next = max(next, section.id + 1)
    }
  }

  /// The number of a section, which no other section ever gets.
  mutating func number(of key: String) -> UInt64 {
    if let id = ids[key] { return id }
    ids[key] = next
    next += 1
    return next - 1
  }

  /// Changes the table to other sections; a section stays while elements refer to it.
  ///
  /// - Returns: The records for the page, ascending by number.
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
  /// Whether another section is equal, apart from its offset.
  fileprivate func says(what other: WireOrthogonalSection) -> Bool {
    var (one, two) = (self, other)
    (one.offset, one.moves) = (0, false)
    (two.offset, two.moves) = (0, false)
    return one == two
  }
}
