// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The attributes of a carousel's item, with its distance from the middle.
public final class CarouselLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Distance of the item from the middle of the viewport, in items; negative before the middle.
  ///
  /// Copying and comparing are not bound to an actor and read it too, but always on the main
  /// thread.
  public nonisolated(unsafe) var distance: CGFloat = 0

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CarouselLayoutAttributes)?.distance = distance
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselLayoutAttributes else { return false }
    return distance == other.distance && super.isEqual(other)
  }
}

/// One line of items: the middle item is the largest, and scrolling can rest at an item.
///
/// - Label: Carousel
/// - Pinch: itemSize
/// - Flow: itemSize, minimumLineSpacing
public final class CarouselLayout: UICollectionViewFlowLayout {
  /// The place where a scroll comes to rest.
  public enum Snap: String, CaseIterable, Sendable {
    /// At the place that the scroll reaches without the layout.
    ///
    /// - Label: Anywhere
    case free
    /// With the nearest item in the middle.
    ///
    /// - Label: At an item
    case item
    /// With the next or the previous item in the middle, no matter how fast the finger was.
    ///
    /// - Label: One further
    case page
  }

  /// Where scrolling stops: anywhere, at the nearest item, or one item further.
  ///
  /// - Label: Comes to rest
  /// - Group: Carousel
  public var snap = Snap.item

  /// The scale of the item in the middle; its neighbours have the scale 1.
  ///
  /// Items one item away and farther have the scale 1.
  ///
  /// - Group: Carousel
  /// - Range: 0.5...2 by 0.05 ×
  public var zoom: CGFloat = 1.3 {
    didSet { if zoom != oldValue { invalidateLayout() } }
  }

  /// The opacity of items that are one or more items away from the middle.
  ///
  /// - Label: Far opacity
  /// - Group: Carousel
  /// - Range: 0...1 by 0.05
  public var farAlpha: CGFloat = 0.6 {
    didSet { if farAlpha != oldValue { invalidateLayout() } }
  }

  /// The item in the middle when the carousel opens, from 0.
  ///
  /// - Label: Opens at
  /// - Group: Carousel
  /// - Range: 0...100 by 1
  public var firstItem = 0

  private var hasOpened = false

  /// Makes a carousel.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 180, height: 240)
    minimumLineSpacing = 40
  }

  /// Makes a carousel from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override class var layoutAttributesClass: AnyClass { CarouselLayoutAttributes.self }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    // The first and the last item can be in the middle too, also when bars cover the edges.
    let covered = collectionView.adjustedContentInset
    let side = (collectionView.bounds.width - itemSize.width) / 2
    let height = collectionView.bounds.height - covered.top - covered.bottom
    let above = max(0, (height - itemSize.height) / 2)
    let inset = UIEdgeInsets(
      top: above,
      left: max(0, side - covered.left),
      bottom: above,
      right: max(0, side - covered.right)
    )
    if sectionInset != inset { sectionInset = inset }
    open(collectionView)
  }

  /// Moves to the first item, unless the content stands somewhere already.
  private func open(_ collectionView: UICollectionView) {
    let isFirst = !hasOpened && collectionView.collectionViewLayout === self
    guard isFirst, !collectionView.bounds.isEmpty else { return }
    hasOpened = true
    guard firstItem > 0, collectionView.contentOffset.x <= 0 else { return }
    collectionView.contentOffset.x = CGFloat(min(firstItem, lastIndex)) * pitch
  }

  /// A carousel that comes after another layout shows what that one showed.
  public override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    hasOpened = true
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(zoomed)
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(zoomed)
  }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, snap != .free else { return proposedContentOffset }
    let half = collectionView.bounds.width / 2
    let index =
      switch snap {
      case .page: nearest(to: collectionView.contentOffset.x + half) + step(velocity.x)
      default: nearest(to: proposedContentOffset.x + half)
      }
    let target = center(ofItem: max(0, min(lastIndex, index))) - half
    return CGPoint(x: target, y: proposedContentOffset.y)
  }

  private var pitch: CGFloat { itemSize.width + minimumLineSpacing }

  private var lastIndex: Int {
    let count = (0..<(collectionView?.numberOfSections ?? 0))
      .reduce(0) { $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0) }
    return max(0, count - 1)
  }

  private func center(ofItem index: Int) -> CGFloat {
    sectionInset.left + CGFloat(index) * pitch + itemSize.width / 2
  }

  private func nearest(to x: CGFloat) -> Int {
    guard pitch > 0 else { return 0 }
    return Int(((x - sectionInset.left - itemSize.width / 2) / pitch).rounded())
  }

  private func step(_ velocity: CGFloat) -> Int {
    velocity == 0 ? 0 : velocity > 0 ? 1 : -1
  }

  private func zoomed(
    _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView, pitch > 0, original.representedElementCategory == .cell,
      let attributes = original.copy() as? CarouselLayoutAttributes
    else { return original }
    let distance = (attributes.center.x - collectionView.bounds.midX) / pitch
    let nearness = max(0, 1 - abs(distance))
    let scale = 1 + (zoom - 1) * nearness
    attributes.distance = distance
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.alpha = farAlpha + (1 - farAlpha) * nearness
    attributes.zIndex = Int((nearness * Self.depths).rounded())
    return attributes
  }

  /// The number of depth levels between the middle and a neighbour.
  private static let depths: CGFloat = 100
}
