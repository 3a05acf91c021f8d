// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct ScrollGlideTests {
  /// Tells frames for a time.
  private func run(_ seconds: Double) {
    let clock = FrameClock.current
    let start = clock.time ?? 1000
    for frame in 0...Int(seconds * 60) { clock.advance(to: start + Double(frame) / 60) }
  }

  private func scroller(_ hand: ScreenHand, _ told: Told) -> UIScrollView {
    let scroller = hand.add(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 200))
    scroller.contentSize = CGSize(width: 300, height: 5000)
    scroller.delegate = told
    return scroller
  }

  private final class Told: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var target: CGPoint?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("end at \(Int((velocity.y * 1000).rounded()))")
      if let target { unsafe targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("ended \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("arrived") }
  }

  /// A finger goes up by 100 points in 0.1 seconds.
  private func flick(_ hand: ScreenHand) {
    hand.down(100, 150)
    for step in 1...10 { hand.move(100, 150 - CGFloat(step) * 10) }
    hand.touches.ended(at: CGPoint(x: 100, y: 50), timestamp: hand.now)
  }

  @Test func `a finger that is lifted in motion lets the content go on`() async {
    await FrameClock.replaced { @MainActor in
      let (hand, told) = (ScreenHand(), Told())
      let scroller = scroller(hand, told)
      flick(hand)
      expect(scroller.contentOffset.y, equals: 100)
      expect(scroller.isDecelerating)
      expect(!scroller.isDragging)
      expect(told.calls, equals: ["begin", "end at 1000", "ended true", "slow"])
      run(5)
      // 1000 pt/s carry 499.5 pt further.
      #expect(abs(scroller.contentOffset.y - 599.5) < 0.1)
      expect(told.calls.last, equals: "rest")
      expect(!scroller.isDecelerating)
      expect(!FrameClock.current.isWanted)
    }
  }

  @Test func `a finger catches content that moves, and a finger that rests lets it rest`() async {
    await FrameClock.replaced { @MainActor in
      let (hand, told) = (ScreenHand(), Told())
      let scroller = scroller(hand, told)
      flick(hand)
      run(0.2)
      let caught = scroller.contentOffset.y
      #expect(caught > 200)
      hand.down(100, 150)
      hand.move(100, 100)
      expect(told.calls.suffix(2), equals: ["rest", "begin"])
      hand.wait(0.3)
      hand.up(100, 100)
      run(1)
      expect(scroller.contentOffset.y, equals: caught + 50)
      expect(told.calls.suffix(2), equals: ["end at 0", "ended false"])
    }
  }

  @Test func `the delegate chooses where the content rests`() async {
    await FrameClock.replaced { @MainActor in
      let (hand, told) = (ScreenHand(), Told())
      let scroller = scroller(hand, told)
      told.target = CGPoint(x: 0, y: 400)
      flick(hand)
      run(4)
      expect(scroller.contentOffset, equals: CGPoint(x: 0, y: 400))
    }
  }

  @Test func `content beyond an edge follows less, and returns`() async {
    await FrameClock.replaced { @MainActor in
      let (hand, told) = (ScreenHand(), Told())
      let scroller = scroller(hand, told)
      hand.down(100, 50)
      hand.move(100, 150)
      // 100 · 200 · 0.55 / (200 + 55).
      #expect(abs(scroller.contentOffset.y + 43.137) < 0.01)
      hand.wait(0.3)
      hand.up(100, 150)
      run(2)
      expect(scroller.contentOffset.y, equals: 0)
      scroller.bounces = false
      hand.down(100, 50)
      hand.move(100, 150)
      expect(scroller.contentOffset.y, equals: 0)
    }
  }

  @Test func `an animated move arrives after its time, and another move ends it`() async {
    await FrameClock.replaced { @MainActor in
      let (hand, told) = (ScreenHand(), Told())
      let scroller = scroller(hand, told)
      scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      expect(scroller.contentOffset.y, equals: 0)
      run(0.15)
      #expect(scroller.contentOffset.y > 100 && scroller.contentOffset.y < 200)
      run(0.2)
      expect(scroller.contentOffset.y, equals: 300)
      expect(told.calls, equals: ["arrived"])
      scroller.setContentOffset(.zero, animated: true)
      run(0.1)
      scroller.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      run(1)
      expect(scroller.contentOffset.y, equals: 50)
      expect(told.calls, equals: ["arrived"])
    }
  }

  @Test func `code that moves the content on its way moves the whole way`() async {
    await FrameClock.replaced { @MainActor in
      let (hand, told) = (ScreenHand(), Told())
      let scroller = scroller(hand, told)
      flick(hand)
      run(0.1)
      scroller.contentOffset.y += 1000
      run(5)
      #expect(abs(scroller.contentOffset.y - 1599.5) < 0.1)
    }
  }

  @Test func `a list in a screen asks its layout where to rest`() async {
    await FrameClock.replaced { @MainActor in
      let hand = ScreenHand()
      let layout = Snapping()
      layout.itemSize = CGSize(width: 200, height: 100)
      layout.scrollDirection = .horizontal
      let source = Thirty()
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 100),
        collectionViewLayout: layout
      )
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      hand.window.addSubview(list)
      list.layoutIfNeeded()
      hand.down(250, 50)
      for step in 1...10 { hand.move(250 - CGFloat(step) * 10, 50) }
      hand.touches.ended(at: CGPoint(x: 150, y: 50), timestamp: hand.now)
      run(4)
      expect(list.contentOffset, equals: CGPoint(x: 420, y: 0))
    }
  }

  private final class Snapping: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: 420, y: 0)
    }
  }

  private final class Thirty: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }
}
