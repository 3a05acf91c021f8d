// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct TargetOffsetTests {
  /// Notes the offsets that are proposed to it.
  private final class Asked: RowsLayout {
    var proposals: [CGFloat] = []

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      proposals.append(proposed.y)
      return super.targetContentOffset(forProposedContentOffset: proposed)
    }
  }

  private func insertThree(_ policy: ContentOffsetPolicy, at offset: CGFloat) -> (CGFloat, [String])
  {
    let layout = Asked()
    let scene = Scene([numbered(10)], layout: layout)
    scene.view.contentOffsetPolicy = policy
    scene.view.contentOffset.y = offset
    scene.view.layoutIfNeeded()
    scene.source.sections = [["a", "b", "c"] + numbered(10)]
    scene.view.insertItems(at: [.at(0, 0), .at(0, 1), .at(0, 2)])
    expect(layout.proposals, equals: [scene.view.contentOffset.y])
    return (scene.view.contentOffset.y, scene.titles)
  }

  @Test func `unless told otherwise the offset stays when items come above`() {
    #expect(insertThree(.keepOffset, at: 200) == (200, ["c", "0", "1", "2"]))
  }

  @Test func `what is seen may stay when items come above`() {
    // Three rows of 100 are inserted above: 230 becomes 530.
    #expect(insertThree(.maintainVisibleContent, at: 230) == (530, ["2", "3", "4", "5", "6"]))
  }

  @Test func `the item in the middle may come to the very middle`() {
    // The middle of 230…630 is 430, in row 4, whose centre is at 750 afterwards: 750 − 200.
    #expect(insertThree(.centreVisibleItem, at: 230) == (550, ["2", "3", "4", "5", "6"]))
  }

  @Test func `when the leading item goes the next nearest leads`() {
    let scene = Scene([numbered(20)])
    scene.view.contentOffsetPolicy = .maintainVisibleContent
    scene.view.contentOffset.y = 530
    scene.view.layoutIfNeeded()
    // The middle is 730, in row 7. That row and rows 0…4 are deleted. Row 6, which ends at 700, is
    // nearer than row 8, which starts at 800. It moves up by 500.
    scene.source.sections = [["5", "6"] + (8..<20).map { "\($0)" }]
    scene.view.deleteItems(at: ([7] + Array(0..<5)).map { .at(0, $0) })
    expect(scene.view.contentOffset.y, equals: 30)
    expect(scene.titles, equals: ["5", "6", "8", "9", "10"])
  }

  @Test func `a selected item that is seen leads through a batch`() {
    let scene = Scene([numbered(20)])
    scene.view.contentOffsetPolicy = .maintainVisibleContent
    scene.view.contentOffset.y = 500
    scene.view.layoutIfNeeded()
    scene.view.selectItem(at: .at(0, 8), animated: false, scrollPosition: [])
    // Items 6 and 7, near the middle, stay above the three new ones; item 8, which is selected, is
    // below.
    scene.source.sections = [numbered(8) + ["a", "b", "c"] + (8..<20).map { "\($0)" }]
    scene.view.insertItems(at: [.at(0, 8), .at(0, 9), .at(0, 10)])
    expect(scene.view.contentOffset.y, equals: 800)
    expect(scene.titles, equals: ["a", "b", "c", "8"])
  }

  @Test func `a layout that changes in motion is asked after its content size`() {
    let scene = Scene([numbered(10)])
    scene.view.contentOffset.y = 600
    scene.view.layoutIfNeeded()
    let next = Asked()
    next.rowHeight = 50
    scene.view.setCollectionViewLayout(next, animated: true)
    expect(
      next.takeTrace(),
      equals: [
        "prepare", "contentSize", "shouldInvalidate 0,600 300×400 → 0,100 300×400", "elements",
        "targetOffset",
      ] + (2..<10).map { "initial 0.\($0)" }
    )
    // Ten rows of 50 in 400: the greatest offset is 100.
    expect(next.proposals, equals: [100])
  }

  @Test func `a layout that changes without motion is not asked`() {
    let scene = Scene([numbered(10)])
    let next = RowsLayout()
    scene.view.setCollectionViewLayout(next, animated: false)
    scene.view.layoutIfNeeded()
    expect(next.takeTrace(), equals: ["prepare", "contentSize", "elements"])
    scene.view.performAnimated(.standard) { next.invalidateLayout() }
    expect(next.takeTrace(), equals: ["invalidate", "prepare", "contentSize", "elements"])
  }

  @Test func `the item in the middle may lead from one layout to another`() {
    let scene = Scene([numbered(40)])
    scene.view.contentOffsetPolicy = .centreVisibleItem
    scene.view.contentOffset.y = 1000
    scene.view.layoutIfNeeded()
    let next = Asked()
    next.rowHeight = 60
    scene.view.setCollectionViewLayout(next, animated: true)
    // The middle, 1200, is the edge between rows 11 and 12; the first of them is the anchor. Its
    // centre is at 11.5 · 60 = 690 afterwards, minus 200.
    expect(next.proposals, equals: [490])
    expect(scene.view.contentOffset.y, equals: 490)
  }

  @Test func `an animated resize keeps the item in the middle in its place`() {
    let scene = Scene([numbered(40)])
    scene.view.contentOffsetPolicy = .maintainVisibleContent
    scene.view.contentOffset.y = 1030
    scene.view.layoutIfNeeded()
    scene.view.performAnimated(.standard) {
      scene.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    }
    // The centre of row 12 was 20 below the middle, 1230, and still is: 1250 − 20 − 100.
    expect(scene.view.contentOffset.y, equals: 1130)
  }

  @Test func `unless told otherwise the item in the middle leads from one layout to another`() {
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 320, height: 44)
    rows.minimumLineSpacing = 0
    let stage = FlowStage([100], size: CGSize(width: 320, height: 480), layout: rows)
    stage.view.contentOffset.y = 880
    stage.view.layoutIfNeeded()
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    stage.view.setCollectionViewLayout(grid, animated: true)
    // The middle, 1120, is in row 25, which comes to the ninth row of three: 8 · 110 + 50 − 240.
    expect(stage.view.contentOffset.y, equals: 690)
  }

  @Test func `unless told otherwise the offset stays when a layout changes without motion`() {
    let stage = FlowStage([100], size: CGSize(width: 320, height: 480))
    stage.layout.itemSize = CGSize(width: 320, height: 44)
    stage.layout.minimumLineSpacing = 0
    stage.view.contentOffset.y = 880
    stage.view.layoutIfNeeded()
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    stage.view.setCollectionViewLayout(grid, animated: false)
    stage.view.layoutIfNeeded()
    expect(stage.view.contentOffset.y, equals: 880)
  }
}
