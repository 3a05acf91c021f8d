// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// All calls of a collection view while it scrolls, in order.
///
/// - Source: the layout is asked about the new bounds before they take effect, and it prepares only
///   if it asks for that. A view that leaves is in its queue before another one is asked for.
@MainActor
@Suite(.ownProcess) struct ScrollTraceTests {
  @Test func `without invalidation only elements are asked for`() {
    let scene = Scene([numbered(10)])
    let trace = Trace(of: scene.view)
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    // The layout also returns rows 0 and 5, which touch the rectangle.
    expect(
      trace.take(),
      equals: [
        "layout shouldInvalidateLayout(forBoundsChange: (0, 100, 300, 400)) → false",
        "delegate scrollViewDidScroll(_:) (0, 100)",
        "layout layoutAttributesForElements(in: (0, 100, 300, 400)) → 6",
        "delegate collectionView(_:didEndDisplaying:forItemAt: [0, 0])",
        "data collectionView(_:cellForItemAt: [0, 4])",
        "view prepareForReuse() of a SpyCell for [0, 4]",
        "view apply(_:) [0, 4]",
        "delegate collectionView(_:willDisplay:forItemAt: [0, 4])",
      ]
    )
  }

  @Test func `with invalidation the layout prepares before it is asked`() {
    let scene = Scene([numbered(10)])
    scene.layout.invalidatesOnScroll = true
    let trace = Trace(of: scene.view)
    scene.view.contentOffset.y = 50
    scene.view.layoutIfNeeded()
    expect(
      trace.take(),
      equals: [
        "layout shouldInvalidateLayout(forBoundsChange: (0, 50, 300, 400)) → true",
        "layout invalidateLayout(with:)",
        "delegate scrollViewDidScroll(_:) (0, 50)",
        "layout prepare()",
        "layout collectionViewContentSize → (300, 1000)",
        "layout layoutAttributesForElements(in: (0, 50, 300, 400)) → 5",
        "data collectionView(_:cellForItemAt: [0, 4])",
        "view init(frame:) of a SpyCell for [0, 4]",
        "view apply(_:) [0, 4]",
        "delegate collectionView(_:willDisplay:forItemAt: [0, 4])",
      ]
    )
  }
}
