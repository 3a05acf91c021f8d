// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageDocuments
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost
@testable import UIKit

@Suite(.ownProcess) struct WordsEditTests {
  @Test func `all words change in one step, and those of the file come back`() throws {
    var document = EditableData("a: a0 a1 | b: b0")
    let before = document.data
    try document.run(.words(.long))
    let titles = document.data.sections.flatMap { $0.items.map(\.title) }
    let expected = before.sections.flatMap { $0.items.map { PseudoWords.long($0.title) } }
    expect(titles, equals: expected)
    expect(document.data.text, equals: "a: a0 a1 | b: b0")
    _ = try document.undo([:])
    expect(document.data, equals: before)
    try document.run(.words(.accented))
    try document.run(.words(.file))
    expect(document.data, equals: before)
  }

  @Test func `headers and footers change with the items`() throws {
    var document = EditableData("a: a0 | b: b0")
    _ = try document.run(
      .updateSection("a", StageEdit.SectionUpdate(title: "Moon", footer: "8 phases"))
    )
    let before = document.data
    try document.run(.words(.long))
    let sections = document.data.sections
    expect(sections.map(\.title), equals: ["Moon", before.sections[1].title].map(PseudoWords.long))
    expect(sections.map(\.footer), equals: ["8 phases", ""].map(PseudoWords.long))
    _ = try document.undo([:])
    expect(document.data, equals: before)
  }

  @Test func `one style of the words takes the place of another`() throws {
    var document = EditableData("a: a0")
    try document.run(.words(.accented))
    try document.run(.words(.long))
    let item = try #require(document.data.sections.first?.items.first)
    let title = try #require(EditableData("a: a0").data.sections.first?.items.first?.title)
    expect(item.title, equals: "\(title) \(title) \(title)")
  }
}
