// SPDX-License-Identifier: Apache-2.0

/// The description of one element, for users who inspect a layout.
public struct ElementInfo: Hashable, Sendable {
  /// The category of an element.
  public enum Category: String, CaseIterable, Codable, Sendable {
    case cell
    case supplementary
    case decoration
  }

  /// A custom attribute, which a layout's own class of attributes has.
  public struct Value: Hashable, Sendable {
    /// The name of the attribute.
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
    /// The item's id in the data.
    public var id: String
    /// First text.
    public var title: String
    /// Second text.
    public var subtitle: String
    /// The natural width in points, if the item has one.
    public var width: Double?
    /// The natural height in points, if the item has one.
    public var height: Double?
    /// The background colour as 0xRRGGBB, if the item has one.
    public var colour: UInt32?
    /// The path of a picture; empty for none.
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

  /// The element's section.
  public struct Section: Hashable, Sendable {
    /// The section's id in the data.
    public var id: String
    /// Text of the header.
    public var title: String
    /// Text of the footer.
    public var footer: String
    /// The number of its items.
    public var items: Int
    /// The section's own measures.
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

  /// The element's category.
  public var category: Category
  /// The element kind; empty for cells.
  public var kind: String
  /// Its index path, of any depth.
  public var indexPath: [Int]
  /// The identity within category and kind.
  public var key: String
  /// The reuse identifier of its view; empty without a view.
  public var reuseIdentifier = ""
  /// The class of its view; empty without a view.
  public var viewClass = ""
  /// The class of its layout attributes.
  public var attributesClass = ""
  /// The untransformed frame in content coordinates.
  public var frame: ContentRect
  /// Opacity, 0 to 1.
  public var alpha = 1.0
  /// The order from back to front: greater numbers are in front.
  public var zIndex = 0
  /// Whether the element is invisible.
  public var hidden = false
  /// Whether it has a transform other than the identity.
  public var transformed = false
  /// Whether it is selected.
  public var selected = false
  /// Whether it is highlighted.
  public var highlighted = false
  /// The number of the reusable view that shows it; `nil` without one.
  public var slot: Int?
  /// Whether its size was measured by self-sizing.
  public var measured = false
  /// Whether its size is an estimate until its content is measured.
  public var estimated = false
  /// Custom attributes.
  public var values: [Value] = []
  /// The rules by which the layout placed it, from the general to the special one: what was
  /// decided, and how.
  public var rules: [Value] = []
  /// The item of a cell.
  public var item: Item?
  /// The element's section.
  public var section: Section?

  /// Makes an info; the other members are set one by one.
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
