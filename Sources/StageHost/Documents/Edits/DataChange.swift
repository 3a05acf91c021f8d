import StageDocuments
// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// One primitive change of a stage's data; doing it gives the change that takes it back.
///
/// Items and sections are named by their ids. A place is an index in the section as it is after the change,
/// and places of one section ascend.
enum DataChange: Hashable, Codable {
  /// An item and where it is to be.
  struct Placed: Hashable, Codable {
    var item: StageData.Item
    var section: String
    var index: Int
  }

  /// An item's id and where it is to be.
  struct Place: Hashable, Codable {
    var item: String
    var section: String
    var index: Int
  }

  /// A section and where it is to be.
  struct PlacedSection: Hashable, Codable {
    var section: StageData.Section
    var index: Int
  }

  /// An item's id and its own size.
  struct Size: Hashable, Codable {
    var item: String
    var width: Double?
    var height: Double?
  }

  case insert([Placed])
  case remove([String])
  /// Takes the items out and puts them in again.
  case place([Place])
  case insertSections([PlacedSection])
  case removeSections([String])
  case moveSection(String, to: Int)
  case order(section: String, ItemOrder)
  /// Items with these ids become these.
  case replace([StageData.Item])
  case resize([Size])
  /// The section with this id takes over everything but its items.
  case describe(StageData.Section)
  case replaceAll(StageData)
}

extension DataChange {
  /// What an item takes beside its texts, in bytes; an estimate.
  private static let itemBytes = 128
  private static let placeBytes = 56
  private static let indexBytes = 4

  /// About how many bytes the change takes in memory.
  ///
  /// - Complexity: O(n) for n items that it names.
  var cost: Int {
    switch self {
    case .insert(let placed): placed.reduce(0) { $0 + Self.cost($1.item) }
    case .remove(let ids): ids.reduce(0) { $0 + Self.placeBytes + $1.utf8.count }
    case .place(let places): places.count * Self.placeBytes
    case .insertSections(let sections): sections.reduce(0) { $0 + Self.cost($1.section) }
    case .removeSections(let ids): ids.count * Self.placeBytes
    case .moveSection: Self.placeBytes
    case .order(_, .explicit(let order)): order.count * Self.indexBytes
    case .order: Self.placeBytes
    case .replace(let items): items.reduce(0) { $0 + Self.cost($1) }
    case .resize(let sizes): sizes.count * Self.placeBytes
    case .describe: Self.itemBytes
    case .replaceAll(let data): data.sections.reduce(0) { $0 + Self.cost($1) }
    }
  }

  private static func cost(_ item: StageData.Item) -> Int {
    itemBytes + item.title.utf8.count + item.subtitle.utf8.count
  }

  private static func cost(_ section: StageData.Section) -> Int {
    section.items.reduce(itemBytes) { $0 + cost($1) }
  }
}
