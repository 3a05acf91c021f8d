// SPDX-License-Identifier: Apache-2.0

extension DataDocument {
  /// One item.
  ///
  /// Copies share everything but the id until one of them changes, so that a list of many items that
  /// look alike is small and cheap to copy.
  public struct Item: Hashable, Sendable {
    /// An identity that stays when the item moves.
    public var id: String
    private var shared: Shared

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
      shared = Shared(
        Facts(
          title: title,
          subtitle: subtitle,
          width: width,
          height: height,
          colour: colour,
          image: image,
          latitude: latitude,
          longitude: longitude,
          prototype: prototype,
          detail: detail,
          label: label,
          symbol: symbol,
          accessories: accessories,
          outline: outline,
          actions: actions,
          isFlagged: isFlagged
        )
      )
    }

    /// Whether two items are equal.
    public static func == (left: Item, right: Item) -> Bool {
      left.id == right.id && left.isLike(right)
    }

    /// Hashes the id, which no two items of one list share.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Whether another item is equal apart from its id.
    public func isLike(_ other: Item) -> Bool {
      shared === other.shared || shared.facts == other.shared.facts
    }
  }
}

extension DataDocument.Item {
  /// Everything about an item but its id.
  fileprivate struct Facts: Hashable, Sendable {
    var title: String
    var subtitle: String
    var width: Double?
    var height: Double?
    var colour: UInt32?
    var image: String
    var latitude: Double?
    var longitude: Double?
    var prototype: String
    var detail: String
    var label: String
    var symbol: String
    var accessories: [RowAccessory]
    var outline: OutlineItem
    var actions: RowActions?
    var isFlagged: Bool
  }

  /// Facts that any number of items have.
  fileprivate final class Shared: Sendable {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  private mutating func change(_ change: (inout Facts) -> Void) {
    var facts = shared.facts
    change(&facts)
    shared = Shared(facts)
  }

  /// First text; empty for none.
  public var title: String {
    get { shared.facts.title }
    set { if title != newValue { change { $0.title = newValue } } }
  }
  /// Second text; empty for none.
  public var subtitle: String {
    get { shared.facts.subtitle }
    set { if subtitle != newValue { change { $0.subtitle = newValue } } }
  }
  /// The natural width in points, if the file has one.
  public var width: Double? {
    get { shared.facts.width }
    set { if width != newValue { change { $0.width = newValue } } }
  }
  /// The natural height in points, if the file has one.
  public var height: Double? {
    get { shared.facts.height }
    set { if height != newValue { change { $0.height = newValue } } }
  }
  /// The background colour as 0xRRGGBB, if the file has one.
  public var colour: UInt32? {
    get { shared.facts.colour }
    set { if colour != newValue { change { $0.colour = newValue } } }
  }
  /// The path of a picture; empty for none.
  public var image: String {
    get { shared.facts.image }
    set { if image != newValue { change { $0.image = newValue } } }
  }
  /// The latitude in degrees north, if the file has one.
  public var latitude: Double? {
    get { shared.facts.latitude }
    set { if latitude != newValue { change { $0.latitude = newValue } } }
  }
  /// The longitude in degrees east, if the file has one.
  public var longitude: Double? {
    get { shared.facts.longitude }
    set { if longitude != newValue { change { $0.longitude = newValue } } }
  }
  /// The reuse identifier of the item's cell, one of the layout file's prototypes; empty for a plain
  /// cell.
  public var prototype: String {
    get { shared.facts.prototype }
    set { if prototype != newValue { change { $0.prototype = newValue } } }
  }
  /// The text at the end of the item's row in a list; empty for none.
  public var detail: String {
    get { shared.facts.detail }
    set { if detail != newValue { change { $0.detail = newValue } } }
  }
  /// The words of a label beside the item's row in a list; empty for none.
  public var label: String {
    get { shared.facts.label }
    set { if label != newValue { change { $0.label = newValue } } }
  }
  /// The name of a symbol before the item's text in a list; empty for none.
  public var symbol: String {
    get { shared.facts.symbol }
    set { if symbol != newValue { change { $0.symbol = newValue } } }
  }
  /// The accessories of the item's row in a list, in any order.
  public var accessories: [RowAccessory] {
    get { shared.facts.accessories }
    set { if accessories != newValue { change { $0.accessories = newValue } } }
  }
  /// Its place in the section's outline.
  public var outline: OutlineItem {
    get { shared.facts.outline }
    set { if outline != newValue { change { $0.outline = newValue } } }
  }
  /// The actions behind its row in a list; `nil` for the section's.
  public var actions: RowActions? {
    get { shared.facts.actions }
    set { if actions != newValue { change { $0.actions = newValue } } }
  }
  /// Whether a user has flagged it.
  public var isFlagged: Bool {
    get { shared.facts.isFlagged }
    set { if isFlagged != newValue { change { $0.isFlagged = newValue } } }
  }
}
