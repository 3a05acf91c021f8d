// SPDX-License-Identifier: Apache-2.0

/// A change of a stage's data; the `op` of the action `edit`.
///
/// Items and sections are named by the ids of the data file. Seeds come from the client, because
/// engine and host never draw random numbers.
public enum StageEdit: Hashable, Sendable {
  /// Inserts new items; without a place, they follow the last selected item, or else the last
  /// section's items.
  case insert(count: Int, at: ItemPlace?, seed: UInt32)
  /// Deletes items; without items, the selected ones.
  case delete(items: [String]?)
  /// Duplicates items; without items, the selected ones.
  case duplicate(items: [String]?)
  /// Moves items; the index counts in the section without the moved items.
  case move(items: [String], to: ItemPlace)
  case insertSection(at: Int, title: String?, count: Int, seed: UInt32)
  case deleteSection(String)
  case moveSection(String, to: Int)
  /// Shuffles the items of one section, or of all.
  case shuffle(seed: UInt32, section: String?)
  /// Sorts the items of one section, or of all, by title.
  case sort(section: String?)
  /// Inserts, deletes, moves and reloads random items and sections in one transaction.
  case batch(seed: UInt32)
  /// Gives items random widths and heights between two lengths in points.
  case randomSizes(seed: UInt32, minimum: Double, maximum: Double)
  /// Restores the sizes of the data file.
  case fileSizes
  /// Appends or removes items until the data has this number.
  case count(items: Int, seed: UInt32)
  case update(item: String, ItemUpdate)
  case updateSection(String, SectionUpdate)
  /// Shows these items in one section instead of all data, or after those that are there.
  ///
  /// A long table takes several edits; one that continues the `fill` before it is one step with it.
  case fill(items: [StageDelivery.Item], replaces: Bool, continues: Bool? = nil)
  /// Changes the words of all items, to see what other languages do to a layout.
  case words(WordStyle)
  /// Goes back to the files: data, parameters and the choice of a layout.
  case revert

  /// How `words` changes texts.
  public enum WordStyle: String, CaseIterable, Codable, Sendable {
    /// Letters with accents, in brackets, and about a third longer, as in a translation.
    case accented
    /// At least three times as long.
    case long
    /// The words of the data file.
    case file
  }

  /// The new place of an item.
  public struct ItemPlace: Hashable, Sendable {
    /// The id of the section.
    public var section: String
    /// The index among the section's items, from 0; one more than the last is the end.
    public var index: Int

    /// Makes a place.
    public init(section: String, index: Int) {
      self.section = section
      self.index = index
    }
  }

  /// The changes of an item; `nil` changes nothing.
  public struct ItemUpdate: Hashable, Sendable {
    /// First text.
    public var title: String?
    /// Second text.
    public var subtitle: String?
    /// The natural width, in points.
    public var width: Double?
    /// The natural height, in points.
    public var height: Double?
    /// The background colour as 0xRRGGBB.
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

  /// The changes of a section.
  public struct SectionUpdate: Hashable, Sendable {
    /// The text of the header; `nil` changes nothing.
    public var title: String?
    /// The text of the footer; `nil` changes nothing.
    public var footer: String?
    /// The distance between lines, in points.
    public var lineSpacing: MetricChange<Double>
    /// The distance between items of a line, in points.
    public var interitemSpacing: MetricChange<Double>
    /// The insets of the section, in points.
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

  /// The change of a section's measure.
  public enum MetricChange<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The measure stays.
    case unchanged
    /// The layout's measure counts again.
    case layouts
    /// The section gets its own measure.
    case own(Value)

    /// The measure after the change; `nil` is the layout's.
    public func applied(to value: Value?) -> Value? {
      switch self {
      case .unchanged: value
      case .layouts: nil
      case .own(let value): value
      }
    }
  }
}
