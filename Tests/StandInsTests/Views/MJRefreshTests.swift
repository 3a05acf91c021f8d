// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import MJRefresh
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.ownProcess) struct MJRefreshTests {
  /// A view of 100 by 300 with content of 100 by 1,000, whose fingers are those of `drag`.
  private func list() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    view.contentSize = CGSize(width: 100, height: 1000)
    return view
  }

  private func drag(_ view: UIScrollView, to y: CGFloat) {
    view.isDragging = true
    view.contentOffset.y = y
  }

  private func release(_ view: UIScrollView, restingAt y: CGFloat) -> CGFloat {
    var target = CGPoint(x: 0, y: y)
    withUnsafeMutablePointer(to: &target) {
      view.listeners.tell(
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        [view, CGPoint.zero, $0]
      )
    }
    view.isDragging = false
    return target.y
  }

  @Test func `a header that is pulled out whole refreshes when it is let go, and keeps its room`() {
    AppProcess.replaced { process in
      let view = list()
      var count = 0
      let header = MJRefreshNormalHeader { count += 1 }
      view.mj_header = header
      expect(header.frame, equals: CGRect(x: 0, y: -54, width: 100, height: 54))
      drag(view, to: -27)
      expect(header.pullingPercent, equals: 0.5)
      #expect(header.state == .idle && header.stateLabel?.text == "Pull down to refresh")
      drag(view, to: -60)
      #expect(header.state == .pulling && header.stateLabel?.text == "Release to refresh")
      expect(release(view, restingAt: 0), equals: -54)
      expect(header.state, equals: .refreshing)
      expect(view.contentInset.top, equals: 54)
      header.endRefreshing()
      process.clock.settle()
      expect(count, equals: 1)
      expect(header.state, equals: .idle)
      expect(view.contentInset.top, equals: 0)
      view.mj_header = nil
      #expect(header.superview == nil && view.mj_header == nil)
    }
  }

  @Test func `a header that is let go before refreshes nothing`() {
    let view = list()
    let header = MJRefreshStateHeader {}
    view.mj_header = header
    drag(view, to: -60)
    drag(view, to: -40)
    expect(release(view, restingAt: 0), equals: 0)
    expect(header.state, equals: .idle)
  }

  @Test func `a footer has its room below the content, and begins when it is seen whole`() {
    AppProcess.replaced { process in
      let view = list()
      var count = 0
      let footer = MJRefreshAutoNormalFooter { count += 1 }
      view.mj_footer = footer
      expect(footer.frame, equals: CGRect(x: 0, y: 1000, width: 100, height: 44))
      expect(view.contentInset.bottom, equals: 44)
      // The end of 1,044 points is at the lower edge of 300 at an offset of 744.
      drag(view, to: 743)
      expect(footer.state, equals: .idle)
      drag(view, to: 744)
      expect(footer.state, equals: .refreshing)
      footer.endRefreshingWithNoMoreData()
      process.clock.settle()
      expect(count, equals: 1)
      #expect(footer.state == .noMoreData && footer.stateLabel?.text == "No more data")
      view.contentSize.height = 1200
      expect(footer.frame.minY, equals: 1200)
      footer.isHidden = true
      expect(view.contentInset.bottom, equals: 0)
    }
  }

  @Test func `a footer behind the end is pulled up`() {
    let view = list()
    let footer = MJRefreshBackNormalFooter {}
    view.mj_footer = footer
    expect(view.contentInset.bottom, equals: 0)
    // The content ends at an offset of 700.
    drag(view, to: 722)
    expect(footer.pullingPercent, equals: 0.5)
    drag(view, to: 750)
    expect(footer.state, equals: .pulling)
    expect(release(view, restingAt: 700), equals: 744)
    expect(footer.state, equals: .refreshing)
  }
}
