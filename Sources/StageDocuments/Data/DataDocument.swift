// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import StageProtocol

/// The content of a `.data.json` file: sections of items.
///
/// - Invariant: ids are unique among the sections, and among all items of all sections.
public struct DataDocument: Hashable, Sendable {
  /// One section.
  public struct Section: Hashable, Sendable {
    /// An identity that stays when the section moves.
    public var id: String
    /// Text of the header; empty for none.
    public var title: String
    /// Text of the footer; empty for none.
    public var footer: String
    /// The items in order.
    public var items: [Item]
    /// The section's own measures.
    public var metrics: SectionMetrics
    /// The actions behind its rows in a list, unless an item has its own; `nil` for none.
    public var actions: RowActions?
    /// The background of its rows in a list; `nil` for the list's own.
    public var background: RowBackground?
    /// Whether any item had a parent when the section was made.
    public var isOutline: Bool
    /// Whether any item had its own actions when the section was made.
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
    /// An identity that stays when the item moves.
    public var id: String
    /// First text; empty for none.
    public var title: String
    /// Second text; empty for none.
    public var subtitle: String
    /// The natural width in points, if the file has one.
    public var width: Double?
    /// The natural height in points, if the file has one.
    public var height: Double?
    /// The background colour as 0xRRGGBB, if the file has one.
    public var colour: UInt32?
    /// The path of a picture; empty for none.
    public var image: String
    /// The latitude in degrees north, if the file has one.
    public var latitude: Double?
    /// The longitude in degrees east, if the file has one.
    public var longitude: Double?
    /// The reuse identifier of the item's cell, one of the layout file's prototypes; empty for a
    /// plain cell.
    public var prototype: String
    /// The text at the end of the item's row in a list; empty for none.
    public var detail: String
    /// The words of a label beside the item's row in a list; empty for none.
    public var label: String
    /// The name of a symbol before the item's text in a list; empty for none.
    public var symbol: String
    /// The accessories of the item's row in a list, in any order.
    public var accessories: [RowAccessory]
    /// Its place in the section's outline.
    public var outline: OutlineItem
    /// The actions behind its row in a list; `nil` for the section's.
    public var actions: RowActions?
    /// Whether a user has flagged it.
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

  /// The name of the data; empty when the file has none.
  public var title: String
  /// The origin of the data, in words; empty when the file has none.
  public var source: String
  /// The sections in order.
  public var sections: [Section]
  /// Small errors for which the file is not refused.
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

  /// The number of items in all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Reads a file's bytes; `file` is its name for messages.
  ///
  /// In edited data, the parent of an item may be gone; the item is a root then.
  ///
  /// - Throws: `DocumentError` for the first error.
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
