// SPDX-License-Identifier: Apache-2.0
import AppFoundation
package import Foundation

/// The fingers on a window, outside of its collection view: the recognisers of all views see them,
/// and the touched view gets what they leave over.
@MainActor
package final class ScreenTouches {
  private let window: UIView
  private let editing: ScreenEditing
  private let touched: TouchedView
  private lazy var arena = GestureArena(self)
  /// The collection view that the page scrolls by itself.
  package weak var content: UIScrollView?

  /// Takes the touches of a window.
  package init(_ window: UIView) {
    self.window = window
    editing = (window as? UIWindow)?.editing ?? ScreenEditing(window)
    touched = TouchedView(window, editing)
  }

  // MARK: Fingers

  /// Takes a finger that came down; times are of any clock that never goes back.
  package func began(_ finger: Int = 0, at point: CGPoint, timestamp: TimeInterval? = nil) {
    arena.cancelled(finger, timestamp: timestamp ?? Self.now)
    arena.began(finger, at: point, timestamp: timestamp ?? Self.now)
  }

  /// Takes a finger that moved.
  package func moved(_ finger: Int = 0, to point: CGPoint, timestamp: TimeInterval? = nil) {
    arena.moved(finger, to: point, timestamp: timestamp ?? Self.now)
  }

  /// Takes a finger that was lifted.
  package func ended(_ finger: Int = 0, at point: CGPoint, timestamp: TimeInterval? = nil) {
    arena.moved(finger, to: point, timestamp: timestamp ?? Self.now)
    arena.ended(finger, at: point, timestamp: timestamp ?? Self.now)
  }

  /// Takes a finger that was taken away.
  package func cancelled(_ finger: Int = 0, timestamp: TimeInterval? = nil) {
    arena.cancelled(finger, timestamp: timestamp ?? Self.now)
  }

  /// Takes all fingers away, for example because their client is gone.
  package func cancelAll(timestamp: TimeInterval) { arena.cancelAll(timestamp: timestamp) }

  /// Whether a recogniser of the content or around it takes drags of one finger along an axis, along which the
  /// finger cannot move the content.
  package func takesDrags(sideways: Bool) -> Bool {
    guard let content, content.window != nil else { return false }
    let way = sideways ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
    guard !content.scrolls(along: way) else { return false }
    var view: UIView? = content
    while let present = view {
      if let scroller = present as? UIScrollView, scroller !== content, scroller.scrolls(along: way)
      {
        return true
      }
      let recognizers = present.gestureRecognizers ?? []
      if recognizers.contains(where: { $0.isEnabled && $0.takesDrag(sideways: sideways) }) {
        return true
      }
      view = present.superview
    }
    return false
  }

  /// The drags that begin on the content while it is at its upper edge and that are a sheet's around it.
  package var edgeDrags: EdgeDrags {
    let way = CGPoint(x: 0, y: 1)
    guard let content, content.window != nil, content.scrolls(along: way) else { return .none }
    var view: UIView? = content
    while let present = view {
      let pan = present.gestureRecognizers?.first { $0 is SheetPan }
      if let pan, pan.isEnabled {
        let drags = (pan.delegate as? SheetHandle)?.edgeDrags ?? .none
        // Pulling such content down is asking for news.
        return content.refreshControl == nil || drags == .none ? drags : .none
      }
      view = present.superview
    }
    return .none
  }

  private static var now: TimeInterval { WorkClock.current.now }

  /// Notes that time passed: a long press may begin, a double tap may fail.
  package func timePassed(to timestamp: TimeInterval) { arena.timePassed(to: timestamp) }

  /// When `timePassed` must be called next; `nil` for never.
  package var deadline: TimeInterval? { arena.deadline }

  // MARK: Texts

  /// The field that has the keyboard.
  package var field: UITextField? { editing.field }

  /// The field or text view that has the keyboard.
  package var typist: UIResponder? { editing.typist }

  /// The first responder: what has the keyboard, or another object that asked to be it.
  package var responder: UIResponder? { editing.responder }

  /// Takes the keyboard away.
  package func endEditing() { editing.end() }

  /// Forgets a first responder that has left the window.
  package func endLostEditing() { editing.endIfGone() }

  /// Sets the text of the field that has the keyboard; a line break at the end is the return key.
  ///
  /// - Returns: Whether a field has it.
  package func type(_ text: String) -> Bool { editing.type(text) }

  /// The place of the text that has the keyboard in the window, the text, its name and its size;
  /// `nil` when no field has the keyboard or is seen.
  package var edited: (place: CGRect, text: String, label: String, size: CGFloat)? {
    editing.edited
  }
}

extension ScreenTouches: GestureGround {
  func finger(at point: CGPoint, timestamp: TimeInterval) -> UITouch? {
    guard let view = window.hitTest(point, with: nil) else { return nil }
    return UITouch(view: view, at: point, in: window, timestamp: timestamp)
  }

  func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var control: UIControl?
    var view = touch.view
    while let present = view {
      let list = present as? UICollectionView
      let own = list?.ownRecognizers ?? present.gestureRecognizers ?? []
      found += own.filter { control?.keeps(from: $0) != true }
      // The page scrolls the content and its sections.
      if let list, list !== content,
        let scroller = list.sectionScroller(at: touch.location(in: list))
      {
        found.append(scroller.panGestureRecognizer)
      }
      if let list, list !== content, list.maySwipe(at: touch.location(in: list)) {
        found.append(list.presentSwipe.pan)
      }
      if let scroller = present as? UIScrollView, present !== content, scroller.isScrollable,
        !(control is UISlider)
      {
        found.append(scroller.panGestureRecognizer)
      }
      if let scroller = present as? UIScrollView, present !== content, scroller.canZoom,
        let pinch = scroller.pinchGestureRecognizer
      {
        found.append(pinch)
      }
      control = control ?? present as? UIControl
      view = present.superview
    }
    // A finger that comes in from an edge is not for what scrolls there.
    let edges = found.filter { $0 is UIScreenEdgePanGestureRecognizer }
    return edges + found.filter { !($0 is UIScreenEdgePanGestureRecognizer) }
  }

  func touchBegan(at point: CGPoint, on view: UIView?) { touched.began(at: point, on: view) }
  func touchMoved(to point: CGPoint) { touched.moved(to: point) }
  func touchEnded(at point: CGPoint) { touched.ended(at: point) }
  func touchCancelled() { touched.cancelled() }
}

extension UIControl {
  /// Whether a finger on the control is not for a recogniser of a view around it.
  ///
  /// - Source: the reference of `UIGestureRecognizer`: the action of a control comes before the same
  ///   gesture of views around it, a single tap, and for a slider, a drag.
  fileprivate func keeps(from recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      isEnabled && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer: isEnabled && self is UISlider
    default: false
    }
  }
}
