// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import Testing
import UIKit

/// The delegate's calls while a finger scrolls.
@MainActor
struct DraggingTests {
  private final class Listener: UICollectionViewDelegate {
    var heard: [String] = []
    var velocity = CGPoint.zero
    var wish: CGPoint?

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      heard.append("begin \(scrollView.isDragging)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("will end \(Int(targetContentOffset.pointee.y))")
      self.velocity = velocity
      if let wish { targetContentOffset.pointee = wish }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      heard.append("end \(willDecelerate) \(scrollView.isDragging)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      heard.append("decelerate \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      heard.append("rest \(scrollView.isDecelerating)")
    }
  }

  private let scene = Scene([numbered(20)])
  private let listener = Listener()
  private var view: UICollectionView { scene.view }

  init() { scene.view.delegate = listener }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 0, y: y) }

  @Test func `a fling is begun, let go and runs out, in this order`() {
    view.dragContent(to: point(40))
    view.dragContent(to: point(80))
    let target = view.releaseContent(at: point(100), proposing: point(600), velocity: point(1500))
    view.contentOffset = point(400)
    view.contentOffset = point(600)
    view.restContent()
    #expect(target == point(600))
    #expect(
      listener.heard == [
        "begin true", "scroll 40", "scroll 80", "scroll 100", "will end 600", "end true false",
        "decelerate true", "scroll 400", "scroll 600", "rest false",
      ]
    )
    // The velocity is in points per millisecond.
    #expect(listener.velocity == point(1.5))
  }

  @Test func `a finger that stops leaves nothing to run`() {
    view.dragContent(to: point(40))
    let target = view.releaseContent(at: point(40), proposing: point(40), velocity: .zero)
    #expect(target == point(40))
    #expect(listener.heard == ["begin true", "scroll 40", "will end 40", "end false false"])
    view.restContent()
    #expect(listener.heard.count == 4)
  }

  @Test func `the delegate may choose another place, after the layout`() {
    listener.wish = point(500)
    view.dragContent(to: point(40))
    let target = view.releaseContent(at: point(40), proposing: point(470), velocity: point(900))
    #expect(target == point(500))
    listener.wish = point(.nan)
    let refused = view.releaseContent(at: point(40), proposing: point(470), velocity: point(900))
    #expect(refused == point(470))
    #expect(view.diagnostics.map(\.code) == ["not-finite"])
  }

  @Test func `content that a wheel moved rests without running`() {
    view.dragContent(to: point(40))
    view.restContent()
    #expect(listener.heard == ["begin true", "scroll 40", "will end 40", "end false false"])
  }

  @Test func `a new drag ends the deceleration first`() {
    view.dragContent(to: point(40))
    _ = view.releaseContent(at: point(40), proposing: point(600), velocity: point(900))
    listener.heard = []
    view.dragContent(to: point(60))
    #expect(listener.heard == ["rest false", "begin true", "scroll 60"])
    #expect(view.isTracking && view.isDragging && !view.isDecelerating)
  }
}
