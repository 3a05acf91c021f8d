// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Source in the style of apps, which must work as it does in an app.
@MainActor
@Suite(.ownProcess) struct CompatibilityTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func shown(
    _ layout: UICollectionViewLayout,
    _ source: Source,
    _ cell: UICollectionViewCell.Type
  ) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func `a springy layout follows a scroll, swings and comes to rest`() throws {
    let clock = FrameClock.current
    let layout = SpringyLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 10
    let source = Source(count: 100)
    let view = shown(layout, source, UICollectionViewCell.self)
    func top(_ item: Int) throws -> CGFloat {
      try #require(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).frame.minY
    }
    expect(try top(2), equals: 120)
    var time = 0.0
    func frames(_ count: Int) {
      for _ in 0..<count {
        clock.advance(to: time)
        view.layoutIfNeeded()
        time += 1.0 / 60
      }
    }
    frames(60)
    expect(!layout.isMoving)
    view.contentOffset.y = 60
    // The anchor of item 2 is at 145, the middle of the new bounds at 260: 60 × 115 / 1500.
    #expect(abs(try top(2) - 124.6) < 1e-9)
    expect(layout.isMoving)
    frames(6)
    let early = try top(2)
    expect((120..<124.6).contains(early))
    frames(600)
    #expect(abs(try top(2) - 120) < 0.1)
    expect(!layout.isMoving)
    expect(!clock.isWanted)
  }

  @Test func `cells that place themselves about a hub are where their anchor says`() throws {
    let layout = WheelLayout()
    let source = Source(count: 5)
    let view = shown(layout, source, WheelCell.self)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? WheelCell)
    // The hub is 500 pt below the centre of the first item.
    #expect(abs(cell.center.y - 700) < 1e-9 && abs(cell.center.x - 150) < 1e-9)
    // The centre of the cell is rotated by atan(100 / 500) around the hub.
    let angle = atan(0.2)
    #expect(abs(cell.frame.midX - (150 + 500 * sin(angle))) < 1e-6)
    #expect(abs(cell.frame.midY - (700 - 500 * cos(angle))) < 1e-6)
  }

  @Test func `a controller's view holds its collection view, which shows its cells' labels`() throws
  {
    let controller = CardsController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    // Cells are made for the width of the screen.
    UIScreen.main.show(size: window.bounds.size, scale: 3)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    controller.view.frame = window.bounds
    let view = try #require(controller.collectionView)
    #expect(view.superview === controller.view && view.frame.size == window.bounds.size)
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    let cell = try #require(view.cellForItem(at: first) as? CardCell)
    #expect(cell.shownContent.title == "Card 0" && cell.superview === view)
    // (390 − 30) / 2
    expect(cell.frame.width, equals: 180)
    cell.button.sendActions(for: .touchUpInside)
    expect(cell.taps, equals: 1)
    expect(
      cell.titleLabel.convert(CGPoint.zero, to: view).x,
      equals: cell.frame.minX + cell.titleLabel.convert(CGPoint.zero, to: cell).x
    )
    controller.add()
    #expect(controller.presentedViewController is UIAlertController)
    #expect(controller.navigationController?.topViewController === controller)
  }

  @Test func `a display link is called for each frame until it is invalidated`() {
    final class Counter: NSObject {
      var ticks = 0
    }
    let clock = FrameClock.current
    let counter = Counter()
    let link = CADisplayLink(
      target: counter,
      selector: Selector("tick:") { target, _ in (target as? Counter)?.ticks += 1 }
    )
    expect(!clock.isWanted)
    link.add(to: .main, forMode: .common)
    clock.advance(to: 1)
    clock.advance(to: 1.5)
    expect(counter.ticks, equals: 2)
    expect(link.timestamp, equals: CACurrentMediaTime())
    link.isPaused = true
    expect(!clock.isWanted)
    link.isPaused = false
    link.invalidate()
    expect(!clock.advance(to: 2))
    expect(counter.ticks, equals: 2)
  }
}
