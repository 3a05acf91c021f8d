// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// Files that the reader of compositional layouts accepts and refuses.
@Suite struct CompositionalReaderTests {
  private typealias Document = CompositionalDocument

  private func parse(_ text: String) throws(DocumentError) -> LayoutDocument {
    try LayoutDocument.parse(Data(text.utf8), file: "a.layout.json")
  }

  private func document(_ text: String) throws -> CompositionalDocument {
    try #require(try parse(text).compositional)
  }

  private func check(_ bad: [(file: String, path: String, message: String)]) {
    for (file, path, message) in bad {
      do {
        _ = try parse(file)
        Issue.record("Was taken: \(file)")
      } catch {
        expect(error.path, equals: path)
        expect(error.message, equals: message)
        expect(error.line, equals: 1)
      }
    }
  }

  @Test func `takes all that the vocabulary allows`() {
    for file in CompositionalFiles.good {
      #expect(throws: Never.self, "\(file)") { try parse(file) }
    }
  }

  @Test func `refuses what is wrong with path and bound`() { check(CompositionalFiles.bad) }

  @Test func `refuses what does not fit together`() { check(CompositionalFiles.badTogether) }

  @Test func `refuses groups that lie too deep, with their place`() {
    #expect(throws: Never.self) {
      try parse(CompositionalFiles.section(CompositionalFiles.nested(16)))
    }
    let inner = "sections[0].group" + String(repeating: ".repeatingSubitem", count: 16)
    check([
      (
        CompositionalFiles.section(CompositionalFiles.nested(17)), inner,
        "\(inner) is nested 17 groups deep, but groups may be nested at most 16 deep"
      )
    ])
  }

  @Test func `refuses a thousand nested groups before anything is made of them`() {
    let text = CompositionalFiles.section(CompositionalFiles.nested(1000))
    #expect {
      try parse(text)
    } throws: { error in
      (error as? DocumentError)?.message == "Nested deeper than 64 levels"
    }
  }

  @Test func `refuses parts that are nested too deep by their names`() {
    let parts = (0..<1000).map { index in
      let inner = index == 999 ? CompositionalFiles.cell : "\"p\(index + 1)\""
      return "\"p\(index)\": " + CompositionalFiles.group(#""subitems": [\#(inner)]"#)
    }
    let text = CompositionalFiles.file(
      #""parts": {"items": {\#(parts.joined(separator: ", "))}}, "sections": [{"group": "p0"}]"#
    )
    // p0 is the first name; the seventeenth group is the group of p16.
    check([
      (
        text, "parts.items.p16",
        "parts.items.p16 is nested 17 groups deep, but groups may be nested at most 16 deep"
      )
    ])
  }

  @Test func `refuses a million subitems`() {
    let subitems = Array(repeating: "{}", count: 1_000_000).joined(separator: ",")
    let text = CompositionalFiles.section(CompositionalFiles.group(#""subitems": [\#(subitems)]"#))
    check([
      (
        text, "sections[0].group.subitems",
        "sections[0].group.subitems has 1000000 entries, but may have at most 1000"
      )
    ])
  }

  @Test func `reads dimensions, insets and spacings as they stand`() throws {
    let document = try document(
      CompositionalFiles.section(
        CompositionalFiles.group(
          #""subitem": \#(CompositionalFiles.cell), "count": 2, "interItemSpacing": {"flexible": 6}, "#
            + #""contentInsets": {"leading": 3}"#
        ),
        #""interGroupSpacing": 7, "contentInsets": {"top": 1, "trailing": 2}"#
      )
    )
    guard case .own(let section) = document.sections[0], case .own(let group) = section.group else {
      Issue.record("The section is not described in its place")
      return
    }
    expect(section.interGroupSpacing, equals: 7)
    expect(section.contentInsets, equals: Document.EdgeInsets(top: 1, trailing: 2))
    expect(group.width, equals: Document.Dimension(kind: .fractionalWidth, value: 1))
    expect(group.height, equals: Document.Dimension(kind: .absolute, value: 44))
    expect(group.contentInsets, equals: Document.EdgeInsets(leading: 3))
    expect(group.interItemSpacing, equals: Document.Spacing(kind: .flexible, value: 6))
    guard case .sharing(.horizontal, .own(let cell), 2) = group.content else {
      Issue.record("The group does not share its width among two")
      return
    }
    expect(cell.height, equals: Document.Dimension(kind: .fractionalHeight, value: 1))
    expect(!cell.isGroup)
  }

  @Test func `the widest variant that fits gives the sections`() throws {
    let sections = { (name: String) in
      #"[{"name": "\#(name)", "group": \#(CompositionalFiles.group())}]"#
    }
    let document = try document(
      CompositionalFiles.file(
        #""sections": \#(sections("a")), "variants": [{"minWidth": 900, "sections": \#(sections("c"))}, "#
          + #"{"minWidth": 600, "sections": \#(sections("b"))}]"#
      )
    )
    let names = [599, 600, 899, 900, 2000].map { width in
      document.sections(width: width).list.first.flatMap { document.section($0)?.name }
    }
    expect(names, equals: ["a", "b", "b", "c", "c"])
  }
}
