// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Targets of moved items: the answers of layout and delegate, places after the last item, and
/// resting fingers.
@MainActor
@Suite(.ownProcess) struct MovementTargetTests {
  /// Rows that report what contexts about movements contain.
  private final class TellingLayout: RowsLayout {
    var contexts: [String] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let from = context.previousIndexPathsForInteractivelyMovingItems,
        let to = context.targetIndexPathsForInteractivelyMovingItems
      {
        let point = context.interactiveMovementTarget
        let paths = "\(from.map(\.item)) → \(to.map(\.item))"
        contexts.append("\(paths) \(Int(point.x)),\(Int(point.y))")
        expect(!context.invalidateEverything)
        expect(!context.invalidateDataSourceCounts)
        expect(context.invalidatedItemIndexPaths, equals: nil)
      }
      super.invalidateLayout(with: context)
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath],
      previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      contexts.append(movementCancelled ? "cancelled" : "ended")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths,
        previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled
      )
    }
  }

  @Test
  func `contexts carry the paths before and after, and at the end no position`() {
    let layout = TellingLayout()
    let stage = MovementStage([["a", "b", "c", "d"]], layout)
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    stage.view.endInteractiveMovement()
    expect(
      layout.contexts,
      equals: [
        "[0] → [0] 150,60", "[0] → [1] 150,150", "[1] → [3] 150,350", "ended", "[0] → [3] 0,0",
      ]
    )
    layout.contexts = []
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 1))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    stage.view.cancelInteractiveMovement()
    expect(layout.contexts, equals: ["[1] → [2] 150,250", "cancelled", "[2] → [1] 0,0"])
  }

  /// A delegate that changes the targets of items.
  private final class Retargeting: UICollectionViewDelegate {
    var asked: [String] = []
    var answer = IndexPath(item: 1, section: 0)

    func collectionView(
      _ view: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
      atCurrentIndexPath current: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      asked.append("\(original.item) \(current.item) \(proposed.item)")
      return answer
    }
  }

  private final class OldRetargeting: UICollectionViewDelegate {
    func collectionView(
      _ view: UICollectionView,
      targetIndexPathForMoveFromItemAt original: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      .at(0, 2)
    }
  }

  @Test
  func `the delegate sends the item elsewhere, by the newer method or the older one`() {
    let stage = MovementStage([["a", "b", "c", "d"]], RowsLayout())
    let delegate = Retargeting()
    stage.view.delegate = delegate
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    expect(stage.picture, equals: [["b", "a", "c", "d"]])
    expect(delegate.asked, equals: ["0 0 3", "0 1 3"])
    delegate.answer = .at(4, 0)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    expect(stage.picture, equals: [["b", "a", "c", "d"]])
    expect(stage.view.diagnostics.contains { $0.code == "index-path" })
    let older = OldRetargeting()
    stage.view.delegate = older
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    expect(stage.picture, equals: [["b", "c", "a", "d"]])
  }

  /// Returns sizes by the index path in the question.
  private final class Sizes: UICollectionViewDelegateFlowLayout {
    var widths: [[CGFloat]]

    init(_ widths: [[CGFloat]]) { self.widths = widths }

    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize {
      CGSize(width: widths[path.section][path.item], height: 50)
    }
  }

  @Test
  func `items keep their size while the delegate still knows them by their old path`() {
    let stage = MovementStage([["a", "b", "c"], ["d"]], UICollectionViewFlowLayout())
    let sizes = Sizes([[50, 100, 130], [80]])
    stage.view.delegate = sizes
    stage.layout.invalidateLayout()
    // 50 + 10 + 100 + 10 + 130 = 300: all items are on one line.
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 280, y: 25))
    expect(stage.frame(0), equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    expect(stage.frame(1), equals: CGRect(x: 110, y: 0, width: 130, height: 50))
    expect(stage.frame(2), equals: CGRect(x: 250, y: 0, width: 50, height: 50))
    // The point is below the only item of the other section, so the target is after it.
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 200))
    expect(stage.frame(0, 1)?.width, equals: 80)
    expect(stage.frame(1, 1)?.width, equals: 50)
    expect(stage.picture, equals: [["b", "c"], ["d", "a"]])
    stage.view.cancelInteractiveMovement()
    expect((0..<3).map { stage.frame($0)?.width }, equals: [50, 100, 130])
    expect(stage.frame(0, 1)?.width, equals: 80)
  }

  @Test
  func `a flow layout takes items behind the last one and into empty sections`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let stage = MovementStage([["a", "b"], [], ["c"]], layout)
    // Headers are at 0, 80 and 110; items are at 30 and 140.
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 95))
    expect(stage.picture, equals: [["b"], ["a"], ["c"]])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 390))
    expect(stage.picture, equals: [["b"], [], ["c", "a"]])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 55))
    expect(stage.picture, equals: [["b", "a"], [], ["c"]])
    stage.view.endInteractiveMovement()
    expect(stage.source.moves, equals: ["0.0 → 0.1"])
    expect(stage.source.sections, equals: [["b", "a"], [], ["c"]])
  }

  @Test
  func `an item does not go to and fro in a flow layout while the finger rests`() {
    let titles = [numbered(9), numbered(4)]
    let stage = MovementStage(titles, UICollectionViewFlowLayout())
    let sizes = Sizes([
      [50, 180, 70, 120, 60, 200, 40, 90, 140], [100, 150, 60, 240],
    ])
    stage.view.delegate = sizes
    stage.layout.invalidateLayout()
    checkRest(stage, counts: [9, 4])
  }

  /// Returns heights by the index path in the question.
  private final class Heights: WaterfallLayoutDelegate {
    static let all: [CGFloat] = [40, 160, 90, 220, 60, 130, 30, 180]

    func collectionView(
      _ collectionView: UICollectionView,
      heightForImageAtIndexPath indexPath: IndexPath
    ) -> CGFloat {
      Self.all[indexPath.item]
    }
  }

  @Test(arguments: WaterfallLayout.Placement.allCases)
  func `an item does not go to and fro in a waterfall while the finger rests`(
    _ placement: WaterfallLayout.Placement
  ) {
    let layout = WaterfallLayout()
    layout.placement = placement
    let heights = Heights()
    layout.delegate = heights
    let stage = MovementStage([numbered(8)], layout)
    checkRest(stage, counts: [8])
  }

  /// Checks that each item, at each point of a grid, goes to a place at once and stays there.
  private func checkRest<Layout>(_ stage: MovementStage<Layout>, counts: [Int]) {
    var moved = 0
    var refused = 0
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        for y in stride(from: 5, to: 400, by: 37) {
          for x in stride(from: 5, to: 300, by: 43) {
            expect(stage.view.beginInteractiveMovementForItem(at: .at(section, item)))
            let point = CGPoint(x: x, y: y)
            stage.view.updateInteractiveMovementTargetPosition(point)
            guard let target = stage.target else { return }
            if target != .at(section, item) { moved += 1 }
            let proposed = stage.layout.targetIndexPath(
              forInteractivelyMovingItem: target,
              withPosition: point
            )
            if proposed != target { refused += 1 }
            for _ in 0..<2 {
              stage.view.updateInteractiveMovementTargetPosition(point)
              expect(stage.target, equals: target, "item \(section).\(item) at \(point)")
            }
            stage.view.cancelInteractiveMovement()
          }
        }
      }
    }
    // The rule is necessary: at some points, the layout alone would keep moving the item.
    #expect(moved > 0 && refused > 0)
  }

  @Test
  func `heights go with the items of a waterfall`() {
    let layout = WaterfallLayout()
    let heights = Heights()
    layout.delegate = heights
    let stage = MovementStage([numbered(4)], layout)
    // The columns are 150 wide, with a padding of 6: items 0 and 2 are at the left, 1 and 3 at the
    // right.
    expect(stage.frame(2), equals: CGRect(x: 6, y: 58, width: 138, height: 90))
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 225, y: 20))
    // Item 1 is first at the left, and item 0 is first at the right.
    expect(stage.picture, equals: [["1", "0", "2", "3"]])
    expect((0..<4).map { stage.frame($0)?.height }, equals: [160, 40, 90, 220])
    stage.view.cancelInteractiveMovement()
    expect((0..<4).map { stage.frame($0)?.height }, equals: [40, 160, 90, 220])
  }
}
