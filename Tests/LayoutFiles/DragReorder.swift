// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Lifts the carried item, and makes a haptic note of each place.
class DragReorder: UICollectionViewFlowLayout, UIGestureRecognizerDelegate {
  private var longPress: UILongPressGestureRecognizer!

  override func prepare() {
    super.prepare()
    if longPress == nil {
      longPress = UILongPressGestureRecognizer(
        target: self, action: #selector(DragReorder.handleLongPress(gesture:)))
      longPress.minimumPressDuration = 0.3
      longPress.delegate = self
      collectionView?.addGestureRecognizer(longPress)
    }
  }

  @objc func handleLongPress(gesture: UILongPressGestureRecognizer) {
    guard let view = collectionView else { return }
    let location = gesture.location(in: view)
    switch gesture.state {
    case .began:
      guard let path = view.indexPathForItem(at: location) else { break }
      view.beginInteractiveMovementForItem(at: path)
    case .changed:
      view.updateInteractiveMovementTargetPosition(location)
    case .ended:
      view.endInteractiveMovement()
    default:
      view.cancelInteractiveMovement()
    }
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    attributes.alpha = 0.7
    attributes.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    return attributes
  }
}
