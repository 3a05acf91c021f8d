// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Layouts in the opposite direction (rules of section 12); the numbers are computed by hand.
///
/// Unless a test says otherwise, the view is 100 × 50 and scrolls horizontally over five squares of
/// 50 with 10 between them; the content is 290 long. From left to right, the squares start at 0,
/// 60, 120, 180 and 240.
@MainActor @Suite(.ownProcess) struct FlowMirroringTests {
  private final class Flipping: UICollectionViewFlowLayout {
    var offered: [CGPoint] = []
    var newBounds: [CGRect] = []
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      offered.append(proposedContentOffset)
      offered.append(velocity)
      return CGPoint(x: 60, y: 0)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      self.newBounds.append(newBounds)
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  private func stage(
    _ counts: [Int] = [5],
    layout: UICollectionViewFlowLayout = Flipping(),
    width: CGFloat = 100,
    direction: UISemanticContentAttribute = .forceRightToLeft
  ) -> FlowStage {
    layout.scrollDirection = .horizontal
    let stage = FlowStage(counts, size: CGSize(width: width, height: 50), layout: layout)
    stage.view.semanticContentAttribute = direction
    stage.view.layoutIfNeeded()
    return stage
  }

  private func shown(_ stage: FlowStage) -> [Int: CGFloat] {
    stage.view.layoutIfNeeded()
    let cells = stage.view.visibleCells
    let items = cells.compactMap { stage.view.indexPath(for: $0)?.item }
    return Dictionary(uniqueKeysWithValues: zip(items, cells.map(\.frame.minX)))
  }

  @Test func `12: begins at the right and goes on to the left`() {
    let stage = stage()
    expect(stage.view.contentOffset.x, equals: 190)
    expect(shown(stage), equals: [0: 240, 1: 180])
    stage.view.contentOffset.x = 0
    expect(shown(stage), equals: [4: 0, 3: 60])
  }

  @Test func `12: the layout goes on computing from left to right`() {
    let stage = stage()
    expect((0..<5).map { stage.frame($0)?.minX }, equals: [0, 60, 120, 180, 240])
    let path = IndexPath(item: 1, section: 0)
    expect(stage.view.layoutAttributesForItem(at: path)?.frame.minX, equals: 180)
    expect(stage.view.indexPathForItem(at: CGPoint(x: 200, y: 20)), equals: path)
  }

  @Test func `12: a plain flow layout does not turn round`() {
    let stage = stage(layout: UICollectionViewFlowLayout())
    expect(stage.view.contentOffset.x, equals: 0)
    expect(shown(stage), equals: [0: 0, 1: 60])
  }

  @Test func `12: the direction it was written for is left as it is`() {
    final class RightToLeft: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }
    expect(shown(stage(layout: RightToLeft())), equals: [0: 0, 1: 60])
    let other = stage(layout: RightToLeft(), direction: .unspecified)
    expect(shown(other), equals: [0: 240, 1: 180])
  }

  @Test func `12: keeps the leading edge when content comes and when the view is resized`() {
    let stage = stage()
    stage.view.contentOffset.x = 130
    stage.view.layoutIfNeeded()
    stage.view.performBatchUpdates {
      stage.source.counts = [7]
      stage.view.insertItems(at: [5, 6].map { IndexPath(item: $0, section: 0) })
    }
    // Two more squares with their spacings add 120 at the left.
    expect(stage.view.contentSize.width, equals: 410)
    expect(stage.view.contentOffset.x, equals: 250)
    expect(shown(stage), equals: [1: 300, 2: 240])
    stage.view.bounds.size.width = 160
    expect(shown(stage), equals: [1: 300, 2: 240, 3: 180])
    expect(stage.view.contentOffset.x, equals: 190)
  }

  @Test func `12: turns round when the direction changes, with the same in sight`() {
    let stage = stage(direction: .unspecified)
    stage.view.contentOffset.x = 60
    expect(shown(stage), equals: [1: 60, 2: 120])
    stage.view.semanticContentAttribute = .forceRightToLeft
    expect(shown(stage), equals: [1: 180, 2: 120])
    expect(stage.view.contentOffset.x, equals: 130)
    stage.view.semanticContentAttribute = .playback
    expect(shown(stage), equals: [1: 60, 2: 120])
  }

  @Test func `12: asks the layout in its own coordinates`() throws {
    let layout = Flipping()
    let stage = stage(layout: layout)
    layout.newBounds = []
    stage.view.contentOffset.x = 150
    expect(layout.newBounds, equals: [CGRect(x: 40, y: 0, width: 100, height: 50)])
    let rest = stage.view.restingOffset(
      forProposed: CGPoint(x: 100, y: 0),
      velocity: CGPoint(x: -2, y: 0)
    )
    expect(layout.offered, equals: [CGPoint(x: 90, y: 0), CGPoint(x: 2, y: 0)])
    expect(rest, equals: CGPoint(x: 130, y: 0))
  }

  @Test func `12: moves items by where they are seen`() {
    let stage = stage()
    expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 25))
    // The second item from the right makes room and moves to the right end.
    stage.view.layoutIfNeeded()
    expect(stage.view.visibleCells.map(\.center.x).sorted(), equals: [205, 265])
    stage.view.cancelInteractiveMovement()
  }

  @Test func `12: pins headers to the right`() throws {
    let layout = Flipping()
    layout.headerReferenceSize = CGSize(width: 20, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = stage(layout: layout)
    // The content is 310 long; the header's own place is at 290, and it moves as far as 0 with its
    // section.
    stage.view.contentOffset.x = 100
    stage.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    let attributes = try #require(
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    )
    expect(attributes.pin, equals: PinRange(edge: .right, lower: 0, upper: 290))
    expect(attributes.frame.minX, equals: 180)
  }

  @Test func `12: swaps the insets of the content with the sides`() {
    let stage = stage()
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 30)
    stage.view.layoutIfNeeded()
    stage.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
    expect(stage.view.contentOffset.x, equals: -7)
    stage.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .right, animated: false)
    expect(stage.view.contentOffset.x, equals: 220)
  }

  @Test func `12: policy: few items stand at the right edge of the room`() {
    expect(shown(stage([1])), equals: [0: 50])
  }

  @Test func `12: lines of a vertical layout begin at the right`() {
    let layout = Flipping()
    layout.sectionInset.left = 5
    let stage = stage([3], layout: layout, width: 200)
    layout.scrollDirection = .vertical
    // From left to right 5, 77.5 and 150: the free space in 195 is shared between three items of
    // 50.
    stage.view.layoutIfNeeded()
    let frames = (0..<3).map {
      stage.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
    }
    expect(frames, equals: [145, 72.5, 0])
    expect(stage.view.contentOffset.x, equals: 0)
  }

  @Test func `12: attributes lead to a direction`() {
    expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), equals: .rightToLeft)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      let direction = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
      expect(direction, equals: .leftToRight)
    }
    let view = UIView()
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
  }
}
