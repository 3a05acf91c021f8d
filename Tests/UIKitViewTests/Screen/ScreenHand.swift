// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import UIKit

/// A window of 300 × 600 points, and the fingers of a hand on it.
@MainActor
final class ScreenHand: UIGestureRecognizerDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let touches: ScreenTouches
  /// The calls of the recognisers' targets, such as `tap.ended`.
  private var told: [String] = []
  var onState: ((UIGestureRecognizer) -> Void)?
  /// The recognisers that may be recognised at the same time as others.
  var simultaneous: Set<String> = []
  var refusesToBegin: Set<String> = []
  var refusesTouch: Set<String> = []
  var now: TimeInterval = 100

  init() { touches = ScreenTouches(window) }

  func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    window.addSubview(view)
    return view
  }

  @discardableResult
  func listen<Recognizer: UIGestureRecognizer>(
    _ name: String,
    _ recognizer: Recognizer,
    on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addTarget(self, action: Self.heard)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private static let heard = Selector("heard:") { target, sender in
    guard let hand = target as? ScreenHand, let sender = sender as? UIGestureRecognizer else {
      return
    }
    hand.told.append("\(sender.name ?? "").\(sender.state)")
    hand.onState?(sender)
  }

  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  // MARK: Fingers

  func down(_ x: CGFloat, _ y: CGFloat) { down(0, x, y) }

  func down(_ finger: Int, _ x: CGFloat, _ y: CGFloat) {
    touches.began(finger, at: CGPoint(x: x, y: y), timestamp: now)
  }

  func move(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.01) {
    move(0, x, y, after: seconds)
  }

  func move(_ finger: Int, _ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.01) {
    now += seconds
    touches.moved(finger, to: CGPoint(x: x, y: y), timestamp: now)
  }

  func up(_ x: CGFloat, _ y: CGFloat) { up(0, x, y) }

  func up(_ finger: Int, _ x: CGFloat, _ y: CGFloat) {
    now += 0.05
    touches.ended(finger, at: CGPoint(x: x, y: y), timestamp: now)
  }

  func wait(_ seconds: TimeInterval) {
    now += seconds
    touches.timePassed(to: now)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.1) {
    now += seconds
    down(x, y)
    up(x, y)
  }

  /// Drags in two steps.
  func drag(from start: CGPoint, to end: CGPoint) {
    now += 1
    down(start.x, start.y)
    move((start.x + end.x) / 2, (start.y + end.y) / 2)
    move(end.x, end.y)
    up(end.x, end.y)
  }

  // MARK: Questions

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesToBegin.contains(gestureRecognizer.name ?? "")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    simultaneous.contains(gestureRecognizer.name ?? "")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    !refusesTouch.contains(gestureRecognizer.name ?? "")
  }
}
