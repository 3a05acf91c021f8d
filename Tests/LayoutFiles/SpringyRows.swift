// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Attachments pull each row to its place.
class SpringyRows: UICollectionViewFlowLayout {
  var damping: CGFloat = 0.8
  var frequency: CGFloat = 1.0
  var resistance: CGFloat = 1000

  private var animator: UIDynamicAnimator!
  private var visiblePaths = Set<IndexPath>()
  private var latestDelta: CGFloat = 0

  override init() {
    super.init()
    animator = UIDynamicAnimator(collectionViewLayout: self)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    animator = UIDynamicAnimator(collectionViewLayout: self)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    itemSize = CGSize(width: collectionView.bounds.width - 32, height: 60)
    let visible = CGRect(origin: collectionView.bounds.origin, size: collectionView.frame.size)
      .insetBy(dx: 0, dy: -100)
    let items = super.layoutAttributesForElements(in: visible) ?? []
    let paths = Set(items.map { $0.indexPath })
    for behavior in animator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior,
        let item = spring.items.first as? UICollectionViewLayoutAttributes,
        !paths.contains(item.indexPath)
      else { continue }
      animator.removeBehavior(behavior)
      visiblePaths.remove(item.indexPath)
    }
    for item in items where !visiblePaths.contains(item.indexPath) {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = damping
      spring.frequency = frequency
      animator.addBehavior(spring)
      visiblePaths.insert(item.indexPath)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return animator.layoutAttributesForCell(at: indexPath)
      ?? super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let delta = newBounds.origin.y - (collectionView?.bounds.origin.y ?? 0)
    latestDelta = delta
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      item.center.y += delta < 0 ? max(delta, delta / resistance) : min(delta, delta / resistance)
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}
