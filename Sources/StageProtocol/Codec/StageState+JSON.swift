// SPDX-License-Identifier: Apache-2.0

extension StageState {
  init(reader: FieldReader) throws(ProtocolError) {
    stage = try reader.text("stage")
    title = try reader.text("title")
    layout = try reader.text("layout")
    layoutSource = try reader.text("layoutSource")
    dataSource = try reader.text("dataSource")
    dataCredit = try reader.text("dataCredit")
    sections = try reader.integer("sections", in: 0...reader.limits.sections)
    items = try reader.integer("items", in: 0...reader.limits.items)
    parameters = try reader.list("parameters") { value, field throws(ProtocolError) in
      let entry = try FieldReader(value, path: field, limits: reader.limits)
      return try ParameterDescriptor(reader: entry)
    }
    values = try ParameterValue.dictionary("values", in: reader)
    scrolls = try reader.text("scrolls")
    let axes = ["vertical", "horizontal", "both"]
    guard axes.contains(scrolls) else {
      throw ProtocolError.unknownValue(reader.field("scrolls"), scrolls, axes)
    }
    let hasGestures = reader.optional("gestures") != nil
    gestures = hasGestures ? try StageGestures(reader: try reader.reader("gestures")) : nil
    layouts = try LayoutOption.list("layouts", in: reader)
    choice = try reader.optionalText("choice") ?? LayoutOption.own
    pinch =
      reader.optional("pinch") == nil ? nil : try PinchRule(reader: try reader.reader("pinch"))
    let hasGround = reader.optional("ground") != nil
    ground = hasGround ? try StageGround(reader: try reader.reader("ground")) : nil
  }

  var members: [(String, JSONValue?)] {
    [
      ("stage", .text(stage)),
      ("title", .text(title)),
      ("layout", .text(layout)),
      ("layoutSource", .text(layoutSource)),
      ("dataSource", .text(dataSource)),
      ("dataCredit", .text(dataCredit)),
      ("sections", .integer(sections)),
      ("items", .integer(items)),
      ("parameters", .array(parameters.map(\.json))),
      ("values", ParameterValue.json(values)),
      ("scrolls", .text(scrolls)),
      ("gestures", gestures?.json),
      ("layouts", layouts.isEmpty ? nil : .array(layouts.map(\.json))),
      ("choice", choice == LayoutOption.own ? nil : .text(choice)),
      ("pinch", pinch?.json),
      ("ground", ground?.json),
    ]
  }
}

extension StageGestures {
  init(reader: FieldReader) throws(ProtocolError) {
    fingers = try reader.integer("fingers", in: 1...reader.limits.fingers.count)
    drag = try reader.word("drag", Drag.self)
    let hasPress = reader.optional("press") != nil
    press = hasPress ? try reader.number("press", in: reader.limits.touchClock) : nil
  }

  var json: JSONValue {
    .members([
      ("fingers", .integer(fingers)), ("drag", .text(drag.rawValue)),
      ("press", press.map { .number($0) }),
    ])
  }
}

extension ParameterDescriptor {
  init(reader: FieldReader) throws(ProtocolError) {
    key = try reader.text("key")
    label = try reader.text("label")
    group = try reader.text("group")
    help = try reader.text("help")
    kind = try Kind(reader: try reader.reader("kind"))
    defaultValue = try ParameterValue(
      try reader.value("defaultValue"),
      field: reader.field("defaultValue"),
      limits: reader.limits
    )
    panel = reader.optional("panel") == nil ? .layout : try reader.word("panel", Panel.self)
    isOrdered = try reader.optionalFlag("ordered") ?? false
  }

  var json: JSONValue {
    .members([
      ("key", .text(key)),
      ("label", .text(label)),
      ("group", .text(group)),
      ("help", .text(help)),
      ("kind", kind.json),
      ("defaultValue", defaultValue.json),
      ("panel", panel == .layout ? nil : .text(panel.rawValue)),
      ("ordered", isOrdered ? .flag(true) : nil),
    ])
  }
}

extension ParameterDescriptor.Kind {
  private enum TypeName: String, CaseIterable {
    case number
    case flag
    case choice
    case colour
    case insets
    case size
  }

  init(reader: FieldReader) throws(ProtocolError) {
    let type = try reader.word("type", TypeName.self)
    switch type {
    case .flag: self = .flag
    case .colour: self = .colour
    case .choice:
      self = .choice(
        options: try reader.list("options") { value, field throws(ProtocolError) in
          let option = try FieldReader(value, path: field, limits: reader.limits)
          return ParameterDescriptor.Option(
            value: try option.text("value"),
            label: try option.text("label")
          )
        }
      )
    case .number, .insets, .size:
      let minimum = try reader.anyNumber("minimum")
      let maximum = try reader.anyNumber("maximum")
      let step = try reader.anyNumber("step")
      switch type {
      case .insets: self = .insets(minimum: minimum, maximum: maximum, step: step)
      case .size: self = .size(minimum: minimum, maximum: maximum, step: step)
      default:
        let unit = try reader.text("unit")
        self = .number(minimum: minimum, maximum: maximum, step: step, unit: unit)
      }
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let minimum, let maximum, let step, let unit):
      .members(bounds("number", minimum, maximum, step) + [("unit", .text(unit))])
    case .flag: .members([("type", .text("flag"))])
    case .colour: .members([("type", .text("colour"))])
    case .choice(let options):
      .members([
        ("type", .text("choice")),
        (
          "options",
          .array(
            options.map { .members([("value", .text($0.value)), ("label", .text($0.label))]) }
          )
        ),
      ])
    case .insets(let minimum, let maximum, let step):
      .members(bounds("insets", minimum, maximum, step))
    case .size(let minimum, let maximum, let step):
      .members(bounds("size", minimum, maximum, step))
    }
  }

  private func bounds(
    _ type: String,
    _ minimum: Double,
    _ maximum: Double,
    _ step: Double
  ) -> [(String, JSONValue?)] {
    [
      ("type", .text(type)), ("minimum", .number(minimum)),
      ("maximum", .number(maximum)), ("step", .number(step)),
    ]
  }
}
