// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Reads items, groups and their lengths.
extension CompositionalReader {
  /// An item; with an axis or with frames of cells, it is a group.
  func item(_ reader: FieldReader) throws(ProtocolError) -> Document.Item {
    let groupMembers = Document.Item.groupMembers
    try reader.refuseUnknown(groupMembers)
    let isCustom = reader.optional(Document.Item.customMember) != nil
    let isGroup = !isCustom && reader.optional("axis") != nil
    let custom = isCustom ? try customContent(reader) : nil
    if !isGroup, !isCustom { try refuseFilling(of: reader) }
    var item = Document.Item(
      width: try dimension(reader, "width"),
      height: try dimension(reader, "height")
    )
    if let custom { item.content = custom }
    if isGroup { item.content = try content(reader) }
    item.contentInsets = try edgeInsets(reader)
    item.edgeSpacing = try edgeSpacing(reader)
    item.interItemSpacing = try optionalSpacing(reader, "interItemSpacing")
    item.supplementaryItems = try partList(reader, "supplementaryItems", .supplementaryItems) {
      value throws(ProtocolError) in try supplementaryItem(value)
    }
    return item
  }

  /// Refuses subitems without an axis, which gives their direction.
  private func refuseFilling(of reader: FieldReader) throws(ProtocolError) {
    let plain = Document.Item.itemMembers
    guard let member = reader.object.members.first(where: { !plain.contains($0.key) }) else {
      return
    }
    throw ProtocolError(
      code: ErrorCode.missing,
      field: reader.field("axis"),
      message: "\(reader.field("axis")) is missing: \(reader.field(member.key)) makes it a group, "
        + "whose axis is \"horizontal\" or \"vertical\""
    )
  }

  private func content(_ reader: FieldReader) throws(ProtocolError) -> Document.Item.Content {
    let axis = try reader.word("axis", Document.Axis.self)
    let fillings = ["subitems", "repeatingSubitem", "subitem"]
      .filter { reader.optional($0) != nil }
    guard fillings.count == 1, let filling = fillings.first else {
      throw ProtocolError(
        code: fillings.isEmpty ? ErrorCode.missing : ErrorCode.duplicate,
        field: reader.path,
        message:
          "\(reader.path) needs exactly one of subitems, repeatingSubitem and subitem, but has "
          + (fillings.isEmpty ? "none" : fillings.joined(separator: " and "))
      )
    }
    guard filling != "subitems" else {
      try refuseCount(reader)
      return .subitems(axis, try subitems(reader))
    }
    let count = try reader.integer("count", in: limits.groupCount)
    let subitem = try itemPart(reader, filling)
    return filling == "subitem"
      ? .sharing(axis, subitem, count: count) : .repeating(axis, subitem, count: count)
  }

  private func refuseCount(_ reader: FieldReader) throws(ProtocolError) {
    guard reader.optional("count") != nil else { return }
    let field = reader.field("count")
    throw ProtocolError(
      code: ErrorCode.unknownMember,
      field: field,
      message:
        "\(field) goes with repeatingSubitem or subitem; subitems repeat as often as they fit"
    )
  }

  private func subitems(
    _ reader: FieldReader
  ) throws(ProtocolError) -> [Document.Part<Document.Item>] {
    let list = try reader.list("subitems", atMost: limits.groupSubitems) {
      value,
      path throws(ProtocolError) in
      try part(value, path, .items) { reader throws(ProtocolError) in try item(reader) }
    }
    guard !list.isEmpty else { throw reader.empty("subitems", "one item") }
    return list
  }

  /// An item in its place, or the name of a part.
  func itemPart(
    _ reader: FieldReader,
    _ key: String
  ) throws(ProtocolError) -> Document.Part<Document.Item> {
    try part(try reader.value(key), reader.field(key), .items) { reader throws(ProtocolError) in
      try item(reader)
    }
  }

  // MARK: Numbers

  /// A length, such as `{"fractionalWidth": 0.5}`.
  func dimension(
    _ reader: FieldReader,
    _ key: String
  ) throws(ProtocolError) -> Document.Dimension {
    let (kind, value) = try single(reader, key, Document.Dimension.Kind.self)
    var dimension = Document.Dimension(kind: kind, value: 0)
    let bounds = dimension.isFraction ? limits.layoutFraction : limits.layoutLength
    dimension.value = try value.number(kind.rawValue, in: bounds)
    return dimension
  }

  /// A distance, such as `{"fixed": 8}`; `nil` when it is missing.
  func optionalSpacing(
    _ reader: FieldReader,
    _ key: String
  ) throws(ProtocolError) -> Document.Spacing? {
    guard reader.optional(key) != nil else { return nil }
    let (kind, value) = try single(reader, key, Document.Spacing.Kind.self)
    return Document.Spacing(
      kind: kind,
      value: try value.number(kind.rawValue, in: limits.layoutSpacing)
    )
  }

  /// An object with one member; the member's name is one of some words.
  func single<Word: CaseIterable & RawRepresentable<String>>(
    _ reader: FieldReader,
    _ key: String,
    _: Word.Type
  ) throws(ProtocolError) -> (Word, FieldReader) {
    let object = try reader.reader(key)
    let words = Word.allCases.map(\.rawValue)
    try object.refuseUnknown(words)
    guard object.object.members.count == 1, let member = object.object.members.first,
      let word = Word(rawValue: member.key)
    else {
      let count = object.object.members.count
      throw ProtocolError(
        code: count == 0 ? ErrorCode.missing : ErrorCode.duplicate,
        field: object.path,
        message: "\(object.path) has \(count) members, but needs exactly one of "
          + words.joined(separator: ", ")
      )
    }
    return (word, object)
  }

  /// The `contentInsets`; a missing side is 0.
  func edgeInsets(_ reader: FieldReader) throws(ProtocolError) -> Document.EdgeInsets {
    guard reader.optional("contentInsets") != nil else { return Document.EdgeInsets() }
    let insets = try reader.reader("contentInsets")
    try insets.refuseUnknown(Document.EdgeInsets.members)
    let bounds = limits.layoutInset
    return Document.EdgeInsets(
      top: try insets.optionalNumber("top", in: bounds) ?? 0,
      leading: try insets.optionalNumber("leading", in: bounds) ?? 0,
      bottom: try insets.optionalNumber("bottom", in: bounds) ?? 0,
      trailing: try insets.optionalNumber("trailing", in: bounds) ?? 0
    )
  }

  private func edgeSpacing(_ reader: FieldReader) throws(ProtocolError) -> Document.EdgeSpacing? {
    guard reader.optional("edgeSpacing") != nil else { return nil }
    let edges = try reader.reader("edgeSpacing")
    try edges.refuseUnknown(Document.EdgeSpacing.members)
    return Document.EdgeSpacing(
      leading: try optionalSpacing(edges, "leading"),
      top: try optionalSpacing(edges, "top"),
      trailing: try optionalSpacing(edges, "trailing"),
      bottom: try optionalSpacing(edges, "bottom")
    )
  }

  /// A distance in two directions; zero when it is missing.
  func offset(_ reader: FieldReader, _ key: String) throws(ProtocolError) -> Document.Offset {
    guard reader.optional(key) != nil else { return Document.Offset() }
    let offset = try reader.reader(key)
    try offset.refuseUnknown(Document.Offset.members)
    return Document.Offset(
      x: try offset.optionalNumber("x", in: limits.layoutInset) ?? 0,
      y: try offset.optionalNumber("y", in: limits.layoutInset) ?? 0
    )
  }
}
