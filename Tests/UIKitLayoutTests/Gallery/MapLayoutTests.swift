// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Expectations
import Foundation
import GalleryLayouts
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct MapLayoutTests {
  final class Places: MapLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      coordinateForItemAt indexPath: IndexPath
    ) -> (latitude: CGFloat, longitude: CGFloat)? {
      // Greenwich, a place 10° south and 20° east of the origin, and one without coordinates.
      [(51.5, 0), (-10, 20), nil][indexPath.item]
    }
  }

  let places = Places()
  let stage: GalleryStage<MapLayout>

  init() {
    let layout = MapLayout()
    layout.delegate = places
    stage = GalleryStage([3], layout, width: 390, height: 600)
  }

  @Test func `The map is wider and taller than the viewport`() {
    // 360° and 180° of 8 points each, plus the size of an item.
    expect(stage.view.contentSize, equals: CGSize(width: 2964, height: 1474))
  }

  @Test
  func `It opens with the first place in the middle, above the sea and the land of its tiles`() {
    // 1482 − 195 and 325 − 300.
    expect(stage.view.contentOffset, equals: CGPoint(x: 1287, y: 25))
    // A tile of 20° is 160 wide; the tenth one of the fifth row has the coast of Nigeria and Cameroon.
    let rect = CGRect(x: 1500, y: 700, width: 1, height: 1)
    let ground = stage.elements(.decorationView, in: rect)
    expect(ground.map(\.representedElementKind), equals: [MapLayout.seaKind, MapLayout.landKind])
    expect(ground.map(\.indexPath.item), equals: [81, 81])
    // The land reaches 0.1° over the edges.
    expect(ground.map { ($0.frame.minX * 10).rounded() }, equals: [14820, 14812])
    expect(ground.map(\.zIndex), equals: [-2, -1])
    let ocean = stage.elements(.decorationView, in: CGRect(x: 200, y: 740, width: 1, height: 1))
    expect(ocean.map(\.representedElementKind), equals: [MapLayout.seaKind])
    let view = MapLandView(frame: .zero)
    view.apply(ground[1])
    let path = (view.layer.mask as? CAShapeLayer)?.path
    let box = CGRect(origin: .zero, size: ground[1].size).insetBy(dx: -1, dy: -1)
    expect(path.map { !$0.isEmpty && box.contains($0.boundingBox) }, equals: true)
  }

  @Test(arguments: [true, false])
  func `Kept and computed attributes are the same`(keeps: Bool) {
    stage.layout.keepsAttributes = keeps
    stage.view.layoutIfNeeded()
    // 42 + 180 · 8, 17 + 38.5 · 8; 42 + 200 · 8, 17 + 100 · 8. The dot is there, 12 from the left of 84.
    expect(isNear(stage.item(0, 0)?.center, 1482 + 30, 325))
    expect(isNear(stage.item(0, 1)?.center, 1642 + 30, 817))
    expect(stage.item(0, 2), equals: nil)
    let whole = CGRect(x: 0, y: 0, width: 3000, height: 1500)
    expect(stage.elements(.cell, in: whole).map(\.indexPath), equals: [.at(0, 0), .at(0, 1)])
    let east = CGRect(x: 1600, y: 0, width: 100, height: 1500)
    expect(stage.elements(.cell, in: east).map(\.indexPath), equals: [.at(0, 1)])
  }
}
