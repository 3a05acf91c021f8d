// SPDX-License-Identifier: Apache-2.0

extension HostReport {
  private enum Kind: String, CaseIterable {
    case ready
    case stage
    case values
    case committed
    case checkpoint
    case reply
    case refused
    case handled
    case target
    case offset
    case diagnostics
    case history
    case selection
    case outline
    case events
    case held
    case transition
    case wake
    case pong
  }

  init(reader: FieldReader) throws(ProtocolError) {
    let kind = try reader.kind(Kind.self)
    switch kind {
    case .ready:
      self = .ready(protocolVersion: try reader.integer("protocol", in: 0...Int(Int32.max)))
    case .stage: self = .stage(try StageState(reader: reader))
    case .values: self = .values(try ParameterValue.dictionary("values", in: reader))
    case .committed, .checkpoint, .reply: self = try Self.document(kind, reader)
    case .history: self = .history(try HistoryState(reader: reader))
    case .selection: self = .selection(try SelectionState(reader: reader))
    case .outline: self = .outline(try StageOutline(reader: reader))
    case .events: self = .events(try StageEvents(reader: reader))
    case .held: self = .held(try StageHold.list("holds", in: reader))
    case .transition: self = .transition(try StageTransition.optional("transition", in: reader))
    case .wake: self = .wake
    case .refused:
      self = .refused(
        number: try reader.identifier("number"),
        error: try ProtocolError(reader: reader)
      )
    case .handled: self = .handled(number: try reader.identifier("number"))
    case .target:
      self = .target(
        view: try reader.identifier("view"),
        seq: try reader.identifier("seq"),
        offset: try Point(reader: try reader.reader("offset"))
      )
    case .offset:
      self = .offset(
        view: try reader.identifier("view"),
        offset: try Point(reader: try reader.reader("offset")),
        animation: try ScrollAnimation.optional(in: reader)
      )
    case .diagnostics: self = .diagnostics(try Diagnostic.list("items", in: reader))
    case .pong: self = .pong(c: try reader.anyNumber("c"))
    }
  }

  private static func document(
    _ kind: Kind,
    _ reader: FieldReader
  ) throws(ProtocolError) -> HostReport {
    if kind == .checkpoint {
      return .checkpoint(
        overrides: try ParameterValue.dictionary("overrides", in: reader),
        edited: try reader.flag("edited")
      )
    }
    let number = try reader.identifier("number")
    if kind == .reply {
      return .reply(number: number, reply: try StageReply(reader: try reader.reader("reply")))
    }
    var record: String?
    if let value = reader.optional("record") {
      record = try FieldReader.text(
        value,
        reader.field("record"),
        atMost: reader.limits.recordBytes
      )
    }
    let hasOverrides = reader.optional("overrides") != nil
    return .committed(
      number: number,
      record: record,
      overrides: hasOverrides ? try ParameterValue.dictionary("overrides", in: reader) : nil
    )
  }

  var json: JSONValue {
    switch self {
    case .ready(let version): message(.ready, [("protocol", .integer(version))])
    case .stage(let state): message(.stage, state.members)
    case .values(let values): message(.values, [("values", ParameterValue.json(values))])
    case .committed(let number, let record, let overrides):
      message(
        .committed,
        [
          ("number", .integer(number)), ("record", record.map(JSONValue.text)),
          ("overrides", overrides.map { ParameterValue.json($0) }),
        ]
      )
    case .checkpoint(let overrides, let edited):
      message(
        .checkpoint,
        [("overrides", ParameterValue.json(overrides)), ("edited", .flag(edited))]
      )
    case .reply(let number, let reply):
      message(.reply, [("number", .integer(number)), ("reply", reply.json)])
    case .history(let state): message(.history, state.members)
    case .selection(let state): message(.selection, state.members)
    case .outline(let outline): message(.outline, outline.members)
    case .events(let events): message(.events, events.members)
    case .held(let holds): message(.held, [("holds", .array(holds.map(\.json)))])
    case .transition(let transition):
      message(.transition, [("transition", transition?.json)])
    case .wake: message(.wake, [])
    case .refused(let number, let error):
      message(.refused, [("number", .integer(number))] + error.members)
    case .handled(let number): message(.handled, [("number", .integer(number))])
    case .target(let view, let seq, let offset):
      message(
        .target,
        [("view", .integer(view)), ("seq", .integer(seq)), ("offset", offset.json)]
      )
    case .offset(let view, let offset, let animation):
      message(
        .offset,
        [("view", .integer(view)), ("offset", offset.json), ("animation", animation?.json)]
      )
    case .diagnostics(let items):
      message(.diagnostics, [("items", .array(items.map(\.json)))])
    case .pong(let c): message(.pong, [("c", .number(c))])
    }
  }

  private func message(_ kind: Kind, _ members: [(String, JSONValue?)]) -> JSONValue {
    .members([("kind", .text(kind.rawValue))] + members)
  }
}
