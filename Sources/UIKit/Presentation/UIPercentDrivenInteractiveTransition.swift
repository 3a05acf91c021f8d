// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Lets a person hold an animation between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the animation in a person's hand.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at which it goes on, as a factor of its own; 1 unless given.
  var completionSpeed: CGFloat { get }
  /// The curve by which it goes on; slow at both ends unless given.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it begins in a person's hand; true unless given.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// That of the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Lets a person hold an animation by a fraction of its time.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The fraction that is done.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed at which it goes on, as a factor of its own.
  open var completionSpeed: CGFloat = 1
  /// The curve by which it goes on; recorded, because the animation's own curves are seen.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of what is added while it goes on; recorded.
  open var timingCurve: (any UITimingCurveProvider)?
  /// The length of the animation, in seconds; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// Whether it begins in a person's hand.
  open var wantsInteractiveStart = true
  private weak var look: OwnLook?

  /// Makes one that holds nothing yet.
  public override init() { super.init() }

  /// Begins the animation and holds it at its start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    look = transitionContext as? OwnLook
    percentComplete = 0
    duration = CGFloat(look?.animation.duration ?? 0)
    look?.lead()
  }

  /// Moves the animation to a fraction, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let look, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    look.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds an animation that goes on.
  open func pause() {
    guard let look else { return }
    look.pauseInteractiveTransition()
    percentComplete = look.percentComplete
  }

  /// Lets the animation go back to its start.
  open func cancel() { look?.cancelInteractiveTransition() }
  /// Lets the animation go to its end.
  open func finish() { look?.finishInteractiveTransition() }
}
