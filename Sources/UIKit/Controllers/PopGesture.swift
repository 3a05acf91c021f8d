// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The drag from the screen's edge that leads back to the controller before; the one in front follows the finger.
@MainActor
final class PopGesture: UIScreenEdgePanGestureRecognizer {
  /// The part of the width behind which a finger that is lifted leads back.
  ///
  /// - Source: policy, as for the speed.
  private static let farEnough: CGFloat = 0.5
  /// The speed with which a finger leads back from anywhere, in points per second.
  private static let fastEnough: CGFloat = 200
  private weak var stack: UINavigationController?
  private let policy: PopPolicy
  /// What the controller below showed last.
  private var below: UIView?
  /// How far the controller in front is moved, in points.
  private(set) var way: CGFloat = 0

  init(of stack: UINavigationController) {
    self.stack = stack
    policy = PopPolicy(stack)
    super.init(target: nil, action: nil)
    delegate = policy
    addTarget(self, action: Selector("drag:") { target, _ in (target as? PopGesture)?.follow() })
  }

  override init?(coder: NSCoder) { nil }

  private var isMirrored: Bool {
    stack?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The edge at which reading begins.
  override var edges: UIRectEdge {
    get { isMirrored ? .right : .left }
    set {}
  }

  override func strips(of window: UIView) -> [CGRect] {
    guard let stack, stack.viewControllers.count > 1,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return [] }
    return super.strips(of: window)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasPossible = state == .possible
    super.touchesMoved(touches, with: event)
    let way = translation(in: nil)
    if wasPossible, state == .began, distance <= abs(way.y) { state = .failed }
  }

  /// How far the finger has moved away from the edge, in points.
  private var distance: CGFloat { translation(in: nil).x * (isMirrored ? -1 : 1) }

  private func follow() {
    guard let stack, let view = stack.viewIfLoaded else { return }
    let width = view.bounds.width
    switch state {
    case .began:
      show(below: stack.viewControllers.dropLast().last)
      move(to: distance, of: width)
    case .changed: move(to: distance, of: width)
    case .ended:
      let speed = velocity(in: nil).x * (isMirrored ? -1 : 1)
      let leads = speed > Self.fastEnough || distance > width * Self.farEnough && speed >= 0
      // The slide goes on from here.
      if leads { stack.popViewController(animated: true) }
      rest(isBack: !leads)
    case .cancelled, .failed: rest(isBack: true)
    case .possible: break
    }
  }

  private func show(below controller: UIViewController?) {
    guard let shown = controller?.viewIfLoaded, let view = stack?.viewIfLoaded else { return }
    let picture = SnapshotView(of: shown)
    picture.isUserInteractionEnabled = false
    view.insertSubview(picture, at: 0)
    below = picture
  }

  private func move(to distance: CGFloat, of width: CGFloat) {
    let sign: CGFloat = isMirrored ? -1 : 1
    let moved = min(width, max(0, distance))
    way = moved * sign
    below?.frame.origin.x = (moved - width) * ChangePolicy.aside * sign
    stack?.viewIfLoaded?.setNeedsLayout()
  }

  /// Ends the drag; where it leads nowhere, the controller in front goes back to its place.
  private func rest(isBack: Bool) {
    let (picture, done) = (below, way)
    (below, way) = (nil, 0)
    stack?.viewIfLoaded?.setNeedsLayout()
    guard isBack, done != 0, let stack, let view = stack.topViewController?.viewIfLoaded,
      ScreenChange.isSeen(in: view.window), let picture
    else {
      picture?.removeFromSuperview()
      return
    }
    let width = max(1, view.bounds.width)
    var back = ChangePolicy.slide
    back.duration *= Double(min(1, abs(done) / width))
    ViewMotion.move(view, from: CGPoint(x: done, y: 0), back)
    ViewMotion.leave(picture, to: CGPoint(x: -done * ChangePolicy.aside, y: 0), back)
    FrameClock.current.call(after: back.duration, for: picture) { [weak picture] in
      picture?.removeFromSuperview()
    }
  }
}

/// Whether the gesture of a stack leads back, as long as an app has not given it another delegate.
@MainActor
private final class PopPolicy: NSObject, UIGestureRecognizerDelegate {
  private weak var stack: UINavigationController?

  init(_ stack: UINavigationController) { self.stack = stack }

  /// Without a back button, there is no gesture either.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack, !stack.isNavigationBarHidden,
      let item = stack.topViewController?.navigationItem
    else { return false }
    let hasOwn = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !hasOwn
  }
}
