// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The place of a view in the tree of views.
@MainActor
struct ViewTree {
  weak var superview: UIView?
  var subviews: [UIView] = []
}

/// The properties of a view in addition to its geometry.
@MainActor
struct ViewTraits {
  /// The default margins of a view, in points.
  private static let standardMargin: CGFloat = 8

  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isUserInteractionEnabled = true
  var mask: UIView?
  var style = UIUserInterfaceStyle.unspecified
  var needsConstraints = false
  var layoutMargins = UIEdgeInsets(
    top: standardMargin,
    left: standardMargin,
    bottom: standardMargin,
    right: standardMargin
  )
  var directions: [ViewAxis: (hugging: UILayoutPriority, resistance: UILayoutPriority)] = [:]
  var translatesMask = true
  var autoresizing: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var restorationIdentifier: String?
  var guides: [UILayoutGuide] = []
  /// The view's own guides, which must exist as long as the view, because constraints do not keep
  /// them alive.
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var surroundings = ViewRecord()

  init() {}
}

/// A view's description for assistive software.
struct AccessibilityTraits {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
}

/// The axis of a length.
enum ViewAxis: Hashable {
  case horizontal
  case vertical
}

extension UIView {
  /// The index of a view among the subviews.
  func place(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  /// Inserts a view among the subviews; a present subview only changes its place.
  func insert(_ view: UIView, at index: Int) {
    guard !isWithin(view) else { return }
    if let present = place(of: view) {
      tree.subviews.remove(at: present)
      tree.subviews.insert(view, at: min(max(0, index), subviews.count))
      return
    }
    view.leaveSuperview()
    view.willMove(toSuperview: self)
    tree.subviews.insert(view, at: min(max(0, index), subviews.count))
    view.tree.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let holder = tree.superview else { return }
    willMove(toSuperview: nil)
    holder.willRemoveSubview(self)
    tree.superview = nil
    holder.tree.subviews.removeAll { $0 === self }
    holder.setNeedsLayout()
    didMoveToSuperview()
  }

  /// Whether the view is another one or in it, at any depth.
  func isWithin(_ view: UIView) -> Bool {
    var own: UIView? = self
    while let present = own {
      if present === view { return true }
      own = present.superview
    }
    return false
  }

  /// Views with less opacity take no touches.
  ///
  /// - Source: the reference of `hitTest(_:with:)`.
  private static let leastTouchable: CGFloat = 0.01

  /// The frontmost view at a point that takes touches.
  func frontView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastTouchable,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }
}
