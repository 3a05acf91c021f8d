// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// The numbers of a compositional layout as parameters.
@Suite struct CompositionalParametersTests {
  private func document(_ text: String) throws -> CompositionalDocument {
    let file = try LayoutDocument.parse(Data(text.utf8), file: "a.layout.json")
    return try #require(file.compositional)
  }

  private static let file = CompositionalFiles.section(
    CompositionalFiles.group(
      #""subitems": [\#(CompositionalFiles.cell), "#
        + #"{"axis": "vertical", "width": {"fractionalWidth": 0.3}, "height": {"fractionalHeight": 1}, "#
        + #""repeatingSubitem": \#(CompositionalFiles.cell), "count": 2}], "interItemSpacing": {"fixed": 8}"#
    ),
    #""name": "Featured", "boundarySupplementaryItems": ["#
      + CompositionalFiles.header(#""alignment": "top""#) + "]"
  )

  @Test func `every number has a name for people and its path as key`() throws {
    let parameters = try document(Self.file).parameters()
    let words = parameters.map { "\($0.key): \($0.group): \($0.label)" }
    expect(
      words,
      equals: [
        "configuration.scrollDirection: Layout: Scroll direction",
        "configuration.interSectionSpacing: Layout: Section spacing",
        "configuration.contentInsetsReference: Layout: Insets from",
        "sections[0].contentInsets: Section 1 · Featured: Content insets",
        "sections[0].interGroupSpacing: Section 1 · Featured: Group spacing",
        "sections[0].orthogonalScrollingBehavior: Section 1 · Featured: Scrolls across",
        "sections[0].group.width: Section 1 · Featured › Group: Width",
        "sections[0].group.height: Section 1 · Featured › Group: Height",
        "sections[0].group.interItemSpacing: Section 1 · Featured › Group: Item spacing",
        "sections[0].group.subitems[0].width: Section 1 · Featured › Group › Item 1: Width",
        "sections[0].group.subitems[0].height: Section 1 · Featured › Group › Item 1: Height",
        "sections[0].group.subitems[1].width: Section 1 · Featured › Group › Group 2: Width",
        "sections[0].group.subitems[1].height: Section 1 · Featured › Group › Group 2: Height",
        "sections[0].group.subitems[1].count: Section 1 · Featured › Group › Group 2: Count",
        "sections[0].group.subitems[1].repeatingSubitem.width: "
          + "Section 1 · Featured › Group › Group 2 › Item: Width",
        "sections[0].group.subitems[1].repeatingSubitem.height: "
          + "Section 1 · Featured › Group › Group 2 › Item: Height",
        "sections[0].boundarySupplementaryItems[0].width: Section 1 · Featured › Header: Width",
        "sections[0].boundarySupplementaryItems[0].height: "
          + "Section 1 · Featured › Header: Height, estimated",
        "sections[0].boundarySupplementaryItems[0].pinToVisibleBounds: "
          + "Section 1 · Featured › Header: Pinned",
        "sections[0].boundarySupplementaryItems[0].extendsBoundary: "
          + "Section 1 · Featured › Header: Extends boundary",
      ]
    )
  }

  @Test func `the file's value is the default, and lies within the bounds`() throws {
    for parameter in try document(Self.file).parameters() {
      #expect(throws: Never.self) {
        try ParameterSchema.validate(
          key: parameter.key,
          value: parameter.defaultValue,
          descriptors: [parameter]
        )
      }
    }
    let height = try document(Self.file).parameters().first { $0.key == "sections[0].group.height" }
    expect(height?.defaultValue, equals: .number(44))
    expect(height?.kind, equals: .number(minimum: 0, maximum: 400, step: 1, unit: "pt"))
  }

  @Test func `a value changes only the number that its key names`() throws {
    let before = try document(Self.file)
    let after = before.applying([
      "sections[0].group.height": .number(60),
      "sections[0].group.subitems[1].count": .number(3),
      "sections[0].contentInsets": .insets(Insets(top: 1, left: 2, bottom: 3, right: 4)),
      "sections[0].orthogonalScrollingBehavior": .choice("paging"),
      "sections[0].boundarySupplementaryItems[0].pinToVisibleBounds": .flag(true),
      "sections[9].group.height": .number(1),
    ])
    let keys = after.parameters().filter { parameter in
      before.parameters().first { $0.key == parameter.key }?.defaultValue
        != parameter.defaultValue
    }
    expect(
      Dictionary(uniqueKeysWithValues: keys.map { ($0.key, $0.defaultValue) }),
      equals: [
        "sections[0].group.height": .number(60),
        "sections[0].group.subitems[1].count": .number(3),
        "sections[0].contentInsets": .insets(Insets(top: 1, left: 2, bottom: 3, right: 4)),
        "sections[0].orthogonalScrollingBehavior": .choice("paging"),
        "sections[0].orthogonalScrollingProperties.bounce": .choice("automatic"),
        "sections[0].orthogonalScrollingProperties.decelerationRate": .choice("automatic"),
        "sections[0].boundarySupplementaryItems[0].pinToVisibleBounds": .flag(true),
      ]
    )
    expect(before.applying([:]), equals: before)
  }

  @Test func `a part has its numbers once, under its own name`() throws {
    let text = CompositionalFiles.file(
      #""parts": {"items": {"photoRow": \#(CompositionalFiles.group())}}, "#
        + #""sections": [{"group": "photoRow"}, {"group": "photoRow"}]"#
    )
    let parameters = try document(text).parameters()
    let heights = parameters.filter { $0.label == "Height" && $0.group == "Photo row" }
    expect(heights.map(\.key), equals: ["parts.items.photoRow.height"])
    expect(heights.map(\.group), equals: ["Photo row"])
  }

  @Test func `a section that scrolls by itself lets its ends and its rest be set`() throws {
    let text = CompositionalFiles.section(
      CompositionalFiles.group(),
      #""orthogonalScrollingBehavior": "paging""#
    )
    let before = try document(text)
    let path = "sections[0].orthogonalScrollingProperties"
    let added = before.parameters().filter { $0.key.hasPrefix(path) }
    expect(added.map(\.key), equals: ["\(path).bounce", "\(path).decelerationRate"])
    expect(added.map(\.label), equals: ["Bounce", "Deceleration"])
    let after = before.applying(["\(path).bounce": .choice("never")])
    guard case .own(let section) = after.sections[0] else {
      Issue.record("The section is not described in its place")
      return
    }
    expect(section.bounce, equals: .never)
    expect(section.decelerationRate, equals: .automatic)
  }

  @Test func `numbers beyond the limit are left out and counted`() throws {
    let section = #"{"group": \#(CompositionalFiles.group())}"#
    let text = CompositionalFiles.file(
      #""sections": [\#(Array(repeating: section, count: 100).joined(separator: ", "))]"#
    )
    let document = try document(text)
    // Three parameters of the layout, and for each section insets, spacing, scrolling and four
    // lengths.
    expect(document.parameters().count, equals: 400)
    expect(document.omittedParameters(limits: .standard), equals: 3 + 100 * 7 - 400)
  }
}
