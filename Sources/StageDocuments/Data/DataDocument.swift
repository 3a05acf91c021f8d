// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import StageProtocol

/// What a `.data.json` file says: sections of items.
///
/// - Invariant: ids are unique among the sections, and among all items of all sections.
public struct DataDocument: Hashable, Sendable {
  /// One section.
  public struct Section: Hashable, Sendable {
    /// Identity that stays when the section moves.
    public var id: String
    /// Text of the header; empty for none.
    public var title: String
    /// Text of the footer; empty for none.
    public var footer: String
    /// The items in order.
    public var items: [Item]
    /// Measures of its own.
    public var metrics: SectionMetrics
    /// What is behind its rows in a list, unless an item has actions of its own; `nil` is nothing.
    public var actions: RowActions?
    /// What its rows in a list lie on; `nil` leaves that to the list.
    public var background: RowBackground?
    /// Whether any of its items had a parent when it was made.
    public var isOutline: Bool
    /// Whether any of its items brought actions of its own when it was made.
    public var hasItemActions: Bool

    /// Makes a section.
    public init(
      id: String,
      title: String = "",
      footer: String = "",
      items: [Item] = [],
      metrics: SectionMetrics = SectionMetrics(),
      actions: RowActions? = nil,
      background: RowBackground? = nil
    ) {
      self.id = id
      self.title = title
      self.footer = footer
      self.items = items
      self.metrics = metrics
      self.actions = actions
      self.background = background
      isOutline = items.contains { !$0.outline.parent.isEmpty }
      hasItemActions = items.contains { $0.actions != nil || $0.accessories.contains(.delete) }
    }
  }

  /// One item.
  public struct Item: Hashable, Sendable {
    /// Identity that stays when the item moves.
    public var id: String
    /// First text; empty for none.
    public var title: String
    /// Second text; empty for none.
    public var subtitle: String
    /// Natural width in points, if the file says one.
    public var width: Double?
    /// Natural height in points, if the file says one.
    public var height: Double?
    /// Ground as 0xRRGGBB, if the file says one.
    public var colour: UInt32?
    /// Path of a picture; empty for none.
    public var image: String
    /// Degrees north of the equator, if the file says any.
    public var latitude: Double?
    /// Degrees east of Greenwich, if the file says any.
    public var longitude: Double?
    /// Reuse identifier of the item's cell, one of the layout file's prototypes; empty for a plain cell.
    public var prototype: String
    /// Text at the end of the item's row in a list; empty for none.
    public var detail: String
    /// Words of a label beside the item's row in a list; empty for none.
    public var label: String
    /// Name of a symbol before the item's text in a list; empty for none.
    public var symbol: String
    /// What stands beside the item's row in a list, in any order.
    public var accessories: [RowAccessory]
    /// Where it stands in its section's outline.
    public var outline: OutlineItem
    /// What is behind its row in a list; `nil` leaves that to the section.
    public var actions: RowActions?
    /// Whether somebody marked it.
    public var isFlagged: Bool

    /// Makes an item.
    public init(
      id: String,
      title: String = "",
      subtitle: String = "",
      width: Double? = nil,
      height: Double? = nil,
      colour: UInt32? = nil,
      image: String = "",
      latitude: Double? = nil,
      longitude: Double? = nil,
      prototype: String = "",
      detail: String = "",
      label: String = "",
      symbol: String = "",
      accessories: [RowAccessory] = [],
      outline: OutlineItem = OutlineItem(),
      actions: RowActions? = nil,
      isFlagged: Bool = false
    ) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.width = width
      self.height = height
      self.colour = colour
      self.image = image
      self.latitude = latitude
      self.longitude = longitude
      self.prototype = prototype
      self.detail = detail
      self.label = label
      self.symbol = symbol
      self.accessories = accessories
      self.outline = outline
      self.actions = actions
      self.isFlagged = isFlagged
    }
  }

  /// What the data is called; empty when the file does not say.
  public var title: String
  /// Where the data comes from, in words; empty when the file does not say.
  public var source: String
  /// The sections in order.
  public var sections: [Section]
  /// What the reader noticed that is not wrong enough to refuse the file.
  public var warnings: [Diagnostic]

  /// Makes a document.
  public init(
    title: String = "",
    source: String = "",
    sections: [Section] = [],
    warnings: [Diagnostic] = []
  ) {
    self.title = title
    self.source = source
    self.sections = sections
    self.warnings = warnings
  }

  /// Number of items in all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Reads a file's bytes; `file` is its name for messages.
  ///
  /// Data that people edited may have outlines with items whose parent is gone; these are roots then.
  ///
  /// - Throws: `DocumentError` with the first thing that is wrong.
  public static func parse(
    _ bytes: Data,
    file: String,
    limits: Limits = .standard,
    isEdited: Bool = false
  ) throws(DocumentError) -> DataDocument {
    let source = try DocumentSource(bytes, file: file, limits: limits)
    return try source.reading { reader throws(ProtocolError) in
      var parser = DataDocumentReader(source: source, limits: limits, isEdited: isEdited)
      return try parser.document(reader)
    }
  }
}
