// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Items of 180 × 240, 40 apart, in a viewport of 400 × 300: the first one is at x = 110, with its
/// centre at 200.
@MainActor
@Suite(.ownProcess) struct CarouselLayoutTests {
  let stage = GalleryStage([5], CarouselLayout(), width: 400, height: 300)

  @Test func `The item in the middle is enlarged and its neighbour is not`() {
    expect(isNear(stage.item(0, 0)?.center, 200, 150))
    expect(stage.item(0, 0)?.transform.a, equals: 1.3)
    expect(stage.item(0, 1)?.transform.a, equals: 1)
    expect(stage.item(0, 0)?.alpha, equals: 1)
    expect(stage.item(0, 1)?.alpha, equals: 0.6)
  }

  @Test(arguments: [(0, 0), (2, 440), (99, 880)])
  func `It opens with an item of choice in the middle, unless another layout was there before`(
    firstItem: Int,
    offset: CGFloat
  ) {
    for isFirst in [true, false] {
      let layout = CarouselLayout()
      layout.firstItem = firstItem
      if !isFirst { layout.prepareForTransition(from: UICollectionViewLayout()) }
      let stage = GalleryStage([5], layout, width: 400, height: 300)
      expect(stage.view.contentOffset.x, equals: (isFirst ? offset : 0))
    }
  }

  @Test func `Half-way between two items both are enlarged by half`() {
    stage.view.contentOffset.x = 110
    stage.view.layoutIfNeeded()
    #expect(abs((stage.item(0, 0)?.transform.a ?? 0) - 1.15) < 1e-9)
    #expect(abs((stage.item(0, 1)?.transform.a ?? 0) - 1.15) < 1e-9)
  }

  @Test func `Attributes are of the layout's own class and tell the distance in items`() throws {
    let attributes = try #require(stage.item(0, 2) as? CarouselLayoutAttributes)
    expect(attributes.distance, equals: 2)
    let copy = try #require(attributes.copy() as? CarouselLayoutAttributes)
    expect(copy.distance, equals: 2)
    expect(copy, equals: attributes)
    copy.distance = 1
    #expect(copy != attributes)
  }

  @Test func `A scroll comes to rest with the nearest item in the middle`() {
    // The distance between items is 220. A proposed 300 is 1.36 items, so item 1 at 220; 340 is
    // 1.55 items, so item 2 at 440.
    expect(target(300, velocity: 500), equals: 220)
    expect(target(340, velocity: 500), equals: 440)
    expect(target(99_999, velocity: 500), equals: 880)
    expect(target(-50, velocity: -500), equals: 0)
  }

  @Test func `With pages a scroll goes one item on, however fast it was`() {
    stage.layout.snap = .page
    expect(target(900, velocity: 4000), equals: 220)
    expect(target(5, velocity: 0), equals: 0)
    stage.view.contentOffset.x = 440
    expect(target(0, velocity: -4000), equals: 220)
  }

  @Test func `A free scroll comes to rest where it would`() {
    stage.layout.snap = .free
    expect(target(313, velocity: 500), equals: 313)
  }

  private func target(_ x: CGFloat, velocity: CGFloat) -> CGFloat {
    stage.layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: x, y: 0),
      withScrollingVelocity: CGPoint(x: velocity, y: 0)
    ).x
  }
}
