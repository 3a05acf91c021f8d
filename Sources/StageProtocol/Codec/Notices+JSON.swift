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
    source = try reader.optionalText("source")
  }

  /// Lines and columns, from 1.
  private static let places = 1...Int(Int32.max)

  var json: JSONValue {
    .members([
      ("severity", .text(severity.rawValue)),
      ("code", .text(code)),
      ("message", .notice(message)),
      ("file", file.map(JSONValue.notice)),
      ("line", line.map { JSONValue.integer($0) }),
      ("column", column.map { JSONValue.integer($0) }),
      ("path", path.map(JSONValue.notice)),
      ("element", element.map(JSONValue.notice)),
      ("source", source.map(JSONValue.notice)),
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
    [("code", .text(code)), ("field", .notice(field)), ("message", .notice(message))]
  }
}

extension JSONValue {
  /// A text about something wrong, cut to what a reader takes: it may quote a name of any length, and a
  /// refusal must not itself be refused.
  static func notice(_ text: String) -> JSONValue {
    let bound = Limits.standard.textBytes
    guard text.utf8.count > bound else { return .text(text) }
    let ellipsis = "…"
    let end = text.utf8.index(text.startIndex, offsetBy: bound - ellipsis.utf8.count)
    // A scalar that would be cut within its bytes is left out, since slicing rounds down to its start.
    return .text(String(text.unicodeScalars[..<end]) + ellipsis)
  }
}
