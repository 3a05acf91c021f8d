// SPDX-License-Identifier: Apache-2.0

/// All that is known about one element, for people who look into a layout.
public struct ElementInfo: Hashable, Sendable {
  /// What an element is.
  public enum Category: String, CaseIterable, Codable, Sendable {
    case cell
    case supplementary
    case decoration
  }

  /// A custom attribute of a layout's subclass of the attributes, in words.
  public struct Value: Hashable, Sendable {
    /// Name of the attribute.
    public var name: String
    /// Its value as text.
    public var value: String

    /// Makes a value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The item that a cell shows.
  public struct Item: Hashable, Sendable {
    /// Id in the data.
    public var id: String
    /// First text.
    public var title: String
    /// Second text.
    public var subtitle: String
    /// Natural width in points, if it has one.
    public var width: Double?
    /// Natural height in points, if it has one.
    public var height: Double?
    /// Ground as 0xRRGGBB, if it has one.
    public var colour: UInt32?
    /// Path of a picture; empty for none.
    public var image: String

    /// Makes an item.
    public init(
      id: String,
      title: String,
      subtitle: String,
      width: Double? = nil,
      height: Double? = nil,
      colour: UInt32? = nil,
      image: String = ""
    ) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.width = width
      self.height = height
      self.colour = colour
      self.image = image
    }
  }

  /// The section that the element lies in.
  public struct Section: Hashable, Sendable {
    /// Id in the data.
    public var id: String
    /// Text of the header.
    public var title: String
    /// Text of the footer.
    public var footer: String
    /// Number of its items.
    public var items: Int
    /// Measures of its own.
    public var metrics: SectionMetrics

    /// Makes a section.
    public init(
      id: String,
      title: String,
      footer: String,
      items: Int,
      metrics: SectionMetrics = SectionMetrics()
    ) {
      self.id = id
      self.title = title
      self.footer = footer
      self.items = items
      self.metrics = metrics
    }
  }

  /// What the element is.
  public var category: Category
  /// The element kind; empty for cells.
  public var kind: String
  /// Its index path, of any depth.
  public var indexPath: [Int]
  /// Identity within category and kind.
  public var key: String
  /// Reuse identifier of its view; empty without a view.
  public var reuseIdentifier = ""
  /// Name of the view's class; empty without a view.
  public var viewClass = ""
  /// Name of the class of its layout attributes.
  public var attributesClass = ""
  /// The untransformed frame in content coordinates.
  public var frame: ContentRect
  /// Opacity, 0 to 1.
  public var alpha = 1.0
  /// Depth: higher ones lie above lower ones.
  public var zIndex = 0
  /// Whether nothing of it is shown.
  public var hidden = false
  /// Whether its transform is another than the identity.
  public var transformed = false
  /// Whether it is selected.
  public var selected = false
  /// Whether it is highlighted.
  public var highlighted = false
  /// Number of the reusable view that shows it; `nil` without one.
  public var slot: Int?
  /// Whether its size came from self-sizing.
  public var measured = false
  /// Whether its content will be asked for its size when it is shown.
  public var estimated = false
  /// Custom attributes.
  public var values: [Value] = []
  /// The item that it shows.
  public var item: Item?
  /// The section that it lies in.
  public var section: Section?

  /// Makes an info; the rest is set field by field.
  public init(
    category: Category,
    kind: String = "",
    indexPath: [Int],
    key: String,
    frame: ContentRect
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
    self.key = key
    self.frame = frame
  }
}
