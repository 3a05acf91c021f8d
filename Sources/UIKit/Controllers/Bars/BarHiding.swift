// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuartzCore

/// Bars of a stack that people hide and show by swipes and taps.
extension UINavigationController {
  /// The gesture that hides the bars; while it is disabled, no swipe does.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    kept("barHideOnSwipe") { UIPanGestureRecognizer() }
  }
  /// The gesture that hides the bars and shows them again.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    kept("barHideOnTap") { BarTap(of: self) }
  }

  /// Lets taps in the view hide the bars, or no longer.
  func attachBarTap() {
    let isAttached = view.gestureRecognizers?.contains { $0 is BarTap } == true
    guard isAttached != hidesBarsOnTap else { return }
    if hidesBarsOnTap {
      view.addGestureRecognizer(barHideOnTapGestureRecognizer)
    } else {
      view.removeGestureRecognizer(barHideOnTapGestureRecognizer)
    }
  }

  /// Hides the bars or shows them; a toolbar without items stays hidden.
  func hideBars(_ hides: Bool) {
    guard hides != isNavigationBarHidden else { return }
    setNavigationBarHidden(hides, animated: true)
    guard topViewController?.toolbarItems?.isEmpty == false else { return }
    setToolbarHidden(hides, animated: true)
  }
}

extension UIScrollView {
  /// The speed from which a drag is a swipe, in points per second.
  ///
  /// - Source: policy.
  private static let swipe: CGFloat = 100

  /// Hides the bars of the stack around, or shows them, after a finger let the content go with a velocity in points per
  /// second.
  func hideBars(after velocity: CGPoint) {
    guard abs(velocity.y) >= Self.swipe, let stack = stackAround, stack.hidesBarsOnSwipe,
      stack.barHideOnSwipeGestureRecognizer.isEnabled
    else { return }
    stack.hideBars(velocity.y > 0)
  }

  private var stackAround: UINavigationController? {
    var responder = next
    while let present = responder {
      if let controller = present as? UIViewController { return controller.navigationController }
      responder = present.next
    }
    return nil
  }
}

/// A tap that hides the bars of a stack and shows them again; bars and controls keep theirs.
private final class BarTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var stack: UINavigationController?

  init(of stack: UINavigationController) {
    self.stack = stack
    super.init(target: nil, action: nil)
    delegate = self
    cancelsTouchesInView = false
    addTarget(self, action: Selector("tap:") { target, _ in (target as? BarTap)?.toggle() })
  }

  override init?(coder: NSCoder) { nil }

  private func toggle() {
    guard let stack else { return }
    stack.hideBars(!stack.isNavigationBarHidden)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    var touched = touch.view
    while let present = touched, present !== view {
      if present is UIControl || present is UINavigationBar || present is UIToolbar { return false }
      touched = present.superview
    }
    return true
  }
}
