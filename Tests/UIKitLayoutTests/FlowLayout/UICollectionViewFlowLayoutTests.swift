// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// The flow layout as source for iOS uses it; the numbers are computed by hand.
@MainActor @Suite(.ownProcess) struct UICollectionViewFlowLayoutTests {
  @Test func `0: starts with UIKit's defaults`() {
    let layout = UICollectionViewFlowLayout()
    expect(layout.itemSize, equals: CGSize(width: 50, height: 50))
    expect(layout.minimumLineSpacing, equals: 10)
    expect(layout.minimumInteritemSpacing, equals: 10)
    expect(layout.headerReferenceSize, equals: .zero)
    expect(layout.footerReferenceSize, equals: .zero)
    expect(layout.sectionInset, equals: .zero)
    expect(layout.scrollDirection, equals: .vertical)
    expect(layout.estimatedItemSize, equals: .zero)
    expect(layout.sectionInsetReference, equals: .fromContentInset)
    expect(!layout.sectionHeadersPinToVisibleBounds)
    expect(!layout.sectionFootersPinToVisibleBounds)
  }

  @Test func `2: breaks lines and breaks them again at another width`() {
    // 3 × 100 + 2 × 10 = 320; a line of 300 has two items.
    let stage = FlowStage([3], size: CGSize(width: 320, height: 480))
    stage.layout.itemSize = CGSize(width: 100, height: 40)
    expect(stage.frame(2), equals: CGRect(x: 220, y: 0, width: 100, height: 40))
    stage.view.bounds.size.width = 300
    expect(stage.frame(2), equals: CGRect(x: 0, y: 50, width: 100, height: 40))
    expect(stage.layout.collectionViewContentSize, equals: CGSize(width: 300, height: 90))
  }

  @Test func `1.1, 1.5, 11: brackets every section with header and footer`() {
    let stage = FlowStage([1, 1], size: CGSize(width: 320, height: 480))
    stage.layout.headerReferenceSize = CGSize(width: 1, height: 30)
    stage.layout.footerReferenceSize = CGSize(width: 1, height: 20)
    // Each section has a length of 30 + 50 + 20.
    expect(stage.header(1)?.frame, equals: CGRect(x: 0, y: 100, width: 320, height: 30))
    expect(stage.footer(1)?.frame, equals: CGRect(x: 0, y: 180, width: 320, height: 20))
    expect(stage.header(1)?.indexPath, equals: IndexPath(item: 0, section: 1))
    let found = stage.layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 320, height: 480)
    )
    let kinds = found?.map { $0.representedElementKind ?? "cell" }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    expect(kinds, equals: [header, "cell", footer, header, "cell", footer])
  }

  @Test func `1.1: has no attributes for what is not there`() {
    let stage = FlowStage([1], size: CGSize(width: 320, height: 480))
    expect(stage.header(), equals: nil)
    expect(stage.frame(1), equals: nil)
    expect(stage.frame(0, 1), equals: nil)
    expect(UICollectionViewFlowLayout().collectionViewContentSize, equals: .zero)
  }

  @Test func `1.7: scrolls in one direction only`() {
    let stage = FlowStage([9], size: CGSize(width: 320, height: 100))
    expect(stage.layout.collectionViewContentSize.width, equals: 320)
    stage.layout.scrollDirection = .horizontal
    expect(stage.layout.collectionViewContentSize.height, equals: 100)
  }

  @Test func `3.7: makes a strip of one row`() {
    // Rows of 80 in a height of 100: one fits, centred at 10. Columns are 60 wide and 10 apart.
    let stage = FlowStage([4], size: CGSize(width: 320, height: 100))
    stage.layout.scrollDirection = .horizontal
    stage.layout.itemSize = CGSize(width: 60, height: 80)
    expect(stage.frame(3), equals: CGRect(x: 210, y: 10, width: 60, height: 80))
  }

  @Test func `5: leaves out content insets from the width of lines`() {
    let stage = FlowStage([3], size: CGSize(width: 340, height: 480))
    stage.layout.itemSize = CGSize(width: 100, height: 40)
    stage.view.contentInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 10)
    // 310 is the free length: two columns, 110 between them.
    expect(stage.frame(1)?.minX, equals: 210)
    expect(stage.layout.collectionViewContentSize, equals: CGSize(width: 310, height: 90))
  }

  @Test func `8: pins a header where it stands now and keeps its own place`() throws {
    let stage = FlowStage([20], size: CGSize(width: 50, height: 200))
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.view.contentInset.top = 7
    stage.view.bounds.origin.y = 100
    let header = try #require(stage.header())
    expect(header.frame.minY, equals: 107)
    expect(header.zIndex, equals: 10)
    // The length of the section is 30 + 20 × 50 + 19 × 10 = 1220.
    expect(header.pin, equals: PinRange(edge: .top, lower: 0, upper: 1190))
    expect(header.elementAttributes.frame.minY, equals: 0)
    let found = stage.layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 100, width: 50, height: 200)
    )
    expect(found?.first?.representedElementKind, equals: UICollectionView.elementKindSectionHeader)
  }

  @Test func `8: does not send a pinned header again while it only follows the scrolling`() {
    let stage = FlowStage([200], size: CGSize(width: 50, height: 200))
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    var transactions: [Transaction] = []
    stage.view.transactionSink = { transactions.append($0) }
    stage.view.layoutIfNeeded()
    let header = transactions.first?.inserted.first { $0.key.category == .supplementary }
    expect(header?.attributes.frame.minY, equals: 0)
    expect(header?.attributes.pin?.lower, equals: 0)
    transactions = []
    for offset in stride(from: 20, through: 400, by: 20) {
      stage.view.bounds.origin.y = CGFloat(offset)
      stage.view.layoutIfNeeded()
    }
    expect(!transactions.isEmpty)
    let changed = transactions.flatMap { $0.updated.map(\.key) + $0.removed.map(\.key) }
    expect(!changed.contains { $0.category == .supplementary })
  }

  @Test func `fills the collection view with a row for every line that shows`() {
    // 480 shows the whole lines at 0, 60, …, 420 and nothing of the next one: 8 lines of 5.
    let stage = FlowStage([100], size: CGSize(width: 320, height: 480))
    var shown = 0
    stage.view.transactionSink = { shown += $0.inserted.count - $0.removed.count }
    stage.view.layoutIfNeeded()
    expect(shown, equals: 40)
    stage.source.counts = [7]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expect(shown, equals: 7)
  }

  @Test func `8: pins a footer to the lower edge`() {
    let stage = FlowStage([20], size: CGSize(width: 50, height: 200))
    stage.layout.footerReferenceSize = CGSize(width: 0, height: 30)
    stage.layout.sectionFootersPinToVisibleBounds = true
    expect(stage.footer()?.frame.minY, equals: 170)
    // Items end at 20 × 50 + 19 × 10.
    expect(stage.footer()?.elementAttributes.frame.minY, equals: 1190)
  }

  @Test func `8, 10: asks for a new layout only when lines change or something is pinned`() {
    let stage = FlowStage([3], size: CGSize(width: 320, height: 480))
    let bounds = stage.view.bounds
    let scrolled = bounds.offsetBy(dx: 0, dy: 50)
    let taller = CGRect(x: 0, y: 0, width: 320, height: 500)
    let wider = CGRect(x: 0, y: 0, width: 330, height: 480)
    expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: taller))
    expect(stage.layout.shouldInvalidateLayout(forBoundsChange: wider))
    stage.layout.scrollDirection = .horizontal
    expect(stage.layout.shouldInvalidateLayout(forBoundsChange: taller))
    expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: wider))
    stage.layout.sectionHeadersPinToVisibleBounds = true
    expect(stage.layout.shouldInvalidateLayout(forBoundsChange: scrolled))
  }

  @Test func `11: hands out a new object each time`() {
    let stage = FlowStage([3], size: CGSize(width: 320, height: 480))
    let path = IndexPath(item: 1, section: 0)
    let first = stage.layout.layoutAttributesForItem(at: path)
    first?.frame = .zero
    #expect(stage.layout.layoutAttributesForItem(at: path) !== first)
    // Five columns of 50 in 320 leave 70 for four gaps.
    expect(stage.frame(1)?.origin, equals: CGPoint(x: 67.5, y: 0))
  }

  @Test func `6: tells which item is wider than its line`() {
    let stage = FlowStage([2], size: CGSize(width: 40, height: 480))
    stage.layout.itemSize = CGSize(width: 50, height: 50)
    expect(stage.layout.diagnostics.map(\.item), equals: [0])
    stage.view.bounds.size.width = 50
    expectEmpty(stage.layout.diagnostics)
  }

  @Test func `5: measures sides from the safe area where told to`() {
    let stage = FlowStage([1], size: CGSize(width: 320, height: 480))
    stage.layout.sectionInset.left = 10
    stage.layout.sectionInsetReference = .fromLayoutMargins
    // The margins are 8 beyond a safe area of 0.
    expect(stage.frame(0)?.minX, equals: 18)
    stage.layout.sectionInsetReference = .fromSafeArea
    expect(stage.frame(0)?.minX, equals: 10)
  }
}
