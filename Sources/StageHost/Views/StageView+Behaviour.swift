// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension StageView {
  /// Has the collection view behave as people set it.
  ///
  /// Cells show the highlight and whether their data is loaded, so they are configured anew when those
  /// change.
  func adopt(_ behaviour: CollectionBehaviour) {
    let old = delegate.behaviour
    delegate.behaviour = behaviour
    source.behaviour = behaviour
    source.loading.turn(on: behaviour.prefetchesData)
    behaviour.apply(to: collectionView)
    collectionView.dragDelegate = dragDelegate
    collectionView.dropDelegate = dragDelegate
    dragDelegate.effect = behaviour.dropping
    let controller = heldSource as? ControllerSource
    if controller?.installsStandardGestureForInteractiveMovement == !behaviour.hasStandardGesture {
      controller?.installsStandardGestureForInteractiveMovement = behaviour.hasStandardGesture
    }
    guard old.highlight != behaviour.highlight || old.prefetchesData != behaviour.prefetchesData
    else { return }
    collectionView.reconfigureVisible(cellKeys)
  }

  /// Shows what was asked for before and is loaded now.
  ///
  /// - Returns: Whether there was anything.
  func finishLoading() -> Bool {
    let loaded = source.loading.finish()
    guard !loaded.isEmpty else { return false }
    let keys = loaded.map { ElementKey(category: .cell, identity: $0) }
    collectionView.performAnimated(nil) { collectionView.reconfigureVisible(keys) }
    return true
  }
}

extension CollectionBehaviour {
  @MainActor private static let backgroundColour = UIColor.red
  @MainActor private static let selectedColour = UIColor.white

  /// Gives a cell the backgrounds that it is to have, or none.
  @MainActor
  func configure(_ cell: UICollectionViewCell) {
    let hasBackgrounds = highlight == .backgrounds
    guard hasBackgrounds || cell.backgroundView != nil else { return }
    cell.backgroundView = hasBackgrounds ? ground(Self.backgroundColour) : nil
    cell.selectedBackgroundView = hasBackgrounds ? ground(Self.selectedColour) : nil
  }

  @MainActor
  private func ground(_ colour: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = colour
    return view
  }
}
