// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A section is written in the form of a data file, so that it can be read as a file.
extension DataDocument.Section: Codable {
  private enum Key: String, CodingKey {
    case id, title, footer, items, lineSpacing, interitemSpacing, inset, actions, background
  }

  /// Reads a section in the form of a data file.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
      footer: try container.decodeIfPresent(String.self, forKey: .footer) ?? "",
      items: try container.decodeIfPresent([DataDocument.Item].self, forKey: .items) ?? [],
      metrics: SectionMetrics(
        lineSpacing: try container.decodeIfPresent(Double.self, forKey: .lineSpacing),
        interitemSpacing: try container.decodeIfPresent(Double.self, forKey: .interitemSpacing),
        inset: try container.decodeIfPresent(Insets.self, forKey: .inset)
      ),
      actions: try container.decodeIfPresent(RowActions.self, forKey: .actions),
      background: try container.decodeIfPresent(RowBackground.self, forKey: .background)
    )
  }

  /// Writes a section in the form of a data file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    if !title.isEmpty { try container.encode(title, forKey: .title) }
    if !footer.isEmpty { try container.encode(footer, forKey: .footer) }
    try container.encodeIfPresent(metrics.lineSpacing, forKey: .lineSpacing)
    try container.encodeIfPresent(metrics.interitemSpacing, forKey: .interitemSpacing)
    try container.encodeIfPresent(metrics.inset, forKey: .inset)
    try container.encodeIfPresent(actions, forKey: .actions)
    try container.encodeIfPresent(background, forKey: .background)
    if !items.isEmpty { try container.encode(items, forKey: .items) }
  }
}

/// An item is written in the form of a data file, so that it can be read as a file.
extension DataDocument.Item: Codable {
  private enum Key: String, CodingKey {
    case id, title, subtitle, width, height, colour, image, latitude, longitude, prototype
    case detail, label, symbol, accessories, parent, expanded, disclosure, actions, flagged
  }

  /// Reads an item in the form of a data file.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let colour = try container.decodeIfPresent(String.self, forKey: .colour)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
      subtitle: try container.decodeIfPresent(String.self, forKey: .subtitle) ?? "",
      width: try container.decodeIfPresent(Double.self, forKey: .width),
      height: try container.decodeIfPresent(Double.self, forKey: .height),
      colour: colour.flatMap(FileColour.value(of:)),
      image: try container.decodeIfPresent(String.self, forKey: .image) ?? "",
      latitude: try container.decodeIfPresent(Double.self, forKey: .latitude),
      longitude: try container.decodeIfPresent(Double.self, forKey: .longitude),
      prototype: try container.decodeIfPresent(String.self, forKey: .prototype) ?? "",
      detail: try container.decodeIfPresent(String.self, forKey: .detail) ?? "",
      label: try container.decodeIfPresent(String.self, forKey: .label) ?? "",
      symbol: try container.decodeIfPresent(String.self, forKey: .symbol) ?? "",
      accessories: try container.decodeIfPresent([RowAccessory].self, forKey: .accessories) ?? [],
      outline: OutlineItem(
        parent: try container.decodeIfPresent(String.self, forKey: .parent) ?? "",
        isExpanded: try container.decodeIfPresent(Bool.self, forKey: .expanded) ?? false,
        disclosure: try container.decodeIfPresent(OutlineItem.Disclosure.self, forKey: .disclosure)
          ?? .automatic
      ),
      actions: try container.decodeIfPresent(RowActions.self, forKey: .actions),
      isFlagged: try container.decodeIfPresent(Bool.self, forKey: .flagged) ?? false
    )
  }

  /// Writes an item in the form of a data file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    if !title.isEmpty { try container.encode(title, forKey: .title) }
    if !subtitle.isEmpty { try container.encode(subtitle, forKey: .subtitle) }
    try container.encodeIfPresent(width, forKey: .width)
    try container.encodeIfPresent(height, forKey: .height)
    try container.encodeIfPresent(colour.map(FileColour.text(of:)), forKey: .colour)
    if !image.isEmpty { try container.encode(image, forKey: .image) }
    try container.encodeIfPresent(latitude, forKey: .latitude)
    try container.encodeIfPresent(longitude, forKey: .longitude)
    if !prototype.isEmpty { try container.encode(prototype, forKey: .prototype) }
    if !detail.isEmpty { try container.encode(detail, forKey: .detail) }
    if !label.isEmpty { try container.encode(label, forKey: .label) }
    if !symbol.isEmpty { try container.encode(symbol, forKey: .symbol) }
    if !accessories.isEmpty { try container.encode(accessories, forKey: .accessories) }
    if !outline.parent.isEmpty { try container.encode(outline.parent, forKey: .parent) }
    if outline.isExpanded { try container.encode(true, forKey: .expanded) }
    if outline.disclosure != .automatic {
      try container.encode(outline.disclosure, forKey: .disclosure)
    }
    try container.encodeIfPresent(actions, forKey: .actions)
    if isFlagged { try container.encode(true, forKey: .flagged) }
  }
}
