// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A change between controllers that the app animates by itself.
///
/// - Source: the reference of `UIViewControllerAnimatedTransitioning`: the animator puts the view that comes into the
///   container, where that which goes is already, and tells when it is done.
@MainActor
final class OwnLook: NSObject, ChangeLook, UIViewControllerContextTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// The views that take part: one that stays where it is does not.
  private let views: (from: UIView?, to: UIView?)
  private let places: (first: CGRect, last: CGRect)
  private var whenDone: ((Bool) -> Void)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    in container: UIView,
    from: UIViewController,
    to: UIViewController,
    views: (from: UIView?, to: UIView?),
    places: (first: CGRect, last: CGRect)
  ) {
    (self.animator, containerView) = (animator, container)
    (self.from, self.to) = (from, to)
    (self.views, self.places) = (views, places)
    super.init()
  }

  /// A change from one child of a container to another.
  convenience init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ from: UIViewController,
    _ to: UIViewController,
    in bounds: CGRect
  ) {
    self.init(
      animator,
      in: UIView(frame: bounds),
      from: from,
      to: to,
      views: (from.view, to.view),
      places: (bounds, bounds)
    )
  }

  var animation: ElementAnimation {
    ElementAnimation(duration: animator.transitionDuration(using: self), curve: .easeInOut)
  }

  var endsByItself: Bool { true }
  private(set) var transitionWasCancelled = false

  func begin(_ end: @escaping (Bool) -> Void) {
    whenDone = end
    animator.animateTransition(using: self)
  }

  func end() {
    whenDone = nil
    animator.animationEnded(!transitionWasCancelled)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? views.from : views.to
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? places.first : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? places.last : .zero }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    whenDone?(didComplete)
  }
}
