// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Animated moves of the content by `setContentOffset(_:animated:)`, `scrollToItem(at:at:animated:)`
/// and `selectItem(at:animated:scrollPosition:)`.
///
/// The delegate hears `scrollViewDidScroll(_:)` once, for the target, and
/// `scrollViewDidEndScrollingAnimation(_:)` when the time of the animation is over. It does not hear the
/// latter of a move that another one replaces.
extension UICollectionView {
  /// The last animated move that nobody took yet, and takes it.
  ///
  /// Several in a row are one, from the first origin to the last target.
  package func takeOffsetMove() -> OffsetMove? {
    defer { cycle.offsetMove = nil }
    return cycle.offsetMove
  }

  /// Moves the content so that it is seen.
  func moveContent(to target: CGPoint, _ animation: ElementAnimation) {
    let origin = cycle.offsetMove?.origin ?? contentOffset
    pendingScrolls.interrupt()
    contentOffset = target
    guard contentOffset == target else { return }
    cycle.offsetMove = OffsetMove(origin: origin, target: target, animation: animation)
    let end = pendingScrolls.add([
      { [weak self] isOver in
        guard let self, isOver else { return }
        note(.delegate("scrollViewDidEndScrollingAnimation(_:)"))
        askedDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
    ])
    if let completionScheduler { completionScheduler(animation.duration, end) } else { end() }
  }
}
