// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// An interactive transition that is under way.
@MainActor
struct LayoutTransition {
  /// The layout that is in use during the transition.
  let layout: UICollectionViewTransitionLayout
  /// The content offset at the start.
  let start: CGPoint
  /// The content offset at the end.
  let end: CGPoint
  /// The progress to which the content was last moved.
  var shownProgress: CGFloat?
  /// Called at the end with two answers: whether the animation ran to its end, and whether the next
  /// layout is in use.
  let completion: ((Bool, Bool) -> Void)?

  /// The animation of the rest after the finger was lifted; its duration has a minimum.
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
