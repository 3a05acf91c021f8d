// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The spinner above content that is pulled.
@MainActor
@Suite(.ownProcess) struct RefreshPaintingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func spokes(_ steps: [ScreenStep]) -> Int {
    steps.count { if case .stroke = $0 { true } else { false } }
  }

  @Test func `the spinner of the shown list is over the ground of the list, below its edge`() throws
  {
    let list = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let control = UIRefreshControl()
    list.refreshControl = control
    list.contentInset.top = 40
    window.addSubview(list)
    let pulled = try #require(
      ScreenPainter.figure(of: window, around: list).layers.first { spokes($0.steps) > 0 }
    )
    // It appears while the content is pulled by its height of 60, and stands 30 above the content's edge.
    expect(pulled.isOver)
    expect(pulled.appears?.from, equals: 40)
    expect(pulled.appears?.to, equals: 100)
    control.beginRefreshing()
    let resting = try #require(
      ScreenPainter.figure(of: window, around: list).layers.first { spokes($0.steps) > 0 }
    )
    #expect(resting.isOver && resting.appears == nil)
    #expect(resting.follows?.lowerBound == 40 && resting.clip?.minY == 40)
    expect(spokes(resting.steps), equals: 8)
  }

  @Test func `another scroll view shows its spinner as far as it is pulled`() {
    let scroller = UIScrollView(frame: window.bounds)
    scroller.contentSize = CGSize(width: 300, height: 900)
    scroller.refreshControl = UIRefreshControl()
    window.addSubview(scroller)
    var figure: ScreenFigure { ScreenPainter.figure(of: window, around: nil) }
    var steps: [ScreenStep] { figure.layers.flatMap(\.steps) }
    expect(spokes(steps), equals: 0)
    scroller.contentOffset.y = -30
    expect(spokes(steps), equals: 8)
    let seen = steps.compactMap { step -> CGFloat? in
      if case .group(_, _, let opacity) = step, opacity < 1 { opacity } else { nil }
    }
    expect(seen, equals: [0.5])
    scroller.contentOffset.y = 0
    scroller.refreshControl?.beginRefreshing()
    expect(spokes(steps), equals: 8)
  }
}
