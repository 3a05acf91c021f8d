// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import FSPagerView
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct FSPagerViewTests {
  private final class Pages: NSObject, FSPagerViewDataSource, FSPagerViewDelegate {
    var told: [String] = []
    func numberOfItems(in pagerView: FSPagerView) -> Int { 3 }
    func pagerView(_ pagerView: FSPagerView, cellForItemAt index: Int) -> FSPagerViewCell {
      let cell = pagerView.dequeueReusableCell(withReuseIdentifier: "page", at: index)
      cell.textLabel?.text = "\(index)"
      return cell
    }
    func pagerViewWillEndDragging(_ pagerView: FSPagerView, targetIndex: Int) {
      told.append("target \(targetIndex)")
    }
  }

  private func pager(_ pages: Pages, _ change: (FSPagerView) -> Void = { _ in }) -> FSPagerView {
    let pager = FSPagerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    pager.register(FSPagerViewCell.self, forCellWithReuseIdentifier: "page")
    change(pager)
    pager.dataSource = pages
    pager.delegate = pages
    layOut(pager)
    return pager
  }

  private func layOut(_ pager: FSPagerView) {
    pager.layoutIfNeeded()
    list(of: pager).layoutIfNeeded()
  }

  private func list(of pager: FSPagerView) -> UICollectionView {
    pager.subviews.compactMap { $0 as? UICollectionView }[0]
  }

  @Test func `pages of their own size are beside each other, the present one in the middle`() {
    let pages = Pages()
    let pager = pager(pages) {
      $0.itemSize = CGSize(width: 200, height: 100)
      $0.interitemSpacing = 10
    }
    // 50 points before a page of 200; the next one 210 further.
    expect(pager.cellForItem(at: 0)?.frame, equals: CGRect(x: 50, y: 50, width: 200, height: 100))
    expect(pager.cellForItem(at: 1)?.frame.minX, equals: 260)
    expect(list(of: pager).contentSize.width, equals: 2 * 210 + 300)
    pager.scrollToItem(at: 2, animated: false)
    layOut(pager)
    expect(list(of: pager).contentOffset.x, equals: 420)
    expect(pager.currentIndex, equals: 2)
    expect(pager.scrollOffset, equals: 2)
    expect(pager.cellForItem(at: 2)?.textLabel?.text, equals: "2")
  }

  @Test func `a finger turns one page, and is told which`() {
    let pages = Pages()
    let pager = pager(pages)
    let list = list(of: pager)
    list.dragContent(to: CGPoint(x: 100, y: 0))
    let rest = list.releaseContent(
      at: CGPoint(x: 100, y: 0),
      proposing: CGPoint(x: 900, y: 0),
      velocity: CGPoint(x: 1000, y: 0)
    )
    // A third of the first page and a flick: the second one.
    expect(rest.x, equals: 300)
    expect(pages.told, equals: ["target 1"])
  }

  @Test func `pages without an end begin in the middle of their rounds`() {
    let pages = Pages()
    let pager = pager(pages) { $0.isInfinite = true }
    // The first page of round 100 of 200.
    expect(list(of: pager).contentOffset.x, equals: 100 * 3 * 300)
    expect(pager.currentIndex, equals: 0)
    expect(pager.scrollOffset, equals: 0)
  }

  @Test func `a transformer changes pages by their distance from the middle`() throws {
    let pages = Pages()
    let transformer = FSPagerViewTransformer(type: .linear)
    let pager = pager(pages) {
      $0.itemSize = CGSize(width: 200, height: 100)
      $0.transformer = transformer
    }
    // −200 × 0.35 × 0.5 points between pages, so that a step has 165.
    expect(transformer.proposedInteritemSpacing(), equals: -35)
    let layout = list(of: pager).collectionViewLayout
    let next = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    expect(next.center.x, equals: 150 + 165)
    #expect(abs(next.transform.a - 0.65) < 1e-9 && abs(next.alpha - 0.6) < 1e-9)
    let present = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    #expect(present.transform.isIdentity && present.alpha == 1)
  }

  @Test func `the control has a dot for each page`() {
    let control = FSPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (control.numberOfPages, control.currentPage) = (3, 1)
    control.setFillColor(.red, for: .selected)
    control.layoutIfNeeded()
    // Three dots of 6 with two gaps of 6 are 30 wide: from 35 to 65.
    expect(control.subviews.map(\.frame.minX), equals: [35, 47, 59])
    expect(control.subviews.map(\.frame.minY), equals: [7, 7, 7])
    control.contentHorizontalAlignment = .right
    control.layoutIfNeeded()
    expect(control.subviews.last?.frame.maxX, equals: 100)
    (control.numberOfPages, control.hidesForSinglePage) = (1, true)
    control.layoutIfNeeded()
    #expect(control.subviews.isEmpty)
  }
}
