// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit
import UIKitTestSupport

/// A view with rows of 100 and recognisers, and fingers to touch it.
@MainActor
final class GestureStage: UIGestureRecognizerDelegate {
  let stage = TouchStage([numbered(6)])
  /// The calls of the recognisers' targets, such as `tap.ended`.
  var told: [String] = []
  /// The recognisers that may be recognised at the same time as others.
  var simultaneous: Set<String> = []
  var refusesToBegin: Set<String> = []
  var now: TimeInterval = 100

  var view: UICollectionView { stage.view }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer
  {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addTarget(self, action: Self.heard)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private static let heard = Selector("heard:") { target, sender in
    guard let stage = target as? GestureStage, let sender = sender as? UIGestureRecognizer else {
      return
    }
    stage.told.append("\(sender.name ?? "").\(sender.state)")
  }

  func down(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0) {
    down(0, x, y, after: seconds)
  }

  func down(_ finger: Int, _ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0) {
    now += seconds
    view.fingerBegan(finger, at: CGPoint(x: x, y: y), timestamp: now)
  }

  func move(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.01) {
    move(0, x, y, after: seconds)
  }

  func move(_ finger: Int, _ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.01) {
    now += seconds
    view.fingerMoved(finger, to: CGPoint(x: x, y: y), timestamp: now)
  }

  func up(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.05) {
    up(0, x, y, after: seconds)
  }

  func up(_ finger: Int, _ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.05) {
    now += seconds
    view.fingerEnded(finger, at: CGPoint(x: x, y: y), timestamp: now)
  }

  func wait(_ seconds: TimeInterval) {
    now += seconds
    view.gestureTimePassed(to: now)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.1) {
    down(x, y, after: seconds)
    up(x, y)
  }

  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesToBegin.contains(gestureRecognizer.name ?? "")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    simultaneous.contains(gestureRecognizer.name ?? "")
  }
}
