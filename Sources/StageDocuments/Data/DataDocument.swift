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
    public var items: ItemList
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
      items: some Sequence<Item> = [],
      metrics: SectionMetrics = SectionMetrics(),
      actions: RowActions? = nil,
      background: RowBackground? = nil
    ) {
      self.id = id
      self.title = title
      self.footer = footer
      let items = ItemList(items)
      self.items = items
      self.metrics = metrics
      self.actions = actions
      self.background = background
      isOutline = items.contains { !$0.outline.parent.isEmpty }
      hasItemActions = items.contains { $0.actions != nil || $0.accessories.contains(.delete) }
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
  /// The name also tells a CSV file from JSON. In a `.json` that is not a `.data.json`, an array, or an object around
  /// one, is read as a table. In edited data, the parent of an item may be gone; the item is a root then.
  ///
  /// - Throws: `DocumentError` for the first error.
  public static func parse(
    _ bytes: Data,
    file: String,
    limits: Limits = .standard,
    isEdited: Bool = false
  ) throws(DocumentError) -> DataDocument {
    if file.lowercased().hasSuffix(csvSuffix) {
      return try csv(bytes, file: file, limits: limits)
    }
    let source = try DocumentSource(bytes, file: file, limits: limits)
    if isPlain(file), let table = try plain(source) { return table }
    return try source.reading { reader throws(ProtocolError) in
      var parser = DataDocumentReader(source: source, limits: limits, isEdited: isEdited)
      return try parser.document(reader)
    }
  }
}
