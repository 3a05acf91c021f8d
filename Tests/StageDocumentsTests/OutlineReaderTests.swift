// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// Outlines and row actions in data files.
@Suite struct OutlineReaderTests {
  private func parse(
    _ items: String,
    section: String = "",
    isEdited: Bool = false
  ) throws -> DataDocument {
    let text = #"{"sections": [{"id": "s"\#(section), "items": [\#(items)]}]}"#
    return try DataDocument.parse(Data(text.utf8), file: "a.data.json", isEdited: isEdited)
  }

  private func path(of items: String, section: String = "") -> String? {
    do {
      _ = try parse(items, section: section)
      return nil
    } catch {
      return (error as? DocumentError)?.path
    }
  }

  @Test func `reads parents, whatever the order, and what shows their children`() throws {
    let document = try parse(
      #"""
      {"id": "c", "parent": "p"}, {"id": "p", "expanded": true, "disclosure": "header"}, {"id": "o"}
      """#
    )
    let section = document.sections[0]
    expect(section.isOutline)
    expect(section.items.map(\.outline.parent), equals: ["p", "", ""])
    expect(section.items.map(\.outline.isExpanded), equals: [false, true, false])
    expect(section.items.map(\.outline.disclosure), equals: [.automatic, .header, .automatic])
    #expect(try !parse(#"{"id": "o"}"#).sections[0].isOutline)
  }

  @Test func `refuses a parent that is not there or leads back, with its path`() {
    expect(path(of: #"{"id": "a", "parent": "b"}"#), equals: "sections[0].items[0].parent")
    expect(path(of: #"{"id": "a", "parent": "a"}"#), equals: "sections[0].items[0].parent")
    let ring = #"{"id": "x"}, {"id": "a", "parent": "b"}, {"id": "b", "parent": "a"}"#
    expect(path(of: ring), equals: "sections[0].items[1].parent")
    expect(
      path(of: #"{"id": "a", "disclosure": "dot"}"#),
      equals: "sections[0].items[0].disclosure"
    )
  }

  @Test func `takes sixteen levels and refuses the seventeenth`() {
    func chain(_ count: Int) -> String {
      (0..<count).map { index in
        index == 0 ? #"{"id": "0"}"# : #"{"id": "\#(index)", "parent": "\#(index - 1)"}"#
      }
      .joined(separator: ", ")
    }
    expect(path(of: chain(16)), equals: nil)
    expect(path(of: chain(17)), equals: "sections[0].items[16].parent")
  }

  @Test func `edited data may have lost a parent`() throws {
    let document = try parse(#"{"id": "a", "parent": "gone"}"#, isEdited: true)
    expect(document.sections[0].items[0].outline.parent, equals: "gone")
  }

  @Test func `reads actions as words and as objects, of sections and of items`() throws {
    let document = try parse(
      #"{"id": "a", "actions": {"trailing": ["delete"], "fullSwipe": false}}, {"id": "b"}"#,
      section:
        ##", "actions": {"leading": [{"does": "flag", "title": "F", "colour": "#0a0B0c"}]}"##
    )
    let section = document.sections[0]
    expect(
      section.actions,
      equals: RowActions(leading: [RowAction(.flag, title: "F", colour: 0x0A0B0C)])
    )
    expect(
      section.items[0].actions,
      equals: RowActions(trailing: [RowAction(.delete)], fullSwipe: false)
    )
    expect(section.items[1].actions, equals: nil)
    expect(section.hasItemActions)
  }

  @Test func `refuses unknown actions and too many actions, with their path`() {
    let unknown = #"{"id": "a", "actions": {"leading": ["delete", "fly"]}}"#
    expect(path(of: unknown), equals: "sections[0].items[0].actions.leading[1]")
    let nameless = #"{"id": "a", "actions": {"trailing": [{"title": "T"}]}}"#
    expect(path(of: nameless), equals: "sections[0].items[0].actions.trailing[0].does")
    let many = Array(repeating: #""flag""#, count: 9).joined(separator: ", ")
    let section = #", "actions": {"leading": [\#(many)]}"#
    expect(path(of: "", section: section), equals: "sections[0].actions.leading")
  }

  @Test func `writes what it reads`() throws {
    let document = try parse(
      #"""
      {"id": "p", "expanded": true, "disclosure": "cell", "flagged": true,
       "actions": {"leading": [{"does": "duplicate", "symbol": "", "colour": "#00FF07",
         "destructive": true}], "trailing": []}},
      {"id": "c", "parent": "p"}
      """#
    )
    let bytes = try JSONEncoder().encode(["sections": document.sections])
    let again = try DataDocument.parse(bytes, file: "b.data.json")
    expect(again.sections, equals: document.sections)
    expectEmpty(again.warnings)
  }
}
