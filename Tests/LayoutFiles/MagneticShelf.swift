// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Tiles float in a field and come back.
class MagneticShelfLayout: UICollectionViewLayout {
    private lazy var animator: UIDynamicAnimator = {
        let animator = UIDynamicAnimator(collectionViewLayout: self)
        animator.delegate = self
        return animator
    }()
    private var attributes: [UICollectionViewLayoutAttributes] = []
    var tile = CGSize(width: 84, height: 84)
    var pull: CGFloat = 6 { didSet { field?.strength = pull } }
    private var field: UIFieldBehavior?
    private let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 195, y: 400))

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView, attributes.count != collectionView.numberOfItems(inSection: 0) else { return }
        animator.removeAllBehaviors()
        attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.size = tile
            attributes.center = CGPoint(x: 60 + CGFloat(item % 4) * 92, y: 60 + CGFloat(item / 4) * 92)
            return attributes
        }
        let noise = UIFieldBehavior.noiseField(smoothness: 0.8, animationSpeed: 0.5)
        noise.strength = 0.2
        let spring = UIFieldBehavior.springField()
        spring.position = CGPoint(x: collectionView.bounds.midX, y: 300)
        spring.region = UIRegion(radius: 500).byDifference(from: UIRegion(size: CGSize(width: 20, height: 20)))
        spring.strength = pull
        let drag = UIFieldBehavior.dragField()
        drag.strength = 2
        radial.falloff = 1
        radial.minimumRadius = 50
        let collision = UICollisionBehavior(items: attributes)
        collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
        let material = UIDynamicItemBehavior(items: attributes)
        material.allowsRotation = false
        material.charge = 0.5
        for field in [noise, spring, drag, radial, .magneticField()] {
            attributes.forEach(field.addItem)
            animator.addBehavior(field)
        }
        if let first = attributes.first, let last = attributes.last, first !== last {
            let slide = UIAttachmentBehavior.slidingAttachment(with: first, attachmentAnchor: first.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
            slide.attachmentRange = UIFloatRange(minimum: -40, maximum: 40)
            slide.frictionTorque = 0.2
            animator.addBehavior(slide)
        }
        field = spring
        [collision, material].forEach { animator.addBehavior($0) }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: 800) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath)
    }
}
extension MagneticShelfLayout: UIDynamicAnimatorDelegate {
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { animator.behaviors.forEach { _ in } }
}
