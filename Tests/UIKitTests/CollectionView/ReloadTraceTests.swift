// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// All calls of a collection view for a reload or a new configuration, in order.
///
/// - Source: a reload invalidates everything and calls no hooks. A new configuration keeps the
///   view, which is neither prepared for reuse nor placed.
@MainActor
@Suite(.ownProcess) struct ReloadTraceTests {
  @Test func `a reload asks for everything again`() {
    let scene = Scene([["a", "b"]])
    let trace = Trace(of: scene.view)
    scene.source.sections = [["x"]]
    scene.view.reloadData()
    expect(
      trace.take(),
      equals: ["update reloadData()", "layout invalidateLayout(with:) everything counts"]
    )
    scene.view.layoutIfNeeded()
    expect(
      trace.take(),
      equals: [
        "data numberOfSections(in:) → 1",
        "data collectionView(_:numberOfItemsInSection: 0) → 1",
        "layout prepare()",
        "layout collectionViewContentSize → (300, 100)",
        "layout layoutAttributesForElements(in: (0, 0, 300, 400)) → 1",
        "delegate collectionView(_:didEndDisplaying:forItemAt: [0, 1])",
        "delegate collectionView(_:didEndDisplaying:forItemAt: [0, 0])",
        "data collectionView(_:cellForItemAt: [0, 0])",
        "view prepareForReuse() of a SpyCell for [0, 0]",
        "view apply(_:) [0, 0]",
        "delegate collectionView(_:willDisplay:forItemAt: [0, 0])",
      ]
    )
  }

  @Test func `a new configuration asks for the same view again`() {
    let scene = Scene([["a", "b"]])
    let trace = Trace(of: scene.view)
    scene.view.reconfigureItems(at: [.at(0, 1)])
    scene.view.layoutIfNeeded()
    expect(
      trace.take(),
      equals: [
        "update reconfigureItems(at:) [0, 1]",
        "layout layoutAttributesForElements(in: (0, 0, 300, 400)) → 2",
        "data collectionView(_:cellForItemAt: [0, 1])",
      ]
    )
  }
}
