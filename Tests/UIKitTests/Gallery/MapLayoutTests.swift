// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import Testing
import UIKit

@MainActor
struct MapLayoutTests {
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
    #expect(stage.view.contentSize == CGSize(width: 2964, height: 1474))
  }

  @Test(arguments: [true, false])
  func `Kept and computed attributes are the same`(keeps: Bool) {
    stage.layout.keepsAttributes = keeps
    stage.view.layoutIfNeeded()
    // 42 + 180 · 8, 17 + 38.5 · 8; 42 + 200 · 8, 17 + 100 · 8.
    #expect(isNear(stage.item(0, 0)?.center, 1482, 325))
    #expect(isNear(stage.item(0, 1)?.center, 1642, 817))
    #expect(stage.item(0, 2) == nil)
    let whole = CGRect(x: 0, y: 0, width: 3000, height: 1500)
    #expect(stage.elements(.cell, in: whole).map(\.indexPath) == [.at(0, 0), .at(0, 1)])
    let east = CGRect(x: 1600, y: 0, width: 100, height: 1500)
    #expect(stage.elements(.cell, in: east).map(\.indexPath) == [.at(0, 1)])
  }
}
