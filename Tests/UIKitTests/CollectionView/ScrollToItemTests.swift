// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct ScrollToItemTests {
  /// Cells of 100 × 100, ten in a row, in bounds of 300 × 400; the content is 1000 × 1000.
  private final class Grid: RowsLayout {
    override func prepare() {
      super.prepare()
      for row in rows {
        let item = row.indexPath.item
        row.frame = CGRect(x: item % 10 * 100, y: item / 10 * 100, width: 100, height: 100)
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
  }

  nonisolated private static let positions: [(UICollectionView.ScrollPosition, CGPoint)] = [
    // Item 55 is at (500, 500). The insets are 10 and 30 horizontally, 20 and 40 vertically.
    ([.left, .top], CGPoint(x: 490, y: 480)),
    ([.right, .bottom], CGPoint(x: 330, y: 240)),
    ([.centeredHorizontally, .centeredVertically], CGPoint(x: 410, y: 360)),
    // Without a position on an axis, the move is the smallest that shows the whole item.
    ([.left], CGPoint(x: 490, y: 240)),
    ([.top], CGPoint(x: 330, y: 480)),
    ([], CGPoint(x: 330, y: 240)),
  ]

  @Test(arguments: positions)
  func `positions of both axes go together`(
    _ position: UICollectionView.ScrollPosition,
    _ offset: CGPoint
  ) {
    let scene = Scene([numbered(100)], layout: Grid())
    scene.view.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    scene.view.contentOffset = .zero
    scene.view.scrollToItem(at: .at(0, 55), at: position, animated: false)
    expect(scene.view.contentOffset, equals: offset)
  }

  @Test func `an item that is seen whole stays where it is`() {
    let scene = Scene([numbered(100)], layout: Grid())
    scene.view.contentOffset = CGPoint(x: 150, y: 250)
    scene.view.scrollToItem(at: .at(0, 33), at: [], animated: false)
    expect(scene.view.contentOffset, equals: CGPoint(x: 150, y: 250))
  }

  @Test func `an item before the bounds comes to their start`() {
    let scene = Scene([numbered(100)], layout: Grid())
    scene.view.contentOffset = CGPoint(x: 450, y: 450)
    scene.view.scrollToItem(at: .at(0, 22), at: [], animated: false)
    expect(scene.view.contentOffset, equals: CGPoint(x: 200, y: 200))
  }

  @Test func `the layout is brought up to date first`() {
    let scene = Scene([numbered(10)])
    scene.layout.rowHeight = 200
    scene.layout.invalidateLayout()
    _ = scene.layout.takeTrace()
    scene.view.scrollToItem(at: .at(0, 5), at: .top, animated: false)
    #expect(
      scene.layout.takeTrace() == [
        "prepare", "contentSize", "elements", "shouldInvalidate 0,0 300×400 → 0,1000 300×400",
        // What is there may be of another size than it was taken for.
        "elements",
      ]
    )
  }

  nonisolated private static let errors:
    [(UICollectionView.ScrollPosition, IndexPath, ScrollToItemError, String)] = [
      (
        [.top, .bottom], .at(0, 5), .multipleVerticalPositions,
        "attempt to use a scroll position with multiple vertical positioning styles"
      ),
      (
        [.left, .centeredHorizontally], .at(0, 5), .multipleHorizontalPositions,
        "attempt to use a scroll position with multiple horizontal positioning styles"
      ),
      (
        .top, .at(0, 10), .noSuchItem(10, section: 0, count: 10),
        "Attempted to scroll the collection view to an out-of-bounds item (10) when there are "
          + "only 10 items in section 0"
      ),
      (
        .top, .at(2, 0), .noSuchSection(2, count: 1),
        "Attempted to scroll the collection view to an out-of-bounds section (2) when there are "
          + "only 1 sections"
      ),
      (
        .top, IndexPath(index: 0), .indexPath(length: 1),
        "attempt to scroll to an invalid index path: an item's has two indexes, not 1"
      ),
    ]

  @Test(arguments: errors)
  func `scrolling to an item that cannot be reached is reported and moves nothing`(
    _ position: UICollectionView.ScrollPosition,
    _ path: IndexPath,
    _ error: ScrollToItemError,
    _ message: String
  ) {
    let scene = Scene([numbered(10)])
    #expect(throws: error) {
      try scene.view.performScroll(toItemAt: path, at: position, animated: false)
    }
    scene.view.scrollToItem(at: path, at: position, animated: false)
    expect(scene.view.contentOffset, equals: .zero)
    expect(scene.view.diagnostics.map(\.code), equals: [error.code])
    expect(scene.view.diagnostics.map(\.message), equals: [message])
  }

  @Test func `an item that the layout does not place is told`() {
    final class Forgetful: RowsLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        nil
      }
    }
    let scene = Scene([numbered(10)], layout: Forgetful())
    #expect(throws: ScrollToItemError.unplaced(.init(section: 0, item: 5))) {
      try scene.view.performScroll(toItemAt: .at(0, 5), at: .top, animated: false)
    }
  }

  /// A hundred items, estimated at 30 and 70 high, in bounds of 100 × 400.
  private func estimated() -> FittingScene {
    let scene = FittingScene([numbered(100)], estimate: CGSize(width: 100, height: 30))
    scene.wish = { _, attributes in CGSize(width: attributes.size.width, height: 70) }
    scene.view.layoutIfNeeded()
    return scene
  }

  @Test(arguments: [
    (99, UICollectionView.ScrollPosition.bottom, CGFloat(330)), (50, .centeredVertically, 165),
    (50, .top, 0), (50, .bottom, 330), (30, .init(), 330),
  ])
  func `an item among estimates ends where it was asked for`(
    _ item: Int,
    _ position: UICollectionView.ScrollPosition,
    _ top: CGFloat
  ) throws {
    let scene = estimated()
    scene.view.scrollToItem(at: .at(0, item), at: position, animated: false)
    scene.view.layoutIfNeeded()
    let frame = try #require(scene.frame(item))
    expect(frame.height, equals: 70)
    expect(frame.minY - scene.view.contentOffset.y, equals: top)
    expect(scene.view.indexPathsForVisibleItems.contains(.at(0, item)))
  }

  @Test func `an item above estimates ends where it was asked for`() throws {
    let scene = estimated()
    scene.view.scrollToItem(at: .at(0, 99), at: .bottom, animated: false)
    scene.view.scrollToItem(at: .at(0, 40), at: .top, animated: false)
    scene.view.layoutIfNeeded()
    let frame = try #require(scene.frame(40))
    expect(frame.minY, equals: scene.view.contentOffset.y)
  }

  @Test(arguments: [false, true])
  func `an animated scroll over estimates ends where it was asked for`(_ runsOutside: Bool) throws {
    let scene = estimated()
    scene.view.runsOffsetMovesOutside = runsOutside
    scene.view.scrollToItem(at: .at(0, 99), at: .bottom, animated: true)
    let move = try #require(scene.view.takeOffsetMove())
    expect(move.origin, equals: .zero)
    if runsOutside {
      expect(scene.view.contentOffset, equals: .zero)
      scene.view.contentOffset = move.target
      scene.view.layoutIfNeeded()
    }
    expect(scene.view.contentOffset, equals: move.target)
    let frame = try #require(scene.frame(99))
    expect(frame.maxY - scene.view.contentOffset.y, equals: 400)
  }
}
