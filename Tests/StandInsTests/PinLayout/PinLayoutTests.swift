// SPDX-License-Identifier: Apache-2.0
import Expectations
import PinLayout
import Testing
import UIKitTestSupport

/// In a view of 200 × 100.
@MainActor @Suite(.ownProcess) struct PinLayoutTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func added(_ frame: CGRect = CGRect(x: 1, y: 2, width: 30, height: 40)) -> UIView {
    let view = UIView(frame: frame)
    room.addSubview(view)
    return view
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func frame(_ closure: (PinLayout<UIView>) -> Void) -> CGRect {
    let view = added()
    closure(view.pin)
    return view.frame
  }

  @Test func `edges are distances from the superview's`() {
    expect(frame { $0.all() }, equals: box(0, 0, 200, 100))
    expect(frame { $0.all(8) }, equals: box(8, 8, 184, 84))
    expect(frame { $0.top(5).horizontally(10).height(20) }, equals: box(10, 5, 180, 20))
    expect(frame { $0.bottomRight(3).size(10) }, equals: box(187, 87, 10, 10))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(frame { $0.all(insets) }, equals: box(2, 1, 194, 96))
    expect(frame { $0.vertically(10%).left(5%).width(50%) }, equals: box(10, 10, 100, 80))
  }

  @Test func `what is not said stays`() {
    expect(frame { $0.left(7) }, equals: box(7, 2, 30, 40))
    expect(frame { $0.width(60) }, equals: box(1, 2, 60, 40))
  }

  @Test func `the middle is that of the superview`() {
    expect(frame { $0.center().size(40) }, equals: box(80, 30, 40, 40))
    expect(frame { $0.hCenter(10).top().width(20) }, equals: box(100, 0, 20, 40))
  }

  @Test func `margins are kept from the edges, in any order`() {
    expect(frame { $0.marginLeft(4).left(6).top().marginTop(3) }, equals: box(10, 3, 30, 40))
    expect(
      frame { $0.right(10).marginRight(5).bottom().margin(1, 2) },
      equals: box(158, 59, 30, 40)
    )
    expect(
      frame { $0.horizontally().marginHorizontal(20).top().height(10) },
      equals: box(20, 0, 160, 10)
    )
  }

  @Test func `a view is beside others and aligned with them`() {
    let first = added(box(10, 20, 30, 10))
    let second = added(box(60, 25, 20, 15))
    expect(frame { $0.below(of: first, aligned: .left).marginTop(5) }, equals: box(10, 35, 30, 40))
    expect(frame { $0.below(of: [first, second]).left() }, equals: box(0, 40, 30, 40))
    expect(frame { $0.above(of: second, aligned: .right).size(10) }, equals: box(70, 15, 10, 10))
    expect(frame { $0.after(of: first, aligned: .center).size(4) }, equals: box(40, 23, 4, 4))
    expect(frame { $0.before(of: second).left().top() }, equals: box(0, 0, 60, 40))
    expect(
      frame { $0.after(of: first).before(of: second).top().height(5) },
      equals: box(40, 0, 20, 5)
    )
  }

  @Test func `lengths follow a ratio and limits`() {
    expect(frame { $0.topLeft().width(80).aspectRatio(2) }, equals: box(0, 0, 80, 40))
    expect(frame { $0.topLeft().height(30).aspectRatio(0.5) }, equals: box(0, 0, 15, 30))
    expect(frame { $0.topLeft().horizontally().maxWidth(50).height(1) }, equals: box(0, 0, 50, 1))
    expect(
      frame { $0.horizontally().maxWidth(50).justify(.center).top() },
      equals: box(75, 0, 50, 40)
    )
    expect(frame { $0.topLeft().width(3).minWidth(20).height(1) }, equals: box(0, 0, 20, 1))
  }

  @Test func `a view fits its content into a width`() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 25), height: min(size.height, 12))
      }
    }
    let view = Square()
    room.addSubview(view)
    view.pin.topLeft().width(60).sizeToFit(.width)
    expect(view.frame, equals: box(0, 0, 60, 12))
    view.pin.topLeft().width(60).sizeToFit(.widthFlexible)
    expect(view.frame, equals: box(0, 0, 25, 12))
    view.pin.center().sizeToFit()
    expect(view.frame, equals: box(87.5, 44, 25, 12))
  }

  @Test func `from right to left, the start is at the right`() {
    let view = added()
    view.semanticContentAttribute = .forceRightToLeft
    let first = added(box(100, 0, 20, 20))
    view.pin.start(10).top().width(20)
    expect(view.frame, equals: box(170, 0, 20, 40))
    view.pin.after(of: first).top()
    expect(view.frame.maxX, equals: 100)
  }
}
