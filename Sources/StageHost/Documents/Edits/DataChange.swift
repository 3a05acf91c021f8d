// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// One basic change of a stage's data; applying it gives the inverse change.
///
/// Items and sections are named by their ids. A place is an index in the section after the change,
/// and the places in one section ascend.
enum DataChange: Hashable, Codable {
  /// An item with its new place.
  struct Placed: Hashable, Codable {
    var item: StageData.Item
    var section: String
    var index: Int
  }

  /// An item's id with its new place.
  struct Place: Hashable, Codable {
    var item: String
    var section: String
    var index: Int
  }

  /// A section with its new place.
  struct PlacedSection: Hashable, Codable {
    var section: StageData.Section
    var index: Int
  }

  /// An item's id with the item's own size.
  struct Size: Hashable, Codable {
    var item: String
    var width: Double?
    var height: Double?
  }

  case insert([Placed])
  case remove([String])
  /// Moves items: removes them and inserts them again.
  case place([Place])
  case insertSections([PlacedSection])
  case removeSections([String])
  case moveSection(String, to: Int)
  case order(section: String, ItemOrder)
  /// Replaces the items that have the same ids.
  case replace([StageData.Item])
  case resize([Size])
  /// Replaces the section with the same id, except for its items.
  case describe(StageData.Section)
  case replaceAll(StageData)
}

extension DataChange {
  /// The estimated memory of an item besides its texts, in bytes.
  private static let itemBytes = 128
  private static let placeBytes = 56
  private static let indexBytes = 4

  /// The estimated memory of the change, in bytes.
  ///
  /// - Complexity: O(n) for n items in the change.
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
