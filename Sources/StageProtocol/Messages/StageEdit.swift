// SPDX-License-Identifier: Apache-2.0

/// A change of a stage's data; the `op` of the action `edit`.
///
/// Items and sections are named by the ids of the data file. Seeds come from the client, since neither
/// engine nor host draws random numbers.
public enum StageEdit: Hashable, Sendable {
  /// New items; without a place after the last selected item, else at the end of the last section.
  case insert(count: Int, at: ItemPlace?, seed: UInt32)
  /// Without items, those that are selected.
  case delete(items: [String]?)
  /// Without items, those that are selected.
  case duplicate(items: [String]?)
  /// The index counts in the section as it is after the items were taken out.
  case move(items: [String], to: ItemPlace)
  case insertSection(at: Int, title: String?, count: Int, seed: UInt32)
  case deleteSection(String)
  case moveSection(String, to: Int)
  /// Of one section, or of all.
  case shuffle(seed: UInt32, section: String?)
  /// By title; of one section, or of all.
  case sort(section: String?)
  /// Insertions, deletions, moves and reloads of items and sections in one transaction.
  case batch(seed: UInt32)
  /// Widths and heights between two lengths in points.
  case randomSizes(seed: UInt32, minimum: Double, maximum: Double)
  /// Back to the sizes of the data file.
  case fileSizes
  /// Grows or cuts the data to so many items.
  case count(items: Int, seed: UInt32)
  case update(item: String, ItemUpdate)
  case updateSection(String, SectionUpdate)
  /// Back to the files.
  case revert

  /// Where an item goes.
  public struct ItemPlace: Hashable, Sendable {
    /// Id of the section.
    public var section: String
    /// Place among its items, from 0; one beyond the last is the end.
    public var index: Int

    /// Makes a place.
    public init(section: String, index: Int) {
      self.section = section
      self.index = index
    }
  }

  /// What changes about an item; `nil` stays.
  public struct ItemUpdate: Hashable, Sendable {
    /// First text.
    public var title: String?
    /// Second text.
    public var subtitle: String?
    /// Natural width in points.
    public var width: Double?
    /// Natural height in points.
    public var height: Double?
    /// Ground as 0xRRGGBB.
    public var colour: UInt32?
    /// Whether its children in an outline are shown.
    public var expanded: Bool?
    /// Whether it is marked.
    public var flagged: Bool?

    /// Makes an update.
    public init(
      title: String? = nil,
      subtitle: String? = nil,
      width: Double? = nil,
      height: Double? = nil,
      colour: UInt32? = nil,
      expanded: Bool? = nil,
      flagged: Bool? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.width = width
      self.height = height
      self.colour = colour
      self.expanded = expanded
      self.flagged = flagged
    }
  }

  /// What changes about a section.
  public struct SectionUpdate: Hashable, Sendable {
    /// Text of the header; `nil` stays.
    public var title: String?
    /// Text of the footer; `nil` stays.
    public var footer: String?
    /// Distance between lines in points.
    public var lineSpacing: MetricChange<Double>
    /// Distance between items of a line in points.
    public var interitemSpacing: MetricChange<Double>
    /// Insets of the section in points.
    public var inset: MetricChange<Insets>

    /// Makes an update.
    public init(
      title: String? = nil,
      footer: String? = nil,
      lineSpacing: MetricChange<Double> = .unchanged,
      interitemSpacing: MetricChange<Double> = .unchanged,
      inset: MetricChange<Insets> = .unchanged
    ) {
      self.title = title
      self.footer = footer
      self.lineSpacing = lineSpacing
      self.interitemSpacing = interitemSpacing
      self.inset = inset
    }
  }

  /// What happens to a measure of a section.
  public enum MetricChange<Value: Hashable & Sendable>: Hashable, Sendable {
    /// It stays.
    case unchanged
    /// It goes back to the layout's.
    case layouts
    /// It is the section's own from now on.
    case own(Value)

    /// What a measure is after the change; `nil` is the layout's.
    public func applied(to value: Value?) -> Value? {
      switch self {
      case .unchanged: value
      case .layouts: nil
      case .own(let value): value
      }
    }
  }
}
