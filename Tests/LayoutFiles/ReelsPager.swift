// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit
import AVFoundation

final class ReelsViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    private lazy var collectionView: UICollectionView = {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: pagerLayout)
        collectionView.isPagingEnabled = true
        collectionView.showsVerticalScrollIndicator = false
        return collectionView
    }()
    private var pagerLayout: PagerLayout = {
        let layout = PagerLayout()
        layout.scrollDirection = .vertical
        layout.overlap = 12
        return layout
    }()
    private var player: AVPlayer?
    weak var coordinator: (any Coordinating)?
    init(coordinator: (any Coordinating)?) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func loadView() { view = UIView(); view.addSubview(collectionView) }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() }, completion: nil)
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        collectionView.safeAreaLayoutGuide.layoutFrame.size
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { coordinator?.didScroll(to: scrollView.contentOffset) }
}

protocol Coordinating: AnyObject { func didScroll(to offset: CGPoint) }

extension ReelsViewController {
    fileprivate final class PagerLayout: UICollectionViewFlowLayout {
        var overlap: CGFloat = 0
        override func prepare() {
            guard let collectionView else { return super.prepare() }
            minimumLineSpacing = 0
            itemSize = collectionView.bounds.size
            super.prepare()
        }
        override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
            context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
            return context
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let bounds = collectionView!.bounds
            return super.layoutAttributesForElements(in: rect)?.compactMap { original in
                guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
                let progress = (copy.frame.minY - bounds.minY) / bounds.height
                copy.zIndex = copy.indexPath.item
                if progress < 0 {
                    copy.transform3D = CATransform3DMakeTranslation(0, -progress * bounds.height * 0.5, -1)
                    copy.alpha = 1 + progress
                } else {
                    copy.frame = copy.frame.offsetBy(dx: 0, dy: -overlap * progress)
                }
                return copy
            }
        }
    }
}
