// SPDX-License-Identifier: Apache-2.0

extension HostCommand {
  private enum Kind: String, CaseIterable {
    case load
    case library
    case constants
    case update
    case open
    case close
    case viewport
    case scroll
    case set
    case act
    case left
    case wake
    case replay
    case ping
  }

  init(reader: FieldReader) throws(ProtocolError) {
    let kind = try reader.kind(Kind.self)
    if kind == .ping {
      self = .ping(c: try reader.anyNumber("c"))
      return
    }
    let number = try reader.identifier("number")
    switch kind {
    case .load:
      self = .load(
        number: number,
        stage: try reader.text("stage"),
        title: try reader.text("title"),
        overrides: try ParameterValue.dictionary("overrides", in: reader)
      )
    case .library: self = try Self.library(number, reader)
    case .constants:
      self = .constants(
        number: number,
        constants: try LibraryConstant.list("constants", in: reader)
      )
    case .update:
      self = .update(
        number: number,
        overrides: try ParameterValue.dictionary("overrides", in: reader),
        animated: try reader.flag("animated")
      )
    case .set:
      self = .set(
        number: number,
        client: try reader.identifier("client"),
        key: try reader.text("key"),
        value: try ParameterValue.optional("value", in: reader),
        phase: try reader.word("phase", ClientMessage.SetParameter.Phase.self),
        animated: try reader.flag("animated")
      )
    case .act:
      self = .act(
        number: number,
        client: try reader.identifier("client"),
        view: try reader.identifier("view"),
        action: try StageAction(reader: try reader.reader("action"))
      )
    case .wake: self = .wake(number: number)
    case .left: self = .left(number: number, client: try reader.identifier("client"))
    case .replay:
      self = .replay(
        number: number,
        records: try reader.list("records") { value, field throws(ProtocolError) in
          try FieldReader.text(value, field, atMost: reader.limits.recordBytes)
        }
      )
    case .scroll:
      let scroll = try ClientMessage.Scroll(reader: try reader.reader("scroll"))
      self = .scroll(number: number, scroll: scroll)
    default: self = try Self.view(kind, number, reader)
    }
  }

  private static func library(
    _ number: UInt64,
    _ reader: FieldReader
  ) throws(ProtocolError) -> HostCommand {
    .library(
      number: number,
      path: try reader.text("path"),
      entry: try SourceState.Entry(reader: try reader.reader("entry")),
      constants: try LibraryConstant.list("constants", in: reader),
      values: try ParameterValue.dictionary("values", in: reader)
    )
  }

  private static func view(
    _ kind: Kind,
    _ number: UInt64,
    _ reader: FieldReader
  ) throws(ProtocolError) -> HostCommand {
    let view = try reader.identifier("view")
    if kind == .close { return .close(number: number, view: view) }
    let viewport = try Viewport(reader: try reader.reader("viewport"))
    if kind == .viewport { return .viewport(number: number, view: view, viewport: viewport) }
    return .open(
      number: number,
      view: view,
      viewport: viewport,
      offset: try Point(reader: try reader.reader("offset")),
      rev: try reader.identifier("rev")
    )
  }

  var json: JSONValue {
    switch self {
    case .load(let number, let stage, let title, let overrides):
      message(
        .load,
        number,
        [
          ("stage", .text(stage)), ("title", .text(title)),
          ("overrides", ParameterValue.json(overrides)),
        ]
      )
    case .library(let number, let path, let entry, let constants, let values):
      message(
        .library,
        number,
        [
          ("path", .text(path)), ("entry", entry.json),
          ("constants", .array(constants.map(\.json))), ("values", ParameterValue.json(values)),
        ]
      )
    case .constants(let number, let constants):
      message(.constants, number, [("constants", .array(constants.map(\.json)))])
    case .update(let number, let overrides, let animated):
      message(
        .update,
        number,
        [("overrides", ParameterValue.json(overrides)), ("animated", .flag(animated))]
      )
    case .open(let number, let view, let viewport, let offset, let rev):
      message(
        .open,
        number,
        [
          ("view", .integer(view)), ("viewport", viewport.json), ("offset", offset.json),
          ("rev", .integer(rev)),
        ]
      )
    case .close(let number, let view): message(.close, number, [("view", .integer(view))])
    case .viewport(let number, let view, let viewport):
      message(.viewport, number, [("view", .integer(view)), ("viewport", viewport.json)])
    case .scroll(let number, let scroll):
      message(.scroll, number, [("scroll", .members(scroll.members))])
    case .set(let number, let client, let key, let value, let phase, let animated):
      message(
        .set,
        number,
        [
          ("client", .integer(client)), ("key", .text(key)), ("value", value?.json ?? .null),
          ("phase", .text(phase.rawValue)), ("animated", .flag(animated)),
        ]
      )
    case .act(let number, let client, let view, let action):
      message(
        .act,
        number,
        [("client", .integer(client)), ("view", .integer(view)), ("action", action.json)]
      )
    case .wake(let number): message(.wake, number, [])
    case .left(let number, let client):
      message(.left, number, [("client", .integer(client))])
    case .replay(let number, let records):
      message(.replay, number, [("records", .array(records.map(JSONValue.text)))])
    case .ping(let c): message(.ping, nil, [("c", .number(c))])
    }
  }

  private func message(
    _ kind: Kind,
    _ number: UInt64?,
    _ members: [(String, JSONValue?)]
  ) -> JSONValue {
    let head: [(String, JSONValue?)] = [
      ("kind", .text(kind.rawValue)), ("number", number.map { JSONValue.integer($0) }),
    ]
    return .members(head + members)
  }
}
