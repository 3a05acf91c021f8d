// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// Data from CSV files and from plain JSON.
@Suite struct TableTests {
  private func records(_ text: String) throws -> [[String]] {
    try DelimitedText.records(of: Array(text.utf8), atMost: 100).map(\.fields)
  }

  private func read(
    _ text: String,
    _ file: String,
    _ limits: Limits = .standard
  ) throws -> DataDocument {
    try DataDocument.parse(Data(text.utf8), file: file, limits: limits)
  }

  private func failure(
    _ text: String,
    _ file: String,
    _ limits: Limits = .standard
  ) -> DocumentError? {
    do throws(DocumentError) {
      _ = try DataDocument.parse(Data(text.utf8), file: file, limits: limits)
      return nil
    } catch { return error }
  }

  @Test func `records follow the rules of RFC 4180`() throws {
    let cases: [(String, [[String]])] = [
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
      ("\u{FEFF}a\rb\r", [["a"], ["b"]]),
      ("\"a,b\",\"c \"\"d\"\"\"\r\n\"x\r\ny\",z", [["a,b", "c \"d\""], ["x\r\ny", "z"]]),
      (",\n\n,,", [["", ""], ["", "", ""]]),
      ("\"\",\"\"", [["", ""]]),
      ("a;b,c;d\n1;2;3", [["a", "b,c", "d"], ["1", "2", "3"]]),
      ("a\tb\n1\t2", [["a", "b"], ["1", "2"]]),
      ("é,😀 \n", [["é", "😀 "]]),
      ("", []), ("\n\r\n", []),
    ]
    for (text, expected) in cases {
      #expect(try records(text) == expected, "\(text.debugDescription)")
    }
  }

  @Test func `tables of German spreadsheets are read, in the form of the system too`() throws {
    let text = """
      Preis;Titel;Untertitel;Bild;Breite;Höhe
      "12,50 €";Tasse;Weiß;tasse.jpg;1.200,5;80 px
      """
    for encoding in [String.Encoding.utf8, .windowsCP1252, .utf16] {
      let bytes = try #require(text.data(using: encoding))
      let data = try DataDocument.parse(bytes, file: "tassen.csv", limits: .standard)
      let item = try #require(data.sections[0].items.first)
      expect([item.title, item.subtitle, item.image], equals: ["Tasse", "Weiß", "tasse.jpg"])
      expect(item.width, equals: 1200.5)
      expect(item.height, equals: 80)
      expectEmpty(data.warnings)
    }
    let prices = try read("Bezeichnung;Preis\nTasse;12,50 €", "preise.csv")
    expect(prices.sections[0].items[0].subtitle, equals: "12,50 €")
    let lengths = ["12,5": 12.5, "1.234.567,8": 1_234_567.8, "1,234.5": 1234.5, "80 pt": 80]
    for (text, value) in lengths { expect(TableNumber.value(text), equals: value, "\(text)") }
    for text in ["", "tall", "1,2,3", "12 €", "1.23,4"] {
      expect(TableNumber.value(text), equals: nil, "\(text)")
    }
  }

  @Test func `wrong records are told with row, column and line`() {
    let cases: [(String, String, Int)] = [
      ("a,b\n1,\"x\ny", "Row 2, column 2: the quote that opens in line 2 is never closed", 2),
      (
        "a,b\nx,y\n\"p\"q,r",
        "Row 3, column 1: text follows after the closing quote; a quote within is doubled", 3
      ),
      ("a,b\nx,y,z", "Row 2 has 3 fields, but the first row has 2", 2),
      ("\n", "The file has no rows", 0),
    ]
    for (text, message, line) in cases {
      let error = failure(text, "people.csv")
      #expect(error?.message == message && (error?.line ?? 0) == line, "\(text.debugDescription)")
    }
    var limits = Limits.standard
    limits.items = 3
    expect(
      failure("a\nw\nx\ny\nz", "a.csv", limits)?.message,
      equals: "Row 5, column 1: the file has more than 3 rows"
    )
    let bytes = Data([0x61, 0x0A, 0xFF, 0x00])
    #expect(throws: DocumentError.self) { try DataDocument.parse(bytes, file: "a.csv") }
  }

  @Test func `columns find their roles by name, in any order and case`() throws {
    let text = """
      Price,Full Name,Photo,W,height,Colour,ID,Group
      3,Ada,ada.jpg,40,60,#f00,a,First
      4,Bob,,,,336699,b,Second
      5,Cy,,,,,a,First

      """
    let document = try read(text, "people.csv")
    expect(document.sections.map(\.title), equals: ["First", "Second"])
    let (ada, cy) = (document.sections[0].items[0], document.sections[0].items[1])
    expect([ada.title, ada.subtitle, ada.image, ada.id], equals: ["Ada", "3", "ada.jpg", "a"])
    #expect((ada.width, ada.height, ada.colour) == (40, 60, 0xFF0000))
    expect(document.sections[1].items[0].colour, equals: 0x336699)
    expect(cy.id, equals: "row-3")
    expect(
      document.warnings.map(\.message),
      equals: ["Row 3, column 7 (id): the id a occurs twice"]
    )
    #expect(document.source == "people.csv" && document.warnings[0].line == 4)
  }

  @Test func `a table without names takes the first texts, and wrong cells are noted and counted`()
    throws
  {
    let plain = try read("1,Ada,London\n2,Bob,Paris", "x.csv")
    expect(plain.sections[0].items.map(\.title), equals: ["Ada", "Bob"])
    expect(plain.sections[0].items.map(\.subtitle), equals: ["London", "Paris"])
    let rows = (1...30).map { "t\($0),wide,http://x/\($0).png" }.joined(separator: "\n")
    let document = try read("title,width,image\n" + rows, "x.csv")
    expect(document.warnings.count, equals: 21)
    expect(
      document.warnings[0].message,
      equals: "Row 1, column 2 (width): wide is no number from 0.0 to 100000.0"
    )
    expect(
      document.warnings[1].message,
      equals: "Row 1, column 3 (image): pictures of other hosts are not loaded"
    )
    expect(document.warnings[20].message, equals: "40 more cells cannot be used")
    expect(document.itemCount, equals: 30)
  }

  @Test func `plain JSON is an array of anything, or an object around one`() throws {
    let nested =
      #"{"page": 1, "users": [{"id": 7, "name": {"first": "Ada"}, "photos": ["a.png", "b.png"]}, {"id": 8}]}"#
    let items = try read(nested, "users.json").sections[0].items
    expect(items.map(\.id), equals: ["7", "8"])
    #expect(items[0].image == "a.png" && items[0].title == "Ada" && items[1].title.isEmpty)
    #expect(
      try read(#"["x", 2, true]"#, "a.json").sections[0].items.map(\.title) == ["x", "2", "true"]
    )
    expect(try read("[]", "a.json").itemCount, equals: 0)
    let wrong = failure(#"[{"a": 1}, [2]]"#, "a.json")
    #expect(wrong?.path == "[1]" && wrong?.message.contains("an object or a text") == true)
    // The project's own form is read as before.
    expect(failure(#"{"a": 1}"#, "a.data.json")?.path, equals: "sections")
    #expect(try read(#"{"sections": []}"#, "a.data.json").sections.isEmpty)
  }

  @Test func `pictures are found by what people call them, also as addresses and in objects`()
    throws
  {
    for name in ["Portrait", "photo_url", "avatarURL", "thumb.url", "image.src", "Logo", "artwork"]
    {
      let item = try #require(
        try read("Name,\(name),Job\nAda,a.png,Lead\n", "x.csv").sections.first?.items.first
      )
      expect([item.title, item.image, item.subtitle], equals: ["Ada", "a.png", "Lead"], "\(name)")
    }
  }

  @Test func `a JSON of another shape is told what it needs`() {
    let cases = [
      (#"{"a": {"b": 3}}"#, "no list of items"),
      (#"{"a": [{"b": 3}], "c": [{"d": 3}]}"#, "several lists (a, c) of items"),
    ]
    for (text, words) in cases {
      #expect {
        try read(text, "x.json")
      } throws: { error in
        (error as? DocumentError)?.message.contains(words) == true
      }
    }
  }
}
