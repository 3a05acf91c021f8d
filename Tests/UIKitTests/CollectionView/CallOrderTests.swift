// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct CallOrderTests {
  @Test func `first layout prepares, asks the size and then the elements`() {
    let scene = Scene([numbered(10)], isShown: false)
    _ = scene.layout.takeTrace()
    scene.view.layoutIfNeeded()
    expect(scene.layout.takeTrace(), equals: ["prepare", "contentSize", "elements"])
    expect(scene.titles, equals: ["0", "1", "2", "3"])
    expect(scene.view.contentSize, equals: CGSize(width: 300, height: 1000))
  }

  @Test func `a second pass without invalidation asks nothing`() {
    let scene = Scene([numbered(10)])
    scene.view.setNeedsLayout()
    scene.view.layoutIfNeeded()
    expectEmpty(scene.layout.takeTrace())
  }

  @Test func `scrolling asks with the old bounds in place and then for elements only`() {
    let scene = Scene([numbered(10)])
    scene.view.contentOffset = CGPoint(x: 0, y: 250)
    scene.view.layoutIfNeeded()
    expect(
      scene.layout.takeTrace(),
      equals: [
        "shouldInvalidate 0,0 300×400 → 0,250 300×400", "elements",
      ]
    )
    expect(scene.titles, equals: ["2", "3", "4", "5", "6"])
  }

  @Test func `scrolling within the preloaded area asks for no elements`() {
    let scene = Scene([numbered(20)])
    scene.view.preloadInsets = UIEdgeInsets(top: 0, left: 0, bottom: 400, right: 0)
    scene.view.layoutIfNeeded()
    _ = scene.layout.takeTrace()
    scene.view.contentOffset = CGPoint(x: 0, y: 100)
    scene.view.preloadInsets = UIEdgeInsets(top: 100, left: 0, bottom: 300, right: 0)
    scene.view.layoutIfNeeded()
    expect(scene.layout.takeTrace(), equals: ["shouldInvalidate 0,0 300×400 → 0,100 300×400"])
  }

  @Test func `scrolling with invalidation prepares again`() {
    let scene = Scene([numbered(10)])
    scene.layout.invalidatesOnScroll = true
    scene.view.contentOffset = CGPoint(x: 0, y: 100)
    scene.view.layoutIfNeeded()
    expect(
      scene.layout.takeTrace(),
      equals: [
        "shouldInvalidate 0,0 300×400 → 0,100 300×400", "contextForBounds", "invalidate",
        "prepare", "contentSize", "elements",
      ]
    )
  }

  @Test func `a resize prepares again whatever the layout says`() {
    let scene = Scene([numbered(10)])
    scene.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    scene.view.layoutIfNeeded()
    expect(
      scene.layout.takeTrace(),
      equals: [
        "shouldInvalidate 0,0 300×400 → 0,0 200×400", "contextForBounds", "invalidate",
        "prepare", "contentSize", "elements",
      ]
    )
  }

  @Test func `an animated resize is announced, hooked and finished`() {
    let scene = Scene([numbered(3)])
    scene.view.performAnimated(.standard) {
      scene.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    }
    expect(
      scene.layout.takeTrace(),
      equals: [
        "shouldInvalidate 0,0 300×400 → 0,0 200×400", "contextForBounds", "invalidate",
        "prepareForBounds 0,0 300×400", "prepare", "contentSize", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "targetOffset", "finalizeBounds",
      ]
    )
    expect(scene.told.last?.animation, equals: .standard)
    expect(scene.told.last?.updated.count, equals: 3)
  }

  @Test func `a batch prepares with the new data before it tells the updates`() {
    let scene = Scene([["a", "b"]])
    scene.view.performBatchUpdates {
      scene.source.sections = [["b", "c", "d"]]
      scene.view.insertItems(at: [.at(0, 1), .at(0, 2)])
      scene.view.deleteItems(at: [.at(0, 0)])
    }
    expect(
      scene.layout.takeTrace(),
      equals: [
        "invalidate counts", "prepare", "contentSize", "elements",
        "prepareForUpdates", "prepareForBounds 0,0 300×400",
        "final 0.0", "final 0.1", "initial 0.0", "initial 0.1", "initial 0.2",
        "targetOffset", "finalizeUpdates", "finalizeBounds",
      ]
    )
    let items = scene.layout.updateItems
    expect(items.map(\.updateAction), equals: [.delete, .insert, .insert])
    expect(items.map(\.indexPathBeforeUpdate), equals: [.at(0, 0), nil, nil])
    expect(items.map(\.indexPathAfterUpdate), equals: [nil, .at(0, 1), .at(0, 2)])
  }

  @Test func `reloading invalidates everything and asks no hooks`() {
    let scene = Scene([["a", "b"]])
    scene.source.sections = [["x"]]
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    expect(
      scene.layout.takeTrace(),
      equals: [
        "invalidate everything counts", "prepare", "contentSize", "elements",
      ]
    )
    expect(scene.titles, equals: ["x"])
  }

  @Test func `many invalidations before a pass cost one preparation`() {
    let scene = Scene([["a"]])
    for _ in 0..<5 { scene.layout.invalidateLayout() }
    scene.view.layoutIfNeeded()
    expect(scene.layout.takeTrace().filter { $0 == "prepare" }.count, equals: 1)
  }

  @Test func `a cache that is cleared in invalidateLayout is cleared once by every change`() {
    final class Caching: RowsLayout {
      var cleared = 0
      override func invalidateLayout() {
        cleared += 1
        super.invalidateLayout()
      }
    }
    let layout = Caching()
    let scene = Scene([["a"]], layout: layout)
    let changes: [() -> Void] = [
      { scene.view.reloadData() },
      { scene.view.frame.size.width = 200 },
      { scene.view.performBatchUpdates({}) },
      { scene.view.contentInset.left = 5 },
      { layout.invalidateLayout() },
    ]
    for change in changes {
      scene.view.layoutIfNeeded()
      layout.cleared = 0
      _ = layout.takeTrace()
      change()
      expect(layout.cleared, equals: 1)
      expect(
        layout.takeTrace().filter { $0 == "invalidate" || $0.hasPrefix("invalidate ") }.count,
        equals: 1
      )
    }
  }
}
