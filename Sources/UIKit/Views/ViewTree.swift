// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The views that were put into a view.
@MainActor
struct ViewTree {
  /// What was put into the view, from back to front.
  private(set) var subviews: [UIView] = []
  /// How many of them lie behind what the view holds by itself.
  private(set) var countBehind = 0
  /// Whether the last layout pass of the view itself asked for the next one.
  var isPassRepeated = false
  /// The view's bounds and the frames in it after its last layout pass; empty before one.
  var passed: [CGRect] = []

  /// Puts a view among the others.
  mutating func insert(_ view: UIView, at place: (index: Int, isBehind: Bool)) {
    subviews.insert(view, at: min(max(0, place.index), subviews.count))
    if place.isBehind { countBehind += 1 }
  }

  /// Takes a view away.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  mutating func remove(_ view: UIView) -> Bool {
    guard let index = place(of: view) else { return false }
    subviews.remove(at: index)
    if index < countBehind { countBehind -= 1 }
    return true
  }

  /// Exchanges the places of two views.
  mutating func exchange(_ one: UIView, _ other: UIView) {
    guard let first = place(of: one), let second = place(of: other) else { return }
    subviews.swapAt(first, second)
  }

  private func place(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }
}

/// The properties of a view in addition to its geometry.
@MainActor
struct ViewTraits {
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isUserInteractionEnabled = true
  var mask: UIView?
  var style = UIUserInterfaceStyle.unspecified
  /// Whether the view is presented over others, as a sheet or popover.
  var isElevated = false
  /// Whether another controller's view fills the screen in place of this one, which nobody sees or touches then.
  ///
  /// Policy: UIKit takes such a view out of its window.
  var isCovered = false
  /// The bubble as which the view is presented; `nil` for any other view.
  var bubble: PopoverBubble?
  var needsConstraints = false
  /// Whether the view has been in a window, so that it knows the device's traits.
  var wasInWindow = false
  /// What is remembered of the constraints in the view; `nil` before they were solved.
  var solvedSystems: SolvedSystems?
  /// The margins that code chose; `nil` for the standard ones.
  var layoutMargins: UIEdgeInsets?
  var directions: [ViewAxis: (hugging: UILayoutPriority, resistance: UILayoutPriority)] = [:]
  var translatesMask = true
  var autoresizing: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  /// Whether a scroll view zooms the view, so that its frame is that of the scaled view.
  var isZoomed = false
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
  var overrides = SetTraits()
  var registrations: [TraitRegistration] = []

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
    guard !isWithin(view), !holdsByItself(view) else { return }
    let place = treePlace(ofIndex: index)
    usedLayer?.keepPlaces(without: view)
    if tree.remove(view) { return tree.insert(view, at: place) }
    let move = WindowMove(of: view, from: view.window, to: window)
    move.begin()
    view.leaveHolder()
    view.willMove(toSuperview: self)
    tree.insert(view, at: place)
    view.treeSuperview = self
    didAddSubview(view)
    move.end()
    view.didMoveToSuperview()
    isPassPendingWithin = true
    setNeedsLayout()
  }

  func leaveSuperview() {
    let move = WindowMove(of: self, from: window, to: nil)
    move.begin()
    leaveHolder()
    move.end()
  }

  private func leaveHolder() {
    guard let holder = treeSuperview else { return }
    willMove(toSuperview: nil)
    holder.willRemoveSubview(self)
    treeSuperview = nil
    holder.usedLayer?.keepPlaces(without: self)
    holder.tree.remove(self)
    holder.setNeedsLayout()
    didMoveToSuperview()
  }

  /// Places the view's content.
  ///
  /// A view that asks for itself meanwhile gets another pass. One that does so each time, as by making its subviews
  /// anew, gets no third one, so that passes end as they do on a device.
  func passLayout() {
    needsLayout = false
    layoutSubviews()
    if tree.isPassRepeated { needsLayout = false }
    tree.isPassRepeated = needsLayout
    if isPlain { tree.passed = places }
  }

  /// Whether a pass of the whole screen lays the view out: an app's plain view if it asked for it or if places changed,
  /// and the library's own views each time, as they follow what nothing tells.
  var isLayoutDue: Bool { needsLayout || !isPlain || tree.passed != places }

  private var places: [CGRect] { [bounds] + tree.subviews.map(\.frame) }

  /// Whether an app's class made a view from `UIView` itself, so that the library lays nothing out in it.
  private var isPlain: Bool {
    let kind = ObjectIdentifier(type(of: self))
    if let known = Self.plainKinds[kind] { return known }
    var ancestor: AnyClass = type(of: self)
    while let next = _getSuperclass(ancestor), !OwnClasses.contains(ancestor) {
      ancestor = next
    }
    let answer = ancestor == UIView.self && type(of: self) != UIView.self
    Self.plainKinds[kind] = answer
    return answer
  }

  private static var plainKinds: [ObjectIdentifier: Bool] = [:]

  /// Lets the next pass from any view around reach this one.
  func notePendingPass() {
    var view = self
    while !view.isPassPending {
      view.isPassPending = true
      guard let holder = view.superview else { return }
      holder.isPassPendingWithin = true
      view = holder
    }
  }

  /// Lets the next pass reach what the view holds.
  func notePendingPassWithin() {
    isPassPendingWithin = true
    notePendingPass()
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
    guard isUserInteractionEnabled, !isHidden, !traits.isCovered, alpha >= Self.leastTouchable,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }
}
