// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

public final class SpreadsheetLayout: UICollectionViewLayout {
  let metrics = SpreadsheetMetrics()
  var frozenColumns = 1
  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  public override func prepare() {
    guard let view = collectionView else { return }
    cache = [:]
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = metrics.frame(row: section, column: item)
        attributes.freeze(row: section == 0, column: item < frozenColumns, offset: view.contentOffset)
        cache[path] = attributes
      }
    }
  }

  func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath] }

  var allAttributes: [UICollectionViewLayoutAttributes] { Array(cache.values) }
}
