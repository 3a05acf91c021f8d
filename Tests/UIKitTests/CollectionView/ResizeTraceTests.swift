// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// All calls of a collection view when its size changes, in order.
///
/// - Source: another size invalidates the layout, whatever the layout answers. The hooks are called
///   for animated changes only.
@MainActor
@Suite(.ownProcess) struct ResizeTraceTests {
  @Test func `without animation the layout prepares and the views are placed`() {
    let scene = Scene([numbered(2)])
    let trace = Trace(of: scene.view)
    scene.view.frame.size.width = 200
    scene.view.layoutIfNeeded()
    expect(
      trace.take(),
      equals: [
        "layout shouldInvalidateLayout(forBoundsChange: (0, 0, 200, 400)) → false",
        "layout invalidateLayout(with:)",
        "layout prepare()",
        "layout collectionViewContentSize → (200, 200)",
        "layout layoutAttributesForElements(in: (0, 0, 200, 400)) → 2",
        "view apply(_:) [0, 0]",
        "view apply(_:) [0, 1]",
      ]
    )
  }

  @Test func `with animation it is announced, hooked and finished`() {
    let scene = Scene([["a"]])
    let trace = Trace(of: scene.view)
    scene.view.performAnimated(.standard) { scene.view.frame.size.width = 200 }
    expect(
      trace.take(),
      equals: [
        "layout shouldInvalidateLayout(forBoundsChange: (0, 0, 200, 400)) → false",
        "layout invalidateLayout(with:)",
        "layout prepare(forAnimatedBoundsChange: (0, 0, 300, 400))",
        "layout prepare()",
        "layout collectionViewContentSize → (200, 100)",
        "layout layoutAttributesForElements(in: (0, 0, 200, 400)) → 1",
        "layout finalLayoutAttributesForDisappearingItem(at: [0, 0])",
        "layout initialLayoutAttributesForAppearingItem(at: [0, 0])",
        "layout targetContentOffset(forProposedContentOffset: (0, 0)) → (0, 0)",
        "view apply(_:) [0, 0]",
        "layout finalizeAnimatedBoundsChange()",
      ]
    )
  }
}
