// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Pages in perspective that come to rest one by one.

import UIKit

struct PageMetrics {
  var peek: CGFloat = 24
  var spacing: CGFloat = 12
  func itemWidth(in bounds: CGRect) -> CGFloat { bounds.width - 2 * (peek + spacing) }
  var stride: (CGRect) -> CGFloat { { itemWidth(in: $0) + spacing } }
}

protocol PagedSheetsLayoutDelegate: AnyObject {
  func pagedLayout(_ layout: PagedSheetsLayout, didMoveTo page: Int)
  func pagedLayout(
    _ layout: PagedSheetsLayout,
    heightOf page: Int,
    fittingWidth width: CGFloat
  ) -> CGFloat
}

class PagedSheetsLayout: UICollectionViewLayout {
  weak var pageDelegate: PagedSheetsLayoutDelegate?
  var metrics = PageMetrics()
  private(set) var currentPage = 0 {
    didSet {
      if currentPage != oldValue { pageDelegate?.pagedLayout(self, didMoveTo: currentPage) }
    }
  }
  private var pages: [UICollectionViewLayoutAttributes] = []
  private var bounds: CGRect { collectionView?.bounds ?? .zero }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    view.decelerationRate = .fast
    view.isPagingEnabled = false
    let width = metrics.itemWidth(in: bounds)
    pages = zip(0..., indexPaths(in: view)).map { index, path in
      let page = UICollectionViewLayoutAttributes(forCellWith: path)
      let height =
        pageDelegate?.pagedLayout(self, heightOf: index, fittingWidth: width) ?? bounds.height * 0.7
      let x = metrics.peek + metrics.spacing + CGFloat(index) * metrics.stride(bounds)
      page.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      let progress = ((x + width / 2) - bounds.midX) / metrics.stride(bounds)
      var perspective = CATransform3DIdentity
      perspective.m34 = 1.0 / -900
      page.transform3D = CATransform3DConcat(
        CATransform3DMakeRotation(-progress.clamped(to: -1...1) * .pi / 10, 0, 1, 0),
        CATransform3DTranslate(perspective, 0, abs(progress) * 20, -abs(progress) * 50)
      )
      page.alpha = 1 - min(abs(progress) * 0.4, 0.6)
      return page
    }
    currentPage = Int((bounds.minX / metrics.stride(bounds)).rounded()).clamped(
      to: 0...max(pages.count - 1, 0)
    )
  }

  private func indexPaths(in view: UICollectionView) -> [IndexPath] {
    (0..<view.numberOfSections).flatMap { s in
      (0..<view.numberOfItems(inSection: s)).map { IndexPath(item: $0, section: s) }
    }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(pages.count) * metrics.stride(bounds) + 2 * metrics.peek + metrics.spacing,
      height: bounds.height
    )
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { pages }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { pages.first(where: { $0.indexPath == indexPath }) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds != bounds
  }
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = metrics.stride(bounds)
    let raw = proposed.x / step
    let page =
      abs(velocity.x) > 0.2
      ? (velocity.x > 0 ? raw.rounded(.up) : raw.rounded(.down)) : raw.rounded()
    return CGPoint(x: min(page, CGFloat(pages.count - 1)) * step, y: proposed.y)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    CGPoint(x: CGFloat(currentPage) * metrics.stride(bounds), y: proposedContentOffset.y)
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
