// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// All calls of a collection view for its first layout, in order.
///
/// - Source: the layout prepares first, then it is asked for its size, and then for its elements.
///   Each cell is asked for, gets its attributes and is announced.
@MainActor
@Suite(.ownProcess) struct FirstLayoutTraceTests {
  @Test func `counts, layout, and then each view: made, placed, announced`() {
    let scene = Scene([["a", "b"]], isShown: false)
    let trace = Trace(of: scene.view)
    scene.view.layoutIfNeeded()
    expect(
      trace.take(),
      equals: [
        "data numberOfSections(in:) → 1",
        "data collectionView(_:numberOfItemsInSection: 0) → 2",
        "layout prepare()",
        "layout collectionViewContentSize → (300, 200)",
        "layout layoutAttributesForElements(in: (0, 0, 300, 400)) → 2",
        "data collectionView(_:cellForItemAt: [0, 0])",
        "view init(frame:) of a SpyCell for [0, 0]",
        "view apply(_:) [0, 0]",
        "delegate collectionView(_:willDisplay:forItemAt: [0, 0])",
        "data collectionView(_:cellForItemAt: [0, 1])",
        "view init(frame:) of a SpyCell for [0, 1]",
        "view apply(_:) [0, 1]",
        "delegate collectionView(_:willDisplay:forItemAt: [0, 1])",
      ]
    )
  }
}
