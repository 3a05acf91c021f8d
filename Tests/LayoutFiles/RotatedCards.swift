// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Attributes of its own, copied and compared, and perspective.
class RotatedCardAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0
  var shade: CGFloat = 0.2

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! RotatedCardAttributes
    copy.tilt = tilt
    copy.shade = shade
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? RotatedCardAttributes, other.tilt == tilt else { return false }
    return super.isEqual(object)
  }
}

class RotatedCards: UICollectionViewFlowLayout {
  var perspective: CGFloat = 500
  var maximumAngle = CGFloat.pi / 3

  override class var layoutAttributesClass: AnyClass { RotatedCardAttributes.self }

  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 160, height: 220)
    minimumLineSpacing = -20
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let found = super.layoutAttributesForElements(in: rect) else { return nil }
    let copies = NSArray(array: found, copyItems: true) as! [UICollectionViewLayoutAttributes]
    copies.forEach(turn)
    return copies
  }

  private func turn(_ attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView = collectionView else { return }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let ratio = max(-1, min(1, (attributes.center.x - middle) / (collectionView.bounds.width / 2)))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / perspective
    transform = CATransform3DRotate(transform, -ratio * maximumAngle, 0, 1, 0)
    attributes.transform3D = transform
    attributes.zIndex = -Int(abs(ratio) * 10)
    (attributes as? RotatedCardAttributes)?.tilt = ratio
  }
}
