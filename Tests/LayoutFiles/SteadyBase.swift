// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A base class to be subclassed, with a collection view that is always there.

import UIKit

open class BaseGridLayout: UICollectionViewLayout {
  override open var collectionView: UICollectionView { super.collectionView! }
  public var itemHeight: CGFloat = 90
  public fileprivate(set) var rows: [[UICollectionViewLayoutAttributes]] = []
  open func columns(for traits: UITraitCollection) -> Int {
    traits.horizontalSizeClass == .compact ? 2 : 4
  }

  override open func prepare() {
    super.prepare()
    let columns = self.columns(for: collectionView.traitCollection)
    let width = collectionView.bounds.width / CGFloat(columns)
    var flat: [UICollectionViewLayoutAttributes] = []
    var y: CGFloat = 0
    for s in 0..<collectionView.numberOfSections {
      for i in 0..<collectionView.numberOfItems(inSection: s) {
        let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: i, section: s))
        a.frame = CGRect(
          x: CGFloat(i % columns) * width,
          y: y + CGFloat(i / columns) * itemHeight,
          width: width,
          height: itemHeight
        )
        flat.append(a)
      }
      y = flat.last?.frame.maxY ?? y
    }
    rows = Dictionary(grouping: flat) { Int($0.frame.minY) }.sorted { $0.key < $1.key }.map(\.value)
  }
  override open var collectionViewContentSize: CGSize {
    CGSize(width: collectionView.bounds.width, height: rows.last?.first?.frame.maxY ?? 0)
  }
  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let low = firstRow(atOrBelow: rect.minY) else { return [] }
    return rows[low...].prefix { $0[0].frame.minY < rect.maxY }.flatMap { $0 }
  }
  private func firstRow(atOrBelow y: CGFloat) -> Int? {
    var (low, high) = (rows.startIndex, rows.endIndex)
    while low < high {
      let mid = (low + high) / 2
      if rows[mid][0].frame.maxY < y { low = mid + 1 } else { high = mid }
    }
    return low < rows.endIndex ? low : nil
  }
  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.joined().first { $0.indexPath == indexPath }
  }
}

final class WideGrid: BaseGridLayout {
  override func columns(for traits: UITraitCollection) -> Int { super.columns(for: traits) + 1 }
}
extension UICollectionViewLayoutAttributes: Identifiable { public var id: IndexPath { indexPath } }
