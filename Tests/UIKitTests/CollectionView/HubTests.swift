// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct HubTests {
  @Test func `a layout knows its collection view while it is in use`() {
    let scene = Scene([["a"]])
    let next = RowsLayout()
    next.rowHeight = 50
    scene.view.collectionViewLayout = next
    scene.view.layoutIfNeeded()
    expect(scene.layout.collectionView, equals: nil)
    #expect(next.collectionView === scene.view)
    expect(next.takeTrace(), equals: ["prepare", "contentSize", "elements"])
    expect(scene.told.last?.updated.map(\.attributes.frame.height), equals: [50])
  }

  @Test func `the same data keeps its order and content under another layout`() {
    let scene = Scene([["a", "b"], ["c"]])
    let cells = scene.view.visibleCells
    scene.view.setCollectionViewLayout(RowsLayout(), animated: true)
    expect(scene.titles, equals: ["a", "b", "c"])
    expect(scene.view.visibleCells, equals: cells)
  }

  @Test func `attributes from outside are current and copies`() throws {
    let scene = Scene([["a"]])
    scene.layout.rowHeight = 70
    scene.layout.invalidateLayout()
    let attributes = try #require(scene.view.layoutAttributesForItem(at: .at(0, 0)))
    expect(attributes.frame.height, equals: 70)
    attributes.frame.size.height = 1
    expect(scene.view.layoutAttributesForItem(at: .at(0, 0))?.frame.height, equals: 70)
    expect(scene.view.layoutAttributesForItem(at: .at(0, 1)), equals: nil)
    scene.view.layoutIfNeeded()
    expect(scene.view.contentSize.height, equals: 70)
    expect(scene.told.last?.updated.map(\.attributes.frame.height), equals: [70])
  }

  @Test func `items are found by point, cell and path`() throws {
    let scene = Scene([numbered(10)])
    expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 350)), equals: .at(0, 3))
    expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 950)), equals: .at(0, 9))
    expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 5000)), equals: nil)
    let cell = try #require(scene.view.cellForItem(at: .at(0, 2)))
    expect(scene.view.indexPath(for: cell), equals: .at(0, 2))
    expect(scene.view.cellForItem(at: .at(0, 8)), equals: nil)
    expect(scene.view.indexPathsForVisibleItems, equals: (0..<4).map { .at(0, $0) })
  }

  @Test func `kept elements beyond the bounds are not visible items`() {
    let scene = Scene([numbered(10)])
    scene.view.preloadInsets.bottom = 200
    scene.view.layoutIfNeeded()
    expect(scene.told.last?.inserted.map(\.position.item), equals: [4, 5])
    expect(scene.view.indexPathsForVisibleItems.count, equals: 4)
  }

  @Test(
    arguments: [
      // Rows of 100 in bounds of 400, with insets of 20 above and 40 below: 340 are visible.
      (UICollectionView.ScrollPosition.top, 6, CGFloat(580)),
      (.bottom, 6, 340), (.centeredVertically, 6, 460),
      (.top, 0, -20), (.bottom, 9, 640), (.top, 9, 640), ([], 6, 340), ([], 1, 0),
    ] as [(UICollectionView.ScrollPosition, Int, CGFloat)]
  )
  func `scrolling to an item respects insets and ends`(
    _ position: UICollectionView.ScrollPosition,
    _ item: Int,
    _ offset: CGFloat
  ) {
    let scene = Scene([numbered(10)])
    scene.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    scene.view.contentOffset.y = 0
    scene.view.scrollToItem(at: .at(0, item), at: position, animated: false)
    expect(scene.view.contentOffset.y, equals: offset)
  }

  @Test func `two positions of one axis are refused`() {
    let scene = Scene([numbered(10)])
    scene.view.scrollToItem(at: .at(0, 5), at: [.top, .bottom], animated: false)
    expect(scene.view.contentOffset, equals: .zero)
    expect(scene.view.diagnostics.map(\.code), equals: ["scroll-position"])
  }

  @Test func `an invalidation may shift the content`() {
    let scene = Scene([numbered(10)])
    scene.view.contentOffset.y = 100
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    expect(scene.view.contentOffset.y, equals: 130)
  }

  @Test func `the layout proposes nothing else unless it says so`() {
    let layout = UICollectionViewLayout()
    let proposed = CGPoint(x: 3, y: 4)
    expect(
      layout.targetContentOffset(
        forProposedContentOffset: proposed,
        withScrollingVelocity: CGPoint(x: 9, y: 9)
      ),
      equals: proposed
    )
    expect(layout.targetContentOffset(forProposedContentOffset: proposed), equals: proposed)
  }

  @Test func `content that became shorter is brought back within its end`() {
    let scene = Scene([numbered(10)])
    scene.view.contentOffset.y = 600
    scene.view.layoutIfNeeded()
    scene.source.sections = [numbered(5)]
    scene.view.deleteItems(at: (5..<10).map { .at(0, $0) })
    expect(scene.view.contentOffset.y, equals: 100)
    expect(scene.titles, equals: ["1", "2", "3", "4"])
  }

  @Test func `decoration views come from the layout alone and are reused`() {
    final class Ground: UICollectionReusableView {}
    let layout = RowsLayout()
    layout.register(Ground.self, forDecorationViewOfKind: "Ground")
    let ground = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "Ground",
      with: IndexPath(indexes: [0, 4, 2])
    )
    ground.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    layout.extras = [ground]
    let scene = Scene([numbered(10)], layout: layout)
    let key = scene.told.last?.inserted.first { $0.key.category == .decoration }?.key
    #expect(key.flatMap { scene.view.view(for: $0) } is Ground)
    let created = scene.view.queues.createdCount
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    expect(key.flatMap { scene.view.view(for: $0) }, equals: nil)
    scene.view.contentOffset.y = 0
    scene.view.layoutIfNeeded()
    #expect(key.flatMap { scene.view.view(for: $0) } is Ground)
    expect(scene.view.queues.createdCount, equals: created)
  }

  @Test func `a layout may centre the content after an update`() {
    final class Centring: RowsLayout {
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 200)
      }
    }
    let scene = Scene([numbered(10)], layout: Centring())
    scene.view.performBatchUpdates({})
    expect(scene.view.contentOffset.y, equals: 200)
    expect(scene.titles, equals: ["2", "3", "4", "5"])
  }

  @Test func `a moving item is above everything, centred on the finger`() {
    let scene = Scene([numbered(4)])
    let moving = scene.layout.layoutAttributesForInteractivelyMovingItem(
      at: .at(0, 1),
      withTargetPosition: CGPoint(x: 10, y: 20)
    )
    expect(moving.center, equals: CGPoint(x: 10, y: 20))
    expect(moving.zIndex, equals: Int.max)
    expect(scene.layout.rows[1].zIndex, equals: 0)
    let target = scene.layout.targetIndexPath(
      forInteractivelyMovingItem: .at(0, 1),
      withPosition: CGPoint(x: 10, y: 250)
    )
    expect(target, equals: .at(0, 2))
    let context = scene.layout.invalidationContext(
      forInteractivelyMovingItems: [target],
      withTargetPosition: CGPoint(x: 10, y: 250),
      previousIndexPaths: [.at(0, 1)],
      previousPosition: .zero
    )
    expect(context.targetIndexPathsForInteractivelyMovingItems, equals: [.at(0, 2)])
    expect(context.previousIndexPathsForInteractivelyMovingItems, equals: [.at(0, 1)])
    expect(context.interactiveMovementTarget, equals: CGPoint(x: 10, y: 250))
    expect(!context.invalidateEverything)
  }
}
