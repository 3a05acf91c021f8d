// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageDocuments
import StageProtocol
import Testing

@Suite struct LayoutDocumentTests {
  private static let kinds = ["flow", "waterfall"]

  private static let descriptors: [ParameterDescriptor] = [
    descriptor(
      "columns",
      .number(minimum: 1, maximum: 8, step: 1, unit: "", isWhole: true),
      .number(2)
    ),
    descriptor("pins", .flag, .flag(false)),
    descriptor(
      "placement",
      .choice(options: [
        .init(value: "alternate", label: "A"), .init(value: "shortest", label: "S"),
      ]),
      .choice("alternate")
    ),
    descriptor(
      "sectionInset",
      .insets(minimum: 0, maximum: 200, step: 1),
      .insets(Insets(top: 1, left: 2, bottom: 3, right: 4))
    ),
    descriptor("itemSize", .size(minimum: 1, maximum: 2000, step: 1), .size(50, 60)),
  ]

  private static func descriptor(
    _ key: String,
    _ kind: ParameterDescriptor.Kind,
    _ value: ParameterValue
  ) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key,
      label: key,
      group: "",
      help: "",
      kind: kind,
      defaultValue: value
    )
  }

  private func parse(_ text: String) throws(DocumentError) -> LayoutDocument {
    try LayoutDocument.parse(Data(text.utf8), file: "a.layout.json", kinds: Self.kinds)
  }

  private func values(_ parameters: String) throws(DocumentError) -> LayoutDocument.Values {
    let document = try parse(#"{"kind": "flow", "parameters": \#(parameters)}"#)
    return try document.values(for: Self.descriptors)
  }

  private func checkRefused(_ parameters: String, _ code: String, _ path: String, _ message: String)
  {
    do {
      _ = try values(parameters)
      Issue.record("Was accepted: \(parameters)")
    } catch {
      expect(error.code, equals: code)
      expect(error.path, equals: path)
      expect(error.message, equals: message)
      expect(error.line, equals: 1)
    }
  }

  @Test func `reads every member`() throws {
    let document = try parse(
      #"{"kind":"waterfall","title":"T","subtitle":"S","group":"G","data":"../d.json","parameters":{}}"#
    )
    expect(document.kind, equals: "waterfall")
    expect(document.title, equals: "T")
    expect(document.subtitle, equals: "S")
    expect(document.group, equals: "G")
    expect(document.data, equals: "../d.json")
    expectEmpty(document.warnings)
  }

  private func parseCustom(_ text: String) throws(DocumentError) -> LayoutDocument {
    try LayoutDocument.parse(
      Data(text.utf8),
      file: "a.layout.json",
      kinds: Self.kinds + ["custom"],
      classes: ["CircleLayout", "MapLayout"]
    )
  }

  private func error(_ text: String) -> DocumentError? {
    do {
      _ = try parseCustom(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `reads a custom layout with its class`() throws {
    let document = try parseCustom(#"{"kind": "custom", "class": "MapLayout"}"#)
    expect(document.kind, equals: "custom")
    expect(document.className, equals: "MapLayout")
    expectEmpty(document.warnings)
  }

  @Test func `names the layout classes it knows when a file names another`() {
    let near = error(#"{"kind": "custom", "class": "CirceLayout"}"#)
    expect(near?.path, equals: "class")
    expect(near?.code, equals: "unknown-value")
    expect(
      near?.message,
      equals: #"class is "CirceLayout", but must be one of "CircleLayout", "MapLayout""#
        + "; did you mean CircleLayout?"
    )
    let far = error(#"{"kind": "custom", "class": "Spiral"}"#)
    expect(
      far?.message,
      equals: #"class is "Spiral", but must be one of "CircleLayout", "MapLayout""#
    )
  }

  @Test func `wants a class of a custom layout and of no other`() {
    expect(error(#"{"kind": "custom"}"#)?.message, equals: "class is missing")
    let flow = error(#"{"kind": "flow", "class": "MapLayout"}"#)
    expect(flow?.path, equals: "class")
    expect(flow?.message, equals: "class is only for the kind custom, but the kind is flow")
  }

  @Test func `reads prototypes of cells`() throws {
    let document = try parse(
      #"{"kind": "flow", "prototypes": [{"identifier": "a", "style": "row"}, {"identifier": "b"}]}"#
    )
    expect(
      document.prototypes,
      equals: [CellPrototype(identifier: "a", style: .row), CellPrototype(identifier: "b")]
    )
  }

  @Test func `refuses prototypes that cannot be told apart or have no look that there is`() {
    let twice = error(
      #"{"kind": "flow", "prototypes": [{"identifier": "a"}, {"identifier": "a"}]}"#
    )
    expect(twice?.code, equals: "duplicate")
    expect(twice?.path, equals: "prototypes[1].identifier")
    expect(
      twice?.message,
      equals: #"prototypes[1].identifier is "a", like prototypes[0].identifier; "#
        + "identifiers must differ"
    )
    let empty = error(#"{"kind": "flow", "prototypes": [{"identifier": ""}]}"#)
    expect(empty?.message, equals: "prototypes[0].identifier must not be empty")
    let look = error(#"{"kind": "flow", "prototypes": [{"identifier": "a", "style": "big"}]}"#)
    expect(look?.path, equals: "prototypes[0].style")
    expect(look?.code, equals: "unknown-value")
  }

  @Test func `needs only a kind`() throws {
    let document = try parse(#"{"kind": "flow"}"#)
    expectEmpty(document.data)
    expectEmpty(try document.values(for: Self.descriptors).values)
  }

  @Test func `refuses an unknown kind`() {
    #expect(
      throws: DocumentError(
        code: "unknown-value",
        path: "kind",
        message: "kind is \"grid\", but must be one of \"flow\", \"waterfall\"",
        file: "a.layout.json",
        line: 1,
        column: 10
      )
    ) { try parse(#"{"kind": "grid"}"#) }
  }

  @Test func `reads values as the descriptors ask, parts left out being the default`() throws {
    let result = try values(
      #"{"columns": 3, "pins": true, "placement": "shortest", "sectionInset": {"left": 9}, "itemSize": {"height": 7}}"#
    )
    expect(
      result.values,
      equals: [
        "columns": .number(3),
        "pins": .flag(true),
        "placement": .choice("shortest"),
        "sectionInset": .insets(Insets(top: 1, left: 9, bottom: 3, right: 4)),
        "itemSize": .size(50, 7),
      ]
    )
    expectEmpty(result.warnings)
  }

  @Test func `refuses values with path and bound`() {
    checkRefused(
      #"{"columns": 9}"#,
      "out-of-range",
      "parameters.columns",
      "parameters.columns is 9, but must be between 1 and 8"
    )
    checkRefused(
      #"{"columns": "two"}"#,
      "wrong-type",
      "parameters.columns",
      "parameters.columns must be a whole number, not a text"
    )
    checkRefused(
      #"{"sectionInset": {"top": -1}}"#,
      "out-of-range",
      "parameters.sectionInset.top",
      "parameters.sectionInset.top is -1, but must be between 0 and 200"
    )
    checkRefused(
      #"{"itemSize": 5}"#,
      "wrong-type",
      "parameters.itemSize",
      "parameters.itemSize must be a size {width, height}, not 5"
    )
    checkRefused(
      #"{"placement": "left"}"#,
      "unknown-value",
      "parameters.placement",
      "parameters.placement is \"left\", but must be one of \"alternate\", \"shortest\""
    )
  }

  @Test func `warns about parameters that the layout does not have`() throws {
    let result = try values(#"{"colums": 3}"#)
    expectEmpty(result.values)
    expect(
      result.warnings.map(\.message),
      equals: ["parameters.colums is not known; did you mean columns?"]
    )
  }

  @Test func `validates a single value`() throws {
    let value = try ParameterSchema.validate(
      key: "columns",
      value: .number(8),
      descriptors: Self.descriptors
    )
    expect(value, equals: .number(8))
    #expect(
      throws: ProtocolError(
        code: "out-of-range",
        field: "columns",
        message: "columns is 8.5, but must be between 1 and 8"
      )
    ) {
      try ParameterSchema.validate(
        key: "columns",
        value: .number(8.5),
        descriptors: Self.descriptors
      )
    }
    #expect(
      throws: ProtocolError(
        code: "wrong-type",
        field: "columns",
        message: "columns must be a whole number, not 5.5"
      )
    ) {
      try ParameterSchema.validate(
        key: "columns",
        value: .number(5.5),
        descriptors: Self.descriptors
      )
    }
    #expect(
      throws: ProtocolError(
        code: "unknown-parameter",
        field: "column",
        message: "column is not a parameter of this layout; did you mean columns?"
      )
    ) {
      try ParameterSchema.validate(
        key: "column",
        value: .number(1),
        descriptors: Self.descriptors
      )
    }
  }
  @Test func `rounds a kept fraction of a whole number, and nothing else`() throws {
    func kept(_ key: String, _ value: ParameterValue) throws(ProtocolError) -> ParameterValue {
      try ParameterSchema.validate(
        key: key,
        value: value,
        descriptors: Self.descriptors,
        isKept: true
      )
    }
    expect(try kept("columns", .number(5.5)), equals: .number(6))
    expect(try kept("columns", .number(8.4)), equals: .number(8))
    expect(try kept("itemSize", .size(50.5, 60)), equals: .size(50.5, 60))
    #expect(throws: ProtocolError.self) { try kept("columns", .number(8.5)) }
  }

  @Test func `a fraction in the file is refused where it stands`() {
    checkRefused(
      #"{"columns": 2.5}"#,
      "wrong-type",
      "parameters.columns",
      "parameters.columns must be a whole number, not 2.5"
    )
  }
}
