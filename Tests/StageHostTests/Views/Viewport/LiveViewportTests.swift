// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// A viewport of 200 pt on a content of 3000 pt.
@MainActor
@Suite(.ownProcess) struct LiveViewportTests {
  private let parts = ViewParts(items: 30)

  private func scroll(
    to y: Double,
    _ phase: ScrollPhase,
    proposed: Double? = nil
  ) -> ClientMessage.Scroll {
    ClientMessage.Scroll(
      seq: 1,
      view: 1,
      offset: Point(x: 0, y: y),
      velocity: Point(x: 0, y: 0),
      phase: phase,
      proposed: proposed.map { Point(x: 0, y: $0) }
    )
  }

  @Test func `holds half a viewport behind and one ahead`() {
    parts.viewport.settle()
    expect(parts.viewport.window?.vertical, equals: AxisWindow(lower: -100, upper: 400))
  }

  @Test func `holds what lies on the way to where a fling rests, as far as it may`() {
    parts.viewport.settle()
    let rest = parts.viewport.scroll(scroll(to: 0, .end, proposed: 600))
    expect(rest, equals: Point(x: 0, y: 600))
    expect(parts.viewport.window?.vertical, equals: AxisWindow(lower: -100, upper: 700))
  }

  @Test func `brings the content back from beyond its end`() {
    parts.viewport.settle()
    parts.collectionView.contentOffset = CGPoint(x: 0, y: 5000)
    parts.viewport.settle()
    expect(parts.viewport.offset, equals: Point(x: 0, y: 2800))
  }

  @Test func `tells once how far it went along with the content`() {
    parts.viewport.settle()
    let before = parts.collectionView.contentOffset
    parts.collectionView.contentOffset = CGPoint(x: 0, y: 10)
    parts.viewport.noteMove(from: before)
    expect(parts.viewport.takeAdjustment(), equals: WireVector(dx: 0, dy: 640))
    expect(parts.viewport.takeAdjustment(), equals: nil)
  }

  @Test func `reports from before the page heard of a movement do not count`() {
    parts.viewport.settle()
    parts.collectionView.runsOffsetMovesOutside = true
    parts.collectionView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    // The page stood at 40 points, of a picture before this one.
    let departure = Point(x: 0, y: 40)
    expect(parts.viewport.takeRun(from: departure)?.target, equals: Point(x: 0, y: 600))
    expect(parts.viewport.isBeforeRun(scroll(to: 40, .decelerate)))
    expect(parts.viewport.isBeforeRun(scroll(to: 40, .idle)))
    // A finger counts, and so does any other place; after it, the first one counts again.
    expect(!parts.viewport.isBeforeRun(scroll(to: 80, .decelerate)))
    expect(!parts.viewport.isBeforeRun(scroll(to: 40, .idle)))
  }

  @Test func `a finger that takes the content where the page stood counts at once`() {
    parts.viewport.settle()
    parts.collectionView.runsOffsetMovesOutside = true
    parts.collectionView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    _ = parts.viewport.takeRun(from: Point(x: 0, y: 0))
    expect(!parts.viewport.isBeforeRun(scroll(to: 0, .drag)))
  }

  @Test func `keeps what is first on the screen when it becomes another`() {
    parts.viewport.settle()
    _ = parts.viewport.scroll(scroll(to: 350, .idle))
    var told = CGSize.zero
    let wide = Viewport(width: 200, height: 200, scale: 1, insets: .zero)
    parts.viewport.become(wide) { told = parts.collectionView.bounds.size }
    expect(told, equals: CGSize(width: 200, height: 200))
    // The fourth square, half of it hidden, is now in the second line of two squares.
    expect(parts.viewport.offset, equals: Point(x: 0, y: 150))
  }

  @Test func `a page without the answer to its release does not end the deceleration`() {
    parts.viewport.settle()
    _ = parts.viewport.scroll(scroll(to: 40, .drag))
    expect(parts.viewport.scroll(scroll(to: 40, .end, proposed: 600)), equals: Point(x: 0, y: 600))
    _ = parts.viewport.scroll(scroll(to: 40, .idle))
    expect(parts.collectionView.isDecelerating)
    _ = parts.viewport.scroll(scroll(to: 300, .decelerate))
    _ = parts.viewport.scroll(scroll(to: 600, .idle))
    expect(!parts.collectionView.isDecelerating)
    // A finger that stops it ends it where it is.
    _ = parts.viewport.scroll(scroll(to: 600, .drag))
    _ = parts.viewport.scroll(scroll(to: 600, .end, proposed: 900))
    _ = parts.viewport.scroll(scroll(to: 700, .decelerate))
    _ = parts.viewport.scroll(scroll(to: 700, .idle))
    expect(!parts.collectionView.isDecelerating)
  }
}
