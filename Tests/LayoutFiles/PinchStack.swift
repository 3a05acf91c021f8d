// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// A pinch spreads a pile; the recogniser's action is a selector.
@objcMembers
class PinchStack: UICollectionViewLayout {
  @objc dynamic var spread: CGFloat = 20
  private var pinch: UIPinchGestureRecognizer?

  override func prepare() {
    super.prepare()
    guard pinch == nil, let view = collectionView else { return }
    let recogniser = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
    view.addGestureRecognizer(recogniser)
    pinch = recogniser
  }

  @objc private func pinched(_ sender: UIPinchGestureRecognizer) {
    spread = max(0, min(160, spread * sender.scale))
    sender.scale = 1
    invalidateLayout()
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let bounds = collectionView?.bounds ?? .zero
    attributes.size = CGSize(width: 150, height: 200)
    attributes.center = CGPoint(
      x: bounds.midX + CGFloat(indexPath.item % 5 - 2) * spread,
      y: bounds.midY + CGFloat(indexPath.item / 5) * spread)
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item % 3) * 0.05)
    attributes.zIndex = -indexPath.item
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}
