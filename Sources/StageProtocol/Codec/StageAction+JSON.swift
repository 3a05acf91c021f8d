// SPDX-License-Identifier: Apache-2.0

extension StageAction {
  /// The words for actions, which stand beside those of the other messages.
  enum Kind: String, CaseIterable {
    case edit
    case undo
    case redo
    case select
    case touch
    case drag
    case bring
    case deliver
    case swipe
    case press
    case choose
    case dismiss
    case probe
    case boxes
    case inspect
    case invoke
    case layout
    case transition
    case focus
    case activate
    case titles
    case jump
    case watch
  }

  init(reader: FieldReader) throws(ProtocolError) {
    try self.init(try reader.kind(Kind.self), reader)
  }

  init(_ kind: Kind, _ reader: FieldReader) throws(ProtocolError) {
    switch kind {
    case .edit:
      let edit = try StageEdit(reader: try reader.reader("op"))
      self = .edit(edit, animated: try reader.optionalFlag("animated") ?? true)
    case .undo: self = .undo
    case .redo: self = .redo
    case .select:
      self = .select(
        items: try reader.texts("items", atMost: reader.limits.actionItems),
        mode: try reader.word("mode", SelectionMode.self)
      )
    case .touch: self = .touch(try StageTouch(reader: reader))
    case .drag: self = .drag(try StageDrag(reader: reader))
    case .bring: self = .bring(try StageBring(reader: reader))
    case .deliver: self = .deliver(try StageDelivery(reader: reader))
    case .swipe: self = .swipe(try StageSwipe(reader: reader))
    case .press:
      let isPlaced = reader.optional("point") != nil
      self = .press(point: isPlaced ? try Point(reader: try reader.reader("point")) : nil)
    case .choose:
      self = .choose(
        menu: try reader.identifier("menu"),
        path: try reader.indices("path", atMost: reader.limits.menuDepth)
      )
    case .dismiss: self = .dismiss(menu: try reader.identifier("menu"))
    case .probe: self = .probe(rect: try ContentRect(reader: try reader.reader("rect")))
    case .boxes:
      self = .boxes(
        rect: try ContentRect(reader: try reader.reader("rect")),
        marks: try reader.optionalFlag("marks") ?? false
      )
    case .inspect: self = .inspect(element: try reader.identifier("element"))
    case .invoke: self = .invoke(try reader.word("action", Invocation.self))
    case .layout: self = .layout(try LayoutChange(reader: reader))
    case .transition: self = .transition(try TransitionStep(reader: reader))
    case .focus: self = .focus(try StageFocus(reader: reader))
    case .activate: self = .activate(point: try Point(reader: try reader.reader("point")))
    case .titles: self = .titles
    case .jump:
      self = .jump(
        title: try reader.text("title"),
        index: try reader.integer("index", in: 0...reader.limits.indexTitles - 1)
      )
    case .watch: self = .watch(events: try reader.flag("events"))
    }
  }

  var kind: Kind {
    switch self {
    case .edit: .edit
    case .undo: .undo
    case .redo: .redo
    case .select: .select
    case .touch: .touch
    case .drag: .drag
    case .bring: .bring
    case .deliver: .deliver
    case .swipe: .swipe
    case .press: .press
    case .choose: .choose
    case .dismiss: .dismiss
    case .probe: .probe
    case .boxes: .boxes
    case .inspect: .inspect
    case .invoke: .invoke
    case .layout: .layout
    case .transition: .transition
    case .focus: .focus
    case .activate: .activate
    case .titles: .titles
    case .jump: .jump
    case .watch: .watch
    }
  }

  var members: [(String, JSONValue?)] {
    switch self {
    case .edit(let edit, let animated): [("op", edit.json), ("animated", .flag(animated))]
    case .undo, .redo, .titles: []
    case .select(let items, let mode):
      [("items", .array(items.map(JSONValue.text))), ("mode", .text(mode.rawValue))]
    case .touch(let touch): touch.members
    case .drag(let drag): drag.members
    case .bring(let bring): bring.members
    case .deliver(let delivery): delivery.members
    case .swipe(let swipe): swipe.members
    case .press(let point): [("point", point?.json)]
    case .choose(let menu, let path):
      [("menu", .integer(menu)), ("path", .array(path.map { .integer($0) }))]
    case .dismiss(let menu): [("menu", .integer(menu))]
    case .probe(let rect): [("rect", rect.json)]
    case .boxes(let rect, let marks):
      [("rect", rect.json), ("marks", marks ? .flag(true) : nil)]
    case .inspect(let element): [("element", .integer(element))]
    case .invoke(let invocation): [("action", .text(invocation.rawValue))]
    case .layout(let change): change.members
    case .transition(let step): step.members
    case .focus(let focus): focus.members
    case .activate(let point): [("point", point.json)]
    case .jump(let title, let index): [("title", .text(title)), ("index", .integer(index))]
    case .watch(let events): [("events", .flag(events))]
    }
  }

  var json: JSONValue { .members([("kind", .text(kind.rawValue))] + members) }
}

extension StageTouch {
  init(reader: FieldReader) throws(ProtocolError) {
    phase = try reader.word("phase", Phase.self)
    point = try Point(reader: try reader.reader("point"))
    let isNumbered = reader.optional("finger") != nil
    finger = isNumbered ? try reader.integer("finger", in: reader.limits.fingers) : 0
    at = try reader.number("at", in: reader.limits.touchClock)
    shift = try reader.optionalFlag("shift") ?? false
  }

  var members: [(String, JSONValue?)] {
    [
      ("phase", .text(phase.rawValue)), ("point", point.json),
      ("finger", finger == 0 ? nil : .integer(finger)), ("at", .number(at)),
      ("shift", shift ? .flag(true) : nil),
    ]
  }
}

extension ContentRect {
  init(reader: FieldReader) throws(ProtocolError) {
    let lengths = 0...reader.limits.coordinate.upperBound
    x = try reader.number("x", in: reader.limits.coordinate)
    y = try reader.number("y", in: reader.limits.coordinate)
    width = try reader.number("width", in: lengths)
    height = try reader.number("height", in: lengths)
  }

  var json: JSONValue {
    .members([
      ("x", .number(x)), ("y", .number(y)),
      ("width", .number(width)), ("height", .number(height)),
    ])
  }
}
