// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Cells that prefer sizes (rules of section 9); the numbers are computed by hand.
///
/// Unless a test says otherwise, the view is 100 × 400, estimates are 100 × 50, and there is no
/// space between items: one item on each line, eight on a screen.
@MainActor @Suite(.serialized, .ownProcess) struct FlowSelfSizingTests {
  private func named(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  @Test func `9: places what is shown by what cells prefer, the rest by the estimate`() {
    let scene = FittingScene([named(20)])
    for name in named(20) { scene.sizes[name] = CGSize(width: 100, height: 80) }
    // By the estimate, eight items are shown and measured; five items of 80 fill the screen. Twelve
    // items stay at 50.
    expect(scene.height, equals: 1240)
    expect(scene.view.visibleCells.count, equals: 5)
    expect(scene.frame(7), equals: CGRect(x: 0, y: 560, width: 100, height: 80))
    expect(scene.frame(8), equals: CGRect(x: 0, y: 640, width: 100, height: 50))
  }

  @Test func `9: lets more items in when they are smaller than the estimate`() {
    let scene = FittingScene([named(100)])
    for name in named(100) { scene.sizes[name] = CGSize(width: 100, height: 20) }
    expect(scene.height, equals: 4400)
    expect(scene.view.visibleCells.count, equals: 20)
  }

  @Test func `9: asks each cell once while it is shown, and only those on the screen`() {
    let scene = FittingScene([named(20)])
    for name in named(20) { scene.sizes[name] = CGSize(width: 100, height: 100) }
    _ = scene.height
    // The first pass shows eight items by the estimate; four of them stay on the screen.
    expect(MeasuredCell.measured, equals: named(8))
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    // Its cell is replaced, and measured again.
    expect(MeasuredCell.measured, equals: named(8) + ["4"])
    expect(scene.frame(4)?.height, equals: 100)
  }

  @Test func `9: follows the order of calls`() {
    final class Spy: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare() {
        calls.append("prepare")
        super.prepare()
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        calls.append("should \(originalAttributes.size.height)→\(preferredAttributes.size.height)")
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes
        )
      }
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes
        )
        let paths = context.invalidatedItemIndexPaths ?? []
        calls.append("context \(paths.map(\.item)) \(context.contentSizeAdjustment.height)")
        return context
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidatedItemIndexPaths != nil { calls.append("invalidate") }
        super.invalidateLayout(with: context)
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements")
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let spy = Spy()
    let scene = FittingScene([["a"]], layout: spy)
    scene.sizes["a"] = CGSize(width: 100, height: 70)
    scene.view.layoutIfNeeded()
    expect(
      spy.calls,
      equals: [
        "prepare", "elements", "should 50.0→70.0", "context [0] 20.0", "invalidate", "prepare",
        "elements",
      ]
    )
  }

  @Test func `9: tells one transaction with the measured frames`() {
    let scene = FittingScene([named(3)])
    scene.sizes["1"] = CGSize(width: 100, height: 120)
    scene.view.layoutIfNeeded()
    expect(scene.transactions.count, equals: 1)
    let inserted = scene.transactions.first?.inserted.map(\.attributes.frame.height)
    expect(inserted, equals: [50, 120, 50])
    expect(scene.transactions.first?.updated.isEmpty, equals: true)
    expect(scene.transactions.first?.contentSize.height, equals: 220)
  }

  @Test func `9: does not measure without an estimate`() {
    let scene = FittingScene([named(3)], estimate: .zero)
    scene.sizes["1"] = CGSize(width: 100, height: 120)
    scene.layout.itemSize = CGSize(width: 100, height: 30)
    expect(scene.height, equals: 90)
    expectEmpty(MeasuredCell.measured)
  }

  @Test func `9: keeps what is seen in place when something above it changes`() {
    let scene = FittingScene([named(40)])
    _ = scene.height
    scene.view.contentOffset.y = 1000
    scene.view.layoutIfNeeded()
    expect(scene.frame(20)?.minY, equals: 1000)
    // Rows are kept 100 above the bounds: rows 18 and 19 are measured there, and each becomes 30
    // taller.
    for name in ["18", "19"] { scene.sizes[name] = CGSize(width: 100, height: 80) }
    scene.view.preloadInsets.top = 100
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [18, 19].map { IndexPath(item: $0, section: 0) })
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    expect(scene.view.contentOffset.y, equals: 1060)
    expect(scene.frame(20)?.minY, equals: 1060)
    expect(scene.view.contentSize.height, equals: 2060)
  }

  @Test func `9: keeps what is seen in place when scrolling back over estimates`() {
    let scene = FittingScene([named(40)])
    for name in named(40) { scene.sizes[name] = CGSize(width: 100, height: 70) }
    scene.view.contentOffset.y = 1000
    _ = scene.height
    let top = scene.view.contentOffset.y
    let place = scene.view.indexPathForItem(at: CGPoint(x: 50, y: top + 1))
    let seen = place.flatMap { scene.frame($0.item) }?.minY ?? 0
    scene.view.contentOffset.y = top - 20
    scene.view.layoutIfNeeded()
    let moved = place.flatMap { scene.frame($0.item) }?.minY ?? 0
    // The item moved by the 20 that were scrolled, and by nothing else.
    expect(moved - scene.view.contentOffset.y, equals: seen - top + 20)
  }

  @Test func `9: keeps measured sizes through updates, by item`() {
    let scene = FittingScene([named(6)])
    for (item, name) in named(6).enumerated() {
      scene.sizes[name] = CGSize(width: 100, height: 60 + 10 * CGFloat(item))
    }
    // 60 + 70 + 80 + 90 = 300; the fifth item, with 100, fills the screen, and the sixth one was
    // measured before that.
    expect(scene.height, equals: 510)
    MeasuredCell.measured = []
    scene.view.performBatchUpdates {
      scene.sections = [["5", "new", "0", "2", "3", "4"]]
      scene.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      scene.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      scene.view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 0, section: 0))
    }
    let heights = (0..<6).compactMap { scene.frame($0)?.height }
    expect(heights, equals: [110, 50, 60, 80, 90, 100])
    #expect(MeasuredCell.measured == ["new"] || MeasuredCell.measured == ["5", "new"])
  }

  @Test func `9: forgets measured sizes of reloaded and invalidated items`() {
    let scene = FittingScene([named(40)])
    for name in named(40) { scene.sizes[name] = CGSize(width: 100, height: 100) }
    expect(scene.height, equals: 2400)
    scene.view.contentOffset.y = 1500
    scene.view.layoutIfNeeded()
    let before = scene.view.contentSize.height
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    expect(scene.frame(0)?.height, equals: 50)
    expect(scene.view.contentSize.height, equals: before - 50)
    scene.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    scene.view.layoutIfNeeded()
    expect(scene.frame(1)?.height, equals: 50)
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    expect(scene.frame(2)?.height, equals: 50)
  }

  @Test func `9: keeps measured sizes as estimates when everything is invalidated, and asks again`()
  {
    let scene = FittingScene([named(40)])
    for name in named(40) { scene.sizes[name] = CGSize(width: 100, height: 100) }
    _ = scene.height
    scene.view.contentOffset.y = 1500
    scene.view.layoutIfNeeded()
    let before = scene.view.contentSize.height
    MeasuredCell.measured = []
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expect(scene.view.contentSize.height, equals: before)
    expect(scene.frame(0)?.height, equals: 100)
    expect(Set(MeasuredCell.measured), equals: Set(scene.view.visibleCells.map(\.content.title)))
  }

  @Test func `9: starts from the delegate's size where it gives one`() {
    let scene = FittingScene([named(20)])
    let delegate = FlowDelegateTests.Sizing([CGSize(width: 100, height: 200)])
    scene.view.delegate = delegate
    scene.sizes["0"] = CGSize(width: 100, height: 100)
    // Two items of 200 fill the screen; when the first one has 100, the third one enters.
    expect(scene.height, equals: 3900)
    expect(Set(MeasuredCell.measured), equals: ["0", "1", "2"])
  }

  @Test func `9: policy: takes the mean of the first measured items for the automatic size`() {
    let scene = FittingScene([named(100)], estimate: UICollectionViewFlowLayout.automaticSize)
    for name in named(100) { scene.sizes[name] = CGSize(width: 100, height: 40) }
    // At first items are 50 × 50, two on a line of 100; then all count as 100 × 40.
    expect(scene.height, equals: 4000)
    expect(scene.frame(99)?.size, equals: CGSize(width: 100, height: 40))
  }

  @Test func `9: policy: follows headers that prefer another length`() {
    let scene = FittingScene([named(2), named(2)])
    scene.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    scene.headers = [0: 45]
    expect(scene.height, equals: 275)
    expect(scene.frame(0)?.minY, equals: 45)
    expect(scene.frame(0, 1)?.minY, equals: 175)
  }

  @Test func `9: stops when a layout never gives what a view asks for, and names the item`() {
    final class Stubborn: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        true
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { found in
          let copy = found.duplicate
          copy.size.height += 1
          return copy
        }
      }
    }
    let scene = FittingScene([["a", "b"]], layout: Stubborn())
    scene.wish = { name, attributes in
      CGSize(width: 100, height: attributes.size.height + (name == "b" ? 5 : 0))
    }
    scene.view.layoutIfNeeded()
    let loops = scene.view.diagnostics.filter { $0.code == "selfSizingLoop" }
    expect(loops.contains { $0.item == 1 })
    let count = MeasuredCell.measured.count
    scene.view.contentOffset.y = 1
    scene.view.layoutIfNeeded()
    expect(MeasuredCell.measured.count, equals: count)
  }

  @Test func `9: does not follow a size that is no number`() {
    let scene = FittingScene([["a", "b"]])
    scene.sizes["a"] = CGSize(width: 100, height: CGFloat.nan)
    expect(scene.height, equals: 100)
    expect(scene.view.diagnostics.map(\.code), equals: ["not-finite"])
  }

  @Test func `9: measures sizes anew at another width`() {
    let scene = FittingScene([named(4)])
    scene.wish = { _, _ in
      let width = scene.view.bounds.width
      return CGSize(width: width, height: 10_000 / width)
    }
    expect(scene.height, equals: 400)
    scene.view.bounds.size.width = 200
    expect(scene.height, equals: 200)
  }

  @Test func `measures as views without constraints do`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, equals: 30)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 80, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expect(size, equals: CGSize(width: 80, height: 40))
    expect(UILayoutPriority.required.rawValue, equals: 1000)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
  }
}
