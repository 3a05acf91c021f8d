// SPDX-License-Identifier: Apache-2.0
import UIKit

protocol PinterestColumnsDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView,
    heightForPhotoAtIndexPath indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    heightForCaptionAtIndexPath indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat
}

class PinterestColumns: UICollectionViewLayout {
  weak var delegate: PinterestColumnsDelegate!

  var numberOfColumns = 2
  var cellPadding: CGFloat = 6

  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    let insets = collectionView!.contentInset
    return collectionView!.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var xOffset: [CGFloat] = []
    for column in 0..<numberOfColumns {
      xOffset.append(CGFloat(column) * columnWidth)
    }
    var column = 0
    var yOffset: [CGFloat] = .init(repeating: 0, count: numberOfColumns)

    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let width = columnWidth - cellPadding * 2
      let photoHeight = delegate.collectionView(
        collectionView, heightForPhotoAtIndexPath: indexPath, withWidth: width)
      let captionHeight = delegate.collectionView(
        collectionView, heightForCaptionAtIndexPath: indexPath, withWidth: width)
      let height = cellPadding * 2 + photoHeight + captionHeight
      let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let insetFrame = frame.insetBy(dx: cellPadding, dy: cellPadding)

      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = insetFrame
      cache.append(attributes)

      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] = yOffset[column] + height
      column = column < (numberOfColumns - 1) ? (column + 1) : 0
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var visible: [UICollectionViewLayoutAttributes] = []
    for attributes in cache where attributes.frame.intersects(rect) {
      visible.append(attributes)
    }
    return visible
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    cache.removeAll()
    contentHeight = 0
  }
}
