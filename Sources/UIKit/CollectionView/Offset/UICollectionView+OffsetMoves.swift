// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// Animated moves of the content by `setContentOffset(_:animated:)`, `scrollToItem(at:at:animated:)`
/// and `selectItem(at:animated:scrollPosition:)`.
///
/// The delegate hears `scrollViewDidScroll(_:)` once, for the target, and
/// `scrollViewDidEndScrollingAnimation(_:)` when the time of the animation is over. It does not hear the
/// latter of a move that another one replaces.
///
/// Whoever shows the collection view may let the content run there itself (`runsOffsetMovesOutside`). Then the
/// offset stays until it is told places on the way, of each of which the delegate hears, and the move
/// ends with `restContent()`. A finger that takes the content ends it without a word.
extension UICollectionView {
  /// The last animated move that nobody took yet, and takes it.
  ///
  /// Several in a row are one, from the first origin to the last target.
  package func takeOffsetMove() -> OffsetMove? {
    offset.moves.take()
  }

  /// Whether whoever shows the collection view lets the content run where it is to be seen going.
  package var runsOffsetMovesOutside: Bool {
    get { offset.moves.runOutside }
    set { offset.moves.runOutside = newValue }
  }

  /// Ends a move that runs outside: it got there, or something else took the content.
  func endOutsideMove(isOver: Bool) {
    guard let end = offset.moves.takeOutsideEnd() else { return }
    if isOver { end() } else { offset.moves.ends.interrupt() }
  }

  /// Moves the content so that it is seen.
  func moveContent(to target: CGPoint, _ animation: ElementAnimation) {
    let origin = offset.moves.waiting?.origin ?? contentOffset
    offset.moves.ends.interrupt()
    if !runsOffsetMovesOutside {
      contentOffset = target
      guard contentOffset == target else { return }
    }
    offset.moves.waiting = OffsetMove(origin: origin, target: target, animation: animation)
    let end = offset.moves.ends.add([
      { [weak self] isOver in
        guard let self, isOver else { return }
        note(.delegate("scrollViewDidEndScrollingAnimation(_:)"))
        askedDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
    ])
    if runsOffsetMovesOutside {
      offset.moves.outsideEnd = end
    } else if let scheduler = outside.completionScheduler {
      scheduler(animation.duration, end)
    } else {
      end()
    }
  }
}
