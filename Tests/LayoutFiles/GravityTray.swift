// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Items that fall and collide.

import UIKit

final class GravityTrayLayout: UICollectionViewLayout {
  private lazy var animator: UIDynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
  private let gravity = UIGravityBehavior(items: [])
  private let collision = UICollisionBehavior(items: [])
  private let material = UIDynamicItemBehavior(items: [])
  private var count = 0

  override func prepare() {
    super.prepare()
    guard let view = collectionView, view.numberOfSections > 0 else { return }
    let needed = view.numberOfItems(inSection: 0)
    guard needed != count else { return }
    animator.removeAllBehaviors()
    gravity.items.forEach(gravity.removeItem)
    collision.items.forEach(collision.removeItem)
    for item in 0..<needed {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0)
      )
      attributes.size = CGSize(width: 60, height: 60)
      attributes.center = CGPoint(x: 40 + CGFloat(item % 5) * 70, y: 40 + CGFloat(item / 5) * 70)
      gravity.addItem(attributes)
      collision.addItem(attributes)
      material.addItem(attributes)
    }
    collision.removeAllBoundaries()
    collision.addBoundary(
      withIdentifier: "floor" as NSString,
      from: CGPoint(x: 0, y: view.bounds.height),
      to: CGPoint(x: view.bounds.width, y: view.bounds.height)
    )
    collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    collision.collisionDelegate = self
    material.elasticity = 0.4
    material.angularResistance = 2
    [gravity, collision, material].forEach { animator.addBehavior($0) }
    count = needed
  }
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }
}

extension GravityTrayLayout: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?,
    at p: CGPoint
  ) {
    guard let attributes = item as? UICollectionViewLayoutAttributes else { return }
    attributes.zIndex += 1
  }
}
