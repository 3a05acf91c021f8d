// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The long press with which people move items of a collection view controller.
@MainActor
final class StandardMovementGesture: NSObject {
  private lazy var press = MovementPress(
    target: self,
    action: Selector("pressed:") { target, sender in
      guard let press = sender as? UILongPressGestureRecognizer else { return }
      (target as? StandardMovementGesture)?.follow(press)
    }
  )

  /// Adds the press to a collection view; `nil` removes it.
  func install(_ collectionView: UICollectionView?) {
    guard let collectionView else {
      press.view?.removeGestureRecognizer(press)
      return
    }
    if press.view !== collectionView { collectionView.addGestureRecognizer(press) }
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard let collectionView = press.view as? UICollectionView else { return }
    let point = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: point),
        collectionView.beginInteractiveMovementForItem(at: path)
      else { return }
      collectionView.updateInteractiveMovementTargetPosition(point)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    case .cancelled: collectionView.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}

/// The press that moves items; on an app's screen only where the data source can move them, and a press on an item
/// does not open its menu.
@MainActor
private final class MovementPress: UILongPressGestureRecognizer {
  override var isEnabled: Bool {
    get { super.isEnabled && movesItems }
    set { super.isEnabled = newValue }
  }

  private var movesItems: Bool {
    guard let collectionView = view as? UICollectionView, collectionView.isOnScreen else {
      return true
    }
    return collectionView.dataSource?.tesseraMovesItems == true && !showsMenus(collectionView)
  }

  private func showsMenus(_ collectionView: UICollectionView) -> Bool {
    guard let delegate = collectionView.delegate else { return false }
    return delegate.tesseraShowsMenus || delegate.tesseraShowsItemMenus
  }
}
