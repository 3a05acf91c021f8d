// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Testing
import UIKit
import UIKitTestSupport
import XLPagerTabStrip

@MainActor @Suite(.ownProcess) struct PagerTabStripTests {
  private final class Page: UIViewController, IndicatorInfoProvider {
    func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo {
      IndicatorInfo(title: title)
    }
  }

  private final class Pager: ButtonBarPagerTabStripViewController {
    let pages = ["One", "Two", "Three"].map { title in
      let page = Page(nibName: nil, bundle: nil)
      page.title = title
      return page
    }
    override func viewDidLoad() {
      settings.style.buttonBarHeight = 50
      settings.style.selectedBarHeight = 3
      settings.style.buttonBarMinimumLineSpacing = 0
      buttonBarItemSpec = .cellClass { [unowned self] info in widths[info.title ?? ""] ?? 0 }
      super.viewDidLoad()
    }
    var widths: [String: CGFloat] = ["One": 60, "Two": 60, "Three": 150]
    override func viewControllers(
      for pagerTabStripController: PagerTabStripViewController
    )
      -> [UIViewController]
    { pages }
  }

  private func shown(_ pager: Pager) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 550))
    window.rootViewController = pager
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `the pages are below a bar whose buttons fill it`() {
    let pager = Pager()
    let window = shown(pager)
    expect(window.isHidden, equals: false)
    expect(pager.containerView.frame, equals: CGRect(x: 0, y: 50, width: 300, height: 500))
    expect(pager.containerView.contentSize, equals: CGSize(width: 900, height: 500))
    // "Three" needs 150 of 300, so the other two share the rest.
    let bar = pager.buttonBarView
    let frames = (0..<3).map { index in
      bar?.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame.width
    }
    expect(frames, equals: [75, 75, 150])
    expect(bar?.selectedBar.frame, equals: CGRect(x: 0, y: 47, width: 75, height: 3))
    expect(pager.pages.map { $0.parent === pager }, equals: [true, false, false])
  }

  @Test func `the mark follows the pages, and the page that is seen most is the present one`() {
    let pager = Pager()
    let window = shown(pager)
    pager.containerView.contentOffset.x = 450
    // Halfway from the second page to the third, whose buttons begin at 75 and 150.
    expect(pager.buttonBarView.selectedBar.frame.minX, equals: 112.5)
    expect(pager.buttonBarView.selectedBar.frame.width, equals: 112.5)
    expect(pager.currentIndex, equals: 2)
    expect(pager.pages.map { $0.parent === pager }, equals: [false, true, true])
    expect(pager.pages[2].view.frame, equals: CGRect(x: 600, y: 0, width: 300, height: 500))
    pager.containerView.contentOffset.x = 300
    expect(pager.currentIndex, equals: 1)
    expect(window.rootViewController === pager, equals: true)
  }

  @Test func `a page that is asked for is shown`() {
    let pager = Pager()
    pager.moveToViewController(at: 1)
    let window = shown(pager)
    expect(pager.containerView.contentOffset.x, equals: 300)
    pager.moveTo(viewController: pager.pages[2], animated: false)
    expect(pager.currentIndex, equals: 2)
    expect(pager.canMoveTo(index: 2), equals: false)
    expect(pager.canMoveTo(index: 0), equals: true)
    expect(window.rootViewController === pager, equals: true)
  }
}
