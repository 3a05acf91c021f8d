// SPDX-License-Identifier: Apache-2.0

extension StageEdit {
  /// The words for edits.
  private enum TypeName: String, CaseIterable {
    case insert
    case delete
    case duplicate
    case move
    case insertSection
    case deleteSection
    case moveSection
    case shuffle
    case sort
    case batch
    case randomSizes
    case fileSizes
    case count
    case update
    case updateSection
    case revert
  }

  init(reader: FieldReader) throws(ProtocolError) {
    let type = try reader.word("type", TypeName.self)
    switch type {
    case .insert, .delete, .duplicate, .move, .update, .count:
      self = try Self.items(type, reader)
    case .insertSection, .deleteSection, .moveSection, .updateSection:
      self = try Self.sections(type, reader)
    case .shuffle:
      self = .shuffle(seed: try reader.seed(), section: try reader.optionalText("section"))
    case .sort: self = .sort(section: try reader.optionalText("section"))
    case .batch: self = .batch(seed: try reader.seed())
    case .randomSizes: self = try Self.randomSizes(reader)
    case .fileSizes: self = .fileSizes
    case .revert: self = .revert
    }
  }

  private static func items(
    _ type: TypeName,
    _ reader: FieldReader
  ) throws(ProtocolError) -> StageEdit {
    let bound = reader.limits.actionItems
    switch type {
    case .insert:
      return .insert(
        count: try reader.integer("count", in: reader.limits.editCount),
        at: reader.optional("at") == nil ? nil : try reader.place("at"),
        seed: try reader.seed()
      )
    case .move:
      return .move(items: try reader.texts("items", atMost: bound), to: try reader.place("to"))
    case .update:
      return .update(item: try reader.text("item"), try ItemUpdate(reader: reader))
    case .count:
      return .count(
        items: try reader.integer("items", in: 0...reader.limits.items),
        seed: try reader.seed()
      )
    default:
      let items = reader.optional("items") == nil ? nil : try reader.texts("items", atMost: bound)
      return type == .delete ? .delete(items: items) : .duplicate(items: items)
    }
  }

  private static func sections(
    _ type: TypeName,
    _ reader: FieldReader
  ) throws(ProtocolError) -> StageEdit {
    let places = 0...reader.limits.sections
    if type == .insertSection {
      return .insertSection(
        at: try reader.integer("at", in: places),
        title: try reader.optionalText("title"),
        count: try reader.integer("count", in: 0...reader.limits.editCount.upperBound),
        seed: try reader.seed()
      )
    }
    let section = try reader.text("section")
    switch type {
    case .moveSection: return .moveSection(section, to: try reader.integer("to", in: places))
    case .updateSection: return .updateSection(section, try SectionUpdate(reader: reader))
    default: return .deleteSection(section)
    }
  }

  private static func randomSizes(_ reader: FieldReader) throws(ProtocolError) -> StageEdit {
    let bounds = reader.limits.itemLength
    let minimum = try reader.number("minimum", in: bounds)
    return .randomSizes(
      seed: try reader.seed(),
      minimum: minimum,
      maximum: try reader.number("maximum", in: minimum...bounds.upperBound)
    )
  }

  var json: JSONValue {
    switch self {
    case .insert, .delete, .duplicate, .move, .update, .count: itemsJSON
    case .insertSection, .deleteSection, .moveSection, .updateSection: sectionsJSON
    case .shuffle(let seed, let section):
      op(.shuffle, [("seed", .integer(seed)), ("section", section.map(JSONValue.text))])
    case .sort(let section): op(.sort, [("section", section.map(JSONValue.text))])
    case .batch(let seed): op(.batch, [("seed", .integer(seed))])
    case .randomSizes(let seed, let minimum, let maximum):
      op(
        .randomSizes,
        [
          ("seed", .integer(seed)), ("minimum", .number(minimum)), ("maximum", .number(maximum)),
        ]
      )
    case .fileSizes: op(.fileSizes, [])
    case .revert: op(.revert, [])
    }
  }

  private var itemsJSON: JSONValue {
    switch self {
    case .insert(let count, let place, let seed):
      op(.insert, [("count", .integer(count)), ("at", place?.json), ("seed", .integer(seed))])
    case .delete(let items): op(.delete, [("items", items.map(JSONValue.texts))])
    case .duplicate(let items): op(.duplicate, [("items", items.map(JSONValue.texts))])
    case .move(let items, let place): op(.move, [("items", .texts(items)), ("to", place.json)])
    case .update(let item, let update): op(.update, [("item", .text(item))] + update.members)
    case .count(let items, let seed):
      op(.count, [("items", .integer(items)), ("seed", .integer(seed))])
    default: preconditionFailure("itemsJSON is asked for an edit that is not about items")
    }
  }

  private var sectionsJSON: JSONValue {
    switch self {
    case .insertSection(let index, let title, let count, let seed):
      op(
        .insertSection,
        [
          ("at", .integer(index)), ("title", title.map(JSONValue.text)),
          ("count", .integer(count)), ("seed", .integer(seed)),
        ]
      )
    case .deleteSection(let section): op(.deleteSection, [("section", .text(section))])
    case .moveSection(let section, let index):
      op(.moveSection, [("section", .text(section)), ("to", .integer(index))])
    case .updateSection(let section, let update):
      op(.updateSection, [("section", .text(section))] + update.members)
    default: preconditionFailure("sectionsJSON is asked for an edit that is not about sections")
    }
  }

  private func op(_ type: TypeName, _ members: [(String, JSONValue?)]) -> JSONValue {
    .members([("type", .text(type.rawValue))] + members)
  }
}

extension StageEdit.ItemPlace {
  fileprivate var json: JSONValue {
    .members([("section", .text(section)), ("index", .integer(index))])
  }
}

extension StageEdit.ItemUpdate {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    title = try reader.optionalText("title")
    subtitle = try reader.optionalText("subtitle")
    width = try reader.optionalNumber("width", in: reader.limits.itemLength)
    height = try reader.optionalNumber("height", in: reader.limits.itemLength)
    colour = try reader.optionalColour("colour")
    expanded = try reader.optionalFlag("expanded")
    flagged = try reader.optionalFlag("flagged")
  }

  fileprivate var members: [(String, JSONValue?)] {
    [
      ("title", title.map(JSONValue.text)), ("subtitle", subtitle.map(JSONValue.text)),
      ("width", width.map { .number($0) }), ("height", height.map { .number($0) }),
      ("colour", colour.map(JSONValue.colour)),
      ("expanded", expanded.map(JSONValue.flag)), ("flagged", flagged.map(JSONValue.flag)),
    ]
  }
}

extension StageEdit.SectionUpdate {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    let metrics = try SectionMetrics(reader: reader)
    title = try reader.optionalText("title")
    footer = try reader.optionalText("footer")
    lineSpacing = StageEdit.MetricChange("lineSpacing", metrics.lineSpacing, reader)
    interitemSpacing = StageEdit.MetricChange("interitemSpacing", metrics.interitemSpacing, reader)
    inset = StageEdit.MetricChange("inset", metrics.inset, reader)
  }

  fileprivate var members: [(String, JSONValue?)] {
    [
      ("title", title.map(JSONValue.text)), ("footer", footer.map(JSONValue.text)),
      ("lineSpacing", lineSpacing.json { .number($0) }),
      ("interitemSpacing", interitemSpacing.json { .number($0) }),
      ("inset", inset.json { $0.json }),
    ]
  }
}

extension StageEdit.MetricChange {
  /// A member that is there as `null` means the layout's measure; one that is not there means no change.
  fileprivate init(_ key: String, _ value: Value?, _ reader: FieldReader) {
    if let value {
      self = .own(value)
    } else {
      self = reader.object[key] == nil ? .unchanged : .layouts
    }
  }

  fileprivate func json(_ write: (Value) -> JSONValue) -> JSONValue? {
    switch self {
    case .unchanged: nil
    case .layouts: .null
    case .own(let value): write(value)
    }
  }
}

extension FieldReader {
  /// Seeds are whole numbers below 2³².
  fileprivate func seed() throws(ProtocolError) -> UInt32 {
    UInt32(try integer("seed", in: 0...Int(UInt32.max)))
  }

  fileprivate func place(_ key: String) throws(ProtocolError) -> StageEdit.ItemPlace {
    let place = try reader(key)
    return StageEdit.ItemPlace(
      section: try place.text("section"),
      index: try place.integer("index", in: 0...limits.items)
    )
  }
}

extension JSONValue {
  fileprivate static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.text))
  }
}
