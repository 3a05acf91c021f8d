// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Recognisers on any view of a window, and what the touched views are told.
@MainActor
@Suite(.ownProcess) struct ScreenGesturesTests {
  private let hand = ScreenHand()

  @Test func `a pan follows a finger in the window, also while it moves its view`() {
    let card = hand.add(UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    let pan = hand.listen("pan", UIPanGestureRecognizer(), on: card)
    hand.onState = { _ in
      let way = pan.translation(in: card.superview)
      card.center = CGPoint(x: 100 + way.x, y: 100 + way.y)
    }
    hand.down(70, 70)
    hand.move(75, 70)
    expect(hand.takeTold(), equals: [])
    hand.move(90, 70)
    hand.move(120, 100, after: 0.095)
    expect(hand.takeTold(), equals: ["pan.began", "pan.changed"])
    // 50 to the right and 30 down; the finger is where it was in the card.
    expect(card.center, equals: CGPoint(x: 150, y: 130))
    expect(pan.location(in: card), equals: CGPoint(x: 20, y: 20))
    expect(pan.location(in: nil), equals: CGPoint(x: 120, y: 100))
    // Of the last tenth of a second it knows 0.095 s, with 30 to the right and 30 down.
    expect(pan.velocity(in: nil).x.rounded(), equals: 316)
    expect(pan.velocity(in: nil).y.rounded(), equals: 316)
    pan.setTranslation(.zero, in: card)
    expect(pan.velocity(in: nil).x.rounded(), equals: 316)
    hand.onState = nil
    hand.up(120, 100)
    expect(hand.takeTold(), equals: ["pan.changed", "pan.ended"])
    expect(pan.state, equals: .possible)
  }

  @Test func `ways are told in the points of a turned view`() {
    let card = hand.add(UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    card.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    let pan = hand.listen("pan", UIPanGestureRecognizer(), on: card)
    hand.down(100, 100)
    hand.move(140, 100)
    // The view is turned by a quarter clockwise and twice as large: 40 to the right is 20 up in it.
    let way = pan.translation(in: card)
    expect(way.x.rounded(), equals: 0)
    expect(way.y.rounded(), equals: -20)
    pan.setTranslation(CGPoint(x: 10, y: 0), in: card)
    let whole = pan.translation(in: nil)
    expect(whole.x.rounded(), equals: 0)
    expect(whole.y.rounded(), equals: 20)
  }

  @Test func `a long press begins by itself and takes the touch from a button`() {
    let button = hand.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 50))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    hand.listen("press", UILongPressGestureRecognizer(), on: button)
    hand.down(20, 20)
    expect(button.isHighlighted)
    expect(hand.touches.deadline, equals: hand.now + 0.5)
    hand.wait(0.6)
    expect(!button.isHighlighted)
    hand.move(25, 20)
    hand.up(25, 20)
    expect(
      hand.takeTold(),
      equals: ["press.began", "press.changed", "press.changed", "press.ended"]
    )
    expect(count, equals: 0)
    hand.tap(20, 20)
    expect(count, equals: 1)
    expect(hand.takeTold(), equals: [])
  }

  @Test func `two fingers on a view pinch and turn it`() {
    let image = hand.add(UIImageView(), CGRect(x: 0, y: 0, width: 300, height: 300))
    image.isUserInteractionEnabled = true
    let pinch = hand.listen("pinch", UIPinchGestureRecognizer(), on: image)
    let turn = hand.listen("turn", UIRotationGestureRecognizer(), on: image)
    hand.simultaneous = ["pinch"]
    hand.down(100, 150)
    hand.down(1, 200, 150)
    hand.move(1, 300, 150)
    expect(hand.takeTold(), equals: ["pinch.began"])
    expect(pinch.scale, equals: 2)
    hand.move(1, 100, 350)
    expect(hand.takeTold(), equals: ["pinch.changed", "turn.began"])
    #expect(pinch.scale == 2 && abs(turn.rotation - .pi / 2) < 0.001)
    hand.up(1, 100, 350)
    hand.up(100, 150)
    expect(hand.takeTold().suffix(2), equals: ["pinch.ended", "turn.ended"])
  }

  @Test func `swipes know their direction`() {
    let board = hand.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
    for (name, direction) in [
      ("left", UISwipeGestureRecognizer.Direction.left), ("up", .up),
    ] {
      hand.listen(name, UISwipeGestureRecognizer(), on: board).direction = direction
    }
    hand.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 100, y: 190))
    hand.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 190, y: 100))
    hand.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 290, y: 200))
    expect(hand.takeTold(), equals: ["left.ended", "up.ended"])
  }

  @Test func `a pan in a scrolling view comes before the scroll, unless both go together`() {
    let scroller = hand.add(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 200))
    scroller.contentSize = CGSize(width: 300, height: 500)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    scroller.addSubview(card)
    let pan = hand.listen("pan", UIPanGestureRecognizer(), on: card)
    hand.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 20))
    expect(hand.takeTold().first, equals: "pan.began")
    expect(scroller.contentOffset, equals: .zero)
    hand.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 120))
    expect(hand.takeTold(), equals: [])
    expect(scroller.contentOffset.y, equals: 30)
    scroller.contentOffset = .zero
    hand.simultaneous = ["pan"]
    hand.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 20))
    expect(hand.takeTold().first, equals: "pan.began")
    expect(scroller.contentOffset.y, equals: 30)
    scroller.contentOffset = .zero
    hand.simultaneous = []
    pan.require(toFail: scroller.panGestureRecognizer)
    hand.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 20))
    expect(hand.takeTold(), equals: [])
    expect(scroller.contentOffset.y, equals: 30)
    // Sideways there is nothing to scroll, so that the scroll fails and the pan begins.
    hand.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 130, y: 50))
    expect(hand.takeTold().first, equals: "pan.began")
    expect(scroller.contentOffset.y, equals: 30)
  }

  @Test func `of two scrolling views the one moves that has content along the drag`() {
    let outer = hand.add(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 200))
    outer.contentSize = CGSize(width: 300, height: 500)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    inner.contentSize = CGSize(width: 600, height: 100)
    outer.addSubview(inner)
    hand.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 102, y: 60))
    expect(inner.contentOffset, equals: .zero)
    expect(outer.contentOffset.y, equals: 30)
    outer.contentOffset = .zero
    hand.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 60, y: 88))
    expect(inner.contentOffset.x, equals: 40)
    expect(outer.contentOffset, equals: .zero)
    expect(outer.panGestureRecognizer.translation(in: nil), equals: .zero)
  }

  @Test func `delegates and views decide about fingers and gestures`() {
    let board = hand.add(Refusing(), CGRect(x: 0, y: 0, width: 300, height: 300))
    hand.listen("tap", UITapGestureRecognizer(), on: board)
    hand.refusesTouch = ["tap"]
    hand.tap(10, 10)
    expect(hand.takeTold(), equals: [])
    hand.refusesTouch = []
    hand.tap(10, 10)
    expect(hand.takeTold(), equals: ["tap.ended"])
    hand.refusesToBegin = ["tap"]
    hand.tap(10, 10)
    hand.refusesToBegin = []
    board.refuses = true
    hand.tap(10, 10)
    expect(hand.takeTold(), equals: [])
  }

  private final class Refusing: UIView {
    var refuses = false
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !refuses
    }
  }

  @Test func `a control keeps taps from the views around it, and a slider drags`() {
    let board = hand.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 227, height: 34))
    for view in [button, slider] { board.addSubview(view) }
    hand.listen("tap", UITapGestureRecognizer(), on: board)
    hand.listen("pan", UIPanGestureRecognizer(), on: board)
    hand.tap(20, 20)
    expect(hand.takeTold(), equals: [])
    hand.drag(from: CGPoint(x: 13.5, y: 110), to: CGPoint(x: 113.5, y: 110))
    expect(hand.takeTold(), equals: [])
    expect(slider.value, equals: 0.5)
    button.isEnabled = false
    hand.tap(20, 20)
    expect(hand.takeTold(), equals: ["tap.ended"])
  }

  @Test func `a double tap on a view makes the single one wait`() {
    let board = hand.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
    let single = hand.listen("single", UITapGestureRecognizer(), on: board)
    let double = hand.listen("double", UITapGestureRecognizer(), on: board)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    hand.tap(50, 50)
    expect(hand.takeTold(), equals: [])
    hand.wait(0.4)
    expect(hand.takeTold(), equals: ["single.ended"])
    hand.tap(50, 50, after: 1)
    hand.tap(50, 50)
    expect(hand.takeTold(), equals: ["double.ended"])
  }

  @Test func `a drag from the screen's edge begins only there`() {
    let board = hand.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 600))
    let edge = hand.listen("edge", UIScreenEdgePanGestureRecognizer(), on: board)
    edge.edges = .left
    hand.drag(from: CGPoint(x: 30, y: 300), to: CGPoint(x: 100, y: 300))
    expect(hand.takeTold(), equals: [])
    hand.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 100, y: 300))
    expect(hand.takeTold().first, equals: "edge.began")
    let controls = ScreenPainter.figure(of: hand.window, around: nil).controls
    expect(controls.map(\.place), equals: [CGRect(x: 0, y: 0, width: 20, height: 600)])
    expect(controls.map(\.role), equals: [.grip])
  }

  @Test func `a drag from an edge comes before what scrolls there, but not along the edge`() {
    let board = hand.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 600))
    let pages = UIScrollView(frame: board.bounds)
    pages.contentSize = CGSize(width: 900, height: 1200)
    board.addSubview(pages)
    hand.listen("edge", UIScreenEdgePanGestureRecognizer(), on: board).edges = .left
    hand.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 310))
    expect(hand.takeTold().first, equals: "edge.began")
    expect(pages.contentOffset, equals: .zero)
    hand.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 15, y: 200))
    expect(hand.takeTold(), equals: [])
    expect(pages.contentOffset.y > 0)
  }

  @Test func `a view that follows fingers is told when a gesture takes them`() {
    let board = hand.add(Sketch(), CGRect(x: 0, y: 0, width: 300, height: 300))
    let pan = hand.listen("pan", UIPanGestureRecognizer(), on: board)
    hand.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
    expect(board.told, equals: ["began", "cancelled"])
    board.told = []
    pan.cancelsTouchesInView = false
    hand.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
    expect(board.told.first, equals: "began")
    expect(board.told.last, equals: "ended")
    expect(!board.told.contains("cancelled"))
    board.told = []
    hand.down(100, 100)
    hand.touches.cancelAll(timestamp: hand.now)
    expect(board.told, equals: ["began", "cancelled"])
  }

  private final class Sketch: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("cancelled")
    }
  }

  @Test func `roles tell what follows drags by itself`() {
    let tapped = hand.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let dragged = hand.add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    hand.listen("tap", UITapGestureRecognizer(), on: tapped)
    hand.listen("pan", UIPanGestureRecognizer(), on: dragged)
    expect(tapped.screenRole, equals: .area)
    expect(dragged.screenRole, equals: .grip)
    dragged.gestureRecognizers?.first?.isEnabled = false
    expect(dragged.screenRole, equals: nil)
  }
}
