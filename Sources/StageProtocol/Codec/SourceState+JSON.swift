// SPDX-License-Identifier: Apache-2.0

extension SourceState {
  /// Lines, columns and lengths.
  fileprivate static let places = 0...Int(Int32.max)

  init(reader: FieldReader) throws(ProtocolError) {
    let limits = reader.limits
    phase = try reader.word("phase", Phase.self)
    files = try reader.texts("files", atMost: limits.sourceFiles)
    fingerprint = try reader.text("fingerprint")
    entry = try reader.optionalText("entry")
    size = try reader.optionalText("size")
    entries = try reader.objects(
      "entries",
      atMost: limits.sourceEntries
    ) { entry throws(ProtocolError) in try Entry(reader: entry) }
    numbers = try reader.objects(
      "numbers",
      atMost: limits.sourceNumbers
    ) { number throws(ProtocolError) in
      Number(
        index: try number.integer("index", in: limits.constantIndex),
        file: try number.text("file"),
        line: try number.integer("line", in: Self.places),
        column: try number.integer("column", in: Self.places),
        length: try number.integer("length", in: Self.places),
        value: try number.number("value", in: limits.constantValue),
        isInteger: try number.flag("integer"),
        label: try number.text("label"),
        code: try number.text("code")
      )
    }
  }

  var members: [(String, JSONValue?)] {
    let limits = Limits.standard
    return [
      ("phase", .text(phase.rawValue)),
      ("files", .array(files.prefix(limits.sourceFiles).map(JSONValue.notice))),
      ("fingerprint", .text(fingerprint)), ("entry", entry.map(JSONValue.notice)),
      ("size", size.map(JSONValue.notice)),
      ("entries", .array(entries.prefix(limits.sourceEntries).map(\.json))),
      ("numbers", .array(numbers.prefix(limits.sourceNumbers).map(\.json))),
    ]
  }
}

extension SourceState.Entry {
  init(reader: FieldReader) throws(ProtocolError) {
    id = try reader.text("id")
    file = try reader.text("file")
    line = try reader.integer("line", in: SourceState.places)
    notes = try reader.texts("notes", atMost: reader.limits.sourceNotes)
  }

  var json: JSONValue {
    let bound = Limits.standard.sourceNotes
    return .members([
      ("id", .notice(id)), ("file", .notice(file)), ("line", .integer(line)),
      ("notes", .array(notes.prefix(bound).map(JSONValue.notice))),
    ])
  }
}

extension SourceState.Number {
  fileprivate var json: JSONValue {
    .members([
      ("index", .integer(index)), ("file", .notice(file)), ("line", .integer(line)),
      ("column", .integer(column)), ("length", .integer(length)), ("value", .number(value)),
      ("integer", .flag(isInteger)), ("label", .notice(label)), ("code", .notice(code)),
    ])
  }
}

extension LibraryConstant {
  static func list(
    _ key: String,
    in reader: FieldReader
  ) throws(ProtocolError) -> [LibraryConstant] {
    let limits = reader.limits
    return try reader.objects(
      key,
      atMost: limits.constantIndex.count
    ) { constant throws(ProtocolError) in
      LibraryConstant(
        index: try constant.integer("index", in: limits.constantIndex),
        value: try constant.number("value", in: limits.constantValue)
      )
    }
  }

  var json: JSONValue { .members([("index", .integer(index)), ("value", .number(value))]) }
}

extension ClientMessage.TuneNumber {
  init(reader: FieldReader) throws(ProtocolError) {
    let limits = reader.limits
    seq = try reader.identifier("seq")
    view = try reader.identifier("view")
    fingerprint = try reader.text("fingerprint")
    index = try reader.integer("index", in: limits.constantIndex)
    value = try reader.number("value", in: limits.constantValue)
    phase = try reader.word("phase", ClientMessage.SetParameter.Phase.self)
  }

  var members: [(String, JSONValue?)] {
    [
      ("seq", .integer(seq)), ("view", .integer(view)), ("fingerprint", .text(fingerprint)),
      ("index", .integer(index)), ("value", .number(value)), ("phase", .text(phase.rawValue)),
    ]
  }
}
