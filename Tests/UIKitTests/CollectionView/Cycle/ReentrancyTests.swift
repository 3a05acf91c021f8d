// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Calls to a collection view from within its own calls.
@MainActor
@Suite(.ownProcess) struct ReentrancyTests {
  /// A data source that runs an action once, when it is next asked.
  private final class CallingSource: ArraySource {
    var whileCounting: (() -> Void)?
    var whileProviding: (() -> Void)?

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      let work = whileCounting
      whileCounting = nil
      work?()
      return super.numberOfSections(in: collectionView)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let work = whileProviding
      whileProviding = nil
      work?()
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  /// A layout that runs an action once, when it next prepares or is asked.
  private final class CallingLayout: RowsLayout {
    var whilePreparing: (() -> Void)?
    var whileQueried: (() -> Void)?
    var whileAskedBounds: (() -> Void)?

    override func prepare() {
      super.prepare()
      let work = whilePreparing
      whilePreparing = nil
      work?()
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let work = whileQueried
      whileQueried = nil
      work?()
      return super.layoutAttributesForElements(in: rect)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let work = whileAskedBounds
      whileAskedBounds = nil
      work?()
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  private func stage(_ items: [String]) -> (scene: Scene, source: CallingSource, CallingLayout) {
    let layout = CallingLayout()
    let scene = Scene([[]], layout: layout)
    let source = CallingSource([items])
    scene.view.dataSource = source
    scene.view.layoutIfNeeded()
    _ = layout.takeTrace()
    return (scene, source, layout)
  }

  @Test func `a reload while counts are asked for has them asked for again`() {
    let (scene, source, _) = stage(["a"])
    source.whileCounting = { [unowned source] in
      scene.view.reloadData()
      source.sections = [["a", "b"]]
    }
    scene.view.reloadData()
    let asked = source.countQueries
    _ = scene.view.numberOfSections
    expect(source.countQueries, equals: asked + 1)
    scene.view.layoutIfNeeded()
    expect(source.countQueries, equals: asked + 2)
    expect(scene.titles, equals: ["a", "b"])
    expectEmpty(scene.view.diagnostics)
  }

  @Test func `counts that are asked for while they are asked for are told`() {
    let (scene, source, _) = stage(["a"])
    source.whileCounting = { expect(scene.view.numberOfSections, equals: 0) }
    scene.view.reloadData()
    expect(scene.view.numberOfSections, equals: 1)
    expect(scene.view.diagnostics.map(\.code), equals: ["re-entrancy"])
    scene.view.layoutIfNeeded()
    expect(scene.titles, equals: ["a"])
  }

  @Test func `a reload while the layout prepares has it prepare again`() {
    let (scene, source, layout) = stage(["a"])
    layout.whilePreparing = { [unowned source] in
      source.sections = [["b", "c"]]
      scene.view.reloadData()
    }
    layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expect(
      layout.takeTrace(),
      equals: [
        "invalidate", "prepare", "invalidate everything counts", "contentSize", "prepare",
        "contentSize", "elements",
      ]
    )
    // The cycle was no reload when it began; the next cycle is one.
    scene.view.layoutIfNeeded()
    expect(scene.titles, equals: ["b", "c"])
  }

  @Test func `an invalidation while the layout prepares is answered by that`() {
    let (scene, _, layout) = stage(["a"])
    layout.whilePreparing = { [unowned layout] in layout.invalidateLayout() }
    layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    scene.view.layoutIfNeeded()
    expect(
      layout.takeTrace(),
      equals: ["invalidate", "prepare", "invalidate", "contentSize", "elements"]
    )
  }

  @Test func `a layout pass and a question while the layout prepares prepare nothing`() {
    let (scene, _, layout) = stage(["a", "b"])
    layout.whilePreparing = {
      scene.view.layoutIfNeeded()
      expect(scene.view.layoutAttributesForItem(at: .at(0, 1))?.frame.minY, equals: 100)
    }
    layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expect(layout.takeTrace(), equals: ["invalidate", "prepare", "contentSize", "elements"])
  }

  @Test func `a layout pass while a cell is asked for begins no cycle`() {
    let (scene, source, layout) = stage(["a"])
    source.sections = [["a", "b"]]
    source.whileProviding = { [unowned layout] in
      layout.invalidateLayout()
      _ = layout.takeTrace()
      scene.view.layoutIfNeeded()
      expectEmpty(layout.takeTrace())
    }
    scene.view.insertItems(at: [.at(0, 1)])
    // The batch ends with another pass, which follows the invalidation.
    expect(
      layout.takeTrace(),
      equals: [
        "finalizeUpdates", "finalizeBounds", "prepare", "contentSize", "elements",
      ]
    )
    expect(scene.titles, equals: ["a", "b"])
  }

  @Test func `a batch while a cell is asked for is made after the cycle`() {
    let (scene, source, _) = stage(["a"])
    var heard: [Bool] = []
    source.whileProviding = { [unowned source] in
      scene.view.performBatchUpdates(
        {
          source.sections = [["a", "b", "c"]]
          scene.view.insertItems(at: [.at(0, 2)])
        },
        completion: { heard.append($0) }
      )
      expect(heard, equals: [])
      expect(scene.view.hasUncommittedUpdates)
    }
    source.sections = [["a", "b"]]
    scene.view.insertItems(at: [.at(0, 1)])
    expect(heard, equals: [true])
    expect(scene.titles, equals: ["a", "b", "c"])
    expect(!scene.view.hasUncommittedUpdates)
  }

  @Test func `several batches while the layout prepares become a reload`() {
    let (scene, source, layout) = stage(["a"])
    var heard: [Bool] = []
    layout.whilePreparing = {
      for _ in 0..<2 { scene.view.performBatchUpdates({}, completion: { heard.append($0) }) }
    }
    let configured = source.configured.count
    layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    scene.view.layoutIfNeeded()
    expect(heard, equals: [true, true])
    // Only this cell was asked for again.
    expect(source.configured.count, equals: configured + 1)
  }

  @Test func `elements that are asked for while they are asked for are none`() {
    let (scene, _, layout) = stage(["a"])
    layout.whileQueried = {
      expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 10)), equals: nil)
    }
    layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expect(scene.view.diagnostics.map(\.code), equals: ["re-entrancy"])
    expect(scene.titles, equals: ["a"])
  }

  @Test func `a layout that moves the content while it is asked about bounds is not asked again`() {
    let (scene, _, layout) = stage(numbered(20))
    layout.whileAskedBounds = { scene.view.contentOffset.y = 700 }
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    expect(
      layout.takeTrace(),
      equals: ["shouldInvalidate 0,700 300×400 → 0,100 300×400", "elements"]
    )
    expect(scene.titles.first, equals: "1")
  }

  @Test func `a change of layout while a cell is asked for is shown by the next cycle`() {
    let (scene, source, layout) = stage(["a"])
    let next = RowsLayout()
    next.rowHeight = 50
    source.sections = [["a", "b"]]
    source.whileProviding = {
      scene.view.collectionViewLayout = next
      scene.view.layoutIfNeeded()
      expectEmpty(next.trace)
    }
    scene.view.insertItems(at: [.at(0, 1)])
    // The layout with which the cycle began ends it; the batch ends with another animated pass.
    expect(layout.takeTrace().last, equals: "finalizeBounds")
    expect(next.takeTrace(), equals: ["prepare", "contentSize", "elements", "targetOffset"])
    expect(scene.view.contentSize.height, equals: 100)
  }

  @Test func `an item does not begin to move while a cell is asked for`() {
    let (scene, source, _) = stage(["a"])
    source.sections = [["a", "b"]]
    source.whileProviding = {
      expect(!scene.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    }
    scene.view.insertItems(at: [.at(0, 1)])
    expect(scene.titles, equals: ["a", "b"])
  }

  @Test func `a delegate that scrolls each time it hears of a scroll is told sixteen times`() {
    final class Restless: UICollectionViewDelegate {
      var heard = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard += 1
        scrollView.contentOffset.y += 1
      }
    }
    let (scene, _, _) = stage(numbered(20))
    let restless = Restless()
    scene.view.delegate = restless
    scene.view.contentOffset.y = 100
    expect(restless.heard, equals: 16)
    expect(scene.view.contentOffset.y, equals: 116)
    expect(scene.view.diagnostics.map(\.code), equals: ["re-entrancy"])
  }
}
