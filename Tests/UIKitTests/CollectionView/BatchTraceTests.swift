// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// All calls of a collection view for a batch of updates, in order.
///
/// - Source: the layout prepares with the new data before it is told the updates. Its hooks get old
///   paths for elements that were shown, and new paths for elements that are shown. The update is
///   finalised after the views have their attributes.
@MainActor
@Suite(.ownProcess) struct BatchTraceTests {
  @Test func `updates, counts, layout, hooks, views, end`() {
    let scene = Scene([["a", "b"]])
    let trace = Trace(of: scene.view)
    scene.view.performBatchUpdates {
      scene.source.sections = [["b", "c"]]
      scene.view.insertItems(at: [.at(0, 1)])
      scene.view.deleteItems(at: [.at(0, 0)])
    }
    expect(
      trace.take(),
      equals: [
        "update performBatchUpdates(_:completion:)",
        "update insertItems(at: [0, 1])",
        "update deleteItems(at: [0, 0])",
        "data numberOfSections(in:) → 1",
        "data collectionView(_:numberOfItemsInSection: 0) → 2",
        "layout invalidateLayout(with:) counts",
        "layout prepare()",
        "layout collectionViewContentSize → (300, 200)",
        "layout layoutAttributesForElements(in: (0, 0, 300, 400)) → 2",
        "layout prepare(forCollectionViewUpdates:) 2",
        "layout prepare(forAnimatedBoundsChange: (0, 0, 300, 400))",
        "layout finalLayoutAttributesForDisappearingItem(at: [0, 0])",
        "layout finalLayoutAttributesForDisappearingItem(at: [0, 1])",
        "layout initialLayoutAttributesForAppearingItem(at: [0, 0])",
        "layout initialLayoutAttributesForAppearingItem(at: [0, 1])",
        "layout targetContentOffset(forProposedContentOffset: (0, 0)) → (0, 0)",
        "view apply(_:) [0, 0]",
        "data collectionView(_:cellForItemAt: [0, 1])",
        "view init(frame:) of a SpyCell for [0, 1]",
        "view apply(_:) [0, 1]",
        "delegate collectionView(_:willDisplay:forItemAt: [0, 1])",
        "layout finalizeCollectionViewUpdates()",
        "layout finalizeAnimatedBoundsChange()",
      ]
    )
    // The delegate hears of the end of the deleted cell when its animation is over (`DepartureTests`).
  }

  @Test func `a batch that contradicts the data calls nobody but the data source`() {
    let scene = Scene([["a"]])
    let trace = Trace(of: scene.view)
    scene.view.insertItems(at: [.at(0, 1)])
    expect(
      trace.take(),
      equals: [
        "update insertItems(at: [0, 1])",
        "update performBatchUpdates(_:completion:)",
        "data numberOfSections(in:) → 1",
        "data collectionView(_:numberOfItemsInSection: 0) → 1",
        "update failed: attempt to insert item 1 into section 0, but there are only 1 items in "
          + "section 0 after the update",
        "data numberOfSections(in:) → 1",
        "data collectionView(_:numberOfItemsInSection: 0) → 1",
      ]
    )
  }
}
