// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A generic layout class and one that names its type.

import UIKit

protocol Measurable { var preferredHeight: CGFloat { get } }
struct Note: Measurable {
  var text: String
  var preferredHeight: CGFloat { CGFloat(60 + text.count % 90) }
}

class CachingLayout<Key: Hashable>: UICollectionViewLayout {
  private var cache: [Key: [UICollectionViewLayoutAttributes]] = [:]
  final func cached(
    _ key: Key,
    make: () -> [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    if let hit = cache[key] { return hit }
    let made = make()
    cache[key] = made
    return made
  }
  override func invalidateLayout() {
    cache.removeAll()
    super.invalidateLayout()
  }
}

final class NotesLayout: CachingLayout<CGFloat> {
  var model: (IndexPath) -> Measurable = { Note(text: String(repeating: "x", count: $0.item * 17)) }
  var columns = 2

  private var all: [UICollectionViewLayoutAttributes] {
    guard let view = collectionView else { return [] }
    let width = view.bounds.width
    return cached(width) {
      var bottoms = Array(repeating: CGFloat(8), count: columns)
      var result: [UICollectionViewLayoutAttributes] = []
      for section in 0..<view.numberOfSections {
        for item in 0..<view.numberOfItems(inSection: section) {
          let path = IndexPath(item: item, section: section)
          let column = bottoms.enumerated().min { $0.element < $1.element }!.offset
          let cell = (width - 8 * CGFloat(columns + 1)) / CGFloat(columns)
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(
            x: 8 + CGFloat(column) * (cell + 8),
            y: bottoms[column],
            width: cell,
            height: model(path).preferredHeight
          )
          bottoms[column] = attributes.frame.maxY + 8
          result.append(attributes)
        }
      }
      return result
    }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: (all.map { $0.frame.maxY }.max() ?? 0) + 8
    )
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { all.filter { $0.frame.intersects(rect) } }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { all.first { $0.indexPath == indexPath } }
}
