// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Reads the members of a data file, and checks them together.
struct DataDocumentReader {
  static let rootMembers = ["title", "source", "sections", "$schema"]
  static let sectionMembers = [
    "id", "title", "footer", "items", "lineSpacing", "interitemSpacing", "inset", "actions",
    "background",
  ]
  static let insetMembers = ["top", "left", "bottom", "right"]
  static let itemMembers = [
    "id", "title", "subtitle", "width", "height", "colour", "image", "latitude", "longitude",
    "prototype", "detail", "label", "symbol", "accessories", "parent", "expanded",
    "disclosure", "actions", "flagged",
  ]

  private let limits: Limits
  private let isEdited: Bool
  private var unknown: UnknownMembers
  private var sectionPlaces: [String: Int] = [:]
  private var itemPlaces: [String: (section: Int, item: Int)] = [:]

  init(source: DocumentSource, limits: Limits, isEdited: Bool) {
    self.limits = limits
    self.isEdited = isEdited
    unknown = UnknownMembers(source: source)
  }

  mutating func document(_ reader: FieldReader) throws(ProtocolError) -> DataDocument {
    unknown.check(reader, known: Self.rootMembers)
    var document = DataDocument(
      title: try reader.optionalText("title") ?? "",
      source: try reader.optionalText("source") ?? ""
    )
    let sections = try reader.array("sections")
    guard sections.count <= limits.sections else {
      throw ProtocolError.tooMany("sections", sections.count, limits.sections)
    }
    document.sections.reserveCapacity(sections.count)
    for (index, value) in sections.enumerated() {
      let entry = try FieldReader(value, path: "sections[\(index)]", limits: limits)
      document.sections.append(try section(entry, index))
    }
    document.warnings = unknown.report
    return document
  }

  private mutating func section(
    _ reader: FieldReader,
    _ index: Int
  ) throws(ProtocolError) -> DataDocument.Section {
    unknown.check(reader, known: Self.sectionMembers)
    let id = try reader.text("id")
    let title = try reader.optionalText("title") ?? ""
    let footer = try reader.optionalText("footer") ?? ""
    let metrics = try SectionMetrics(reader: reader)
    let actions = try RowActions.read(reader, &unknown)
    let background = try RowBackground.read(reader, &unknown)
    if reader.optional("inset") != nil {
      unknown.check(try reader.reader("inset"), known: Self.insetMembers)
    }
    if let other = sectionPlaces.updateValue(index, forKey: id) {
      throw Self.duplicate(id, reader.field("id"), "sections[\(other)].id")
    }
    let items = try items(reader, of: index)
    if !isEdited {
      try OutlineCheck(items, path: reader.path, limits: limits).run()
    }
    return DataDocument.Section(
      id: id,
      title: title,
      footer: footer,
      items: items,
      metrics: metrics,
      actions: actions,
      background: background
    )
  }

  private mutating func items(
    _ reader: FieldReader,
    of index: Int
  ) throws(ProtocolError) -> [DataDocument.Item] {
    let values = reader.optional("items") == nil ? [] : try reader.array("items")
    guard itemPlaces.count + values.count <= limits.items else {
      let field = reader.field("items")
      throw ProtocolError(
        code: ErrorCode.tooMany,
        field: field,
        message: "\(field) ends at \(itemPlaces.count + values.count) items in the file, "
          + "but there may be at most \(limits.items)"
      )
    }
    var items: [DataDocument.Item] = []
    items.reserveCapacity(values.count)
    for (item, value) in values.enumerated() {
      let path = "\(reader.path).items[\(item)]"
      let entry = try FieldReader(value, path: path, limits: limits)
      items.append(try self.item(entry, (index, item)))
    }
    return items
  }

  private mutating func item(
    _ reader: FieldReader,
    _ place: (section: Int, item: Int)
  ) throws(ProtocolError) -> DataDocument.Item {
    unknown.check(reader, known: Self.itemMembers)
    let item = DataDocument.Item(
      id: try reader.text("id"),
      title: try reader.optionalText("title") ?? "",
      subtitle: try reader.optionalText("subtitle") ?? "",
      width: try reader.optionalNumber("width", in: limits.itemLength),
      height: try reader.optionalNumber("height", in: limits.itemLength),
      colour: try reader.optionalColour("colour"),
      image: try reader.optionalText("image") ?? "",
      latitude: try reader.optionalNumber("latitude", in: limits.latitude),
      longitude: try reader.optionalNumber("longitude", in: limits.longitude),
      prototype: try reader.optionalText("prototype") ?? "",
      detail: try reader.optionalText("detail") ?? "",
      label: try reader.optionalText("label") ?? "",
      symbol: try reader.optionalText("symbol") ?? "",
      accessories: try RowAccessory.read(reader),
      outline: try OutlineItem(reader),
      actions: try RowActions.read(reader, &unknown),
      isFlagged: try reader.optionalFlag("flagged") ?? false
    )
    if let other = itemPlaces.updateValue(place, forKey: item.id) {
      let path = "sections[\(other.section)].items[\(other.item)].id"
      throw Self.duplicate(item.id, reader.field("id"), path)
    }
    return item
  }

  private static func duplicate(_ id: String, _ path: String, _ other: String) -> ProtocolError {
    ProtocolError(
      code: ErrorCode.duplicate,
      field: path,
      message:
        "\(path) is \"\(ProtocolError.shortened(id))\", as \(other) is already; ids must differ"
    )
  }
}
