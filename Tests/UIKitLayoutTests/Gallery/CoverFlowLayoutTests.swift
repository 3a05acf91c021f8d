// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Covers of 200 × 200 in a viewport of 400 × 300; those at the sides are 56 apart.
@MainActor
@Suite(.ownProcess) struct CoverFlowLayoutTests {
  let stage = GalleryStage([10], CoverFlowLayout(), width: 400, height: 300)

  @Test func `The cover in the middle faces the eye, the next one is turned and aside`() {
    expect(isNear(stage.item(0, 0)?.center, 200, 150))
    expect(stage.item(0, 0)?.transform3D.m11, equals: 1)
    // The next cover: 56 along the row and half a cover aside.
    expect(isNear(stage.item(0, 1)?.center, 356, 150))
    #expect(abs((stage.item(0, 1)?.transform3D.m11 ?? 0) - cos(1.1)) < 1e-12)
    expect(stage.item(0, 0)?.zIndex, equals: 0)
    expect(stage.item(0, 1)?.zIndex, equals: -10)
  }

  @Test(arguments: [(0, 0), (3, 168), (99, 504)])
  func `It opens with a cover of choice in the middle, unless another layout was there before`(
    firstItem: Int,
    offset: CGFloat
  ) {
    for isFirst in [true, false] {
      let layout = CoverFlowLayout()
      layout.firstItem = firstItem
      if !isFirst { layout.prepareForTransition(from: UICollectionViewLayout()) }
      let stage = GalleryStage([10], layout, width: 400, height: 300)
      expect(stage.view.contentOffset.x, equals: (isFirst ? offset : 0))
    }
  }

  @Test func `The content lets the last cover stand in the middle`() {
    expect(stage.view.contentSize, equals: CGSize(width: 400 + 9 * 56, height: 300))
    stage.view.contentOffset.x = 9 * 56
    stage.view.layoutIfNeeded()
    expect(isNear(stage.item(0, 9)?.center, 9 * 56 + 200, 150))
  }

  @Test func `A scroll comes to rest with a cover in the middle`() {
    let target = stage.layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 100, y: 0),
      withScrollingVelocity: .zero
    )
    expect(target, equals: CGPoint(x: 112, y: 0))
  }

  @Test func `a cover at the side is smaller on the side that is turned away`() throws {
    let frame = try #require(stage.item(0, 1)?.frame)
    // Rotated by −1.1 around the vertical axis: x = 100 is seen at 100 cos 1.1 divided by the depth
    // 1 − 100 sin 1.1/600, and x = −100 at the same length divided by 1 + 100 sin 1.1/600.
    let (across, nearer) = (100 * cos(1.1), 100 * sin(1.1) / 600)
    #expect(abs(frame.minX - (356 - across / (1 + nearer))) < 1e-9)
    #expect(abs(frame.maxX - (356 + across / (1 - nearer))) < 1e-9)
    #expect(abs(frame.height - 200 / (1 - nearer)) < 1e-9)
  }

  @Test func `Covers of all sections stand in one row`() {
    let stage = GalleryStage([2, 0, 3], CoverFlowLayout(), width: 400, height: 300)
    // The third cover: two distances of 56 and half a cover aside.
    expect(isNear(stage.item(2, 0)?.center, 200 + 2 * 56 + 100, 150))
    expect(stage.item(0, 2), equals: nil)
    expect(stage.item(1, 0), equals: nil)
    expect(stage.item(2, 3), equals: nil)
    let all = stage.elements(.cell, in: CGRect(x: 0, y: 0, width: 1000, height: 300))
    expect(all.map(\.indexPath), equals: [.at(0, 0), .at(0, 1), .at(2, 0), .at(2, 1), .at(2, 2)])
  }
}
