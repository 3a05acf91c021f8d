// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A column of items on springs: near the finger they follow it at once, farther away later.
///
/// Each item near the viewport is attached to its place in the flow. Scrolling pulls it away from
/// there, the more the farther it is from the finger, and its spring brings it back.
///
/// - Label: Springy rows
/// - Flow: minimumLineSpacing
public final class SpringyLayout: UICollectionViewFlowLayout {
  /// Height of each row.
  ///
  /// - Group: Rows
  /// - Range: 8...600 by 1 pt
  public var rowHeight: CGFloat = 56 {
    didSet { if rowHeight != oldValue { invalidateLayout() } }
  }

  /// The damping of the rows' springs; at 1, rows do not swing.
  ///
  /// - Group: Springs
  /// - Range: 0.05...1 by 0.05
  public var damping: CGFloat = 0.8 {
    didSet { for spring in springs.values { spring.damping = damping } }
  }

  /// Swings per second.
  ///
  /// - Group: Springs
  /// - Range: 0.2...6 by 0.1 Hz
  public var frequency: CGFloat = 1.2 {
    didSet { for spring in springs.values { spring.frequency = frequency } }
  }

  /// The distance from the finger at which rows do not follow it at first.
  ///
  /// - Group: Springs
  /// - Range: 100...6000 by 50 pt
  public var resistance: CGFloat = 1500

  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private var springs: [IndexPath: UIAttachmentBehavior] = [:]

  /// Distance from the viewport within which items get springs, in points.
  private static let reach: CGFloat = 200
  /// Space beside the items, in points.
  private static let margin: CGFloat = 16

  /// Makes items on springs.
  public override init() {
    super.init()
    minimumLineSpacing = 10
    sectionInset = UIEdgeInsets(top: 16, left: Self.margin, bottom: 16, right: Self.margin)
  }

  /// Makes items on springs from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func prepare() {
    guard let collectionView else { return }
    let covered = collectionView.adjustedContentInset
    let free = collectionView.bounds.width - covered.left - covered.right
    let size = CGSize(
      width: max(1, free - sectionInset.left - sectionInset.right),
      height: max(1, rowHeight)
    )
    if itemSize != size { itemSize = size }
    super.prepare()
    let near = collectionView.bounds.insetBy(dx: 0, dy: -Self.reach)
    attach(super.layoutAttributesForElements(in: near) ?? [])
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let still = (super.layoutAttributesForElements(in: rect) ?? []).filter {
      springs[$0.indexPath] == nil
    }
    let moving = animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    return still + moving
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let step = newBounds.minY - collectionView.bounds.minY
    if step != 0, newBounds.size == collectionView.bounds.size {
      drag(by: step, from: finger(in: collectionView))
    }
    // Items that come near the viewport get springs when the layout prepares.
    return super.shouldInvalidateLayout(forBoundsChange: newBounds) || reachesUnattached(newBounds)
  }

  /// The finger's place along the content; the middle of the viewport when there is no finger.
  private func finger(in collectionView: UICollectionView) -> CGFloat {
    let pan = collectionView.panGestureRecognizer
    return pan.numberOfTouches > 0
      ? pan.location(in: collectionView).y : collectionView.bounds.midY
  }

  /// Lets items lag behind a scroll, the more the farther they are from the finger.
  private func drag(by step: CGFloat, from finger: CGFloat) {
    for spring in springs.values {
      guard let item = spring.items.first else { continue }
      let distance = abs(finger - spring.anchorPoint.y)
      let share = resistance > 0 ? min(1, distance / resistance) : 1
      item.center.y += step * share
      animator.updateItem(usingCurrentState: item)
    }
  }

  private func reachesUnattached(_ bounds: CGRect) -> Bool {
    let near = super.layoutAttributesForElements(in: bounds) ?? []
    return near.contains { springs[$0.indexPath] == nil }
  }

  /// Gives these items springs, and removes the springs of all others.
  private func attach(_ items: [UICollectionViewLayoutAttributes]) {
    let cells = items.filter { $0.representedElementCategory == .cell }
    let paths = Set(cells.map(\.indexPath))
    for (path, spring) in springs where !paths.contains(path) {
      animator.removeBehavior(spring)
      springs[path] = nil
    }
    for cell in cells {
      if let spring = springs[cell.indexPath] {
        guard spring.anchorPoint != cell.center || spring.items.first?.bounds != cell.bounds else {
          continue
        }
        animator.removeBehavior(spring)
      }
      hang(cell)
    }
  }

  private func hang(_ original: UICollectionViewLayoutAttributes) {
    guard let cell = original.copy() as? UICollectionViewLayoutAttributes else { return }
    let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center)
    spring.length = 0
    spring.damping = damping
    spring.frequency = frequency
    cell.center.y += lag(near: cell.center.y)
    springs[cell.indexPath] = spring
    animator.addBehavior(spring)
  }

  /// The distance of the item next to a place from its own place; an item that comes into sight
  /// starts with the same distance.
  private func lag(near place: CGFloat) -> CGFloat {
    let nearest = springs.values.min {
      abs($0.anchorPoint.y - place) < abs($1.anchorPoint.y - place)
    }
    guard let nearest, let item = nearest.items.first else { return 0 }
    return item.center.y - nearest.anchorPoint.y
  }
}
