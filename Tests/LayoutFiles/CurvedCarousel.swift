// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import CoreGraphics
import QuartzCore
import UIKit

/// The same attributes every time, moved along an arc.
open class CurvedCarousel: UICollectionViewFlowLayout {
  fileprivate struct LayoutState {
    var size: CGSize
    var direction: UICollectionView.ScrollDirection
    func isEqual(_ otherState: LayoutState) -> Bool {
      return self.size.equalTo(otherState.size) && self.direction == otherState.direction
    }
  }

  public enum SpacingMode: Equatable {
    case fixed(spacing: CGFloat)
    case overlap(visibleOffset: CGFloat)
  }

  @IBInspectable open var sideItemScale: CGFloat = 0.6
  @IBInspectable open var sideItemAlpha: CGFloat = 0.6
  @IBInspectable open var sideItemShift: CGFloat = 0.0
  open var spacingMode = SpacingMode.fixed(spacing: 40)
  fileprivate var state = LayoutState(size: CGSize.zero, direction: .horizontal)

  override open func prepare() {
    super.prepare()
    let currentState = LayoutState(size: collectionView!.bounds.size, direction: scrollDirection)
    if !self.state.isEqual(currentState) {
      self.setupCollectionView()
      self.updateLayout()
      self.state = currentState
    }
  }

  fileprivate func setupCollectionView() {
    guard let collectionView = self.collectionView else { return }
    if collectionView.decelerationRate != UIScrollView.DecelerationRate.fast {
      collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    }
  }

  fileprivate func updateLayout() {
    guard let collectionView = self.collectionView else { return }
    itemSize = CGSize(width: 200, height: 200)
    scrollDirection = .horizontal
    let collectionSize = collectionView.bounds.size
    let yInset = (collectionSize.height - self.itemSize.height) / 2
    let xInset = (collectionSize.width - self.itemSize.width) / 2
    self.sectionInset = UIEdgeInsets(top: yInset, left: xInset, bottom: yInset, right: xInset)
    let scaledItemOffset = (itemSize.width - itemSize.width * self.sideItemScale) / 2
    switch self.spacingMode {
    case .fixed(let spacing):
      self.minimumLineSpacing = spacing - scaledItemOffset
    case .overlap(let visibleOffset):
      self.minimumLineSpacing = xInset - (visibleOffset + scaledItemOffset)
    }
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map({ self.transformLayoutAttributes($0) })
  }

  fileprivate func transformLayoutAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView = self.collectionView else { return attributes }
    let collectionCenter = collectionView.frame.size.width / 2
    let offset = collectionView.contentOffset.x
    let normalizedCenter = attributes.center.x - offset
    let maxDistance = self.itemSize.width + self.minimumLineSpacing
    let distance = min(abs(collectionCenter - normalizedCenter), maxDistance)
    let ratio = (maxDistance - distance) / maxDistance
    let alpha = ratio * (1 - self.sideItemAlpha) + self.sideItemAlpha
    let scale = ratio * (1 - self.sideItemScale) + self.sideItemScale
    let shift = (1 - ratio) * self.sideItemShift
    attributes.alpha = alpha
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(alpha * 10)
    attributes.center.y = attributes.center.y + shift
    return attributes
  }
}
