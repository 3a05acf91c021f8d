// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Sentences about controllers, traits, touches and layouts between two others.
@MainActor @Suite(.ownProcess) struct SurroundingsSentenceTests {
  @Test func `a controller of a collection view starts with the documented values`() {
    let layout = RowsLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    says("its layout", controller.collectionViewLayout === layout, true)
    says("it clears the selection", controller.clearsSelectionOnViewWillAppear, true)
    says("it lets people reorder", controller.installsStandardGestureForInteractiveMovement, true)
    says("no navigation transitions", controller.useLayoutToLayoutNavigationTransitions, false)
    says(
      "it is the data source and delegate",
      controller.collectionView.dataSource === controller
        && controller.collectionView.delegate === controller,
      true
    )
    says("no sections by itself", controller.numberOfSections(in: controller.collectionView), 1)
  }

  /// Notes changes of traits.
  private final class Traits: UIViewController {
    var heard: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      heard.append(
        "\(previous?.horizontalSizeClass.rawValue ?? -1) → \(traitCollection.horizontalSizeClass.rawValue)"
      )
    }
  }

  @Test func `a size across size classes tells traits`() {
    let before = ShownDevice.current.traits
    defer { ShownDevice.current.traits = before }
    let (compact, regular) = (
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular)
    )
    let controller = Traits()
    controller.turn(to: CGSize(width: 390, height: 844), compact, from: nil)
    var told: [UIUserInterfaceSizeClass] = []
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (one: Traits, _: UITraitCollection) in
      told.append(one.traitCollection.horizontalSizeClass)
    }
    controller.turn(to: CGSize(width: 1024, height: 768), regular, from: compact)
    says("traitCollectionDidChange, with the old ones", controller.heard, ["1 → 2"])
    says("those who registered", told, [.regular])
    says("the view, too", controller.view.traitCollection.horizontalSizeClass, .regular)
    controller.turn(to: CGSize(width: 1100, height: 768), regular, from: regular)
    says("not within a class", controller.heard.count, 1)
  }

  private final class TraitCell: UICollectionViewCell {
    var heard = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      heard += 1
    }
  }

  @Test func `a collection view's traits follow its size, and its cells hear of it`() {
    let scene = Scene([numbered(3)], isShown: false)
    scene.view.register(TraitCell.self, forCellWithReuseIdentifier: "cell")
    scene.view.frame = box(0, 0, 390, 844)
    scene.view.layoutIfNeeded()
    let cells = scene.view.visibleCells.compactMap { $0 as? TraitCell }
    for cell in cells { cell.heard = 0 }
    var told: [UIUserInterfaceSizeClass] = []
    scene.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (one: UICollectionView, _: UITraitCollection) in
      told.append(one.traitCollection.horizontalSizeClass)
    }
    says("compact", scene.view.traitCollection.horizontalSizeClass, .compact)
    scene.view.frame = box(0, 0, 1024, 768)
    scene.view.layoutIfNeeded()
    says("regular", scene.view.traitCollection.horizontalSizeClass, .regular)
    says("registered", told, [.regular])
    says("cells", cells.map(\.heard), [1, 1, 1])
  }

  @Test func `a touch knows where it is in any view`() {
    let scene = Scene([numbered(10)])
    scene.view.contentOffset.y = 250
    scene.view.layoutIfNeeded()
    let cell = scene.view.cellForItem(at: .at(0, 3))
    let inner = UIView(frame: box(20, 10, 50, 50))
    cell?.contentView.addSubview(inner)
    // Row 3 is at 300…400 in the content.
    let touch = UITouch(view: scene.view, at: CGPoint(x: 100, y: 350), timestamp: 1)
    says("in its view", touch.location(in: scene.view), CGPoint(x: 100, y: 350))
    says("in a cell", touch.location(in: cell), CGPoint(x: 100, y: 50))
    says("in what a cell holds", touch.location(in: inner), CGPoint(x: 80, y: 40))
    says("in the window", touch.location(in: nil), CGPoint(x: 100, y: 100))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle of the view is (45, 35) in the cell: (100 − 45) / 2 + 25, (50 − 35) / 2 + 25.
    says("in what is transformed", touch.location(in: inner), CGPoint(x: 52.5, y: 32.5))
    says("it has not moved", touch.previousLocation(in: cell), CGPoint(x: 100, y: 50))
  }

  @Test func `a layout between two starts at the first`() {
    let (old, next) = (RowsLayout(), RowsLayout())
    let between = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    says("its ends", between.currentLayout === old && between.nextLayout === next, true)
    says("no progress", between.transitionProgress, 0)
    says("no values", between.value(forAnimatedKey: "x"), 0)
    between.updateValue(4, forAnimatedKey: "x")
    says("the last value of a key", between.value(forAnimatedKey: "x"), 4)
  }

  @Test func `finished and cancelled transitions tell what they did`() {
    let scene = Scene([numbered(10)])
    let next = RowsLayout()
    next.rowHeight = 50
    let old = scene.view.collectionViewLayout
    var ends: [[Bool]] = []
    _ = scene.view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
    says(
      "the layout between is in use",
      scene.view.collectionViewLayout is UICollectionViewTransitionLayout,
      true
    )
    scene.view.cancelInteractiveTransition()
    scene.view.layoutIfNeeded()
    says("cancelled: the old one", scene.view.collectionViewLayout === old, true)
    says("completed, not finished", ends, [[true, false]])
    _ = scene.view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
    scene.view.finishInteractiveTransition()
    scene.view.layoutIfNeeded()
    says("finished: the new one", scene.view.collectionViewLayout === next, true)
    says("completed and finished", ends.last, [true, true])
  }

  /// Asks the layout before it, which is one of UIKit's own, where items end and start.
  private final class Asking: RowsLayout {
    var old: UICollectionViewLayout?
    var ends: [CGRect?] = []

    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      ends.append(old?.finalLayoutAttributesForDisappearingItem(at: path)?.frame)
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }
  }

  @Test func `built-in layouts answer in a change when they are asked directly`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 40)
    let scene = Scene([numbered(2)])
    scene.view.setCollectionViewLayout(flow, animated: false)
    scene.view.layoutIfNeeded()
    let next = Asking()
    next.old = flow
    scene.view.setCollectionViewLayout(next, animated: true)
    says("where they are put now", next.ends, [box(0, 0, 300, 100), box(0, 100, 300, 100)])
    next.old = nil
    says(
      "outside of a change nothing",
      next.initialLayoutAttributesForAppearingItem(at: .at(0, 0)) == nil,
      true
    )
  }
}
