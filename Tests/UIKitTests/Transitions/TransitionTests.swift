// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Interactive transitions from rows of 100 to rows of 40, in a view of 300 × 400.
@MainActor
@Suite(.ownProcess) struct TransitionTests {
  /// Rows that note the calls about transitions.
  private final class TellingRows: RowsLayout {
    var heard: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      heard.append("to")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      heard.append("from")
    }
    override func finalizeLayoutTransition() { heard.append("finalize") }
  }

  private let scene: Scene
  private let old = TellingRows()
  private let next = TellingRows()

  init() {
    next.rowHeight = 40
    scene = Scene([numbered(20)], layout: old)
  }

  private var view: UICollectionView { scene.view }

  private func start(
    _ completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    view.startInteractiveTransition(to: next, completion: completion)
  }

  private func progress(_ layout: UICollectionViewTransitionLayout, _ progress: CGFloat) {
    layout.transitionProgress = progress
    layout.invalidateLayout()
    view.layoutIfNeeded()
  }

  /// The frame of a visible row, as it was told.
  private func row(_ item: Int) -> CGRect? {
    view.visible[.cell(at: .at(0, item))]?.value.frame
  }

  @Test func `a layout between both is in use, at its start`() {
    let between = start()
    #expect(view.collectionViewLayout === between)
    #expect(between.currentLayout === old && between.nextLayout === next)
    expect(between.transitionProgress, equals: 0)
    expect(row(1), equals: CGRect(x: 0, y: 100, width: 300, height: 100))
    expect(old.heard, equals: ["to"])
    expect(next.heard, equals: ["from"])
  }

  @Test func `a quarter of the way every edge is a quarter of the way`() {
    let between = start()
    progress(between, 0.25)
    expect(row(0), equals: CGRect(x: 0, y: 0, width: 300, height: 85))
    expect(row(3), equals: CGRect(x: 0, y: 255, width: 300, height: 85))
    expect(view.contentSize, equals: CGSize(width: 300, height: 2000 - 300))
    // Rows from 4 on: the bounds end at 400, and row 4 starts at 340.
    expect(row(4)?.minY, equals: 340)
    expect(row(5), equals: nil)
    progress(between, 1.5)
    expect(row(1), equals: CGRect(x: 0, y: 10, width: 300, height: 10))
    progress(between, .nan)
    expect(between.transitionProgress, equals: 1.5)
  }

  @Test func `the end puts the next layout into use and animates the rest`() {
    var ended: [[Bool]] = []
    let between = start { ended.append([$0, $1]) }
    progress(between, 0.25)
    scene.told.transactions = []
    view.finishInteractiveTransition()
    #expect(view.collectionViewLayout === next)
    expect(row(9), equals: CGRect(x: 0, y: 360, width: 300, height: 40))
    expect(ended, equals: [[true, true]])
    expect(scene.told.transactions.count, equals: 1)
    // The whole transition takes 0.30 s, and three quarters are left.
    let duration = scene.told.last?.animation?.duration ?? 0
    #expect(abs(duration - 0.225) < 1e-9)
    expect(old.heard, equals: ["to", "finalize"])
    expect(next.heard, equals: ["from", "finalize"])
    #expect(old.collectionView == nil && next.collectionView === view)
  }

  @Test func `a cancellation brings the first layout back`() {
    var ended: [[Bool]] = []
    let between = start { ended.append([$0, $1]) }
    progress(between, 0.25)
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === old)
    expect(row(3), equals: CGRect(x: 0, y: 300, width: 300, height: 100))
    expect(ended, equals: [[true, false]])
    // A quarter of 0.30 s would be too short to be visible.
    expect(scene.told.last?.animation?.duration, equals: 0.10)
    #expect(next.collectionView == nil && old.collectionView === view)
  }

  @Test func `the content goes along, and stays where it came to`() {
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    let between = start()
    expect(view.contentOffset.y, equals: 1000)
    // 20 rows of 40 end at 800: the greatest offset is 400.
    progress(between, 0.5)
    expect(view.contentOffset.y, equals: 700)
    // With rows of 70, the first one that ends below 700 is row 10.
    expect(view.indexPathsForVisibleItems.first, equals: .at(0, 10))
    view.cancelInteractiveTransition()
    expect(view.contentOffset.y, equals: 1000)
    let again = start()
    progress(again, 0.5)
    view.finishInteractiveTransition()
    expect(view.contentOffset.y, equals: 400)
    expect(view.indexPathsForVisibleItems, equals: (10..<20).map { .at(0, $0) })
  }

  @Test func `another change of layout cancels the one that is under way`() {
    var ended: [String] = []
    progress(start { ended.append("first \($0) \($1)") }, 0.5)
    let third = RowsLayout()
    third.rowHeight = 200
    let between = view.startInteractiveTransition(to: third) { ended.append("second \($0) \($1)") }
    expect(ended, equals: ["first false false"])
    #expect(between.currentLayout === old)
    expect(row(1)?.minY, equals: 100)
    view.setCollectionViewLayout(next, animated: true)
    expect(ended, equals: ["first false false", "second false false"])
    #expect(view.collectionViewLayout === next)
    expect(row(1)?.minY, equals: 40)
    view.finishInteractiveTransition()
    expect(view.diagnostics.contains { $0.code == "transition" })
  }

  @Test func `a transition whose animation is interrupted says so`() {
    var waiting: [() -> Void] = []
    view.completionScheduler = { waiting.append($1) }
    var ended: [[Bool]] = []
    progress(start { ended.append([$0, $1]) }, 0.5)
    view.finishInteractiveTransition()
    expectEmpty(ended)
    view.reloadData()
    expect(ended, equals: [[false, true]])
    for end in waiting { end() }
    expect(ended.count, equals: 1)
  }

  @Test func `elements of one layout only fade`() {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "Header",
      with: .at(0, 0)
    )
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    next.extras = [header]
    let between = start()
    let slot = ElementSlot.supplementary("Header", at: .at(0, 0))
    #expect(view.visible[slot] == nil)
    progress(between, 0.5)
    expect(view.visible[slot]?.value.alpha, equals: 0.5)
    expect(view.visible[slot]?.value.frame, equals: header.frame)
    progress(between, 1.25)
    expect(view.visible[slot]?.value.alpha, equals: 1)
    view.cancelInteractiveTransition()
    #expect(view.visible[slot] == nil)
  }

  @Test func `data that changes meanwhile keeps the progress`() {
    let between = start()
    progress(between, 0.5)
    scene.source.sections = [["new"] + numbered(20)]
    view.insertItems(at: [.at(0, 0)])
    #expect(view.collectionViewLayout === between && between.transitionProgress == 0.5)
    expect(view.cellForItem(at: .at(0, 0))?.content.title, equals: "new")
    expect(row(1), equals: CGRect(x: 0, y: 70, width: 300, height: 70))
    expect(view.contentSize.height, equals: 1470)
    scene.source.sections = [["only"]]
    view.reloadData()
    view.layoutIfNeeded()
    expect(scene.titles, equals: ["only"])
    view.finishInteractiveTransition()
    expect(scene.titles, equals: ["only"])
    expect(row(0)?.height, equals: 40)
    expectEmpty(view.diagnostics)
  }

  @Test func `a change of one of the two layouts or of the size is followed`() {
    let between = start()
    progress(between, 0.5)
    next.rowHeight = 60
    next.invalidateLayout()
    view.layoutIfNeeded()
    expect(row(1), equals: CGRect(x: 0, y: 80, width: 300, height: 80))
    view.frame.size.width = 200
    view.layoutIfNeeded()
    expect(row(1), equals: CGRect(x: 0, y: 80, width: 200, height: 80))
    expect(between.transitionProgress, equals: 0.5)
  }

  @Test func `numbers are kept by name`() {
    let between = start()
    expect(between.value(forAnimatedKey: "PositionX"), equals: 0)
    between.updateValue(12, forAnimatedKey: "PositionX")
    expect(between.value(forAnimatedKey: "PositionX"), equals: 12)
    expect(between.value(forAnimatedKey: "PositionY"), equals: 0)
  }

  /// A transition that moves elements on an arc to the right.
  private final class Arc: UICollectionViewTransitionLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.center.x += 100 * transitionProgress * (1 - transitionProgress)
        return attributes
      }
    }
  }

  private final class ArcDelegate: UICollectionViewDelegate {
    var strays = false
    func collectionView(
      _ view: UICollectionView,
      transitionLayoutForOldLayout from: UICollectionViewLayout,
      newLayout to: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      strays
        ? Arc(currentLayout: to, nextLayout: from) : Arc(currentLayout: from, nextLayout: to)
    }
  }

  @Test func `the delegate's own transition layout is used, unless it is between others`() {
    let delegate = ArcDelegate()
    view.delegate = delegate
    let between = start()
    #expect(between is Arc)
    progress(between, 0.5)
    expect(row(1), equals: CGRect(x: 25, y: 70, width: 300, height: 70))
    view.cancelInteractiveTransition()
    delegate.strays = true
    expect(!(start() is Arc))
    expect(view.diagnostics.contains { $0.code == "transition-layout" })
  }

  /// A frame of 100 × 100 at (500, 900), in a view of 300 × 400 at (0, 200), in content of 2000 ×
  /// 2000.
  @Test(arguments: [
    (TransitionPlacement.minimal, 400.0, 800.0), (.visible, 300, 600), (.center, 400, 750),
    (.top, 300, 900), (.bottom, 300, 600), (.left, 500, 600), (.right, 300, 600),
  ])
  func `placements show a frame where they say`(
    _ placement: TransitionPlacement,
    _ x: Double,
    _ y: Double
  ) {
    let proposal = ContentOffsetProposal(
      bounds: CGRect(x: 0, y: 200, width: 300, height: 400),
      contentSize: CGSize(width: 2000, height: 2000),
      insets: .zero
    )
    let offset = placement.offset(
      showing: CGRect(x: 500, y: 900, width: 100, height: 100),
      from: CGRect(x: 100, y: 300, width: 100, height: 100),
      proposal
    )
    expect(offset, equals: CGPoint(x: x, y: y))
  }

  @Test func `a transition ends where its items are wanted`() {
    let between = view.startTransition(to: next, showing: [.at(0, 5)], .top, completion: nil)
    progress(between, 1)
    // Row 5 with 40 starts at 200.
    expect(view.contentOffset.y, equals: 200)
    view.finishInteractiveTransition()
    expect(view.indexPathsForVisibleItems.first, equals: .at(0, 5))
  }
}
