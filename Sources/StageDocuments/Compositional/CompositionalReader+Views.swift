// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Reads supplementary and decoration views, and sections.
extension CompositionalReader {
  func supplementaryItem(
    _ reader: FieldReader
  ) throws(ProtocolError) -> Document.SupplementaryItem {
    try reader.refuseUnknown(Document.SupplementaryItem.members)
    return Document.SupplementaryItem(
      elementKind: try elementKind(reader),
      width: try dimension(reader, "width"),
      height: try dimension(reader, "height"),
      containerAnchor: try anchor(reader, "containerAnchor"),
      itemAnchor: reader.optional("itemAnchor") == nil ? nil : try anchor(reader, "itemAnchor"),
      zIndex: try reader.optionalInteger("zIndex", in: limits.layoutDepth) ?? 1,
      contentInsets: try edgeInsets(reader)
    )
  }

  func boundaryItem(_ reader: FieldReader) throws(ProtocolError) -> Document.BoundaryItem {
    try reader.refuseUnknown(Document.BoundaryItem.members)
    return Document.BoundaryItem(
      elementKind: try elementKind(reader),
      width: try dimension(reader, "width"),
      height: try dimension(reader, "height"),
      alignment: try reader.word("alignment", Document.Alignment.self),
      absoluteOffset: try offset(reader, "absoluteOffset"),
      extendsBoundary: try reader.optionalFlag("extendsBoundary") ?? true,
      pinToVisibleBounds: try reader.optionalFlag("pinToVisibleBounds") ?? false,
      zIndex: try reader.optionalInteger("zIndex", in: limits.layoutDepth) ?? 1,
      contentInsets: try edgeInsets(reader)
    )
  }

  /// The headers, footers and side views of a section or of the whole layout.
  func boundaryItems(
    _ reader: FieldReader
  ) throws(ProtocolError) -> [Document.Part<Document.BoundaryItem>] {
    try partList(reader, "boundarySupplementaryItems", .boundarySupplementaryItems) {
      value throws(ProtocolError) in try boundaryItem(value)
    }
  }

  func decorationItem(_ reader: FieldReader) throws(ProtocolError) -> Document.DecorationItem {
    try reader.refuseUnknown(Document.DecorationItem.members)
    return Document.DecorationItem(
      elementKind: try elementKind(reader),
      zIndex: try reader.optionalInteger("zIndex", in: limits.layoutDepth) ?? 0,
      contentInsets: try edgeInsets(reader)
    )
  }

  private func elementKind(_ reader: FieldReader) throws(ProtocolError) -> String {
    let kind = try reader.text("elementKind")
    let field = reader.field("elementKind")
    guard !kind.isEmpty else {
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: field,
        message: "\(field) must not be empty"
      )
    }
    guard kind.utf8.count <= limits.elementKindBytes else {
      throw ProtocolError.tooLong(field, kind.utf8.count, limits.elementKindBytes, "bytes")
    }
    return kind
  }

  private func anchor(
    _ reader: FieldReader,
    _ key: String
  ) throws(ProtocolError) -> Document.Anchor {
    let anchor = try reader.reader(key)
    try anchor.refuseUnknown(Document.Anchor.members)
    let isFractional = anchor.optional("fractionalOffset") != nil
    guard !isFractional || anchor.optional("absoluteOffset") == nil else {
      throw ProtocolError(
        code: ErrorCode.duplicate,
        field: anchor.path,
        message:
          "\(anchor.path) has an absoluteOffset and a fractionalOffset, but may have one only"
      )
    }
    let edges = try anchor.list("edges", atMost: Document.Edge.allCases.count) {
      value,
      path throws(ProtocolError) -> Document.Edge in
      let word = try FieldReader.text(value, path, limits: limits)
      guard let edge = Document.Edge(rawValue: word) else {
        throw ProtocolError.unknownValue(path, word, Document.Edge.allCases.map(\.rawValue))
      }
      return edge
    }
    return Document.Anchor(
      edges: edges,
      offset: try offset(anchor, isFractional ? "fractionalOffset" : "absoluteOffset"),
      isFractional: isFractional
    )
  }

  /// A section that looks like a list and has no group of its own.
  private func list(_ section: FieldReader) throws(ProtocolError) -> Document.Section {
    try section.refuseUnknown(Document.Section.listMembers)
    let reader = try section.reader("list")
    try reader.refuseUnknown(Document.List.members)
    var list = Document.List()
    list.appearance = try reader.word("appearance", or: .insetGrouped)
    list.headerMode = try reader.word("headerMode", or: .none)
    list.footers = try reader.optionalFlag("footers") ?? false
    list.showsSeparators = try reader.optionalFlag("showsSeparators")
    list.headerTopPadding =
      try reader.optionalNumber("headerTopPadding", in: ListParameters.padding)
    if reader.optional("contentInsets") != nil { list.contentInsets = try edgeInsets(reader) }
    list.details = try ListDocument(reader)
    return Document.Section(
      name: try section.optionalText("name") ?? "",
      list: list,
      group: .own(Document.List.row)
    )
  }

  /// A section; its `group` must be a group.
  func section(_ reader: FieldReader) throws(ProtocolError) -> Document.Section {
    if reader.optional("list") != nil { return try list(reader) }
    try reader.refuseUnknown(Document.Section.members)
    var section = Document.Section(group: try itemPart(reader, "group"))
    section.name = try reader.optionalText("name") ?? ""
    section.contentInsets = try edgeInsets(reader)
    section.interGroupSpacing =
      try reader.optionalNumber("interGroupSpacing", in: limits.layoutSpacing) ?? 0
    section.contentInsetsReference = try reader.word("contentInsetsReference", or: .automatic)
    section.supplementaryContentInsetsReference =
      try reader.word("supplementaryContentInsetsReference", or: .automatic)
    section.supplementariesFollowContentInsets =
      try reader.optionalFlag("supplementariesFollowContentInsets") ?? true
    section.orthogonalScrollingBehavior =
      try reader.word("orthogonalScrollingBehavior", or: .none)
    if reader.optional("orthogonalScrollingProperties") != nil {
      let scrolling = try reader.reader("orthogonalScrollingProperties")
      try scrolling.refuseUnknown(Document.Section.scrollingMembers)
      section.bounce = try scrolling.word("bounce", or: .automatic)
      section.decelerationRate = try scrolling.word("decelerationRate", or: .automatic)
    }
    section.visibleItems = try visibleItems(reader)
    section.boundarySupplementaryItems = try boundaryItems(reader)
    section.decorationItems = try partList(reader, "decorationItems", .decorationItems) {
      value throws(ProtocolError) in try decorationItem(value)
    }
    return section
  }
}
