// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// Animated moves of the content by `setContentOffset(_:animated:)`, `scrollToItem(at:at:animated:)`
/// and `selectItem(at:animated:scrollPosition:)`, and by code in animation blocks that sets the offset.
///
/// The delegate gets `scrollViewDidScroll(_:)` once, for the target, and
/// `scrollViewDidEndScrollingAnimation(_:)` at the end of the animation. It does not get the latter
/// when another move replaces the first.
///
/// The stage host may run the move itself (`runsOffsetMovesOutside`). Then it sets the offset on
/// the way, the delegate is told each place, and the move ends with `restContent()`. A finger that
/// takes the content ends the move without a call. A collection view in another one, which no host shows by
/// itself, moves place by place in its window.
extension UICollectionView {
  /// Removes and returns the last animated move that was not taken yet.
  ///
  /// Several successive moves are one, from the first origin to the last target.
  package func takeOffsetMove() -> OffsetMove? {
    offset.moves.take()
  }

  /// Whether the stage host runs visible moves itself, place by place.
  package var runsOffsetMovesOutside: Bool {
    get { offset.moves.runOutside }
    set { offset.moves.runOutside = newValue }
  }

  /// Lets the stage host run the rest of a motion that began before it showed the collection view.
  package func handOverMotion() {
    guard let rest = motion?.rest else { return }
    motion?.stop()
    motion = nil
    setContentOffset(rest, animated: true)
  }

  /// Ends a move that the stage host runs, because it arrived or because something else moves the
  /// content.
  func endOutsideMove(isOver: Bool) {
    guard let end = offset.moves.takeOutsideEnd() else { return }
    if isOver { end() } else { offset.moves.ends.interrupt() }
  }

  /// Moves the content because somebody's code says so: with the animation of the block around the code, if
  /// there is one and a person sees the content.
  func moveAsTold(to target: CGPoint) {
    guard visible.isEverShown, !cycle.isBusy, !offset.isSought, target != contentOffset,
      case .moving(let animation) = AnimationBlocks.current.word
    else {
      bounds.origin = target
      return
    }
    moveContent(to: target, animation, tellsEnd: false)
  }

  /// Moves the content to a target with an animation.
  ///
  /// The delegate does not hear of the end of an animation that is somebody's own.
  func moveContent(to target: CGPoint, _ animation: ElementAnimation, tellsEnd: Bool = true) {
    let origin = offset.moves.waiting?.origin ?? contentOffset
    offset.moves.ends.interrupt()
    if !runsOffsetMovesOutside, outside.completionScheduler == nil, window != nil {
      return glide(to: target) { [weak self] in
        guard let self, tellsEnd else { return }
        askedDelegate?.scrollViewDidEndScrollingAnimation(self)
        callListeners?.tell("scrollViewDidEndScrollingAnimation:", [self])
      }
    }
    if !runsOffsetMovesOutside {
      bounds.origin = target
      guard contentOffset == target else { return }
    }
    offset.moves.waiting = OffsetMove(origin: origin, target: target, animation: animation)
    let end = offset.moves.ends.add([
      { [weak self] isOver in
        guard let self, isOver, tellsEnd else { return }
        note(.delegate("scrollViewDidEndScrollingAnimation(_:)"))
        askedDelegate?.scrollViewDidEndScrollingAnimation(self)
        callListeners?.tell("scrollViewDidEndScrollingAnimation:", [self])
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
