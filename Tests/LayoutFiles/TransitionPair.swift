// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Two layouts and a transition between them that a pinch drives.

import UIKit

final class PileLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    return (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 160, height: 200)
    attributes.center = CGPoint(x: collectionView!.bounds.midX, y: 260)
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item % 7 - 3) * 0.06)
    attributes.zIndex = -indexPath.item
    attributes.alpha = indexPath.item < 5 ? 1 : 0
    return attributes
  }
}

final class WobblyTransition: UICollectionViewTransitionLayout {
  private let offsetKey = "offsetY"
  var yOffset: CGFloat {
    get { value(forAnimatedKey: offsetKey) }
    set {
      updateValue(newValue, forAnimatedKey: offsetKey)
      invalidateLayout()
    }
  }
  override var transitionProgress: CGFloat {
    didSet { super.transitionProgress = transitionProgress }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { $0.center.y += sin(transitionProgress * .pi) * yOffset }
    return attributes
  }
}

class PileViewController: UICollectionViewController, UIGestureRecognizerDelegate {
  private lazy var pile = PileLayout()
  private lazy var grid: UICollectionViewFlowLayout = {
    $0.itemSize = CGSize(width: 100, height: 130)
    $0.sectionInset = .init(top: 10, left: 10, bottom: 10, right: 10)
    return $0
  }(UICollectionViewFlowLayout())
  private var transition: WobblyTransition?

  convenience init() { self.init(collectionViewLayout: PileLayout()) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
    pinch.delegate = self
    collectionView.addGestureRecognizer(pinch)
  }

  @objc private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      transition =
        collectionView.startInteractiveTransition(to: grid) { [weak self] completed, finished in
          self?.transition = nil
          print(completed, finished)
        } as? WobblyTransition
    case .changed:
      transition?.transitionProgress = min(1, max(0, (pinch.scale - 1) / 2))
    case .ended:
      pinch.scale > 1.5
        ? collectionView.finishInteractiveTransition()
        : collectionView.cancelInteractiveTransition()
    default: break
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    WobblyTransition(currentLayout: fromLayout, nextLayout: toLayout)
  }
}
