// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import Testing
import UIKit

@MainActor
struct BadgedGridLayoutTests {
  let stage = GalleryStage(
    [3],
    BadgedGridLayout(),
    width: 320,
    height: 400,
    kinds: [BadgedGridLayout.badgeKind]
  )

  @Test func `Every item has a badge with its index path on its upper trailing corner`() {
    let badges = stage.elements(.supplementaryView, in: stage.view.bounds)
    expect(badges.map(\.indexPath), equals: [.at(0, 0), .at(0, 1), .at(0, 2)])
    expect(badges.map(\.center), equals: (0..<3).compactMap { stage.item(0, $0) }.map(topRight))
    expect(badges[0].frame, equals: CGRect(x: 36, y: -10, width: 28, height: 20))
    expect(badges[0].zIndex, equals: 1)
  }

  @Test func `Badges are views of their own in the collection view`() {
    let views = stage.view.visibleSupplementaryViews(ofKind: BadgedGridLayout.badgeKind)
    expect(views.count, equals: 3)
  }

  @Test func `A badge that reaches into a rect is found though its item does not`() {
    let badge = CGRect(x: 54, y: 0, width: 4, height: 4)
    expect(stage.elements(.supplementaryView, in: badge).map(\.indexPath), equals: [.at(0, 0)])
    #expect(stage.elements(.cell, in: badge).isEmpty)
  }

  @Test func `An item that follows a finger is larger, as the layout says`() {
    let stage = MovementStage([numbered(3)], BadgedGridLayout())
    stage.layout.liftScale = 1.2
    #expect(stage.view.beginInteractiveMovementForItem(at: .at(0, 0)))
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

  private func topRight(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    CGPoint(x: attributes.frame.maxX, y: attributes.frame.minY)
  }
}
