// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The content of contexts, and the effects of exchanged layouts and resized views.
@MainActor
@Suite(.ownProcess) struct LayoutRuleTests {
  @Test func `a context names what it was told, and nothing of movements`() {
    let context = UICollectionViewLayoutInvalidationContext()
    expect(!context.invalidateEverything)
    expect(!context.invalidateDataSourceCounts)
    expect(context.invalidatedItemIndexPaths, equals: nil)
    expect(context.invalidatedSupplementaryIndexPaths, equals: nil)
    expect(context.invalidatedDecorationIndexPaths, equals: nil)
    context.invalidateItems(at: [.at(0, 1)])
    context.invalidateItems(at: [.at(2, 0)])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [.at(1, 0)])
    context.invalidateDecorationElements(ofKind: "Card", at: [.at(0, 0)])
    expect(context.invalidatedItemIndexPaths, equals: [.at(0, 1), .at(2, 0)])
    expect(context.invalidatedSupplementaryIndexPaths, equals: ["Header": [.at(1, 0)]])
    expect(context.invalidatedDecorationIndexPaths, equals: ["Card": [.at(0, 0)]])
    expect(context.contentOffsetAdjustment, equals: .zero)
    expect(context.contentSizeAdjustment, equals: .zero)
    expect(context.previousIndexPathsForInteractivelyMovingItems, equals: nil)
    expect(context.targetIndexPathsForInteractivelyMovingItems, equals: nil)
    expect(context.interactiveMovementTarget, equals: .zero)
  }

  @Test func `before the first layout another one just takes its place`() {
    let scene = Scene([["a"]], isShown: false)
    let next = RowsLayout()
    next.rowHeight = 50
    var isComplete = false
    _ = scene.layout.takeTrace()
    scene.view.setCollectionViewLayout(next, animated: true) { isComplete = $0 }
    scene.view.layoutIfNeeded()
    expect(isComplete)
    expect(next.takeTrace(), equals: ["prepare", "contentSize", "elements"])
    expectEmpty(scene.layout.takeTrace())
    expect(scene.told.transactions.count, equals: 1)
    expect(scene.told.last?.animation, equals: nil)
    expect(scene.told.last?.inserted.map(\.attributes.frame.height), equals: [50])
  }

  @Test func `content stays within its end when the view becomes taller`() {
    let scene = Scene([numbered(10)])
    scene.view.contentOffset.y = 600
    scene.view.layoutIfNeeded()
    // Content of 1000 can scroll by 300 in 700, and not at all in 1200.
    scene.view.frame.size.height = 700
    scene.view.layoutIfNeeded()
    expect(scene.view.contentOffset.y, equals: 300)
    scene.view.frame.size.height = 1200
    scene.view.layoutIfNeeded()
    expect(scene.view.contentOffset.y, equals: 0)
    expect(scene.titles, equals: numbered(10))
  }

  @Test func `a new layout keeps selection, identities and the data's counts`() {
    let scene = Scene([numbered(6)])
    scene.view.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    scene.view.layoutIfNeeded()
    let keys = scene.view.visible.ordered.map(\.key)
    let next = RowsLayout()
    next.rowHeight = 100.5
    scene.view.setCollectionViewLayout(next, animated: true)
    expect(scene.view.visible.ordered.map(\.key), equals: keys)
    expect(scene.view.indexPathsForSelectedItems, equals: [.at(0, 1)])
    expect(scene.view.visibleCells.map(\.isSelected), equals: [false, true, false, false])
    expect(scene.source.countQueries, equals: 1)
  }

  @Test(arguments: [CGFloat(-40), -1])
  func `a negative size is told in engine and picture as nothing`(_ length: CGFloat) {
    let layout = RowsLayout()
    let scene = Scene([["a", "b"]], layout: layout)
    layout.rows[1].size = CGSize(width: 20, height: length)
    scene.view.reconfigureItems(at: [.at(0, 0)])
    scene.view.layoutIfNeeded()
    // Its centre stays at (150, 150).
    let frame = scene.told.last?.updated.first { $0.position.item == 1 }?.attributes.frame
    expect(frame, equals: CGRect(x: 140, y: 150, width: 20, height: 0))
    expect(scene.view.diagnostics.contains { $0.code == "negative-size" && $0.item == 1 })
  }
}
