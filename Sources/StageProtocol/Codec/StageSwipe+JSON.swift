// SPDX-License-Identifier: Apache-2.0

extension StageSwipe {
  private enum Phase: String, CaseIterable {
    case open
    case perform
    case close
    case move
  }

  init(reader: FieldReader) throws(ProtocolError) {
    switch try reader.word("phase", Phase.self) {
    case .open:
      self = .open(
        element: try reader.identifier("element"),
        side: try reader.word("side", Side.self)
      )
    case .perform:
      self = .perform(index: try reader.integer("index", in: 0...reader.limits.rowActions - 1))
    case .close: self = .close
    case .move:
      self = .move(
        element: try reader.identifier("element"),
        side: try reader.word("side", Side.self),
        shift: try reader.number("shift", in: StageAside.shifts)
      )
    }
  }

  var members: [(String, JSONValue?)] {
    switch self {
    case .open(let element, let side):
      [
        ("phase", .text(Phase.open.rawValue)), ("element", .integer(element)),
        ("side", .text(side.rawValue)),
      ]
    case .perform(let index):
      [("phase", .text(Phase.perform.rawValue)), ("index", .integer(index))]
    case .close: [("phase", .text(Phase.close.rawValue))]
    case .move(let element, let side, let shift):
      [
        ("phase", .text(Phase.move.rawValue)), ("element", .integer(element)),
        ("side", .text(side.rawValue)), ("shift", .number(shift)),
      ]
    }
  }
}

extension StageSwiped {
  init(reader: FieldReader) throws(ProtocolError) {
    view = try reader.identifier("view")
    element = try reader.identifier("element")
    side = try reader.word("side", StageSwipe.Side.self)
    full = try reader.flag("full")
    actions = try reader.objects(
      "actions",
      atMost: reader.limits.rowActions,
      Button.init(reader:)
    )
  }

  var members: [(String, JSONValue?)] {
    [
      ("view", .integer(view)), ("element", .integer(element)), ("side", .text(side.rawValue)),
      ("full", .flag(full)), ("actions", .array(actions.map(\.json))),
    ]
  }
}

extension StageAside {
  init(reader: FieldReader) throws(ProtocolError) {
    view = try reader.identifier("view")
    element = try reader.identifier("element")
    side = try reader.word("side", StageSwipe.Side.self)
    shift = try reader.number("shift", in: Self.shifts)
    actions = try reader.objects(
      "actions",
      atMost: reader.limits.rowActions,
      StageSwiped.Button.init(reader:)
    )
  }

  var members: [(String, JSONValue?)] {
    [
      ("view", .integer(view)), ("element", .integer(element)), ("side", .text(side.rawValue)),
      ("shift", .number(shift)), ("actions", .array(actions.map(\.json))),
    ]
  }
}

extension StageSwiped.Button {
  private static let colours = 0...Int(UInt32.max)

  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    title = try reader.text("title")
    symbol = try reader.text("symbol")
    light = UInt32(try reader.integer("light", in: Self.colours))
    dark = UInt32(try reader.integer("dark", in: Self.colours))
    destructive = try reader.flag("destructive")
  }

  fileprivate var json: JSONValue {
    .members([
      ("title", .notice(title)), ("symbol", .text(symbol)), ("light", .integer(light)),
      ("dark", .integer(dark)), ("destructive", .flag(destructive)),
    ])
  }
}
