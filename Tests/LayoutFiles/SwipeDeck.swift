// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

protocol SwipeDeckDelegate: UICollectionViewDelegate {
    func deck(_ deck: SwipeDeckLayout, didDismiss indexPath: IndexPath, to edge: UIRectEdge)
}

class PanningLayout: UICollectionViewLayout, UIGestureRecognizerDelegate {
    lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handle(pan:)))
    override func prepare() {
        super.prepare()
        if pan.view == nil { collectionView?.addGestureRecognizer(pan); pan.delegate = self; pan.maximumNumberOfTouches = 1 }
    }
    @objc func handle(pan: UIPanGestureRecognizer) {}
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: collectionView)
        return abs(velocity.x) > abs(velocity.y)
    }
}

class SwipeDeckLayout: PanningLayout {
    private var offset: CGFloat = 0
    private(set) var top = 0
    var maximumVisible = 4
    var peek: CGFloat = 14
    var cardInsets: UIEdgeInsets = .init(top: 60, left: 24, bottom: 120, right: 24)
    private var feedback = UIImpactFeedbackGenerator(style: .light)

    override func handle(pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: feedback.prepare()
        case .changed:
            offset = pan.translation(in: collectionView).x
            invalidateLayout()
        case .ended where abs(offset) > 120:
            feedback.impactOccurred()
            let old = top
            top += 1
            offset = 0
            (collectionView?.delegate as? SwipeDeckDelegate)?.deck(self, didDismiss: IndexPath(item: old, section: 0), to: .right)
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [self] in
                collectionView?.performBatchUpdates({ invalidateLayout() }, completion: nil)
            } completion: { _ in }
        default:
            offset = 0
            collectionView?.performBatchUpdates(invalidateLayout)
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView, view.numberOfSections > 0 else { return nil }
        let last = min(top + maximumVisible, view.numberOfItems(inSection: 0))
        return (min(top, last)..<last).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let depth = CGFloat(indexPath.item - top)
        attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize).inset(by: cardInsets)
        attributes.zIndex = -indexPath.item
        if depth == 0 {
            attributes.transform = CGAffineTransform(rotationAngle: offset / 900).translatedBy(x: offset, y: 0)
        } else {
            let scale = 1 - depth * 0.05
            attributes.transform = CGAffineTransform.identity.translatedBy(x: 0, y: depth * peek * 2).scaledBy(x: scale, y: scale)
        }
        attributes.alpha = depth >= CGFloat(maximumVisible - 1) ? 0.5 : 1
        return attributes
    }
}
