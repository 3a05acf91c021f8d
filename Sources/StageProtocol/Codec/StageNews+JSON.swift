// SPDX-License-Identifier: Apache-2.0

extension HistoryState {
  init(reader: FieldReader) throws(ProtocolError) {
    undo = try reader.optionalText("undo")
    redo = try reader.optionalText("redo")
    edits = try reader.integer("edits", in: 0...Int(Int32.max))
  }

  var members: [(String, JSONValue?)] {
    [
      ("undo", undo.map(JSONValue.notice)), ("redo", redo.map(JSONValue.notice)),
      ("edits", .integer(edits)),
    ]
  }
}

extension SelectionState {
  init(reader: FieldReader) throws(ProtocolError) {
    count = try reader.integer("count", in: 0...reader.limits.items)
    items = try reader.texts("items", atMost: reader.limits.actionItems)
  }

  var members: [(String, JSONValue?)] {
    let bound = Limits.standard.actionItems
    return [
      ("count", .integer(count)), ("items", .array(items.prefix(bound).map(JSONValue.text))),
    ]
  }
}

extension StageOutline {
  init(reader: FieldReader) throws(ProtocolError) {
    let limits = reader.limits
    sections = try reader.integer("sections", in: 0...limits.sections)
    list = try reader.objects(
      "list",
      atMost: limits.outlineSections
    ) { entry throws(ProtocolError) in
      Section(
        id: try entry.text("id"),
        title: try entry.text("title"),
        items: try entry.integer("items", in: 0...limits.items)
      )
    }
  }

  var members: [(String, JSONValue?)] {
    let entries = list.prefix(Limits.standard.outlineSections).map { section in
      JSONValue.members([
        ("id", .text(section.id)), ("title", .text(section.title)),
        ("items", .integer(section.items)),
      ])
    }
    return [("sections", .integer(sections)), ("list", .array(entries))]
  }
}

extension StageEvents {
  init(reader: FieldReader) throws(ProtocolError) {
    let limits = reader.limits
    view = try reader.identifier("view")
    dropped = try reader.integer("dropped", in: 0...Int(Int32.max))
    items = try reader.objects("items", atMost: limits.events, Event.init(reader:))
    counters = [:]
    let numbers = try reader.reader("counters")
    let members = numbers.object.members
    guard members.count <= limits.counters else {
      throw ProtocolError.tooMany(reader.field("counters"), members.count, limits.counters)
    }
    for member in members { counters[member.key] = try numbers.anyNumber(member.key) }
  }

  var members: [(String, JSONValue?)] {
    let numbers = counters.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.number($0.value)) }
    return [
      ("view", .integer(view)), ("dropped", .integer(dropped)),
      ("items", .array(items.map(\.json))), ("counters", .members(numbers)),
    ]
  }
}

extension StageEvents.Event {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    n = try reader.identifier("n")
    kind = try reader.word("kind", Kind.self)
    text = try reader.text("text")
    let bound = reader.limits.eventCharacters
    guard text.count <= bound else {
      throw ProtocolError.tooLong(reader.field("text"), text.count, bound, "characters")
    }
  }

  /// A text that is too long is cut: it may name classes of any length.
  fileprivate var json: JSONValue {
    let bound = Limits.standard.eventCharacters
    let shown = text.count <= bound ? text : text.prefix(bound - 1) + "…"
    return .members([
      ("n", .integer(n)), ("kind", .text(kind.rawValue)), ("text", .notice(shown)),
    ])
  }
}
