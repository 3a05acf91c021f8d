// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Transitions between layouts in a client's hand.
extension LayoutSeat {
  /// Starts a transition to another layout.
  func begin(
    _ id: UInt64,
    to choice: LayoutChoice,
    of document: StageDocument,
    _ path: LayoutChange.Path,
    _ placement: LayoutChange.Placement?
  ) -> ViewTransition {
    let next = choice.kind.make()
    next.apply(document.values(of: choice), data: source.data, StageChanges())
    source.attach(to: collectionView, for: staged, and: next)
    delegate.next = next
    delegate.path = path
    let recognisers = collectionView.gestureRecognizers ?? []
    let wasList = showsRows
    let wanted = placement ?? (ScrollAnchor(collectionView).isAtStart ? nil : .center)
    let middle = LayoutAnchor.middleItem(of: collectionView).map { [$0] } ?? []
    let layout = collectionView.startTransition(
      to: next.layout,
      showing: middle,
      wanted.map(TransitionPlacement.init),
      completion: nil
    )
    delegate.path = nil
    let transition = ViewTransition(
      id: id,
      layout: layout,
      choice: choice,
      next: next,
      recognisers: recognisers,
      wasList: wasList
    )
    self.transition = transition
    return transition
  }

  /// Ends the collection view's transition, in the change that animates the rest of the way.
  func finish(_ transition: ViewTransition, isFinished: Bool, by rest: ElementAnimation) {
    collectionView.endTransition(isFinished: isFinished, by: rest)
    source.attach(to: collectionView, for: staged)
    if transition.wasList || showsRows { showAnew() }
  }

  /// Keeps the gesture recognisers of the layout in use: each layout adds its own.
  func keepRecognisers(_ transition: ViewTransition, isFinished: Bool) {
    let kept = collectionView.gestureRecognizers?.filter { recogniser in
      transition.recognisers.contains { $0 === recogniser } != isFinished
    }
    collectionView.gestureRecognizers = kept ?? []
  }
}
