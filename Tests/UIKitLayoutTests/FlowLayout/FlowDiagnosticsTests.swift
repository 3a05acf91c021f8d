// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// What a flow layout reports about input and subclasses that it cannot lay out correctly (rules 6
/// and 11).
@MainActor @Suite(.ownProcess) struct FlowDiagnosticsTests {
  final class Growing: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      for attributes in found ?? [] where attributes.indexPath.item > 0 {
        attributes.frame.size.height += 2
      }
      return found
    }
  }

  final class Copying: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { found in
        let copy = found.duplicate
        copy.frame.size.height += 2
        return copy
      }
    }
  }

  @Test func `6: warns of items wider than the line in UIKit's words, once a section`() {
    let stage = FlowStage([3, 1, 0], size: CGSize(width: 40, height: 100))
    stage.layout.itemSize = CGSize(width: 50, height: 50)
    let found = stage.layout.diagnostics
    expect(found.map(\.section), equals: [0, 1])
    expect(
      found.first?.message,
      equals: """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item width must be less than the width of the UICollectionView minus the section \
        insets left and right values, minus the content insets left and right values.
        Please check the values returned by the delegate.
        The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout>, and it \
        is attached to <UICollectionView>.
        Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch \
        this in the debugger.
        """
    )
  }

  @Test func `6: says height of a layout that scrolls sideways`() {
    let stage = FlowStage([1], size: CGSize(width: 100, height: 40))
    stage.layout.scrollDirection = .horizontal
    stage.layout.itemSize = CGSize(width: 10, height: 41)
    expect(
      stage.layout.diagnostics.first?.message.contains(
        "the item height must be less than the height of the UICollectionView minus the section "
          + "insets top and bottom values, minus the content insets top and bottom values."
      ),
      equals: true
    )
  }

  @Test func `6: warns in a collection view without size and lays out again when it has one`() {
    let stage = FlowStage([3], size: .zero)
    stage.layout.itemSize = CGSize(width: 50, height: 50)
    stage.view.layoutIfNeeded()
    expect(stage.view.diagnostics.map(\.code), equals: ["itemExceedsLine"])
    stage.view.frame.size = CGSize(width: 170, height: 100)
    stage.view.layoutIfNeeded()
    expectEmpty(stage.view.diagnostics)
    expect(stage.frame(2)?.origin, equals: CGPoint(x: 120, y: 0))
  }

  @Test func `11: notices attributes that a subclass changed without copying, once`() {
    let stage = FlowStage([5], size: CGSize(width: 320, height: 100), layout: Growing())
    stage.layout.itemSize = CGSize(width: 50, height: 50)
    stage.view.layoutIfNeeded()
    // Five columns of 50 in 320 leave 70 for four gaps.
    expect(
      stage.view.diagnostics.map(\.message),
      equals: [
        """
        UICollectionViewFlowLayout has cached frame mismatch for index path \
        {length = 2, path = 0 - 1} - cached value: {{67.5, 0}, {50, 52}}; \
        expected value: {{67.5, 0}, {50, 50}}
        This is likely occurring because the flow layout subclass Growing is modifying attributes \
        returned by UICollectionViewFlowLayout without copying them
        """
      ]
    )
    // The next attributes that it returns are still correct.
    expect(stage.frame(1)?.height, equals: 50)
  }

  @Test func `11: has nothing against changed copies`() {
    let stage = FlowStage([5], size: CGSize(width: 320, height: 100), layout: Copying())
    stage.layout.itemSize = CGSize(width: 50, height: 50)
    stage.view.layoutIfNeeded()
    expectEmpty(stage.view.diagnostics)
    expect(stage.view.visibleCells.first?.bounds.height, equals: 52)
  }

  @Test func `0: hints at an item size that nobody gave`() {
    let stage = FlowStage([1], size: CGSize(width: 320, height: 100))
    expect(stage.layout.diagnostics.map(\.code), equals: ["itemSizeNotGiven"])
    stage.layout.itemSize = CGSize(width: 50, height: 50)
    expectEmpty(stage.layout.diagnostics)
    let sized = FlowStage([1], size: CGSize(width: 320, height: 100))
    let delegate = FlowDelegateTests.Sizing([CGSize(width: 50, height: 50)])
    sized.delegate = delegate
    expectEmpty(sized.layout.diagnostics)
    let empty = FlowStage([0], size: CGSize(width: 320, height: 100))
    expectEmpty(empty.layout.diagnostics)
    let estimated = FlowStage([1], size: CGSize(width: 320, height: 100))
    estimated.layout.estimatedItemSize = CGSize(width: 20, height: 20)
    expectEmpty(estimated.layout.diagnostics)
  }
}
