// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// What layouts, views and the delegate are told about a change of layout.
extension UICollectionView: LayoutExchangeHub {
  /// Starts a transition that shows items at a given place at its end.
  ///
  /// - Source: ours; UIKit does not define where the content stands.
  package func startTransition(
    to newLayout: UICollectionViewLayout,
    showing paths: [IndexPath],
    _ placement: TransitionPlacement?,
    completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    exchange.start(to: newLayout, showing: paths, placement, completion: completion)
  }

  /// Uses one of the two layouts of a transition, starting from the present places.
  ///
  /// - Parameters:
  ///   - isFinished: Whether to use the next layout.
  ///   - given: The animation of the rest; `nil` means that its duration follows from the remaining
  ///     progress.
  package func endTransition(isFinished: Bool, by given: ElementAnimation? = nil) {
    exchange.end(isFinished: isFinished, by: given)
  }

  func attach(_ newLayout: UICollectionViewLayout) {
    if layout.attachedCollectionView === self { layout.attachedCollectionView = nil }
    layout = newLayout
    newLayout.attachedCollectionView = self
    newLayout.isInvalid = true
    // What the old layout offered to views says nothing of the new one's sizes.
    visible.forgetFits { _ in true }
    cycle.invalidate([.placement, .layout, .offset])
    setNeedsLayout()
  }

  func adopt(_ layout: UICollectionViewLayout) { layout.attachedCollectionView = self }

  func cancelMovement() { movement.cancel() }

  func makeTransitionLayout(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    guard let delegate = askedDelegate else {
      return .init(currentLayout: oldLayout, nextLayout: newLayout)
    }
    note(.delegate("collectionView(_:transitionLayoutForOldLayout:newLayout:)"))
    let answer = delegate.collectionView(
      self,
      transitionLayoutForOldLayout: oldLayout,
      newLayout: newLayout
    )
    if answer.currentLayout === oldLayout, answer.nextLayout === newLayout { return answer }
    reportCall(
      "transition-layout",
      "the delegate returned a transition layout that is not between the two given layouts"
    )
    return .init(currentLayout: oldLayout, nextLayout: newLayout)
  }

  func tellViews(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout,
    isOver: Bool
  ) {
    for element in visible.ordered {
      if isOver {
        note(.view("didTransition(from:to:) \(element.slot.callText)"))
        element.view.didTransition(from: oldLayout, to: newLayout)
      } else {
        note(.view("willTransition(from:to:) \(element.slot.callText)"))
        element.view.willTransition(from: oldLayout, to: newLayout)
      }
    }
  }
}
