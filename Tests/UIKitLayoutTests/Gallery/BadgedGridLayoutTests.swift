// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct BadgedGridLayoutTests {
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
    expectEmpty(stage.elements(.cell, in: badge))
  }

  private func topRight(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    CGPoint(x: attributes.frame.maxX, y: attributes.frame.minY)
  }
}
