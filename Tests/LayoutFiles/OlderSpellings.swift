// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Names from Objective-C's days.

import UIKit

class OlderSpellings: UICollectionViewLayout {
  var rows: NSInteger = 3
  private var frames: NSMutableArray = []

  override func prepare() {
    super.prepare()
    frames.removeAllObjects()
    guard let view = self.collectionView else { return }
    let side: CGFloat = CGRectGetHeight(view.bounds) / CGFloat(rows)
    var frame = CGRectZero
    for section: NSInteger in 0..<view.numberOfSections {
      for item: NSInteger in 0..<view.numberOfItems(inSection: section) {
        frame = CGRectMake(frame.origin.x, CGFloat(item % rows) * side, side, side)
        if item % rows == rows - 1 { frame = CGRectOffset(frame, side, 0) }
        frames.add([
          NSIndexPath(item: item, section: section), NSValue(cgRect: CGRectInset(frame, 2, 2)),
        ])
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    var all = CGRectNull
    for entry in frames {
      guard let pair = entry as? [NSObject], let value = pair.last as? NSValue else { continue }
      all = CGRectUnion(all, value.cgRectValue)
    }
    return CGRectIsNull(all) ? CGSizeZero : CGSizeMake(CGRectGetMaxX(all), CGRectGetMaxY(all))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var result: [UICollectionViewLayoutAttributes] = []
    for entry in frames {
      guard let pair = entry as? [NSObject], let path = pair.first as? NSIndexPath,
        let value = pair.last as? NSValue
      else { continue }
      if !CGRectIntersectsRect(value.cgRectValue, rect) { continue }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path as IndexPath)
      attributes.frame = value.cgRectValue
      attributes.transform = CGAffineTransformRotate(CGAffineTransformMakeScale(0.95, 0.95), 0)
      result.append(attributes)
    }
    return result
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))?.first {
      $0.indexPath == indexPath
    }
  }
}
