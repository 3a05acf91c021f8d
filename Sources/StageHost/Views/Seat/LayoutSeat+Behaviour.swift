// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

extension LayoutSeat {
  /// Sets the collection view's behaviour.
  ///
  /// - Returns: Whether the look of cells changed: they show the highlight and whether their data
  ///   is loaded.
  @discardableResult
  func adopt(_ behaviour: CollectionBehaviour) -> Bool {
    let old = delegate.behaviour
    delegate.behaviour = behaviour
    source.behaviour = behaviour
    if screen != nil {
      if old != behaviour { behaviour.apply(to: collectionView) }
      return false
    }
    source.loading.turn(on: behaviour.prefetchesData)
    behaviour.apply(to: collectionView)
    let controller = heldSource as? ControllerSource
    if controller?.installsStandardGestureForInteractiveMovement == !behaviour.hasStandardGesture {
      controller?.installsStandardGestureForInteractiveMovement = behaviour.hasStandardGesture
    }
    return old.highlight != behaviour.highlight || old.prefetchesData != behaviour.prefetchesData
  }
}

extension CollectionBehaviour {
  @MainActor private static let backgroundColour = UIColor.red
  @MainActor private static let selectedColour = UIColor.white

  /// Sets or removes the backgrounds of a cell.
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
