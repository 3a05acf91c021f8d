// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The pages of a pager beside each other; the one at rest is in the middle.
@MainActor
final class PagerLayout: UICollectionViewLayout {
  /// How fast a finger is that turns a page, in points per millisecond, and how much of a page that counts.
  private static let (flick, push): (CGFloat, CGFloat) = (0.3, 0.35)

  private weak var pager: FSPagerView?
  /// The length of a page along the way, with the space behind it.
  private(set) var step: CGFloat = 0
  private var page = CGSize.zero
  private var count = 0
  private var lastSize = CGSize.zero

  init(_ pager: FSPagerView) {
    self.pager = pager
    super.init()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var isVertical: Bool { pager?.scrollDirection == .vertical }
  private var view: CGSize { collectionView?.bounds.size ?? .zero }
  /// The room before the first page, in points.
  private var lead: CGFloat {
    isVertical ? (view.height - page.height) / 2 : (view.width - page.width) / 2
  }

  override func prepare() {
    super.prepare()
    guard let pager, let collectionView else { return }
    count = (0..<collectionView.numberOfSections)
      .reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
    page = pager.itemSize == FSPagerView.automaticSize ? view : pager.itemSize
    let space = pager.transformer?.proposedInteritemSpacing() ?? pager.interitemSpacing
    step = (isVertical ? page.height : page.width) + space
    if view != lastSize {
      lastSize = view
      pager.restore()
    }
  }

  override var collectionViewContentSize: CGSize {
    guard count > 0 else { return view }
    let last = page(at: count - 1)
    return isVertical
      ? CGSize(width: view.width, height: last.maxY + lead)
      : CGSize(width: last.maxX + lead, height: view.height)
  }

  /// The frame of a page without its transformer.
  private func page(at place: Int) -> CGRect {
    let along = lead + CGFloat(place) * step
    let origin =
      isVertical
      ? CGPoint(x: (view.width - page.width) / 2, y: along)
      : CGPoint(x: along, y: (view.height - page.height) / 2)
    return CGRect(origin: origin, size: page)
  }

  /// The offset at which a page is in the middle.
  func offset(of place: Int) -> CGPoint {
    let along = CGFloat(place) * step
    return isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard count > 0, step > 0 else { return [] }
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = max(0, Int(((start - lead) / step).rounded(.down)) - 1)
    let last = min(count - 1, Int(((end - lead) / step).rounded(.up)) + 1)
    guard first <= last else { return [] }
    return (first...last).compactMap { layoutAttributesForItem(at: path(of: $0)) }
  }

  private func path(of place: Int) -> IndexPath {
    let inSection = max(collectionView?.numberOfItems(inSection: 0) ?? 1, 1)
    return IndexPath(item: place % inSection, section: place / inSection)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let place = indexPath.section * collectionView.numberOfItems(inSection: 0) + indexPath.item
    let attributes = FSPagerViewLayoutAttributes(forCellWith: indexPath)
    let frame = page(at: place)
    attributes.frame = frame
    let middle = collectionView.bounds
    let distance = isVertical ? frame.midY - middle.midY : frame.midX - middle.midX
    attributes.position = step > 0 ? distance / step : 0
    attributes.zIndex = count - abs(Int(attributes.position.rounded()))
    pager?.transformer?.applyTransform(to: attributes)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, let pager, step > 0, count > 0 else { return proposedContentOffset }
    let (along, now, speed) =
      isVertical
      ? (proposedContentOffset.y, collectionView.contentOffset.y, velocity.y)
      : (proposedContentOffset.x, collectionView.contentOffset.x, velocity.x)
    let place: Int
    if pager.decelerationDistance == FSPagerView.automaticDistance {
      let pushed = abs(speed) >= Self.flick ? (speed > 0 ? 1 : -1) * Self.push : 0
      place = Int((along / step + pushed).rounded())
    } else {
      let present = now / step
      let most = CGFloat(max(pager.decelerationDistance - 1, 0))
      place =
        speed > 0
        ? Int((present + most).rounded(.up))
        : speed < 0 ? Int((present - most).rounded(.down)) : Int(present.rounded())
    }
    return offset(of: min(max(place, 0), count - 1))
  }
}

/// The place of a page with how many pages it is from the middle.
open class FSPagerViewLayoutAttributes: UICollectionViewLayoutAttributes {
  // Layouts copy and compare their attributes on the main thread only.
  nonisolated(unsafe) open var position: CGFloat = 0

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FSPagerViewLayoutAttributes else { return false }
    return super.isEqual(object) && position == other.position
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? FSPagerViewLayoutAttributes)?.position = position
    return copy
  }
}
