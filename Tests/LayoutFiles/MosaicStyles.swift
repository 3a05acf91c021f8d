// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

enum MosaicSegmentStyle {
  case fullWidth
  case fiftyFifty
  case twoThirdsOneThird
  case oneThirdTwoThirds
}

class MosaicStyles: UICollectionViewLayout {
  var contentBounds = CGRect.zero
  var cachedAttributes = [UICollectionViewLayoutAttributes]()

  /// Lays rows of changing styles.
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cachedAttributes.removeAll()
    contentBounds = CGRect(origin: .zero, size: collectionView.bounds.size)
    let count = collectionView.numberOfItems(inSection: 0)
    var currentIndex = 0
    var segment: MosaicSegmentStyle = .fullWidth
    var lastFrame: CGRect = .zero
    let cvWidth = collectionView.bounds.size.width
    while currentIndex < count {
      let segmentFrame = CGRect(x: 0, y: lastFrame.maxY + 1.0, width: cvWidth, height: 200.0)
      var segmentRects = [CGRect]()
      switch segment {
      case .fullWidth:
        segmentRects = [segmentFrame]
      case .fiftyFifty:
        let slices = segmentFrame.dividedIntegral(fraction: 0.5, from: .minXEdge)
        segmentRects = [slices.first, slices.second]
      case .twoThirdsOneThird:
        let horizontal = segmentFrame.dividedIntegral(fraction: (2.0 / 3.0), from: .minXEdge)
        let vertical = horizontal.second.dividedIntegral(fraction: 0.5, from: .minYEdge)
        segmentRects = [horizontal.first, vertical.first, vertical.second]
      case .oneThirdTwoThirds:
        let horizontal = segmentFrame.dividedIntegral(fraction: (1.0 / 3.0), from: .minXEdge)
        let vertical = horizontal.first.dividedIntegral(fraction: 0.5, from: .minYEdge)
        segmentRects = [vertical.first, vertical.second, horizontal.second]
      }
      for rect in segmentRects {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: currentIndex, section: 0))
        attributes.frame = rect
        cachedAttributes.append(attributes)
        contentBounds = contentBounds.union(lastFrame)
        currentIndex += 1
        lastFrame = rect
      }
      switch count - currentIndex {
      case 1: segment = .fullWidth
      case 2: segment = .fiftyFifty
      default:
        switch segment {
        case .fullWidth: segment = .fiftyFifty
        case .fiftyFifty: segment = .twoThirdsOneThird
        case .twoThirdsOneThird: segment = .oneThirdTwoThirds
        case .oneThirdTwoThirds: segment = .fiftyFifty
        }
      }
    }
  }

  override var collectionViewContentSize: CGSize { return contentBounds.size }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    return !newBounds.size.equalTo(collectionView.bounds.size)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return indexPath.item < cachedAttributes.count ? cachedAttributes[indexPath.item] : nil
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cachedAttributes.filter { $0.frame.intersects(rect) }
  }
}

extension CGRect {
  func dividedIntegral(fraction: CGFloat, from fromEdge: CGRectEdge) -> (first: CGRect, second: CGRect) {
    let dimension: CGFloat
    switch fromEdge {
    case .minXEdge, .maxXEdge: dimension = self.size.width
    case .minYEdge, .maxYEdge: dimension = self.size.height
    @unknown default: dimension = 0
    }
    let distance = (dimension * fraction).rounded(.up)
    var slices = self.divided(atDistance: distance, from: fromEdge)
    switch fromEdge {
    case .minXEdge, .maxXEdge:
      slices.remainder.origin.x += 1
      slices.remainder.size.width -= 1
    default:
      slices.remainder.origin.y += 1
      slices.remainder.size.height -= 1
    }
    return (first: slices.slice, second: slices.remainder)
  }
}
