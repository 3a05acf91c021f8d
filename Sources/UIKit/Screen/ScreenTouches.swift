// SPDX-License-Identifier: Apache-2.0
import AppFoundation
package import Foundation

/// A finger on a window, outside of its collection view: it presses controls and is seen by
/// recognisers of taps.
@MainActor
package final class ScreenTouches {
  /// A finger that moved further is no tap, in points.
  private static let slop: CGFloat = 10
  /// How far outside of a control a finger still presses it, in points.
  ///
  /// - Source: the reach of UIKit's controls for a finger that moves while it is down.
  private static let reach: CGFloat = 70

  private let window: UIView
  private weak var touched: UIView?
  private weak var control: UIControl?
  private var start = CGPoint.zero
  private var isTap = false
  /// The view that scrolls under the finger, and where the finger was last.
  private weak var scroller: UIScrollView?
  private var last = CGPoint.zero
  /// The collection view that the page scrolls by itself.
  package weak var content: UIScrollView?
  /// The field that has the keyboard.
  package private(set) weak var field: UITextField?
  /// The text view that has the keyboard.
  private weak var textView: UITextView?

  /// Takes the touches of a window.
  package init(_ window: UIView) { self.window = window }

  /// Takes a finger that came down.
  package func began(at point: CGPoint) {
    cancelled()
    (start, last) = (point, point)
    isTap = true
    touched = window.hitTest(point, with: nil)
    scroller = scroller(around: touched)
    var view = touched
    while let present = view, !(present is UIControl) { view = present.superview }
    follow(touched, at: point)
    guard let pressed = view as? UIControl, pressed.isEnabled else { return }
    control = pressed
    pressed.isHighlighted = true
    if let touch, pressed.beginTracking(touch, with: event) {
      (pressed.isTracking, pressed.isTouchInside) = (true, true)
    }
    pressed.sendActions(for: .touchDown)
    if let slider = pressed as? UISlider { move(slider, to: point) }
  }

  /// Takes a finger that moved.
  package func moved(to point: CGPoint) {
    if distance(point, start) > Self.slop { isTap = false }
    tell(.moved, at: point) { $0.touchesMoved($1, with: $2) }
    if !isTap, let scroller, !(control is UISlider) {
      if let control, scroller.touchesShouldCancel(in: control) || scroller.isDragging == false {
        control.isHighlighted = false
        stopTracking(control)
        self.control = nil
      }
      return scroll(scroller, to: point)
    }
    guard let control else { return }
    if let slider = control as? UISlider { return move(slider, to: point) }
    control.isHighlighted = reaches(control, point)
    guard control.isTracking, let touch else { return }
    control.isTouchInside = control.isHighlighted
    control.isTracking = control.continueTracking(touch, with: event)
    control.sendActions(for: control.isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Takes a finger that was lifted.
  package func ended(at point: CGPoint) {
    moved(to: point)
    tell(.ended, at: point) { $0.touchesEnded($1, with: $2) }
    defer { (touched, control, scroller, touch) = (nil, nil, nil, nil) }
    if let scroller, scroller.isDragging { return release(scroller) }
    if let control {
      control.isHighlighted = false
      if control.isTracking {
        (control.isTracking, control.isTouchInside) = (false, false)
        control.endTracking(touch, with: event)
      }
      guard reaches(control, point) else { return control.sendActions(for: .touchUpOutside) }
      if !(control is UITextField) { endEditing() }
      return press(control, at: point)
    }
    endEditing()
    guard isTap else { return }
    tap(touched, at: point)
  }

  /// Takes a finger that was taken away.
  package func cancelled() {
    if let scroller, scroller.isDragging { release(scroller) }
    tell(.cancelled, at: last) { $0.touchesCancelled($1, with: $2) }
    if let control {
      control.isHighlighted = false
      stopTracking(control)
      control.sendActions(for: .touchCancel)
    }
    (touched, control, scroller, touch) = (nil, nil, nil, nil)
  }

  private func stopTracking(_ control: UIControl) {
    guard control.isTracking else { return }
    (control.isTracking, control.isTouchInside) = (false, false)
    control.cancelTracking(with: event)
  }

  // MARK: The touched view

  /// The finger, as the touched view sees it.
  private var touch: UITouch?

  private var event: UIEvent? {
    touch.map { UIEvent(allTouches: [$0], timestamp: $0.timestamp) }
  }

  /// Lets the touched view see the finger; a collection view takes its own fingers.
  private func follow(_ view: UIView?, at point: CGPoint) {
    guard let view, !(view is UICollectionView) else { return }
    let place = window.convert(point, to: view)
    let touch = UITouch(view: view, at: place, timestamp: WorkClock.current.now)
    self.touch = touch
    if let event { view.touchesBegan([touch], with: event) }
  }

  private func tell(
    _ phase: UITouch.Phase,
    at point: CGPoint,
    _ call: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    guard let touch, let view = touch.view else { return }
    let place = window.convert(point, to: view)
    touch.move(to: place, phase: phase, timestamp: WorkClock.current.now)
    if let event { call(view, [touch], event) }
  }

  private func reaches(_ control: UIControl, _ point: CGPoint) -> Bool {
    let place = window.convert(point, to: control)
    return control.bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
  }

  // MARK: Scrolling

  /// The innermost view around a view that scrolls by this finger.
  private func scroller(around view: UIView?) -> UIScrollView? {
    var present = view
    while let around = present {
      if let found = around as? UIScrollView, found !== content, found.isScrollEnabled,
        found.room.width > 0 || found.room.height > 0
      {
        return found
      }
      present = around.superview
    }
    return nil
  }

  /// Moves the content with the finger, as far as there is content.
  private func scroll(_ scroller: UIScrollView, to point: CGPoint) {
    if !scroller.isDragging {
      (scroller.isTracking, scroller.isDragging) = (true, true)
      scroller.told?.scrollViewWillBeginDragging(scroller)
    }
    let before = scroller.contentOffset
    let wanted = CGPoint(x: before.x + last.x - point.x, y: before.y + last.y - point.y)
    last = point
    let offset = scroller.restricted(wanted)
    if offset != before { scroller.contentOffset = offset }
    show(scroller)
  }

  /// Lets the element that contains a view that scrolls be painted anew.
  private func show(_ scroller: UIScrollView) {
    scroller.layoutIfNeeded()
    scroller.superview?.noteContentChange()
  }

  /// Ends a drag; pages come to rest at the next one.
  private func release(_ scroller: UIScrollView) {
    (scroller.isTracking, scroller.isDragging) = (false, false)
    if scroller.isPagingEnabled {
      let size = scroller.bounds.size
      let offset = scroller.contentOffset
      let page = CGPoint(
        x: size.width > 0 ? (offset.x / size.width).rounded() * size.width : 0,
        y: size.height > 0 ? (offset.y / size.height).rounded() * size.height : 0
      )
      scroller.contentOffset = scroller.restricted(page)
      show(scroller)
    }
    scroller.restAfterDrag()
    scroller.told?.scrollViewDidEndDragging(scroller, willDecelerate: false)
    scroller.told?.scrollViewDidEndDecelerating(scroller)
  }

  // MARK: Controls

  private func move(_ slider: UISlider, to point: CGPoint) {
    let before = slider.value
    slider.moveKnob(to: window.convert(point, to: slider).x)
    if slider.value != before { slider.sendActions(for: .valueChanged) }
  }

  private func press(_ control: UIControl, at point: CGPoint) {
    let place = window.convert(point, to: control)
    switch control {
    case let bar as BarButton: bar.tapped()
    case let tab as TabButton: tab.tapped()
    case let toggle as UISwitch:
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    case let segments as UISegmentedControl: choose(in: segments, at: place)
    case let stepper as UIStepper: step(stepper, isUp: place.x > stepper.bounds.midX)
    case let pages as UIPageControl: turn(pages, isForward: place.x > pages.bounds.midX)
    case let field as UITextField: edit(field)
    case is UISlider: break
    default: break
    }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    control.noteContentChange()
  }

  private func choose(in segments: UISegmentedControl, at place: CGPoint) {
    let count = segments.numberOfSegments
    guard count > 0, segments.bounds.width > 0 else { return }
    let index = Int(place.x / segments.bounds.width * CGFloat(count))
    let chosen = min(count - 1, max(0, index))
    guard chosen != segments.selectedSegmentIndex, segments.isEnabledForSegment(at: chosen) else {
      return
    }
    segments.selectedSegmentIndex = segments.isMomentary ? UISegmentedControl.noSegment : chosen
    segments.actionForSegment(at: chosen)?.choose()
    segments.sendActions(for: .valueChanged)
  }

  private func step(_ stepper: UIStepper, isUp: Bool) {
    var wanted = stepper.value + (isUp ? stepper.stepValue : -stepper.stepValue)
    if stepper.wraps, wanted > stepper.maximumValue { wanted = stepper.minimumValue }
    if stepper.wraps, wanted < stepper.minimumValue { wanted = stepper.maximumValue }
    let value = min(stepper.maximumValue, max(stepper.minimumValue, wanted))
    guard value != stepper.value else { return }
    stepper.value = value
    stepper.sendActions(for: .valueChanged)
  }

  private func turn(_ pages: UIPageControl, isForward: Bool) {
    let before = pages.currentPage
    pages.currentPage += isForward ? 1 : -1
    if pages.currentPage != before { pages.sendActions(for: .valueChanged) }
  }

  // MARK: Taps

  /// Tells the recognisers of taps of the touched view and the views around it; the innermost one
  /// takes the tap.
  private func tap(_ view: UIView?, at point: CGPoint) {
    var present = view
    while let around = present, around !== content {
      if let inner = around as? UICollectionView { return tap(inner, at: point) }
      if let column = around as? PickerColumn {
        return column.tapped(at: window.convert(point, to: column))
      }
      if let text = around as? UITextView, text.isEditable { return edit(text) }
      let taps = (around.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      for tap in taps where tap.isEnabled && tap.numberOfTapsRequired == 1 {
        let place = window.convert(point, to: around)
        let touch = UITouch(view: around, at: place, timestamp: 0)
        guard tap.delegate?.gestureRecognizer(tap, shouldReceive: touch) ?? true,
          tap.delegate?.gestureRecognizerShouldBegin(tap) ?? true
        else { continue }
        tap.take(touch)
        tap.settle(as: .ended)
        tap.drop(touch)
        tap.startOver()
        return
      }
      (around as? SheetDimming)?.tapped()
      present = around.superview
    }
  }

  /// Taps an item of a collection view that the page does not touch by itself.
  private func tap(_ inner: UICollectionView, at point: CGPoint) {
    let place = window.convert(point, to: inner)
    taps += 1
    // Each tap is long after the one before, so that two taps never count as one.
    let time = TimeInterval(taps) * Self.pause
    inner.fingerBegan(0, at: place, timestamp: time)
    inner.fingerEnded(0, at: place, timestamp: time)
    inner.layoutIfNeeded()
    inner.superview?.noteContentChange()
  }

  private static let pause: TimeInterval = 10
  private var taps = 0

  // MARK: Texts

  private func edit(_ field: UITextField) {
    guard self.field !== field else { return }
    endEditing()
    guard field.delegate?.textFieldShouldBeginEditing(field) ?? true else { return }
    if let bar = field.superview as? UISearchBar, !bar.begin() { return }
    self.field = field
    field.sendActions(for: .editingDidBegin)
    field.delegate?.textFieldDidBeginEditing(field)
  }

  private func edit(_ view: UITextView) {
    guard textView !== view else { return }
    endEditing()
    guard view.textDelegate?.textViewShouldBeginEditing(view) ?? true else { return }
    textView = view
    view.textDelegate?.textViewDidBeginEditing(view)
  }

  /// Takes the keyboard away.
  package func endEditing() {
    if let view = textView {
      textView = nil
      view.textDelegate?.textViewDidEndEditing(view)
    }
    guard let field else { return }
    self.field = nil
    field.sendActions(for: .editingDidEnd)
    field.delegate?.textFieldDidEndEditing(field, reason: .committed)
    (field.superview as? UISearchBar)?.end()
  }

  /// Sets the text of the field that has the keyboard; a line break at the end is the return key.
  ///
  /// - Returns: Whether a field has it.
  package func type(_ text: String) -> Bool {
    if let textView {
      textView.take(text)
      return true
    }
    guard let field else { return false }
    let isReturn = text.hasSuffix("\n")
    let words = isReturn ? String(text.dropLast()) : text
    if words != field.text ?? "" {
      field.take(words)
      (field.superview as? UISearchBar)?.take(words)
    }
    if isReturn { submit(field) }
    return true
  }

  /// Presses the return key.
  private func submit(_ field: UITextField) {
    (field.superview as? UISearchBar)?.submit()
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    endEditing()
  }

  /// The place of the text that has the keyboard in the window, the text, its name and its size;
  /// `nil` when no field has the keyboard or is seen.
  package var edited: (place: CGRect, text: String, label: String, size: CGFloat)? {
    if let textView, textView.window === window, !textView.isHidden {
      let size = textView.font?.pointSize ?? UIFont.labelFontSize
      let place = textView.convert(textView.textPlace, to: window)
      return (place, textView.text ?? "", "", size)
    }
    guard let field, field.window === window, !field.isHidden else { return nil }
    let place = field.convert(field.textPlace, to: window)
    let size = field.font?.pointSize ?? UIFont.labelFontSize
    return (place, field.text ?? "", field.shownPlaceholder, size)
  }
}

extension UIScrollView {
  /// How far the content can scroll, in points.
  var room: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, contentSize.width + inset.left + inset.right - bounds.width),
      height: max(0, contentSize.height + inset.top + inset.bottom - bounds.height)
    )
  }

  /// The offset nearest to another one at which only content is seen.
  fileprivate func restricted(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let room = room
    return CGPoint(
      x: min(max(offset.x, -inset.left), -inset.left + room.width),
      y: min(max(offset.y, -inset.top), -inset.top + room.height)
    )
  }

  /// What is told of the scrolling.
  fileprivate var told: (any UIScrollViewDelegate)? {
    scrollDelegate
  }
}
