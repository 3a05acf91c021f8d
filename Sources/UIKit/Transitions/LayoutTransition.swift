// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// An interactive change of layout that is under way.
@MainActor
struct LayoutTransition {
  /// The layout that is in use meanwhile.
  let layout: UICollectionViewTransitionLayout
  /// Where the content stood at the start.
  let start: CGPoint
  /// Where the content stands at the end.
  let end: CGPoint
  /// The progress that the content was moved to last.
  var shownProgress: CGFloat?
  /// Whom to tell: whether all was animated to the end, and whether the next layout is in use.
  let completion: ((Bool, Bool) -> Void)?

  /// What is animated after the finger let go: the rest of the way, but not in no time at all.
  ///
  /// - Source: ours.
  func rest(to progress: CGFloat) -> ElementAnimation {
    let shortest = 0.10
    let part = Double(abs(progress - layout.transitionProgress))
    var animation = ElementAnimation.standard
    animation.duration = min(animation.duration, max(shortest, animation.duration * part))
    return animation
  }
}
