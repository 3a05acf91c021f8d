// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// Backgrounds and separators of lists in layout files.
@Suite struct ListDocumentTests {
  private let schema: JSONSchema

  init() throws {
    let file = projectFolder.appending(path: "Schemas/layout.schema.json")
    schema = JSONSchema(try JSONParser.parse([UInt8](try Data(contentsOf: file))))
  }

  private static let whole = #"""
    "backgroundColor": "#102030",
    "separatorConfiguration": {"topSeparatorVisibility": "hidden", "color": "#FF8000", "multipleSelectionColor": "#0080FF",
      "bottomSeparatorInsets": {"leading": 20, "trailing": 0.5}},
    "itemSeparatorHandler": [
      {"sections": [1], "items": [0, 2], "bottomSeparatorVisibility": "visible"},
      {"topSeparatorInsets": {"leading": 8}}]
    """#

  private static let list = #"{"kind": "list", \#(whole)}"#
  private static let section =
    #"{"kind": "compositional", "sections": [{"list": {"headerTopPadding": 4, \#(whole)}}]}"#
  private static let alternative =
    #"{"kind": "flow", "layouts": [{"name": "Rows", "kind": "list", \#(whole)}]}"#

  /// Wrong members of a list, with the path in the file and the text of the error.
  private static let bad: [(members: String, path: String, message: String)] = [
    (
      #""backgroundColor": "red""#, "backgroundColor",
      ##"backgroundColor is "red", but must look like "#3A7BD5""##
    ),
    (
      ##""separatorConfiguration": {"multipleSelectionColor": "#+12345"}"##,
      "separatorConfiguration.multipleSelectionColor",
      ##"separatorConfiguration.multipleSelectionColor is "#+12345", but must look like "#3A7BD5""##
    ),
    (
      ##""separatorConfiguration": {"colour": "#000000"}"##, "separatorConfiguration.colour",
      "separatorConfiguration.colour is not known; did you mean color?"
    ),
    (
      #""separatorConfiguration": {"topSeparatorVisibility": "shown"}"#,
      "separatorConfiguration.topSeparatorVisibility",
      #"separatorConfiguration.topSeparatorVisibility is "shown", but must be one of "#
        + #""automatic", "visible", "hidden""#
    ),
    (
      #""separatorConfiguration": {"topSeparatorInsets": {"leading": -1}}"#,
      "separatorConfiguration.topSeparatorInsets.leading",
      "separatorConfiguration.topSeparatorInsets.leading is -1, but must be between 0 and 10000"
    ),
    (
      #""itemSeparatorHandler": {}"#, "itemSeparatorHandler",
      "itemSeparatorHandler must be an array, not an object"
    ),
    (
      #""itemSeparatorHandler": [{}, {"items": []}]"#, "itemSeparatorHandler[1].items",
      "itemSeparatorHandler[1].items is empty, but needs at least one index; left out, it means all"
    ),
    (
      #""itemSeparatorHandler": [{"items": [0, -1]}]"#, "itemSeparatorHandler[0].items[1]",
      "itemSeparatorHandler[0].items[1] is -1, but must be between 0 and 999999"
    ),
    (
      #""itemSeparatorHandler": [{"sections": [0.5]}]"#, "itemSeparatorHandler[0].sections[0]",
      "itemSeparatorHandler[0].sections[0] must be a whole number, not 0.5"
    ),
    (
      #""itemSeparatorHandler": [{"items": [\#(Array(repeating: "0", count: 21).joined(separator: ","))]}]"#,
      "itemSeparatorHandler[0].items",
      "itemSeparatorHandler[0].items has 21 entries, but may have at most 20"
    ),
  ]

  private func parse(_ text: String) throws -> LayoutDocument {
    try LayoutDocument.parse(Data(text.utf8), file: "a.layout.json")
  }

  private func violation(_ text: String) throws -> String? {
    schema.violation(try JSONParser.parse([UInt8](text.utf8)))
  }

  @Test func `a list, a section that looks like one and an alternative say the same`() throws {
    let described = try #require(try parse(Self.list).list)
    expect(described.backgroundColor, equals: 0x102030)
    let lines = described.separatorConfiguration
    expect(lines.topSeparatorVisibility, equals: .hidden)
    expect(lines.bottomSeparatorVisibility, equals: nil)
    expect(lines.multipleSelectionColor, equals: 0x0080FF)
    expect(lines.color, equals: 0xFF8000)
    expect(lines.topSeparatorInsets, equals: ListDocument.Insets())
    expect(lines.bottomSeparatorInsets.leading, equals: 20)
    expect(lines.bottomSeparatorInsets.trailing, equals: 0.5)
    let rules = described.itemSeparators
    #expect(rules.count == 2 && rules[0].separators.bottomSeparatorVisibility == .visible)
    expect(rules[1].separators.topSeparatorInsets.leading, equals: 8)
    let section = try #require(try parse(Self.section).compositional?.sections.first)
    guard case .own(let own) = section else {
      Issue.record("The section stands in its place.")
      return
    }
    expect(own.list?.details, equals: described)
    expect(own.list?.headerTopPadding, equals: 4)
    let other = try #require(try parse(Self.alternative).layouts?.first)
    expect(other.document.list, equals: described)
  }

  @Test func `a rule is about the items of the sections that it names`() {
    var rule = ListDocument.ItemSeparators()
    expect(rule.holds(section: 7, item: 9))
    rule.items = [0, 2]
    expect(rule.holds(section: 7, item: 2))
    expect(!rule.holds(section: 7, item: 1))
    rule.sections = [1]
    expect(rule.holds(section: 1, item: 0))
    expect(!rule.holds(section: 0, item: 0))
  }

  @Test func `what is wrong is refused with its path, and by the schema, too`() throws {
    for (members, path, message) in Self.bad {
      let text = #"{"kind": "list", \#(members)}"#
      do {
        _ = try parse(text)
        Issue.record("Was taken: \(text)")
      } catch let error as DocumentError {
        expect(error.path, equals: path)
        expect(error.message, equals: message)
      }
      #expect(try violation(text) != nil, "\(text)")
      let inner = #"{"kind": "compositional", "sections": [{"list": {\#(members)}}]}"#
      do {
        _ = try parse(inner)
        Issue.record("Was taken: \(inner)")
      } catch let error as DocumentError {
        expect(error.path, equals: "sections[0].list.\(path)")
      }
      #expect(try violation(inner) != nil, "\(inner)")
    }
  }

  @Test func `the schema takes what the reader takes, of lists only`() throws {
    for text in [Self.list, Self.section, Self.alternative] {
      #expect(try violation(text) == nil, "\(text)")
    }
    let stray = #"{"kind": "flow", "itemSeparatorHandler": []}"#
    #expect(try violation(stray) != nil)
    #expect {
      try parse(stray)
    } throws: { error in
      (error as? DocumentError)?.message
        == "itemSeparatorHandler is only for the kind list, but the kind is flow"
    }
  }

  @Test func `what the file says of lines can be set by its path`() throws {
    let described = try #require(try parse(Self.list).list)
    let keys = [
      "backgroundColor",
      "separatorConfiguration.topSeparatorVisibility",
      "separatorConfiguration.bottomSeparatorInsets.leading",
      "separatorConfiguration.bottomSeparatorInsets.trailing",
      "separatorConfiguration.color",
      "separatorConfiguration.multipleSelectionColor",
      "itemSeparatorHandler[0].bottomSeparatorVisibility",
      "itemSeparatorHandler[1].topSeparatorInsets.leading",
    ]
    let parameters = described.parameters()
    expect(parameters.map(\.key), equals: keys)
    expect(parameters.map(\.label).prefix(2), equals: ["Background", "Upper line"])
    expect(parameters.map(\.group).prefix(2), equals: ["List", "Separators › All rows"])
    expect(parameters[6].group, equals: "Separators › Items 0, 2 of section 1")
    #expect(parameters[0].kind == .colour && parameters[0].defaultValue == .choice("#102030"))
    let changed = described.applying([
      keys[1]: .choice("visible"), keys[3]: .number(12), keys[6]: .choice("hidden"),
      keys[0]: .choice("#405060"), keys[4]: .choice("#000001"), keys[5]: .choice("#ffffff"),
      "title": .number(1),
    ])
    expect(changed.separatorConfiguration.topSeparatorVisibility, equals: .visible)
    expect(changed.separatorConfiguration.bottomSeparatorInsets.trailing, equals: 12)
    expect(changed.backgroundColor, equals: 0x405060)
    expect(changed.separatorConfiguration.color, equals: 1)
    expect(changed.separatorConfiguration.multipleSelectionColor, equals: 0xFFFFFF)
    expect(changed.itemSeparators[0].separators.bottomSeparatorVisibility, equals: .hidden)
    expect(changed.itemSeparators[1], equals: described.itemSeparators[1])
    expectEmpty(ListDocument().parameters())
  }

  @Test func `a colour is set to a colour, in small letters, and to nothing else`() throws {
    let parameters = try #require(try parse(Self.list).list).parameters()
    let key = "separatorConfiguration.color"
    let taken = try ParameterSchema.validate(
      key: key,
      value: .choice("#3A7BD5"),
      descriptors: parameters
    )
    expect(taken, equals: .choice("#3a7bd5"))
    for (value, code, message) in [
      (
        ParameterValue.choice("red"), ErrorCode.unknownValue,
        ##"\##(key) is "red", but must look like "#3A7BD5""##
      ),
      (
        .number(3), ErrorCode.wrongType,
        ##"\##(key) must be a colour such as "#3A7BD5", not 3"##
      ),
    ] {
      #expect(throws: ProtocolError(code: code, field: key, message: message)) {
        try ParameterSchema.validate(key: key, value: value, descriptors: parameters)
      }
    }
  }
}
