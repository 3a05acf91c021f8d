// SPDX-License-Identifier: Apache-2.0
import UIKit

/// One line of covers that turn towards the middle one, in perspective.
///
/// - Label: Cover flow
/// - Pinch: itemSize
/// - Flow: itemSize
public final class CoverFlowLayout: UICollectionViewFlowLayout {
  /// The angle of the covers at the sides.
  ///
  /// - Group: Covers
  /// - Range: 0...1.5 by 0.01 rad
  public var sideAngle: CGFloat = 1.1 {
    didSet { if sideAngle != oldValue { invalidateLayout() } }
  }

  /// The distance of the eye from the covers; a smaller one makes the perspective stronger.
  ///
  /// A smaller distance gives a stronger perspective.
  ///
  /// - Group: Covers
  /// - Range: 200...2000 by 10 pt
  public var eyeDistance: CGFloat = 600 {
    didSet { if eyeDistance != oldValue { invalidateLayout() } }
  }

  /// Distance between two covers at the side.
  ///
  /// - Group: Covers
  /// - Range: 8...200 by 1 pt
  public var sideSpacing: CGFloat = 56 {
    didSet { if sideSpacing != oldValue { invalidateLayout() } }
  }

  /// The cover in the middle when the line opens, from 0.
  ///
  /// - Label: Opens at
  /// - Group: Covers
  /// - Range: 0...100 by 1
  public var firstItem = 0

  private var hasOpened = false

  /// Makes a line of covers.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 200)
  }

  /// Makes the layout from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of covers before each section.
  ///
  /// Every scroll prepares the layout, so nothing is kept for single items.
  private var firstIndexes: [Int] = []
  private var count = 0

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    firstIndexes = []
    count = 0
    for section in 0..<collectionView.numberOfSections {
      firstIndexes.append(count)
      count += collectionView.numberOfItems(inSection: section)
    }
    open(collectionView)
  }

  /// Moves to the first cover, unless the content stands somewhere already.
  private func open(_ collectionView: UICollectionView) {
    let isFirst = !hasOpened && collectionView.collectionViewLayout === self
    guard isFirst, count > 0, !collectionView.bounds.isEmpty else { return }
    hasOpened = true
    guard firstItem > 0, collectionView.contentOffset.x <= 0 else { return }
    collectionView.contentOffset.x = CGFloat(min(firstItem, count - 1)) * sideSpacing
  }

  /// A line that comes after another layout shows what that one showed.
  public override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    hasOpened = true
  }

  public override var collectionViewContentSize: CGSize {
    guard let collectionView, count > 0 else { return .zero }
    let bounds = collectionView.bounds
    let covered = collectionView.adjustedContentInset
    return CGSize(
      width: bounds.width + CGFloat(count - 1) * sideSpacing,
      height: max(0, bounds.height - covered.top - covered.bottom)
    )
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard count > 0, sideSpacing > 0, let collectionView else { return [] }
    let half = collectionView.bounds.width / 2
    let reach = itemSize.width + sideSpacing
    let first = Int(max(0, ((rect.minX - half - reach) / sideSpacing).rounded(.down)))
    let last = Int(max(0, ((rect.maxX - half + reach) / sideSpacing).rounded(.up)))
    guard first < count else { return [] }
    return (first...min(last, count - 1))
      .map { makeAttributes($0, at: indexPath(of: $0)) }
      .filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard firstIndexes.indices.contains(indexPath.section), indexPath.item >= 0 else { return nil }
    let index = firstIndexes[indexPath.section] + indexPath.item
    guard index < count, self.indexPath(of: index) == indexPath else { return nil }
    return makeAttributes(index, at: indexPath)
  }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard sideSpacing > 0, count > 0 else { return proposedContentOffset }
    let index = (proposedContentOffset.x / sideSpacing).rounded()
    let nearest = max(0, min(CGFloat(count - 1), index))
    return CGPoint(x: nearest * sideSpacing, y: proposedContentOffset.y)
  }

  private func indexPath(of index: Int) -> IndexPath {
    let section = firstIndexes.lastIndex { $0 <= index } ?? 0
    return IndexPath(item: index - firstIndexes[section], section: section)
  }

  private func makeAttributes(
    _ index: Int,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let bounds = collectionView?.bounds ?? .zero
    let distance = CGFloat(index) - bounds.minX / max(1, sideSpacing)
    let turned = max(-1, min(1, distance))
    // Covers at the side make room for the middle one.
    let aside = turned * itemSize.width / 2
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: bounds.midX + distance * sideSpacing + aside,
      y: bounds.midY
    )
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(1, eyeDistance)
    attributes.transform3D = CATransform3DRotate(transform, -turned * sideAngle, 0, 1, 0)
    attributes.zIndex = -Int(abs(distance * Self.depths).rounded())
    return attributes
  }

  /// The number of depth levels between two covers.
  private static let depths: CGFloat = 10
}
