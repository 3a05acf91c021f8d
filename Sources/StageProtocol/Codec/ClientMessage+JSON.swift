// SPDX-License-Identifier: Apache-2.0

extension ClientMessage {
  private enum Kind: String, CaseIterable {
    case hello
    case open
    case close
    case viewport
    case scroll
    case set
    case show
    case tune
    case seen
    case resync
    case ping
    case bye
  }

  init(reader: FieldReader) throws(ProtocolError) {
    if case .text(let name) = reader.optional("kind"), let kind = StageAction.Kind(rawValue: name) {
      self = .act(
        seq: try reader.identifier("seq"),
        view: try reader.identifier("view"),
        action: try StageAction(kind, reader)
      )
      return
    }
    switch try reader.kind(Kind.self, or: StageAction.Kind.allCases.map(\.rawValue)) {
    case .hello: self = .hello(try Hello(reader: reader))
    case .open: self = .open(try Open(reader: reader))
    case .close:
      self = .close(seq: try reader.identifier("seq"), view: try reader.identifier("view"))
    case .viewport:
      self = .viewport(
        seq: try reader.identifier("seq"),
        view: try reader.identifier("view"),
        viewport: try Viewport(reader: try reader.reader("viewport"))
      )
    case .scroll: self = .scroll(try Scroll(reader: reader))
    case .set: self = .set(try SetParameter(reader: reader))
    case .show:
      self = .show(
        seq: try reader.identifier("seq"),
        view: try reader.identifier("view"),
        entry: try reader.text("entry")
      )
    case .tune: self = .tune(try TuneNumber(reader: reader))
    case .seen:
      self = .seen(view: try reader.identifier("view"), rev: try reader.identifier("rev"))
    case .resync: self = .resync(view: try reader.identifier("view"))
    case .ping: self = .ping(c: try reader.anyNumber("c"))
    case .bye: self = .bye
    }
  }

  var json: JSONValue {
    switch self {
    case .hello(let hello): message(.hello, hello.members)
    case .open(let open): message(.open, open.members)
    case .close(let seq, let view):
      message(.close, [("seq", .integer(seq)), ("view", .integer(view))])
    case .viewport(let seq, let view, let viewport):
      message(
        .viewport,
        [("seq", .integer(seq)), ("view", .integer(view)), ("viewport", viewport.json)]
      )
    case .scroll(let scroll): message(.scroll, scroll.members)
    case .set(let set): message(.set, set.members)
    case .show(let seq, let view, let entry):
      message(
        .show,
        [("seq", .integer(seq)), ("view", .integer(view)), ("entry", .text(entry))]
      )
    case .tune(let tune): message(.tune, tune.members)
    case .act(let seq, let view, let action):
      .members(
        [
          ("kind", .text(action.kind.rawValue)), ("seq", .integer(seq)), ("view", .integer(view)),
        ] + action.members
      )
    case .seen(let view, let rev):
      message(.seen, [("view", .integer(view)), ("rev", .integer(rev))])
    case .resync(let view): message(.resync, [("view", .integer(view))])
    case .ping(let c): message(.ping, [("c", .number(c))])
    case .bye: message(.bye, [])
    }
  }

  private func message(_ kind: Kind, _ members: [(String, JSONValue?)]) -> JSONValue {
    .members([("kind", .text(kind.rawValue))] + members)
  }
}

extension ClientMessage.Hello {
  init(reader: FieldReader) throws(ProtocolError) {
    protocolVersion = try reader.integer("protocol", in: 0...Int(Int32.max))
    token = try reader.optionalText("token")
    name = try reader.optionalText("name")
    session = try reader.optionalText("session")
    if let count = name?.count, count > reader.limits.nameCharacters {
      throw ProtocolError.tooLong("name", count, reader.limits.nameCharacters, "characters")
    }
  }

  var members: [(String, JSONValue?)] {
    [
      ("protocol", .integer(protocolVersion)),
      ("token", token.map(JSONValue.text)),
      ("name", name.map(JSONValue.text)),
      ("session", session.map(JSONValue.text)),
    ]
  }
}

extension ClientMessage.Open {
  init(reader: FieldReader) throws(ProtocolError) {
    seq = try reader.identifier("seq")
    stage = try reader.text("stage")
    viewport = try Viewport(reader: try reader.reader("viewport"))
    offset = try Point(reader: try reader.reader("offset"))
    follow = try reader.optionalIdentifier("follow")
    resume = try reader.optionalIdentifier("resume")
    resumeRev = try reader.optionalIdentifier("resumeRev")
  }

  var members: [(String, JSONValue?)] {
    [
      ("seq", .integer(seq)),
      ("stage", .text(stage)),
      ("viewport", viewport.json),
      ("offset", offset.json),
      ("follow", follow.map { JSONValue.integer($0) }),
      ("resume", resume.map { JSONValue.integer($0) }),
      ("resumeRev", resumeRev.map { JSONValue.integer($0) }),
    ]
  }
}

extension ClientMessage.Scroll {
  init(reader: FieldReader) throws(ProtocolError) {
    seq = try reader.identifier("seq")
    view = try reader.identifier("view")
    row = try reader.optionalIdentifier("row")
    offset = try Point(reader: try reader.reader("offset"))
    velocity = try Point(reader: try reader.reader("velocity"))
    phase = try reader.word("phase", ScrollPhase.self)
    proposed =
      reader.optional("proposed") == nil
      ? nil : try Point(reader: try reader.reader("proposed"))
  }

  var members: [(String, JSONValue?)] {
    [
      ("seq", .integer(seq)),
      ("view", .integer(view)),
      ("row", row.map { JSONValue.integer($0) }),
      ("offset", offset.json),
      ("velocity", velocity.json),
      ("phase", .text(phase.rawValue)),
      ("proposed", proposed?.json),
    ]
  }
}

extension ClientMessage.SetParameter {
  init(reader: FieldReader) throws(ProtocolError) {
    seq = try reader.identifier("seq")
    view = try reader.identifier("view")
    key = try reader.text("key")
    value = try ParameterValue.optional("value", in: reader)
    phase = try reader.word("phase", Phase.self)
    animated = try reader.flag("animated")
  }

  var members: [(String, JSONValue?)] {
    [
      ("seq", .integer(seq)),
      ("view", .integer(view)),
      ("key", .text(key)),
      ("value", value?.json ?? .null),
      ("phase", .text(phase.rawValue)),
      ("animated", .flag(animated)),
    ]
  }
}
