// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A delegate's answers take precedence over properties; where it has no answer, properties are
/// used.
@MainActor @Suite(.ownProcess) struct FlowDelegateTests {
  /// Sizes items, and counts how often it is asked.
  final class Sizing: UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize]
    var asked = 0

    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return sizes[indexPath.item % sizes.count]
    }
  }

  /// Answers for every section, but not for items.
  final class Spacing: UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: CGFloat(section), left: 5, bottom: 0, right: 0)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      section == 0 ? 10 : 30
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: section == 1 ? 40 : 0)
    }
  }

  final class Silent: UICollectionViewDelegateFlowLayout {}

  @Test func `0: takes item sizes from the delegate before the property`() {
    let stage = FlowStage([2], size: CGSize(width: 320, height: 480))
    let sizing = Sizing([CGSize(width: 100, height: 100), CGSize(width: 100, height: 50)])
    stage.layout.itemSize = CGSize(width: 10, height: 10)
    stage.delegate = sizing
    // The second item is centred in a line with a thickness of 100.
    expect(stage.frame(0)?.size, equals: CGSize(width: 100, height: 100))
    expect(stage.frame(1), equals: CGRect(x: 110, y: 25, width: 100, height: 50))
  }

  @Test func `3.4: takes equal sizes from the delegate as one size`() {
    let stage = FlowStage([5], size: CGSize(width: 340, height: 480))
    let sizing = Sizing([CGSize(width: 100, height: 50)])
    stage.delegate = sizing
    expect(stage.frame(4)?.origin, equals: CGPoint(x: 120, y: 60))
  }

  @Test func `0: falls back to properties where the delegate says nothing`() {
    let stage = FlowStage([2], size: CGSize(width: 320, height: 480))
    let silent = Silent()
    stage.layout.sectionInset.left = 3
    stage.delegate = silent
    // Five columns of 50 in 317 leave 67 for four gaps.
    expect(stage.frame(1), equals: CGRect(x: 69.75, y: 0, width: 50, height: 50))
    expect(stage.header(), equals: nil)
  }

  @Test func `0: asks per section`() {
    let stage = FlowStage([2, 2], size: CGSize(width: 55, height: 480))
    let spacing = Spacing()
    stage.delegate = spacing
    // Section 0 has items at 0 and 60 and ends at 110. Section 1 has a header of 40 and a margin of
    // 1; its lines are 80 apart.
    expect(stage.frame(1, 0)?.minY, equals: 60)
    expect(stage.header(0), equals: nil)
    expect(stage.header(1)?.frame.minY, equals: 110)
    expect(stage.frame(0, 1)?.origin, equals: CGPoint(x: 5, y: 151))
    expect(stage.frame(1, 1)?.minY, equals: 231)
  }

  @Test func `asks once for each item, however often it is queried`() {
    let stage = FlowStage([7], size: CGSize(width: 320, height: 480))
    let sizing = Sizing([CGSize(width: 40, height: 40), CGSize(width: 50, height: 40)])
    stage.delegate = sizing
    _ = stage.frame(3)
    _ = stage.layout.collectionViewContentSize
    _ = stage.layout.layoutAttributesForElements(in: stage.view.bounds)
    expect(sizing.asked, equals: 7)
  }

  @Test func `10: asks again after an invalidation, unless the context says not to`() {
    let stage = FlowStage([2], size: CGSize(width: 320, height: 480))
    let sizing = Sizing([CGSize(width: 40, height: 40)])
    stage.delegate = sizing
    expect(stage.frame(0)?.width, equals: 40)
    sizing.sizes = [CGSize(width: 60, height: 40)]
    let context = UICollectionViewFlowLayoutInvalidationContext()
    expect(context.invalidateFlowLayoutDelegateMetrics)
    expect(context.invalidateFlowLayoutAttributes)
    context.invalidateFlowLayoutDelegateMetrics = false
    stage.layout.invalidateLayout(with: context)
    expect(stage.frame(0)?.width, equals: 40)
    stage.layout.invalidateLayout()
    expect(stage.frame(0)?.width, equals: 60)
  }

  @Test func `10: asks again when the width changed, as sizes often follow it`() {
    let stage = FlowStage([2], size: CGSize(width: 320, height: 480))
    let sizing = Sizing([CGSize(width: 40, height: 40)])
    stage.delegate = sizing
    _ = stage.frame(0)
    sizing.sizes = [CGSize(width: 60, height: 40)]
    stage.view.bounds.size.width = 330
    expect(stage.frame(0)?.width, equals: 60)
  }

  @Test func `10: does not ask again when bounds only move`() throws {
    let stage = FlowStage([2], size: CGSize(width: 320, height: 480))
    let moved = stage.layout.invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 480)
    )
    let context = try #require(moved as? UICollectionViewFlowLayoutInvalidationContext)
    expect(!context.invalidateFlowLayoutDelegateMetrics)
    expect(!context.invalidateFlowLayoutAttributes)
  }

  @Test func `compiles and answers calls of optional methods`() {
    let stage = FlowStage([1], size: CGSize(width: 320, height: 480))
    let path = IndexPath(item: 0, section: 0)
    let silent: any UICollectionViewDelegateFlowLayout = Silent()
    let sizing: any UICollectionViewDelegateFlowLayout = Sizing([CGSize(width: 7, height: 8)])
    expect(
      silent.collectionView?(stage.view, layout: stage.layout, sizeForItemAt: path),
      equals: nil
    )
    let size = sizing.collectionView?(stage.view, layout: stage.layout, sizeForItemAt: path)
    expect(size, equals: CGSize(width: 7, height: 8))
  }

  @Test func `survives a delegate that asks the layout while it is asked`() {
    final class Nosy: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        let length = collectionViewLayout.collectionViewContentSize.height
        return CGSize(width: 50, height: 50 + length)
      }
    }
    let stage = FlowStage([1], size: CGSize(width: 320, height: 480))
    let nosy = Nosy()
    stage.delegate = nosy
    expect(stage.frame(0)?.height, equals: 50)
  }
}
