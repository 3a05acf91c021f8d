// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Animated moves of the content, as the stage host gets them.
@MainActor
@Suite(.ownProcess) struct OffsetMoveTests {
  private final class Listener: UICollectionViewDelegate {
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end") }
  }

  @Test func `an animated move is handed out once, with where it came from`() {
    let scene = Scene([numbered(20)])
    scene.view.scrollToItem(at: .at(0, 5), at: .top, animated: true)
    expect(scene.view.contentOffset.y, equals: 500)
    let move = scene.view.takeOffsetMove()
    expect(move?.origin, equals: .zero)
    expect(move?.target, equals: CGPoint(x: 0, y: 500))
    expect(move?.animation, equals: .standard)
    expect(scene.view.takeOffsetMove(), equals: nil)
  }

  @Test func `a move at once, or to where the content stands, is none`() {
    let scene = Scene([numbered(20)])
    scene.view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    scene.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expect(scene.view.takeOffsetMove(), equals: nil)
  }

  @Test func `the end is told when the time is over, and only of the last of several`() {
    let scene = Scene([numbered(20)])
    let listener = Listener()
    scene.view.delegate = listener
    var ends: [() -> Void] = []
    scene.view.completionScheduler = { ends.append($1) }
    scene.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    scene.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    expect(scene.view.takeOffsetMove()?.origin, equals: .zero)
    expect(listener.heard, equals: ["scroll 100", "scroll 200"])
    for end in ends { end() }
    expect(listener.heard, equals: ["scroll 100", "scroll 200", "end"])
  }

  @Test func `an animated scroll that runs outside is reported offset by offset and ends once`() {
    let scene = Scene([numbered(20)])
    let listener = Listener()
    scene.view.delegate = listener
    scene.view.runsOffsetMovesOutside = true
    scene.view.scrollToItem(at: .at(0, 5), at: .top, animated: true)
    expect(scene.view.contentOffset, equals: .zero)
    expect(listener.heard, equals: [])
    expect(scene.view.takeOffsetMove()?.target, equals: CGPoint(x: 0, y: 500))
    for y in [200, 400, 500] as [CGFloat] { scene.view.contentOffset.y = y }
    scene.view.restContent()
    expect(listener.heard, equals: ["scroll 200", "scroll 400", "scroll 500", "end"])
    scene.view.restContent()
    expect(listener.heard.count, equals: 4, "the end is told once")
  }

  @Test func `a finger ends an animated scroll that runs outside without a callback`() {
    let scene = Scene([numbered(20)])
    let listener = Listener()
    scene.view.delegate = listener
    scene.view.runsOffsetMovesOutside = true
    scene.view.scrollToItem(at: .at(0, 5), at: .top, animated: true)
    scene.view.dragContent(to: CGPoint(x: 0, y: 210))
    scene.view.restContent()
    expect(listener.heard, equals: ["scroll 210"])
  }
}
