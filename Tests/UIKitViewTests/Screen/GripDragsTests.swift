// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What recognisers in an element take from the drags that scroll the content.
@MainActor
@Suite(.ownProcess) struct GripDragsTests {
  private final class Judge: NSObject, UIGestureRecognizerDelegate {}

  private func content(_ size: CGSize) -> UIScrollView {
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    content.contentSize = size
    return content
  }

  /// Content that scrolls down, sideways, and that rests.
  private var down: UIScrollView { content(CGSize(width: 300, height: 2000)) }
  private var sideways: UIScrollView { content(CGSize(width: 2000, height: 600)) }
  private var still: UIScrollView { content(CGSize(width: 300, height: 100)) }

  private func view(_ recognizers: UIGestureRecognizer...) -> UIView {
    let view = UIView()
    for one in recognizers { view.addGestureRecognizer(one) }
    return view
  }

  @Test func `a press, a pinch and a rotation leave all drags to the content`() {
    for one in [
      UILongPressGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ] {
      expect(view(one).drags(in: down), equals: .none)
    }
  }

  @Test func `a pan has all drags, and one with a delegate those across the content`() {
    let (pan, judged, judge) = (UIPanGestureRecognizer(), UIPanGestureRecognizer(), Judge())
    judged.delegate = judge
    expect(view(pan).drags(in: down), equals: .both)
    let row = view(judged, UILongPressGestureRecognizer())
    expect(row.drags(in: down), equals: .horizontal)
    expect(row.drags(in: sideways), equals: .vertical)
    expect(row.drags(in: still), equals: .both)
    pan.minimumNumberOfTouches = 2
    expect(view(pan).drags(in: down), equals: .none)
  }

  @Test func `a swipe has drags along its way, where the content does not scroll`() {
    let (left, up) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
    (left.direction, up.direction) = (.left, .up)
    expect(view(left).drags(in: down), equals: .horizontal)
    expect(view(left).drags(in: sideways), equals: .none)
    expect(view(up).drags(in: down), equals: .none)
    expect(view(left, up).drags(in: still), equals: .both)
    left.isEnabled = false
    expect(view(left).drags(in: down), equals: .none)
  }

  @Test func `a finger at rest is a press after the shortest time`() {
    let (long, short, double) = (
      UILongPressGestureRecognizer(), UILongPressGestureRecognizer(), UILongPressGestureRecognizer()
    )
    short.minimumPressDuration = 0.2
    double.minimumPressDuration = 0.1
    double.numberOfTouchesRequired = 2
    expect(view(long, short, double).shortestPress, equals: 0.2)
    expect(view(long).shortestPress, equals: 0.5)
    expect(view(UIPanGestureRecognizer()).shortestPress, equals: nil)
  }
}
