// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Reads custom groups and handlers.
extension CompositionalReader {
  /// The kinds of a length in a frame; none of them needs measuring.
  private enum ExactKind: String, CaseIterable {
    case fractionalWidth
    case fractionalHeight
    case absolute

    var kind: Document.Dimension.Kind {
      switch self {
      case .fractionalWidth: .fractionalWidth
      case .fractionalHeight: .fractionalHeight
      case .absolute: .absolute
      }
    }
  }

  /// The cells of a group that gives their frames.
  func customContent(_ reader: FieldReader) throws(ProtocolError) -> Document.Item.Content {
    let known = Document.Item.itemMembers + [Document.Item.customMember]
    if let member = reader.object.members.first(where: { !known.contains($0.key) }) {
      let field = reader.field(member.key)
      throw ProtocolError(
        code: ErrorCode.duplicate,
        field: field,
        message: "\(field) goes with subitems, but \(reader.field(Document.Item.customMember)) "
          + "say themselves where they are"
      )
    }
    let items = try reader.objects(Document.Item.customMember, atMost: limits.groupSubitems) {
      item throws(ProtocolError) in
      try customItem(item)
    }
    guard !items.isEmpty else { throw reader.empty(Document.Item.customMember, "one cell") }
    return .custom(items)
  }

  private func customItem(_ reader: FieldReader) throws(ProtocolError) -> Document.CustomItem {
    try reader.refuseUnknown(Document.CustomItem.members)
    return Document.CustomItem(
      x: reader.optional("x") == nil ? nil : try exactDimension(reader, "x"),
      y: reader.optional("y") == nil ? nil : try exactDimension(reader, "y"),
      width: try exactDimension(reader, "width"),
      height: try exactDimension(reader, "height"),
      inset: try reader.optionalNumber("inset", in: limits.layoutSpacing) ?? 0,
      zIndex: try reader.optionalInteger("zIndex", in: limits.layoutDepth) ?? 0
    )
  }

  /// A length that needs no measuring.
  private func exactDimension(
    _ reader: FieldReader,
    _ key: String
  ) throws(ProtocolError) -> Document.Dimension {
    let (word, value) = try single(reader, key, ExactKind.self)
    var dimension = Document.Dimension(kind: word.kind, value: 0)
    let bounds = dimension.isFraction ? limits.layoutFraction : limits.layoutLength
    dimension.value = try value.number(word.rawValue, in: bounds)
    return dimension
  }

  /// The effect of a section's handler; `nil` when the section has none.
  func visibleItems(_ section: FieldReader) throws(ProtocolError) -> Document.VisibleItems? {
    guard section.optional(Document.Section.handlerMember) != nil else { return nil }
    let reader = try section.reader(Document.Section.handlerMember)
    try reader.refuseUnknown(Document.VisibleItems.members)
    typealias Bounds = Document.VisibleItems
    return Document.VisibleItems(
      axis: try reader.word("axis", or: .horizontal),
      distance: try exactDimension(reader, "distance"),
      scale: try reader.optionalNumber("scale", in: Bounds.scales) ?? 1,
      alpha: try reader.optionalNumber("alpha", in: Bounds.alphas) ?? 1,
      rotation: try reader.optionalNumber("rotation", in: Bounds.rotations) ?? 0
    )
  }
}
