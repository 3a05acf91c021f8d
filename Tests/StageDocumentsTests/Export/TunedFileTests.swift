// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// Layout files with the values that people have tuned.
@Suite struct TunedFileTests {
  private func tuned(
    _ text: String,
    _ values: [String: ParameterValue]
  ) throws -> (text: String, lost: [String]) {
    let document = try LayoutDocument.parse(Data(text.utf8), file: "my.layout.json")
    var file = TunedFile(document)
    let lost = file.set(values, pathsOf: document.compositional)
    return (file.text, lost)
  }

  @Test func `values replace those of the file, others are added, and everything else stays`()
    throws
  {
    let (text, lost) = try tuned(
      #"{"title":"A","kind":"flow","parameters":{"minimumLineSpacing":8,"own":[1,null]}}"#,
      [
        "minimumLineSpacing": .number(12.5), "sizing": .choice("uniform"),
        "sectionInset": .insets(Insets(top: 1, left: 2, bottom: 3, right: 4)),
      ]
    )
    expectEmpty(lost)
    expect(
      text,
      equals: """
        {
          "title": "A",
          "kind": "flow",
          "parameters": {
            "minimumLineSpacing": 12.5,
            "own": [1, null],
            "sectionInset": {"top": 1, "left": 2, "bottom": 3, "right": 4},
            "sizing": "uniform"
          }
        }

        """
    )
  }

  @Test func `one layout stands alone, without those that its file lists`() throws {
    let text = #"{"kind": "flow", "layouts": [{"name": "B", "kind": "waterfall"}], "title": "A"}"#
    let file = TunedFile(try LayoutDocument.parse(Data(text.utf8), file: "my.layout.json"))
    expect(file.withoutOthers.text, equals: "{\n  \"kind\": \"flow\",\n  \"title\": \"A\"\n}\n")
    expect(file.text.contains("layouts"))
  }

  @Test func `a file without parameters gets them`() throws {
    let (text, _) = try tuned(#"{"kind": "flow"}"#, ["itemSize": .size(3, 4)])
    #expect(text.contains(#""parameters": {"itemSize": {"width": 3, "height": 4}}"#))
  }

  @Test func `paths of a compositional layout lead to its numbers, whose kinds stay`() throws {
    let item = #"{"width": {"fractionalWidth": 0.2}, "height": {"fractionalHeight": 1}}"#
    let group =
      #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44}, "#
      + #""subitems": [\#(item)]}"#
    let source = CompositionalFiles.file(
      #""sections": [{"name": "Grid", "group": \#(group), "contentInsets": {"top": 8, "leading": 1}}]"#
    )
    let (text, lost) = try tuned(
      source,
      [
        "sections[0].group.height": .number(60),
        "sections[0].group.subitems[0].width": .number(0.5),
        "sections[0].contentInsets": .insets(Insets(top: 1, left: 2, bottom: 3, right: 4)),
        "sections[7].group.height": .number(1),
      ]
    )
    #expect(text.contains(#""height": {"absolute": 60}"#))
    #expect(text.contains(#"{"width": {"fractionalWidth": 0.5}"#))
    #expect(
      text.contains(#""contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}"#)
    )
    // Parameters that the layout does not have are values in the file, as they are for all kinds.
    #expect(lost.isEmpty && text.contains(#""sections[7].group.height": 1"#))
    _ = try LayoutDocument.parse(Data(text.utf8), file: "my.layout.json")
  }
}
