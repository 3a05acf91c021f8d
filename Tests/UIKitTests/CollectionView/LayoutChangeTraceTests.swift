// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// All calls of a collection view for an animated change of layout, in order.
///
/// - Source: both layouts are told before the change. The new one prepares and returns the target
///   offset. The old one returns where its elements end, and the new one where its elements start.
///   Views are told before and after.
@MainActor
@Suite(.ownProcess) struct LayoutChangeTraceTests {
  @Test func `both layouts, the new picture, hooks, views, both layouts`() {
    let scene = Scene([["a"]])
    let next = RowsLayout()
    next.rowHeight = 50
    let trace = Trace(of: scene.view)
    scene.view.setCollectionViewLayout(next, animated: true)
    #expect(
      trace.take() == [
        "update setCollectionViewLayout(_:animated: true)",
        "layout prepareForTransition(to:) of the old layout",
        "layout prepareForTransition(from:) of the new layout",
        "layout prepare()",
        "layout collectionViewContentSize → (300, 50)",
        "layout layoutAttributesForElements(in: (0, 0, 300, 400)) → 1",
        // Where the item in the middle goes decides what offset is proposed.
        "layout layoutAttributesForItem(at: [0, 0])",
        "layout targetContentOffset(forProposedContentOffset: (0, 0)) → (0, 0)",
        "layout finalLayoutAttributesForDisappearingItem(at: [0, 0])",
        "layout initialLayoutAttributesForAppearingItem(at: [0, 0])",
        "view willTransition(from:to:) [0, 0]",
        "view apply(_:) [0, 0]",
        "view didTransition(from:to:) [0, 0]",
        "layout finalizeLayoutTransition() of both layouts",
      ]
    )
    expect(scene.layout.takeTrace().contains("final 0.0"))
    expect(next.takeTrace().contains("initial 0.0"))
    #expect(scene.layout.collectionView == nil && next.collectionView === scene.view)
  }

  @Test func `without animation the next pass shows the new layout and asks no hooks`() {
    let scene = Scene([["a"]])
    let next = RowsLayout()
    next.rowHeight = 50
    let trace = Trace(of: scene.view)
    scene.view.collectionViewLayout = next
    scene.view.layoutIfNeeded()
    expect(
      trace.take(),
      equals: [
        "update setCollectionViewLayout(_:animated: false)",
        "layout prepare()",
        "layout collectionViewContentSize → (300, 50)",
        "layout layoutAttributesForElements(in: (0, 0, 300, 400)) → 1",
        "view apply(_:) [0, 0]",
      ]
    )
  }

  private final class Between: UICollectionViewDelegate {
    var asked = 0

    func collectionView(
      _ view: UICollectionView,
      transitionLayoutForOldLayout old: UICollectionViewLayout,
      newLayout new: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      asked += 1
      return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }
  }

  @Test func `only an interactive change asks the delegate for a layout between the two`() {
    let scene = Scene([["a"]])
    let delegate = Between()
    scene.view.delegate = delegate
    scene.view.setCollectionViewLayout(RowsLayout(), animated: true)
    scene.view.setCollectionViewLayout(RowsLayout(), animated: false)
    expect(delegate.asked, equals: 0)
    _ = scene.view.startInteractiveTransition(to: RowsLayout())
    expect(delegate.asked, equals: 1)
    scene.view.cancelInteractiveTransition()
  }
}
