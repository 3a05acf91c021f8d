// SPDX-License-Identifier: Apache-2.0

extension ElementInfo {
  /// Depths, sections and slots: what JSON readers hold exactly and more than anybody needs.
  private static let counts = Int(Int32.min)...Int(Int32.max)

  init(reader: FieldReader) throws(ProtocolError) {
    category = try reader.word("category", Category.self)
    kind = try reader.text("kind")
    indexPath = try reader.indices("indexPath", atMost: reader.limits.indexPathDepth)
    key = try reader.text("key")
    frame = try ContentRect(described: try reader.reader("frame"))
    reuseIdentifier = try reader.text("reuseIdentifier")
    viewClass = try reader.text("viewClass")
    attributesClass = try reader.text("attributesClass")
    alpha = try reader.anyNumber("alpha")
    zIndex = Int(try reader.anyNumber("zIndex").clamped(to: Self.counts))
    hidden = try reader.flag("hidden")
    transformed = try reader.flag("transformed")
    selected = try reader.flag("selected")
    highlighted = try reader.flag("highlighted")
    slot = try reader.optionalInteger("slot", in: Self.counts)
    measured = try reader.flag("measured")
    estimated = try reader.optionalFlag("estimated") ?? false
    values = try reader.objects("values", atMost: reader.limits.infoValues, Value.init(reader:))
    if reader.optional("item") != nil { item = try Item(reader: try reader.reader("item")) }
    if reader.optional("section") != nil {
      section = try Section(reader: try reader.reader("section"))
    }
  }

  var json: JSONValue { .members(identity + looks) }

  private var identity: [(String, JSONValue?)] {
    [
      ("category", .text(category.rawValue)),
      ("kind", .notice(kind)),
      ("indexPath", .array(indexPath.map { .integer($0) })),
      ("key", .notice(key)),
      ("reuseIdentifier", .notice(reuseIdentifier)),
      ("viewClass", .notice(viewClass)),
      ("attributesClass", .notice(attributesClass)),
    ]
  }

  private var looks: [(String, JSONValue?)] {
    let bound = Limits.standard.infoValues
    return [
      ("frame", frame.described),
      ("alpha", .described(alpha)),
      ("zIndex", .integer(min(max(zIndex, Self.counts.lowerBound), Self.counts.upperBound))),
      ("hidden", .flag(hidden)),
      ("transformed", .flag(transformed)),
      ("selected", .flag(selected)),
      ("highlighted", .flag(highlighted)),
      ("slot", slot.map { .integer($0) }),
      ("measured", .flag(measured)),
      ("estimated", estimated ? .flag(true) : nil),
      ("values", .array(values.prefix(bound).map(\.json))),
      ("item", item?.json),
      ("section", section?.json),
    ]
  }
}

extension ElementInfo.Value {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    name = try reader.text("name")
    value = try reader.text("value")
  }

  fileprivate var json: JSONValue {
    .members([("name", .notice(name)), ("value", .notice(value))])
  }
}

extension ElementInfo.Item {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    id = try reader.text("id")
    title = try reader.text("title")
    subtitle = try reader.text("subtitle")
    width = try reader.optionalNumber("width", in: reader.limits.itemLength)
    height = try reader.optionalNumber("height", in: reader.limits.itemLength)
    colour = try reader.optionalColour("colour")
    image = try reader.text("image")
  }

  fileprivate var json: JSONValue {
    .members([
      ("id", .text(id)), ("title", .text(title)), ("subtitle", .text(subtitle)),
      ("width", width.map { .number($0) }), ("height", height.map { .number($0) }),
      ("colour", colour.map(JSONValue.colour)), ("image", .text(image)),
    ])
  }
}

extension ElementInfo.Section {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    id = try reader.text("id")
    title = try reader.text("title")
    footer = try reader.text("footer")
    items = try reader.integer("items", in: 0...reader.limits.items)
    metrics = try SectionMetrics(reader: reader)
  }

  fileprivate var json: JSONValue {
    let head: [(String, JSONValue?)] = [
      ("id", .text(id)), ("title", .text(title)), ("footer", .text(footer)),
      ("items", .integer(items)),
    ]
    return .members(head + metrics.members)
  }
}

/// A layout may say any number at all, and people look here to find the wrong ones: what is not finite
/// is told as the nearest number that JSON has, and not a number as 0.
extension JSONValue {
  fileprivate static func described(_ number: Double) -> JSONValue {
    let greatest = Double.greatestFiniteMagnitude
    return .number(number.isNaN ? 0 : min(max(number, -greatest), greatest))
  }
}

extension ContentRect {
  fileprivate init(described reader: FieldReader) throws(ProtocolError) {
    x = try reader.anyNumber("x")
    y = try reader.anyNumber("y")
    width = try reader.anyNumber("width")
    height = try reader.anyNumber("height")
  }

  fileprivate var described: JSONValue {
    .members([
      ("x", .described(x)), ("y", .described(y)),
      ("width", .described(width)), ("height", .described(height)),
    ])
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Double {
    Swift.min(Swift.max(self, Double(range.lowerBound)), Double(range.upperBound))
  }
}
