// SPDX-License-Identifier: Apache-2.0

extension LayoutBoxes {
  init(reader: FieldReader) throws(ProtocolError) {
    view = try reader.identifier("view")
    boxes = try reader.objects("boxes", atMost: reader.limits.boxes, Box.init(reader:))
    rows = try reader.objects("rows", atMost: reader.limits.boxes, Row.init(reader:))
    guard reader.optional("marks") != nil else {
      marks = []
      return
    }
    marks = try reader.objects("marks", atMost: reader.limits.boxes, Mark.init(reader:))
  }

  var members: [(String, JSONValue?)] {
    [
      ("view", .integer(view)), ("boxes", .array(boxes.map(\.json))),
      ("rows", .array(rows.map(\.json))),
      ("marks", marks.isEmpty ? nil : .array(marks.map(\.json))),
    ]
  }
}

extension LayoutBoxes.Box {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    self.init(
      role: try reader.word("role", Role.self),
      section: try reader.integer("section", in: 0...reader.limits.sections),
      depth: try reader.integer("depth", in: 0...reader.limits.sections),
      frame: try ContentRect(reader: try reader.reader("frame")),
      content: try ContentRect(reader: try reader.reader("content")),
      measuresWidth: try reader.optionalFlag("measuresWidth") ?? false,
      measuresHeight: try reader.optionalFlag("measuresHeight") ?? false,
      measured: try reader.optionalFlag("measured") ?? true
    )
  }

  /// What is as usual is left out.
  fileprivate var json: JSONValue {
    .members([
      ("role", .text(role.rawValue)), ("section", .integer(section)), ("depth", .integer(depth)),
      ("frame", frame.json), ("content", content.json),
      ("measuresWidth", measuresWidth ? .flag(true) : nil),
      ("measuresHeight", measuresHeight ? .flag(true) : nil),
      ("measured", measured ? nil : .flag(false)),
    ])
  }
}

extension LayoutBoxes.Row {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    let limits = reader.limits
    self.init(
      section: try reader.integer("section", in: 0...limits.sections),
      frame: try ContentRect(reader: try reader.reader("frame")),
      offset: try reader.number("offset", in: limits.coordinate),
      rests: try reader.list("rests", atMost: limits.boxes) { value, field throws(ProtocolError) in
        try FieldReader.number(value, field, in: limits.coordinate)
      }
    )
  }

  fileprivate var json: JSONValue {
    .members([
      ("section", .integer(section)), ("frame", frame.json), ("offset", .number(offset)),
      ("rests", .array(rests.map { .number($0) })),
    ])
  }
}

extension LayoutBoxes.Mark {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    self.init(
      section: try reader.integer("section", in: 0...reader.limits.sections),
      frame: try ContentRect(reader: try reader.reader("frame")),
      severity: try reader.word("severity", Diagnostic.Severity.self),
      message: try reader.text("message")
    )
  }

  fileprivate var json: JSONValue {
    .members([
      ("section", .integer(section)), ("frame", frame.json),
      ("severity", .text(severity.rawValue)), ("message", .text(message)),
    ])
  }
}
