// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// Backgrounds of a section's rows in data files.
@Suite struct RowBackgroundTests {
  private let schema: JSONSchema

  init() throws {
    let file = projectFolder.appending(path: "Schemas/data.schema.json")
    schema = JSONSchema(try JSONParser.parse([UInt8](try Data(contentsOf: file))))
  }

  private static let whole = ##"""
    {"colour": "#FFFFFF", "cornerRadius": 12, "insets": {"top": 4, "left": 16, "bottom": 4, "right": -2},
     "strokeColour": "#3A7BD5", "strokeWidth": 0.5, "shadow": {"colour": "#102030", "opacity": 0.25,
     "radius": 6, "x": -1, "y": 3, "oval": {"x": 8, "y": 40, "width": 300, "height": 12}}}
    """##

  /// Wrong members of a background, with the path below it and the text of the error.
  private static let bad: [(members: String, path: String, rest: String)] = [
    (#""colour": "white""#, "colour", ##"is "white", but must look like "#3A7BD5""##),
    (#""cornerRadius": -1"#, "cornerRadius", "is -1, but must be between 0 and 10000"),
    (
      #""insets": {"top": 20000, "left": 0, "bottom": 0, "right": 0}"#, "insets.top",
      "is 20000, but must be between -10000 and 10000"
    ),
    (#""shadow": {"opacity": 2}"#, "shadow.opacity", "is 2, but must be between 0 and 1"),
    (
      #""shadow": {"opacity": 1, "radius": -3}"#, "shadow.radius",
      "is -3, but must be between 0 and 10000"
    ),
    (
      #""shadow": {"opacity": 1, "oval": {"x": 0, "y": 0, "width": -1, "height": 0}}"#,
      "shadow.oval.width", "is -1, but must be between 0 and 10000"
    ),
  ]

  private func text(_ background: String) -> String {
    #"{"sections": [{"id": "a", "background": \#(background), "items": []}]}"#
  }

  private func parse(_ text: String) throws -> DataDocument {
    try DataDocument.parse(Data(text.utf8), file: "a.data.json")
  }

  private func violation(_ text: String) throws -> String? {
    schema.violation(try JSONParser.parse([UInt8](text.utf8)))
  }

  @Test func `a section says what its rows lie on, and writes it as it read it`() throws {
    let section = try #require(try parse(text(Self.whole)).sections.first)
    let ground = try #require(section.background)
    expect(ground.colour, equals: "#ffffff")
    expect(ground.cornerRadius, equals: 12)
    expect(ground.insets, equals: Insets(top: 4, left: 16, bottom: 4, right: -2))
    expect(ground.strokeColour, equals: "#3a7bd5")
    expect(ground.strokeWidth, equals: 0.5)
    let shadow = try #require(ground.shadow)
    expect(shadow.colour, equals: "#102030")
    expect(shadow.opacity, equals: 0.25)
    expect(shadow.radius, equals: 6)
    expect(shadow.x, equals: -1)
    expect(shadow.y, equals: 3)
    expect(shadow.oval, equals: RowBackground.Oval(x: 8, y: 40, width: 300, height: 12))
    let written = try JSONEncoder().encode(section)
    expect(try JSONDecoder().decode(DataDocument.Section.self, from: written), equals: section)
    expect(try violation(text(Self.whole)), equals: nil)
    expect(try parse(text("{}")).sections[0].background, equals: RowBackground())
  }

  @Test func `what is wrong is refused with its path, and by the schema, too`() throws {
    for (members, path, rest) in Self.bad {
      let text = text("{\(members)}")
      do {
        _ = try parse(text)
        Issue.record("Was taken: \(text)")
      } catch let error as DocumentError {
        expect(error.path, equals: "sections[0].background.\(path)")
        expect(error.message, equals: "sections[0].background.\(path) \(rest)")
      }
      #expect(try violation(text) != nil, "\(text)")
    }
  }

  @Test func `what is not known is told`() throws {
    let warnings = try parse(text(##"{"color": "#000000"}"##)).warnings
    expect(warnings.map(\.path), equals: ["sections[0].background.color"])
  }
}
