// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The drag from the screen's edge that leads back to the controller before; the one in front follows the finger.
@MainActor
final class PopGesture: UIScreenEdgePanGestureRecognizer {
  /// The part of the width behind which a finger that is lifted leads back.
  ///
  /// - Source: policy, as for the speed.
  private static let farEnough: CGFloat = 0.5
  /// The speed with which a finger leads back from anywhere, in points per second.
  private static let fastEnough: CGFloat = 200
  /// How far the controller below is moved aside at first, as a part of the width.
  ///
  /// - Source: what a stack shows on a device.
  private static let aside: CGFloat = 0.3

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
      rest()
      if leads { stack.popViewController(animated: true) }
    case .cancelled, .failed: rest()
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
    below?.frame.origin.x = (moved - width) * Self.aside * sign
    stack?.viewIfLoaded?.setNeedsLayout()
  }

  private func rest() {
    below?.removeFromSuperview()
    (below, way) = (nil, 0)
    stack?.viewIfLoaded?.setNeedsLayout()
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
