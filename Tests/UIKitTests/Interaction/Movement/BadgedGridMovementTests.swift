// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// What a layout says of the item that follows a finger is seen.
@MainActor
@Suite(.ownProcess) struct BadgedGridMovementTests {
  @Test func `An item that follows a finger is larger, as the layout says`() {
    let stage = MovementStage([numbered(3)], BadgedGridLayout())
    stage.layout.liftScale = 1.2
    expect(stage.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 200))
    // A square of 50 × 50 around its centre.
    let cell = stage.target.flatMap { stage.view.cellForItem(at: $0) }
    expect(cell?.center, equals: CGPoint(x: 150, y: 200))
    expect(
      cell.map { abs($0.frame.width - 60) < 1e-9 && abs($0.frame.minX - 120) < 1e-9 },
      equals: true
    )
    expect(cell?.bounds.size, equals: CGSize(width: 50, height: 50))
    stage.view.cancelInteractiveMovement()
    expect(stage.view.cellForItem(at: .at(0, 0))?.transform, equals: .identity)
  }
}
