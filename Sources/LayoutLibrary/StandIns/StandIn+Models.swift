// SPDX-License-Identifier: Apache-2.0
import Foundation
public import UIKit

/// Makes an app's model from the stage's data.
extension StandIn {
  /// The item for which a model value is being made.
  private static var current: (data: any PreviewData, path: IndexPath)?
  /// How many times all sections of the data have been used already.
  private static var turn = 0
  /// The most elements in one list of a model.
  private static let modelLimit = 1_000
  /// Parts of names that ask for an item's second text.
  private static let secondWords = [
    "subtitle", "detail", "description", "body", "caption", "author", "summary", "message",
  ]
  /// Names, or ends of names, whose texts are keys and not shown.
  private static let keyWords = ["id", "uuid", "identifier", "url", "path", "key", "image"]

  /// One element for each item of the data, or for each section.
  public static func list<Element>(
    _ data: any PreviewData,
    ofSections isOfSections: Bool,
    _ make: () -> Element
  ) -> [Element] {
    let paths =
      isOfSections
      ? (0..<data.sectionCount).map { IndexPath(item: 0, section: $0) }
      : (0..<data.sectionCount).flatMap { section in
        (0..<data.itemCount(in: section)).map { IndexPath(item: $0, section: section) }
      }
    defer { current = nil }
    return paths.prefix(modelLimit).map { path in
      current = (data, path)
      return make()
    }
  }

  /// A number that is different for each item.
  public static var number: Int {
    guard let (data, path) = current else { return 0 }
    return (turn * max(1, data.sectionCount) + path.section) * modelLimit + path.item
  }

  /// Fills a data source with one element for each item of the data; of equal elements, the first
  /// counts.
  ///
  /// - Parameters:
  ///   - source: The data source; it keeps the sections that it has.
  ///   - sections: All sections that it may have.
  ///   - data: The data.
  ///   - make: Makes one element.
  public static func fill<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ source: UICollectionViewDiffableDataSource<Section, Item>,
    _ sections: [Section],
    _ data: any PreviewData,
    _ make: () -> Item
  ) {
    defer { (current, turn) = (nil, 0) }
    let old = source.snapshot().sectionIdentifiers
    let all = old.isEmpty || old.count == sectionLimit ? sections : old
    let count = all.count == sectionLimit ? data.sectionCount : all.count
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    var seen: Set<Item> = []
    for (index, section) in all.prefix(count).enumerated() {
      snapshot.appendSections([section])
      // An enumeration may have more cases than the data have sections; then the data repeat.
      let given = index % max(1, data.sectionCount)
      turn = index / max(1, data.sectionCount)
      let items = (0..<min(modelLimit, data.itemCount(in: given))).map { item in
        current = (data, IndexPath(item: item, section: given))
        return make()
      }
      snapshot.appendItems(items.filter { seen.insert($0).inserted })
    }
    source.applySnapshotUsingReloadData(snapshot)
  }

  /// A text for a model's property or parameter: the item's title, or another text that fits its
  /// name.
  public static func text(_ name: String) -> String {
    guard let (data, path) = current else { return name }
    if keyWords.contains(where: { name == $0 || name.hasSuffix($0) }) {
      return "\(name)-\(turn)-\(path.section)-\(path.item)"
    }
    let again = turn > 0 ? " (\(turn + 1))" : ""
    let title = data.title(at: path) + again
    if secondWords.contains(where: name.contains) {
      let second = data.subtitle(at: path)
      return second.isEmpty ? title : second + again
    }
    return title.isEmpty ? name : title
  }
}
