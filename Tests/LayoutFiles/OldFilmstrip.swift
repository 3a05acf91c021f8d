// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Foundation
import UIKit

private let kActiveDistance : CGFloat = 120
private let kZoom : CGFloat = 0.25

class FilmstripLayout: UICollectionViewFlowLayout {

    fileprivate var lastCollectionViewSize: CGSize = CGSize.zero
    @IBInspectable open var sideItemScale: CGFloat = 0.6
    @IBInspectable open var sideItemAlpha: CGFloat = 0.6
    @IBInspectable open var sideItemShift: CGFloat = 0.0

    override init() {
        super.init()
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    func commonInit() {
        itemSize = CGSizeMake(140, 200)
        scrollDirection = UICollectionViewScrollDirection.horizontal
        sectionInset = UIEdgeInsetsMake(0, 40, 0, 40)
        minimumLineSpacing = 24
    }

    override func prepare() {
        super.prepare()
        collectionView?.decelerationRate = UIScrollViewDecelerationRateFast
        let currentState = self.collectionView!.bounds.size
        if !currentState.equalTo(lastCollectionViewSize) {
            let yInset = (currentState.height - itemSize.height) / 2
            sectionInset = UIEdgeInsetsMake(yInset, sectionInset.left, yInset, sectionInset.right)
            lastCollectionViewSize = currentState
        }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let superAttributes = super.layoutAttributesForElements(in: rect),
            let attributes = NSArray(array: superAttributes, copyItems: true) as? [UICollectionViewLayoutAttributes]
            else { return nil }
        return attributes.map({ self.transformLayoutAttributes($0) })
    }

    fileprivate func transformLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView = self.collectionView else { return attributes }
        let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
        let distance = min(abs(CGRectGetMidX(visible) - attributes.center.x), kActiveDistance)
        let ratio = (kActiveDistance - distance) / kActiveDistance
        let alpha = ratio * (1 - sideItemAlpha) + sideItemAlpha
        let scale = ratio * (1 - sideItemScale) + sideItemScale + kZoom * ratio
        attributes.alpha = alpha
        attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
        attributes.zIndex = Int(alpha * 10)
        attributes.center.y = attributes.center.y + (1 - ratio) * sideItemShift
        return attributes
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let collectionView = collectionView , !collectionView.isPagingEnabled,
            let layoutAttributes = self.layoutAttributesForElements(in: collectionView.bounds)
            else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
        let midSide = collectionView.bounds.size.width / 2
        let proposedContentOffsetCenterOrigin = proposedContentOffset.x + midSide
        let closest = layoutAttributes.sorted { abs($0.center.x - proposedContentOffsetCenterOrigin) < abs($1.center.x - proposedContentOffsetCenterOrigin) }.first ?? UICollectionViewLayoutAttributes()
        return CGPointMake(floor(closest.center.x - midSide), proposedContentOffset.y)
    }
}
