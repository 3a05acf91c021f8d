// SPDX-License-Identifier: Apache-2.0

extension ServerMessage {
  private enum Kind: String, CaseIterable {
    case welcome
    case stages
    case opened
    case stage
    case values
    case ack
    case error
    case target
    case offset
    case aside
    case viewport
    case presence
    case diagnostics
    case status
    case pong
    case bye
    case history
    case selection
    case outline
    case events
    case held
    case source
    case number
    case transition
  }

  init(reader: FieldReader) throws(ProtocolError) {
    if case .text(let name) = reader.optional("kind"), let kind = StageReply.Kind(rawValue: name) {
      self = .reply(seq: try reader.identifier("seq"), reply: try StageReply(kind, reader))
      return
    }
    switch try reader.kind(Kind.self, or: StageReply.Kind.allCases.map(\.rawValue)) {
    case .welcome: self = .welcome(try Welcome(reader: reader))
    case .stages: self = .stages(try StageEntry.list("stages", in: reader))
    case .opened: self = .opened(try Opened(reader: reader))
    case .stage: self = .stage(try StageState(reader: reader))
    case .values:
      self = .values(
        stage: try reader.text("stage"),
        values: try ParameterValue.dictionary("values", in: reader),
        by: try reader.optionalIdentifier("by")
      )
    case .ack:
      self = .ack(
        seq: try reader.identifier("seq"),
        view: try reader.optionalIdentifier("view"),
        rev: try reader.optionalIdentifier("rev")
      )
    case .error:
      self = .error(
        seq: try reader.optionalIdentifier("seq"),
        error: try ProtocolError(reader: reader)
      )
    case .target, .offset, .viewport: self = try Self.motion(reader)
    case .aside: self = .aside(try StageAside(reader: reader))
    case .presence: self = try Self.presence(reader)
    case .diagnostics:
      self = .diagnostics(
        stage: try reader.text("stage"),
        items: try Diagnostic.list("items", in: reader)
      )
    case .status: self = try Self.status(reader)
    case .history, .selection, .outline, .events, .held, .source, .number, .transition:
      self = try Self.news(reader)
    case .pong: self = .pong(c: try reader.anyNumber("c"), s: try reader.anyNumber("s"))
    case .bye:
      self = .bye(
        code: try reader.integer("code", in: 1000...4999),
        reason: try reader.text("reason")
      )
    }
  }

  /// What has changed about a stage.
  private static func news(_ reader: FieldReader) throws(ProtocolError) -> ServerMessage {
    switch try reader.kind(Kind.self) {
    case .history:
      return .history(stage: try reader.text("stage"), state: try HistoryState(reader: reader))
    case .selection:
      return .selection(stage: try reader.text("stage"), state: try SelectionState(reader: reader))
    case .outline:
      return .outline(stage: try reader.text("stage"), outline: try StageOutline(reader: reader))
    case .events: return .events(try StageEvents(reader: reader))
    case .held:
      return .held(
        stage: try reader.text("stage"),
        holds: try StageHold.list("holds", in: reader)
      )
    case .source:
      return .source(stage: try reader.text("stage"), state: try SourceState(reader: reader))
    case .number:
      return .number(
        stage: try reader.text("stage"),
        fingerprint: try reader.text("fingerprint"),
        index: try reader.integer("index", in: reader.limits.constantIndex),
        value: try reader.number("value", in: reader.limits.constantValue)
      )
    case .transition:
      return .transition(
        stage: try reader.text("stage"),
        transition: try StageTransition.optional("transition", in: reader)
      )
    default: preconditionFailure("news is asked for a message without news")
    }
  }

  private static func motion(_ reader: FieldReader) throws(ProtocolError) -> ServerMessage {
    let view = try reader.identifier("view")
    switch try reader.kind(Kind.self) {
    case .target:
      return .target(
        view: view,
        seq: try reader.identifier("seq"),
        offset: try Point(reader: try reader.reader("offset"))
      )
    case .viewport:
      return .viewport(view: view, viewport: try Viewport(reader: try reader.reader("viewport")))
    default:
      return .offset(
        view: view,
        row: try reader.optionalIdentifier("row"),
        offset: try Point(reader: try reader.reader("offset")),
        velocity: try Point(reader: try reader.reader("velocity")),
        phase: try reader.word("phase", ScrollPhase.self),
        animation: try ScrollAnimation.optional(in: reader)
      )
    }
  }

  private static func presence(_ reader: FieldReader) throws(ProtocolError) -> ServerMessage {
    .presence(
      stage: try reader.text("stage"),
      clients: try reader.list("clients") { value, field throws(ProtocolError) in
        try Presence(reader: try FieldReader(value, path: field, limits: reader.limits))
      }
    )
  }

  private static func status(_ reader: FieldReader) throws(ProtocolError) -> ServerMessage {
    .status(
      stage: try reader.text("stage"),
      state: try reader.word("state", HostState.self),
      message: try reader.text("message"),
      attempt: try reader.integer("attempt", in: 0...Int(Int32.max))
    )
  }

  var json: JSONValue {
    if case .reply(let seq, let reply) = self {
      return .members(
        [("kind", .text(reply.kind.rawValue)), ("seq", .integer(seq))] + reply.members
      )
    }
    let (kind, members) = parts
    return .members([("kind", .text(kind.rawValue))] + members)
  }

  private var parts: (Kind, [(String, JSONValue?)]) {
    switch self {
    case .welcome(let welcome): (.welcome, welcome.members)
    case .stages(let stages): (.stages, [("stages", .array(stages.map(\.json)))])
    case .opened(let opened): (.opened, opened.members)
    case .stage(let state): (.stage, state.members)
    case .values(let stage, let values, let by):
      (
        .values,
        [
          ("stage", .text(stage)), ("values", ParameterValue.json(values)),
          ("by", by.map { JSONValue.integer($0) }),
        ]
      )
    case .ack(let seq, let view, let rev):
      (
        .ack,
        [
          ("seq", .integer(seq)), ("view", view.map { JSONValue.integer($0) }),
          ("rev", rev.map { JSONValue.integer($0) }),
        ]
      )
    case .error(let seq, let error):
      (.error, [("seq", seq.map { JSONValue.integer($0) })] + error.members)
    case .presence(let stage, let clients):
      (.presence, [("stage", .text(stage)), ("clients", .array(clients.map(\.json)))])
    case .diagnostics(let stage, let items):
      (.diagnostics, [("stage", .text(stage)), ("items", .array(items.map(\.json)))])
    case .status(let stage, let state, let message, let attempt):
      (
        .status,
        [
          ("stage", .text(stage)), ("state", .text(state.rawValue)),
          ("message", .text(message)), ("attempt", .integer(attempt)),
        ]
      )
    case .target, .offset, .viewport: motionParts
    case .aside(let aside): (.aside, aside.members)
    case .history, .selection, .outline, .events, .held, .source, .number, .transition:
      newsParts
    case .reply: preconditionFailure("An answer has no kind of its own")
    case .pong(let c, let s): (.pong, [("c", .number(c)), ("s", .number(s))])
    case .bye(let code, let reason):
      (.bye, [("code", .integer(code)), ("reason", .text(reason))])
    }
  }

  private var newsParts: (Kind, [(String, JSONValue?)]) {
    switch self {
    case .history(let stage, let state): (.history, [("stage", .text(stage))] + state.members)
    case .selection(let stage, let state): (.selection, [("stage", .text(stage))] + state.members)
    case .outline(let stage, let outline): (.outline, [("stage", .text(stage))] + outline.members)
    case .events(let events): (.events, events.members)
    case .held(let stage, let holds):
      (.held, [("stage", .text(stage)), ("holds", .array(holds.map(\.json)))])
    case .source(let stage, let state): (.source, [("stage", .text(stage))] + state.members)
    case .number(let stage, let fingerprint, let index, let value):
      (
        .number,
        [
          ("stage", .text(stage)), ("fingerprint", .text(fingerprint)),
          ("index", .integer(UInt64(index))), ("value", .number(value)),
        ]
      )
    case .transition(let stage, let transition):
      (.transition, [("stage", .text(stage)), ("transition", transition?.json)])
    default: preconditionFailure("newsParts is asked for a message without news")
    }
  }

  private var motionParts: (Kind, [(String, JSONValue?)]) {
    switch self {
    case .target(let view, let seq, let offset):
      (.target, [("view", .integer(view)), ("seq", .integer(seq)), ("offset", offset.json)])
    case .viewport(let view, let viewport):
      (.viewport, [("view", .integer(view)), ("viewport", viewport.json)])
    case .offset(let view, let row, let offset, let velocity, let phase, let animation):
      (
        .offset,
        [
          ("view", .integer(view)), ("row", row.map { JSONValue.integer($0) }),
          ("offset", offset.json), ("velocity", velocity.json),
          ("phase", .text(phase.rawValue)), ("animation", animation?.json),
        ]
      )
    default: preconditionFailure("motionParts is asked for a message without motion")
    }
  }
}
