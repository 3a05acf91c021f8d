// SPDX-License-Identifier: Apache-2.0

extension StageReply {
  /// The words for answers, which stand beside those of the other messages to a client.
  enum Kind: String, CaseIterable {
    case menu
    case probed
    case boxed
    case swiped
    case inspected
    case focused
    case activated
    case titled
  }

  init(reader: FieldReader) throws(ProtocolError) {
    try self.init(try reader.kind(Kind.self), reader)
  }

  init(_ kind: Kind, _ reader: FieldReader) throws(ProtocolError) {
    switch kind {
    case .menu: self = .menu(try StageMenu(reader: reader))
    case .probed:
      self = .probed(
        view: try reader.identifier("view"),
        total: try reader.integer("total", in: 0...Int(Int32.max)),
        elements: try reader.objects(
          "elements",
          atMost: reader.limits.probedElements,
          ElementInfo.init(reader:)
        )
      )
    case .boxed: self = .boxed(try LayoutBoxes(reader: reader))
    case .swiped: self = .swiped(try StageSwiped(reader: reader))
    case .inspected:
      let hasInfo = reader.optional("info") != nil
      self = .inspected(
        view: try reader.identifier("view"),
        info: hasInfo ? try ElementInfo(reader: try reader.reader("info")) : nil
      )
    case .focused:
      self = .focused(
        view: try reader.identifier("view"),
        item: try reader.optionalText("item")
      )
    case .activated:
      let isWanted = reader.optional("activity") != nil
      self = .activated(
        view: try reader.identifier("view"),
        activity: isWanted ? try StageActivity(reader: try reader.reader("activity")) : nil
      )
    case .titled:
      self = .titled(
        view: try reader.identifier("view"),
        titles: try reader.texts("titles", atMost: reader.limits.indexTitles)
      )
    }
  }

  var kind: Kind {
    switch self {
    case .menu: .menu
    case .probed: .probed
    case .boxed: .boxed
    case .swiped: .swiped
    case .inspected: .inspected
    case .focused: .focused
    case .activated: .activated
    case .titled: .titled
    }
  }

  var members: [(String, JSONValue?)] {
    switch self {
    case .menu(let menu): menu.members
    case .probed(let view, let total, let elements):
      [
        ("view", .integer(view)), ("total", .integer(total)),
        ("elements", .array(elements.map(\.json))),
      ]
    case .boxed(let boxes): boxes.members
    case .swiped(let swiped): swiped.members
    case .inspected(let view, let info): [("view", .integer(view)), ("info", info?.json ?? .null)]
    case .focused(let view, let item):
      [("view", .integer(view)), ("item", item.map(JSONValue.text))]
    case .activated(let view, let activity):
      [("view", .integer(view)), ("activity", activity?.json)]
    case .titled(let view, let titles):
      [("view", .integer(view)), ("titles", Self.json(ofTitles: titles))]
    }
  }

  var json: JSONValue { .members([("kind", .text(kind.rawValue))] + members) }

  private static func json(ofTitles titles: [String]) -> JSONValue {
    .array(titles.prefix(Limits.standard.indexTitles).map { .notice($0) })
  }
}

extension StageActivity {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    item = try reader.text("item")
    type = try reader.text("type")
    title = try reader.text("title")
  }

  fileprivate var json: JSONValue {
    .members([("item", .text(item)), ("type", .notice(type)), ("title", .notice(title))])
  }
}

extension StageMenu {
  init(reader: FieldReader) throws(ProtocolError) {
    view = try reader.identifier("view")
    menu = try reader.identifier("menu")
    style = try reader.word("style", Style.self)
    title = try reader.text("title")
    element = try reader.optionalIdentifier("element")
    var room = reader.limits.menuEntries
    items = try MenuEntry.list("items", in: reader, depth: 1, room: &room)
  }

  var members: [(String, JSONValue?)] {
    [
      ("view", .integer(view)), ("menu", .integer(menu)), ("style", .text(style.rawValue)),
      ("title", .notice(title)), ("element", element.map { .integer($0) }),
      ("items", .array(items.map(\.json))),
    ]
  }
}

extension MenuEntry {
  /// Reads the entries of one level; `room` is how many the whole menu may still have.
  fileprivate static func list(
    _ key: String,
    in reader: FieldReader,
    depth: Int,
    room: inout Int
  ) throws(ProtocolError) -> [MenuEntry] {
    let values = try reader.array(key)
    let bounds = reader.limits
    guard values.count <= room else {
      throw ProtocolError.tooMany(reader.field(key), values.count, room)
    }
    guard depth <= bounds.menuDepth else {
      throw ProtocolError(
        code: ErrorCode.tooMany,
        field: reader.field(key),
        message: "\(reader.field(key)) is level \(depth), but a menu may have \(bounds.menuDepth)"
      )
    }
    room -= values.count
    var entries: [MenuEntry] = []
    for (index, value) in values.enumerated() {
      let field = "\(reader.field(key))[\(index)]"
      let entry = try FieldReader(value, path: field, limits: bounds)
      entries.append(try MenuEntry(reader: entry, depth: depth, room: &room))
    }
    return entries
  }

  private init(reader: FieldReader, depth: Int, room: inout Int) throws(ProtocolError) {
    title = try reader.text("title")
    image = try reader.optionalText("image")
    destructive = try reader.flag("destructive")
    disabled = try reader.flag("disabled")
    state = try reader.word("state", State.self)
    inline = try reader.flag("inline")
    children = nil
    if reader.optional("children") != nil {
      children = try Self.list("children", in: reader, depth: depth + 1, room: &room)
    }
  }

  fileprivate var json: JSONValue {
    .members([
      ("title", .notice(title)), ("image", image.map(JSONValue.text)),
      ("destructive", .flag(destructive)), ("disabled", .flag(disabled)),
      ("state", .text(state.rawValue)), ("inline", .flag(inline)),
      ("children", children.map { .array($0.map(\.json)) }),
    ])
  }
}
