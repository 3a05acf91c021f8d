// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Items at given frames, whatever the data is.
private final class FramesLayout: RowsLayout {
  struct Place {
    var frame: CGRect
    var zIndex = 0
    var isHidden = false
  }

  var places: [Place] = []

  override func prepare() {
    rows = places.enumerated().map { item, place in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(0, item))
      attributes.frame = place.frame
      attributes.zIndex = place.zIndex
      attributes.isHidden = place.isHidden
      return attributes
    }
  }
}

@MainActor
@Suite(.ownProcess) struct HitTests {
  /// Items 0 and 1 overlap; items 2 and 3 overlap, and 2 is above; item 4 is hidden and above all.
  private let stage: TouchStage = {
    let layout = FramesLayout()
    layout.places = [
      .init(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      .init(frame: CGRect(x: 50, y: 0, width: 100, height: 100)),
      .init(frame: CGRect(x: 0, y: 200, width: 100, height: 100), zIndex: 5),
      .init(frame: CGRect(x: 50, y: 200, width: 100, height: 100)),
      .init(frame: CGRect(x: 0, y: 0, width: 300, height: 400), zIndex: 9, isHidden: true),
    ]
    return TouchStage([numbered(5)], layout: layout)
  }()

  @Test(arguments: [
    (CGPoint(x: 25, y: 50), 0), (CGPoint(x: 75, y: 50), 1), (CGPoint(x: 75, y: 250), 2),
    (CGPoint(x: 125, y: 250), 3), (CGPoint(x: 75, y: 150), nil), (CGPoint(x: 200, y: 50), nil),
    (CGPoint(x: 0, y: 0), 0), (CGPoint(x: 150, y: 50), nil), (CGPoint(x: 25, y: 100), nil),
  ])
  func `a point has the topmost item, and a gap none`(_ point: CGPoint, _ item: Int?) {
    expect(stage.view.indexPathForItem(at: point), equals: item.map { .at(0, $0) })
    stage.view.touchBegan(at: point)
    stage.view.touchEnded(at: point)
    expect(stage.selected, equals: (item.map { [.at(0, $0)] } ?? []))
  }

  @Test func `a touch outside of the bounds has no item`() {
    let rows = TouchStage([numbered(10)])
    expect(rows.view.indexPathForItem(at: rows.row(5)), equals: .at(0, 5))
    rows.tap(5)
    expectEmpty(rows.selected)
    rows.view.contentOffset.y = 200
    rows.view.layoutIfNeeded()
    rows.tap(5)
    expect(rows.selected, equals: [.at(0, 5)])
  }
}
