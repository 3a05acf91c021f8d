// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The finger on a screen that the touched view gets: it presses controls, taps items and texts, and
/// is seen by views that follow fingers themselves.
@MainActor
final class TouchedView {
  /// How far outside of a control a finger still presses it, in points.
  ///
  /// - Source: the reach of UIKit's controls for a finger that moves while it is down.
  private static let reach: CGFloat = 70

  private let window: UIView
  private let editing: ScreenEditing
  private weak var control: UIControl?
  /// The collection view with the item under the finger.
  private weak var list: UICollectionView?
  /// The finger, as a view sees it that follows fingers itself.
  private var touch: UITouch?
  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0
  private var last = CGPoint.zero

  init(_ window: UIView, _ editing: ScreenEditing) {
    (self.window, self.editing) = (window, editing)
  }

  /// A finger came down on a view.
  func began(at point: CGPoint, on view: UIView?) {
    (start, last) = (point, point)
    startTime = WorkClock.current.now
    guard let view else { return }
    let touch = UITouch(view: view, at: point, in: window, timestamp: WorkClock.current.now)
    self.touch = touch
    list = view.innermost { $0 as? UICollectionView }
    // A finger beside the actions of an open row closes it, and does nothing else.
    if let open = list, open.rowSwipe?.closes(touching: view) == true {
      (list, self.touch) = (nil, nil)
      return open.closeSwipe()
    }
    // The item of a collection view is its own matter, unless a view in it is touched.
    if !(view is UICollectionView), let event { view.touchesBegan([touch], with: event) }
    guard let pressed = view.pressedControl else {
      list.map { $0.touchBegan(at: window.convert(point, to: $0)) }
      return
    }
    guard pressed.isEnabled else { return }
    control = pressed
    pressed.isHighlighted = true
    if pressed.beginTracking(touch, with: event) {
      (pressed.isTracking, pressed.isTouchInside) = (true, true)
    }
    pressed.sendActions(for: .touchDown, with: event)
    (pressed as? UISlider)?.follow(window.convert(point, to: pressed))
  }

  /// The finger moved.
  func moved(to point: CGPoint) {
    tell(.moved, at: point) { $0.touchesMoved($1, with: $2) }
    guard let control else {
      list.map { $0.touchMoved(to: window.convert(point, to: $0)) }
      return
    }
    if let slider = control as? UISlider { return slider.follow(window.convert(point, to: slider)) }
    control.isHighlighted = reaches(control, point)
    guard control.isTracking, let touch else { return }
    control.isTouchInside = control.isHighlighted
    control.isTracking = control.continueTracking(touch, with: event)
    control.sendActions(
      for: control.isTouchInside ? .touchDragInside : .touchDragOutside,
      with: event
    )
  }

  /// The finger was lifted.
  func ended(at point: CGPoint) {
    tell(.ended, at: point) { $0.touchesEnded($1, with: $2) }
    let view = touch?.view
    let isHeld = WorkClock.current.now - startTime >= GesturePolicy.longPress
    defer { (control, list, touch) = (nil, nil, nil) }
    guard let control else {
      guard distance(point, start) <= GesturePolicy.tapSlop else {
        list?.touchCancelled()
        return
      }
      if isHeld, openMenu(of: view, at: point) { return }
      return tap(view, at: point)
    }
    control.isHighlighted = false
    if control.isTracking {
      (control.isTracking, control.isTouchInside) = (false, false)
      control.endTracking(touch, with: event)
    }
    guard reaches(control, point) else {
      return control.sendActions(for: .touchUpOutside, with: event)
    }
    if let field = control as? UITextField {
      if field.clears(at: window.convert(point, to: field)) { editing.clear(field) }
      editing.edit(field)
    }
    if isHeld, control.openContextMenu(at: point, in: window) { return }
    if !control.opensMenu(isHeld: isHeld) {
      control.changeValue(at: window.convert(point, to: control))
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered], with: event)
    }
    control.noteContentChange()
  }

  /// Shows the menu of a long press: that of the list's items, or of the innermost view that has one.
  private func openMenu(of view: UIView?, at point: CGPoint) -> Bool {
    if let list, list.openPressMenu(at: window.convert(point, to: list)) { return true }
    guard view?.openContextMenu(at: point, in: window) == true else { return false }
    list?.touchCancelled()
    return true
  }

  /// The finger is a gesture, or was taken away.
  func cancelled() {
    tell(.cancelled, at: last) { $0.touchesCancelled($1, with: $2) }
    list?.touchCancelled()
    if let control {
      control.isHighlighted = false
      if control.isTracking {
        (control.isTracking, control.isTouchInside) = (false, false)
        control.cancelTracking(with: event)
      }
      control.sendActions(for: .touchCancel, with: event)
    }
    (control, list, touch) = (nil, nil, nil)
  }

  private var event: UIEvent? {
    touch.map { UIEvent(allTouches: [$0], timestamp: $0.timestamp) }
  }

  private func tell(
    _ phase: UITouch.Phase,
    at point: CGPoint,
    _ call: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    last = point
    guard let touch, let view = touch.view else { return }
    touch.move(to: point, phase: phase, timestamp: WorkClock.current.now)
    if !(view is UICollectionView), let event { call(view, [touch], event) }
  }

  private func reaches(_ control: UIControl, _ point: CGPoint) -> Bool {
    let place = window.convert(point, to: control)
    return control.bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
  }

  /// Does what a tap does on the innermost view around a point that does something.
  private func tap(_ view: UIView?, at point: CGPoint) {
    var present = view
    while let around = present {
      switch around {
      case let inner as UICollectionView:
        inner.touchEnded(at: window.convert(point, to: inner))
        inner.layoutIfNeeded()
        inner.superview?.noteContentChange()
        return
      case let column as PickerColumn: return column.tapped(at: window.convert(point, to: column))
      case let text as UITextView where text.followLink(at: window.convert(point, to: text)):
        return
      case let text as UITextView where text.isEditable: return editing.edit(text)
      case let dimming as SheetDimming: return dimming.tapped()
      case let alert as AlertContent: return alert.tapped(at: window.convert(point, to: alert))
      default: present = around.superview
      }
    }
  }
}

extension UIView {
  /// The control that a finger on the view presses; the wheels in a control take fingers themselves.
  fileprivate var pressedControl: UIControl? {
    innermost { view -> UIControl?? in
      view is PickerColumn ? .some(nil) : (view as? UIControl).map { .some($0) }
    } ?? nil
  }

  /// The innermost of the view and the views around it of which something is found.
  func innermost<Found>(_ find: (UIView) -> Found?) -> Found? {
    var view: UIView? = self
    while let present = view {
      if let found = find(present) { return found }
      view = present.superview
    }
    return nil
  }
}
