// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol
import TestSupport

@testable import StageHost

/// Data written as `a: a0 a1 | b: b0`, for tests that compare outlines.
struct OutlineText: Equatable, CustomStringConvertible {
  var description: String

  init(_ data: StageData) {
    description = data.sections.map { section in
      ([section.id + ":"] + section.items.map(\.id)).joined(separator: " ")
    }.joined(separator: " | ")
  }
}

extension StageData {
  /// Reads the form of `description`; titles are the ids in capitals.
  init(_ text: String) {
    self.init(
      sections: text.isEmpty
        ? []
        : text.split(separator: "|").map { part in
          let words = part.split(whereSeparator: { $0 == " " || $0 == ":" }).map(String.init)
          return Section(
            id: words[0],
            items: words.dropFirst().map { Item(id: $0, title: $0.uppercased()) }
          )
        }
    )
  }

  var text: String { OutlineText(self).description }
}

extension EditableData {
  init(_ text: String, limits: Limits = .standard) {
    self.init(limits: limits)
    load(file: StageData(text))
  }

  @discardableResult
  mutating func run(_ edit: StageEdit) throws(ProtocolError) -> Outcome {
    try perform(.edit(edit))
  }
}

extension SeededRandom {
  mutating func seed() -> UInt32 { UInt32(truncatingIfNeeded: next()) }

  /// An edit that fits the data, or sometimes one that does not.
  mutating func edit(for data: StageData) -> StageEdit {
    let ids = data.sections.flatMap { $0.items.map(\.id) }
    let some = ids.filter { _ in Int.random(in: 0..<5, using: &self) == 0 }
    let section = data.sections.randomElement(using: &self)?.id ?? "none"
    let count = data.index(ofSection: section).map { data.sections[$0].items.count } ?? 0
    let place = StageEdit.ItemPlace(
      section: section,
      index: Int.random(in: 0...count, using: &self)
    )
    let index = Int.random(in: 0...data.sections.count, using: &self)
    switch Int.random(in: 0..<17, using: &self) {
    case 0: return .insert(count: Int.random(in: 1...4, using: &self), at: place, seed: seed())
    case 1: return .insert(count: 2, at: nil, seed: seed())
    case 2: return .delete(items: some)
    case 3: return .delete(items: nil)
    case 4: return .duplicate(items: Bool.random(using: &self) ? some : nil)
    case 5: return .move(items: some.shuffled(using: &self), to: place)
    case 6: return .insertSection(at: index, title: nil, count: 2, seed: seed())
    case 7: return .deleteSection(section)
    case 8: return .moveSection(section, to: index)
    case 9: return .shuffle(seed: seed(), section: Bool.random(using: &self) ? section : nil)
    case 10: return .sort(section: Bool.random(using: &self) ? section : nil)
    case 11: return .batch(seed: seed())
    case 12: return .randomSizes(seed: seed(), minimum: 20, maximum: 90)
    case 13: return Bool.random(using: &self) ? .fileSizes : .revert
    case 14: return .count(items: Int.random(in: 0...20, using: &self), seed: seed())
    case 15:
      let update = StageEdit.ItemUpdate(title: "T\(seed() % 9)", width: 30, colour: seed() % 9)
      return .update(item: ids.randomElement(using: &self) ?? "none", update)
    default:
      let update = StageEdit.SectionUpdate(
        title: "S\(seed() % 9)",
        lineSpacing: Bool.random(using: &self) ? .own(Double(seed() % 9)) : .layouts
      )
      return .updateSection(section, update)
    }
  }
}
