// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// A delegate all of whose methods are optional, asked through the collection view's own delegate.
@objc protocol OptionalDelegateGridDelegate: UICollectionViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: OptionalDelegateGrid, heightForRowAt indexPath: IndexPath
  ) -> CGFloat
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: OptionalDelegateGrid, insetForSection section: Int
  ) -> UIEdgeInsets
  @objc optional func gridDidPrepare(_ layout: OptionalDelegateGrid)
}

class OptionalDelegateGrid: UICollectionViewLayout {
  var defaultHeight: CGFloat = 44
  private var frames: [[UICollectionViewLayoutAttributes]] = []
  private var height: CGFloat = 0

  private var gridDelegate: OptionalDelegateGridDelegate? {
    return collectionView?.delegate as? OptionalDelegateGridDelegate
  }

  override func prepare() {
    super.prepare()
    frames.removeAll()
    height = 0
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections {
      let inset =
        gridDelegate?.collectionView?(view, layout: self, insetForSection: section)
        ?? UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      height += inset.top
      var list: [UICollectionViewLayoutAttributes] = []
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let rowHeight =
          gridDelegate?.collectionView?(view, layout: self, heightForRowAt: path) ?? defaultHeight
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          x: inset.left, y: height, width: view.bounds.width - inset.left - inset.right,
          height: rowHeight)
        height += rowHeight
        list.append(attributes)
      }
      height += inset.bottom
      frames.append(list)
    }
    gridDelegate?.gridDidPrepare?(self)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.flatMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    frames[indexPath.section][indexPath.item]
  }
}
