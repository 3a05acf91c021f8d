// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A flow layout with items on springs, in the usual style of such layouts: the animator belongs to
/// the layout, `prepare()` keeps a spring for each visible item, and scrolling pulls at the items.
final class SpringyLayout: UICollectionViewFlowLayout {
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private var hanging = Set<IndexPath>()
  private var latestDelta: CGFloat = 0
  private let resistance: CGFloat = 1500

  var isMoving: Bool { animator.isRunning }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let visible = collectionView.bounds.insetBy(dx: -100, dy: -100)
    let items =
      super.layoutAttributesForElements(in: visible)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes } ?? []
    let paths = Set(items.map(\.indexPath))
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
      guard !paths.contains(item.indexPath) else { continue }
      animator.removeBehavior(spring)
      hanging.remove(item.indexPath)
    }
    for item in items where !hanging.contains(item.indexPath) {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
      hanging.insert(item.indexPath)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
      ?? super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    let delta = newBounds.origin.y - collectionView.bounds.origin.y
    latestDelta = delta
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      let distance = abs(newBounds.midY - spring.anchorPoint.y)
      item.center.y += delta * min(1, distance / resistance)
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}
