// SPDX-License-Identifier: Apache-2.0

extension HostReport {
  private enum Kind: String, CaseIterable {
    case ready
    case stage
    case values
    case committed
    case refused
    case handled
    case target
    case offset
    case diagnostics
    case pong
  }

  init(reader: FieldReader) throws(ProtocolError) {
    switch try reader.kind(Kind.self) {
    case .ready:
      self = .ready(protocolVersion: try reader.integer("protocol", in: 0...Int(Int32.max)))
    case .stage: self = .stage(try StageState(reader: reader))
    case .values: self = .values(try ParameterValue.dictionary("values", in: reader))
    case .committed: self = .committed(number: try reader.identifier("number"))
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
        offset: try Point(reader: try reader.reader("offset"))
      )
    case .diagnostics: self = .diagnostics(try Diagnostic.list("items", in: reader))
    case .pong: self = .pong(c: try reader.anyNumber("c"))
    }
  }

  var json: JSONValue {
    switch self {
    case .ready(let version): message(.ready, [("protocol", .integer(version))])
    case .stage(let state): message(.stage, state.members)
    case .values(let values): message(.values, [("values", ParameterValue.json(values))])
    case .committed(let number): message(.committed, [("number", .integer(number))])
    case .refused(let number, let error):
      message(.refused, [("number", .integer(number))] + error.members)
    case .handled(let number): message(.handled, [("number", .integer(number))])
    case .target(let view, let seq, let offset):
      message(
        .target,
        [("view", .integer(view)), ("seq", .integer(seq)), ("offset", offset.json)]
      )
    case .offset(let view, let offset):
      message(.offset, [("view", .integer(view)), ("offset", offset.json)])
    case .diagnostics(let items):
      message(.diagnostics, [("items", .array(items.map(\.json)))])
    case .pong(let c): message(.pong, [("c", .number(c))])
    }
  }

  private func message(_ kind: Kind, _ members: [(String, JSONValue?)]) -> JSONValue {
    .members([("kind", .text(kind.rawValue))] + members)
  }
}
