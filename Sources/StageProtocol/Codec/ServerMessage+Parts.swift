// SPDX-License-Identifier: Apache-2.0

extension ServerMessage.Welcome {
  init(reader: FieldReader) throws(ProtocolError) {
    protocolVersion = try reader.integer("protocol", in: 0...Int(Int32.max))
    client = try reader.identifier("client")
    session = try reader.text("session")
    server = try reader.text("server")
    clock = try reader.anyNumber("clock")
    stages = try ServerMessage.StageEntry.list("stages", in: reader)
  }

  var members: [(String, JSONValue?)] {
    [
      ("protocol", .integer(protocolVersion)),
      ("client", .integer(client)),
      ("session", .text(session)),
      ("server", .text(server)),
      ("clock", .number(clock)),
      ("stages", .array(stages.map(\.json))),
    ]
  }
}

extension ServerMessage.StageEntry {
  static func list(
    _ key: String,
    in reader: FieldReader
  ) throws(ProtocolError) -> [ServerMessage.StageEntry] {
    try reader.list(key) { value, field throws(ProtocolError) in
      let entry = try FieldReader(value, path: field, limits: reader.limits)
      return ServerMessage.StageEntry(
        id: try entry.text("id"),
        title: try entry.text("title"),
        subtitle: try entry.text("subtitle"),
        group: try entry.text("group")
      )
    }
  }

  var json: JSONValue {
    .members([
      ("id", .text(id)), ("title", .text(title)), ("subtitle", .text(subtitle)),
      ("group", .text(group)),
    ])
  }
}

extension ServerMessage.Opened {
  init(reader: FieldReader) throws(ProtocolError) {
    seq = try reader.identifier("seq")
    view = try reader.identifier("view")
    stage = try reader.text("stage")
    drives = try reader.flag("drives")
    viewport = try Viewport(reader: try reader.reader("viewport"))
    offset = try Point(reader: try reader.reader("offset"))
    resumed = try reader.flag("resumed")
  }

  var members: [(String, JSONValue?)] {
    [
      ("seq", .integer(seq)),
      ("view", .integer(view)),
      ("stage", .text(stage)),
      ("drives", .flag(drives)),
      ("viewport", viewport.json),
      ("offset", offset.json),
      ("resumed", .flag(resumed)),
    ]
  }
}

extension ServerMessage.Presence {
  /// Hues that clients may have.
  private static let hues = 0...9

  init(reader: FieldReader) throws(ProtocolError) {
    client = try reader.identifier("client")
    name = try reader.text("name")
    hue = try reader.integer("hue", in: Self.hues)
    drives = try reader.list("drives") { value, field throws(ProtocolError) in
      UInt64(try FieldReader.whole(value, field, in: FieldReader.exactIntegers))
    }
    follows = try reader.optionalIdentifier("follows")
  }

  var json: JSONValue {
    .members([
      ("client", .integer(client)),
      ("name", .text(name)),
      ("hue", .integer(hue)),
      ("drives", .array(drives.map { .integer($0) })),
      ("follows", follows.map { JSONValue.integer($0) }),
    ])
  }
}
