// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
  init(reader: FieldReader) throws(ProtocolError) {
    severity = try reader.word("severity", Severity.self)
    code = try reader.text("code")
    message = try reader.text("message")
    file = try reader.optionalText("file")
    line = reader.optional("line") == nil ? nil : try reader.integer("line", in: Self.places)
    column = reader.optional("column") == nil ? nil : try reader.integer("column", in: Self.places)
    path = try reader.optionalText("path")
    element = try reader.optionalText("element")
  }

  /// Lines and columns, from 1.
  private static let places = 1...Int(Int32.max)

  var json: JSONValue {
    .members([
      ("severity", .text(severity.rawValue)),
      ("code", .text(code)),
      ("message", .text(message)),
      ("file", file.map(JSONValue.text)),
      ("line", line.map { JSONValue.integer($0) }),
      ("column", column.map { JSONValue.integer($0) }),
      ("path", path.map(JSONValue.text)),
      ("element", element.map(JSONValue.text)),
    ])
  }

  static func list(
    _ key: String,
    in reader: FieldReader
  ) throws(ProtocolError) -> [Diagnostic] {
    try reader.list(key) { value, field throws(ProtocolError) in
      try Diagnostic(reader: try FieldReader(value, path: field, limits: reader.limits))
    }
  }
}

extension ProtocolError {
  init(reader: FieldReader) throws(ProtocolError) {
    code = try reader.text("code")
    field = try reader.text("field")
    message = try reader.text("message")
  }

  var members: [(String, JSONValue?)] {
    [("code", .text(code)), ("field", .text(field)), ("message", .text(message))]
  }
}
