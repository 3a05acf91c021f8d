// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageDocuments
import StageProtocol
import Testing

@Suite struct DataDocumentTests {
  private func parse(
    _ text: String,
    limits: Limits = .standard
  ) throws(DocumentError)
    -> DataDocument
  {
    try DataDocument.parse(Data(text.utf8), file: "sea.data.json", limits: limits)
  }

  /// Checks that a text is refused with the expected message.
  private func checkRefused(
    _ text: String,
    _ code: String,
    _ path: String,
    _ line: Int,
    _ column: Int,
    _ message: String,
    limits: Limits = .standard
  ) {
    do {
      _ = try parse(text, limits: limits)
      Issue.record("Was accepted: \(text)")
    } catch {
      expect(error.code, equals: code)
      expect(error.path, equals: path)
      expect(error.line, equals: line)
      expect(error.column, equals: column)
      expect(error.message, equals: message)
      expect(error.file, equals: "sea.data.json")
    }
  }

  @Test func `reads every member`() throws {
    let document = try parse(
      #"""
      {"$schema": "x", "title": "Sea", "source": "A list", "sections": [
        {"id": "fish", "title": "Fish", "footer": "1 kind", "items": [
          {"id": "cod", "title": "Cod", "subtitle": "Gadus", "width": 40.5, "height": 20,
           "colour": "#3a7BD5", "image": "cod.jpg", "latitude": 60.5, "longitude": -4,
           "prototype": "fish"}]},
        {"id": "none"}]}
      """#
    )
    let cod = DataDocument.Item(
      id: "cod",
      title: "Cod",
      subtitle: "Gadus",
      width: 40.5,
      height: 20,
      colour: 0x3A7BD5,
      image: "cod.jpg",
      latitude: 60.5,
      longitude: -4,
      prototype: "fish"
    )
    let fish = DataDocument.Section(id: "fish", title: "Fish", footer: "1 kind", items: [cod])
    let none = DataDocument.Section(id: "none")
    expect(
      document,
      equals: DataDocument(title: "Sea", source: "A list", sections: [fish, none])
    )
    expect(document.itemCount, equals: 1)
  }

  @Test func `gives line and column of invalid JSON`() {
    checkRefused(
      "{\n  \"title\": \"äö\", oops\n}",
      "invalid-json",
      "",
      2,
      18,
      "Expected a member's name in quotes"
    )
  }

  @Test func `says where a text ends too early`() {
    checkRefused(
      "{\"sections\": [",
      "invalid-json",
      "",
      1,
      15,
      "Expected a value, but the text ends here"
    )
  }

  @Test func `names both places of a duplicate item id, across sections`() {
    checkRefused(
      #"""
      {"sections": [{"id": "a", "items": [{"id": "x"}]},
                    {"id": "b", "items": [{"id": "y"}, {"id": "x"}]}]}
      """#,
      "duplicate",
      "sections[1].items[1].id",
      2,
      57,
      "sections[1].items[1].id is \"x\", like sections[0].items[0].id; ids must differ"
    )
  }

  @Test func `names both places of a duplicate section id`() {
    checkRefused(
      #"{"sections": [{"id": "a"}, {"id": "a"}]}"#,
      "duplicate",
      "sections[1].id",
      1,
      35,
      "sections[1].id is \"a\", like sections[0].id; ids must differ"
    )
  }

  @Test func `refuses a missing id at its object`() {
    checkRefused(
      #"{"sections": [{"id": "a", "items": [{"title": "x"}]}]}"#,
      "missing",
      "sections[0].items[0].id",
      1,
      37,
      "sections[0].items[0].id is missing"
    )
  }

  @Test func `refuses negative sizes with their bound`() {
    checkRefused(
      #"{"sections": [{"id": "a", "items": [{"id": "x", "width": -4.5}]}]}"#,
      "out-of-range",
      "sections[0].items[0].width",
      1,
      58,
      "sections[0].items[0].width is -4.5, but must be between 0 and 100000"
    )
  }

  @Test func `refuses latitudes and longitudes that are out of range`() {
    for (member, value, bounds) in [
      ("latitude", "90.5", "between -90 and 90"), ("longitude", "-180.5", "between -180 and 180"),
    ] {
      let path = "sections[0].items[0].\(member)"
      do {
        let item = #"{"id": "b", "\#(member)": \#(value)}"#
        _ = try parse(#"{"sections": [{"id": "a", "items": [\#(item)]}]}"#)
        Issue.record("Was accepted: \(value)")
      } catch {
        expect(error.path, equals: path)
        expect(error.code, equals: "out-of-range")
        expect(error.message.contains(value))
        expect(error.message.contains(bounds))
      }
    }
  }

  @Test func `an item is written with all its members as it was read`() throws {
    let item = DataDocument.Item(
      id: "oslo",
      latitude: 59.9,
      longitude: 10.75,
      prototype: "place"
    )
    let written = try JSONEncoder().encode(item)
    expect(try JSONDecoder().decode(DataDocument.Item.self, from: written), equals: item)
  }

  @Test func `refuses numbers that no double holds`() {
    checkRefused(
      #"{"sections": [{"id": "a", "items": [{"id": "x", "width": 1e999}]}]}"#,
      "invalid-json",
      "",
      1,
      58,
      "The number is too large"
    )
  }

  @Test(arguments: ["red", "#12345", "#1234567", "#12345g", "123456#", "#+12345"])
  func `refuses text that is not a colour`(colour: String) {
    checkRefused(
      #"{"sections": [{"id": "a", "items": [{"id": "x", "colour": "\#(colour)"}]}]}"#,
      "unknown-value",
      "sections[0].items[0].colour",
      1,
      59,
      "sections[0].items[0].colour is \"\(colour)\", but must look like \"#3A7BD5\""
    )
  }

  @Test func `refuses too many sections, items and bytes of text`() {
    var limits = Limits()
    limits.sections = 2
    limits.items = 3
    limits.textBytes = 4
    checkRefused(
      #"{"sections": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}"#,
      "too-many",
      "sections",
      1,
      14,
      "sections has 3 entries, but may have at most 2",
      limits: limits
    )
    checkRefused(
      #"{"sections": [{"id":"a","items":[{"id":"1"},{"id":"2"}]},{"id":"b","items":[{"id":"3"},{"id":"4"}]}]}"#,
      "too-many",
      "sections[1].items",
      1,
      76,
      "sections[1].items brings the file to 4 items, but it may have at most 3",
      limits: limits
    )
    checkRefused(
      #"{"title": "ääa"}"#,
      "too-long",
      "title",
      1,
      11,
      "title has 5 bytes, but may have at most 4",
      limits: limits
    )
  }

  @Test func `refuses a file that is too big`() {
    var limits = Limits()
    limits.fileBytes = 3
    #expect(
      throws: DocumentError(
        code: "too-big",
        path: "",
        message: "The file has 4 bytes, but may have at most 3",
        file: "sea.data.json"
      )
    ) { try parse("null", limits: limits) }
  }

  @Test func `refuses another type at the root and below`() {
    checkRefused("[]", "wrong-type", "", 1, 1, "The root must be an object, not an array")
    checkRefused(
      #"{"sections": [{"id": 7}]}"#,
      "wrong-type",
      "sections[0].id",
      1,
      22,
      "sections[0].id must be a text, not 7"
    )
  }

  @Test func `warns about an unknown member and suggests the nearest name`() throws {
    let document = try parse(
      ##"{"sections": [{"id": "a", "items": [{"id": "x", "color": "#111111"}]}]}"##
    )
    expect(
      document.warnings,
      equals: [
        Diagnostic(
          severity: .warning,
          code: "unknown-member",
          message: "sections[0].items[0].color is not known; did you mean colour?",
          file: "sea.data.json",
          line: 1,
          column: 58,
          path: "sections[0].items[0].color"
        )
      ]
    )
  }

  @Test func `counts repeated warnings instead of listing them all`() throws {
    let items = (0..<25).map { #"{"id": "\#($0)", "size": 1}"# }.joined(separator: ",")
    let document = try parse(#"{"sections": [{"id": "a", "items": [\#(items)]}]}"#)
    expect(document.warnings.count, equals: 21)
    expect(document.warnings.last?.message, equals: "5 more members are not known")
  }

  @Test func `puts the place into both forms of an error`() {
    let error = DocumentError(
      code: "missing",
      path: "sections",
      message: "sections is missing",
      file: "a.json",
      line: 3,
      column: 9
    )
    expect(
      error.protocolError,
      equals: ProtocolError(
        code: "missing",
        field: "sections",
        message: "a.json:3:9: sections is missing"
      )
    )
    expect(error.diagnostic.severity, equals: .error)
    expect(error.diagnostic.line, equals: 3)
    expect(error.diagnostic.column, equals: 9)
  }
}
