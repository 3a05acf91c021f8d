// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A change between controllers that the app animates by itself, and that a person may hold.
///
/// - Source: the reference of `UIViewControllerAnimatedTransitioning`: the animator puts the view that comes into the
///   container, where that which goes is already, and tells when it is done.
@MainActor
final class OwnLook: NSObject, ChangeLook, UIViewControllerContextTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// The views that take part: one that stays where it is does not.
  private let views: (from: UIView?, to: UIView?)
  private let places: (first: CGRect, last: CGRect)
  private var whenDone: ((Bool) -> Void)?
  /// The animation, if a hand leads it.
  private var led: HandLedAnimation?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    heldBy interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
    in container: UIView,
    from: UIViewController,
    to: UIViewController,
    views: (from: UIView?, to: UIView?),
    places: (first: CGRect, last: CGRect)
  ) {
    (self.animator, self.interactor, containerView) = (animator, interactor, container)
    (self.from, self.to) = (from, to)
    (self.views, self.places) = (views, places)
    super.init()
  }

  /// A change from one child of a container to another.
  convenience init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    heldBy interactor: (any UIViewControllerInteractiveTransitioning)?,
    _ from: UIViewController,
    _ to: UIViewController,
    in bounds: CGRect
  ) {
    self.init(
      animator,
      heldBy: interactor,
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
  private(set) var isInteractive = false
  private(set) var percentComplete: CGFloat = 0
  var isHeldAtFirst: Bool { interactor?.wantsInteractiveStart ?? false }

  func begin(_ end: @escaping (Bool) -> Void) {
    whenDone = end
    guard let interactor, isHeldAtFirst else { return animator.animateTransition(using: self) }
    isInteractive = true
    interactor.startInteractiveTransition(self)
  }

  func along(_ body: () -> Void) {
    if let led { led.run(body) } else { body() }
  }

  func end() {
    whenDone = nil
    let left = led
    led = nil
    left?.end(isBack: transitionWasCancelled)
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

  // MARK: A hand

  /// Begins the animator's animation in a hand.
  func lead() {
    guard led == nil else { return }
    led = HandLedAnimation(of: animator.transitionDuration(using: self)) {
      animator.animateTransition(using: self)
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    led?.move(to: Double(percentComplete))
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    guard let led else { return }
    led.move(to: led.part)
    percentComplete = CGFloat(led.part)
  }

  func finishInteractiveTransition() { letGo(isBack: false) }
  func cancelInteractiveTransition() { letGo(isBack: true) }

  private func letGo(isBack: Bool) {
    guard isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (false, isBack)
    let speed = Double(interactor?.completionSpeed ?? 1)
    led?.go(isBack: isBack, speed: speed) { [self] in
      let done = led
      led = nil
      // The animator's completions tell the end.
      done?.end(isBack: isBack)
    }
  }
}
