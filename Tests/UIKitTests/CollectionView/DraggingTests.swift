// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// The delegate's calls while a finger scrolls.
@MainActor
@Suite(.ownProcess) struct DraggingTests {
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
    expect(target, equals: point(600))
    expect(
      listener.heard,
      equals: [
        "begin true", "scroll 40", "scroll 80", "scroll 100", "will end 600", "end true false",
        "decelerate true", "scroll 400", "scroll 600", "rest false",
      ]
    )
    // The velocity is in points per millisecond.
    expect(listener.velocity, equals: point(1.5))
  }

  @Test func `a finger that stops leaves nothing to run`() {
    view.dragContent(to: point(40))
    let target = view.releaseContent(at: point(40), proposing: point(40), velocity: .zero)
    expect(target, equals: point(40))
    expect(listener.heard, equals: ["begin true", "scroll 40", "will end 40", "end false false"])
    view.restContent()
    expect(listener.heard.count, equals: 4)
  }

  @Test func `the delegate may choose another place, after the layout`() {
    listener.wish = point(500)
    view.dragContent(to: point(40))
    let target = view.releaseContent(at: point(40), proposing: point(470), velocity: point(900))
    expect(target, equals: point(500))
    listener.wish = point(.nan)
    let refused = view.releaseContent(at: point(40), proposing: point(470), velocity: point(900))
    expect(refused, equals: point(470))
    expect(view.diagnostics.map(\.code), equals: ["not-finite"])
  }

  @Test func `content that a wheel moved rests without running`() {
    view.dragContent(to: point(40))
    view.restContent()
    expect(listener.heard, equals: ["begin true", "scroll 40", "will end 40", "end false false"])
  }

  @Test func `a new drag ends the deceleration first`() {
    view.dragContent(to: point(40))
    _ = view.releaseContent(at: point(40), proposing: point(600), velocity: point(900))
    listener.heard = []
    view.dragContent(to: point(60))
    expect(listener.heard, equals: ["rest false", "begin true", "scroll 60"])
    expect(view.isTracking)
    expect(view.isDragging)
    expect(!view.isDecelerating)
  }

  /// Snaps to pages of 400, of which a fast flick turns several, as public paging code does it.
  private final class Pager: RowsLayout {
    var velocities: [CGPoint] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      velocities.append(velocity)
      guard let collectionView else { return proposedContentOffset }
      let length: CGFloat = 400
      let page = collectionView.contentOffset.y / length
      let next =
        velocity.y == 0 ? page.rounded() : velocity.y < 0 ? page.rounded(.down) : page.rounded(.up)
      let flick = velocity.y * 0.3
      let flicked = abs(flick.rounded()) <= 1 ? 0 : flick.rounded()
      return CGPoint(x: 0, y: (next + flicked) * length)
    }
  }

  @Test
  func `layouts are told how fast the content goes as delegates are, in points per millisecond`() {
    let layout = Pager()
    let scene = Scene([numbered(40)], layout: layout)
    scene.view.dragContent(to: point(60))
    // 1,500 pt/s are 1.5 pt/ms: 0.45 pages, which turn none but the next one.
    let next = scene.view.releaseContent(
      at: point(100),
      proposing: point(850),
      velocity: point(1500)
    )
    expect(layout.velocities, equals: [point(1.5)])
    expect(next, equals: point(400))
    // 8,000 pt/s are 2.4 pages: two more than the next one.
    let far = scene.view.releaseContent(
      at: point(100),
      proposing: point(4000),
      velocity: point(8000)
    )
    expect(far, equals: point(1200))
    scene.view.restContent()
  }
}
