// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A flow layout with a small supplementary view at a corner of every item.
///
/// - Label: Badged grid
/// - Pinch: itemSize
/// - Flow: itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset, headerReferenceSize
public final class BadgedGridLayout: UICollectionViewFlowLayout {
  /// The kind of the supplementary view.
  public static let badgeKind = "Badge"

  /// The corner of the item that the badge is on.
  public enum Corner: String, CaseIterable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }

  /// Which corner the badge is on.
  ///
  /// - Group: Badges
  public var corner = Corner.topTrailing {
    didSet { if corner != oldValue { invalidateLayout() } }
  }

  /// Size of each badge.
  ///
  /// - Group: Badges
  /// - Range: 8...600 by 1 pt
  public var badgeSize = CGSize(width: 28, height: 20) {
    didSet { if badgeSize != oldValue { invalidateLayout() } }
  }

  /// The scale of an item while it follows a finger.
  ///
  /// - Label: Lifted
  /// - Group: Items
  /// - Range: 0.5...2 by 0.05 ×
  public var liftScale: CGFloat = 1.1

  public override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath,
      withTargetPosition: position
    )
    attributes.transform = CGAffineTransform(scaleX: liftScale, y: liftScale)
    return attributes
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // A badge reaches beyond its item by half its size.
    let wide = rect.insetBy(dx: -badgeSize.width / 2, dy: -badgeSize.height / 2)
    guard let items = super.layoutAttributesForElements(in: wide) else { return nil }
    let badges = items.filter { $0.representedElementCategory == .cell }.map(badge)
    return (items + badges).filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.badgeKind else {
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    return layoutAttributesForItem(at: indexPath).map(badge)
  }

  private func badge(
    _ item: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let badge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.badgeKind,
      with: item.indexPath
    )
    let isTop = corner == .topLeading || corner == .topTrailing
    let isLeading = corner == .topLeading || corner == .bottomLeading
    badge.size = badgeSize
    badge.center = CGPoint(
      x: isLeading ? item.frame.minX : item.frame.maxX,
      y: isTop ? item.frame.minY : item.frame.maxY
    )
    badge.zIndex = item.zIndex + 1
    return badge
  }
}
