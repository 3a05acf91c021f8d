// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct TransactionTests {
  /// New items move in from the left, and deleted ones move out to the right.
  final class SlidingLayout: RowsLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      shifted(-300, at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
      attributes.frame = CGRect(x: 300, y: 0, width: 10, height: 10)
      return attributes
    }

    private func shifted(_ x: CGFloat, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let copy = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
      copy?.frame.origin.x = x
      return copy
    }
  }

  private func row(_ index: Int, height: Int = 100) -> CGRect {
    CGRect(x: 0, y: index * height, width: 300, height: height)
  }

  @Test func `the first transaction inserts what is seen, at once`() throws {
    let scene = Scene([numbered(10)])
    let first = try #require(scene.told.transactions.first)
    expect(scene.told.transactions.count, equals: 1)
    expect(first.animation, equals: nil)
    expect(first.contentSize, equals: CGSize(width: 300, height: 1000))
    expect(first.inserted.map(\.attributes.frame), equals: (0..<4).map { row($0) })
    expect(first.inserted.allSatisfy { $0.initial == nil })
  }

  @Test func `scrolling inserts and removes at the edges only`() throws {
    let scene = Scene([numbered(10)])
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    let told = try #require(scene.told.last)
    expect(told.inserted.map(\.position.item), equals: [4])
    expect(told.removed.count, equals: 1)
    expect(told.removed[0].final, equals: nil)
    expectEmpty(told.updated)
  }

  @Test func `a layout pass that changes nothing sends no transaction`() {
    let scene = Scene([numbered(3)])
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expect(scene.told.transactions.count, equals: 1)
  }

  @Test func `without hooks insertions fade in, deletions out, survivors move`() throws {
    let scene = Scene([["a", "b"]])
    scene.view.performBatchUpdates {
      scene.source.sections = [["x", "b"]]
      scene.view.deleteItems(at: [.at(0, 0)])
      scene.view.insertItems(at: [.at(0, 0)])
    }
    let told = try #require(scene.told.last)
    expect(told.animation, equals: .standard)
    // The cell that goes is still in use, so that the new one has another number.
    expect(
      told.inserted.map(\.initial),
      equals: [ElementAttributes(frame: row(0), alpha: 0, slot: 2)]
    )
    expect(told.removed.map(\.final), equals: [ElementAttributes(frame: row(0), alpha: 0)])
    expectEmpty(told.updated)
  }

  @Test func `hooks say where insertions start and deletions end`() throws {
    let scene = Scene([["a", "b"]], layout: SlidingLayout())
    scene.source.sections = [["b", "c"]]
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [.at(0, 0)])
      scene.view.insertItems(at: [.at(0, 1)])
    }
    let told = try #require(scene.told.last)
    expect(told.inserted.first?.initial?.frame, equals: row(1).offsetBy(dx: -300, dy: 0))
    expect(told.removed.first?.final?.frame, equals: CGRect(x: 300, y: 0, width: 10, height: 10))
    expect(told.updated.map(\.attributes.frame), equals: [row(0)])
  }

  @Test func `survivors that leave the window end at their new place`() throws {
    let scene = Scene([numbered(10)])
    scene.view.performAnimated(.standard) {
      scene.layout.rowHeight = 200
      scene.layout.invalidateLayout()
    }
    let told = try #require(scene.told.last)
    expect(
      told.updated.map(\.attributes.frame),
      equals: [row(0, height: 200), row(1, height: 200)]
    )
    expect(told.removed.map(\.final?.frame), equals: [row(2, height: 200), row(3, height: 200)])
    expect(told.removed.map(\.final?.alpha), equals: [1, 1])
  }

  @Test func `survivors that enter the window fade in at their place`() throws {
    let scene = Scene([numbered(10)])
    scene.view.performAnimated(.standard) {
      scene.layout.rowHeight = 80
      scene.layout.invalidateLayout()
    }
    let told = try #require(scene.told.last)
    expect(told.inserted.map(\.attributes.frame), equals: [row(4, height: 80)])
    expect(told.inserted.map(\.initial?.alpha), equals: [0])
  }

  @Test func `everything within one animation is one transaction`() throws {
    let scene = Scene([["a", "b"]])
    let before = scene.told.transactions.count
    let spring = ElementAnimation(
      duration: 0.5,
      curve: .spring(response: 0.4, dampingFraction: 0.8)
    )
    scene.view.performAnimated(spring) {
      scene.source.sections = [["a", "b", "c"]]
      scene.view.insertItems(at: [.at(0, 2)])
      scene.source.sections = [["b", "c"]]
      scene.view.deleteItems(at: [.at(0, 0)])
      scene.layout.rowHeight = 50
      scene.layout.invalidateLayout()
    }
    expect(scene.told.transactions.count, equals: before + 1)
    let told = try #require(scene.told.last)
    expect(told.animation, equals: spring)
    expect(told.removed.count, equals: 1)
    expect(told.updated.map(\.attributes.frame), equals: [row(0, height: 50)])
    expect(told.inserted.map(\.attributes.frame), equals: [row(1, height: 50)])
  }

  @Test func `a moved item has one identity at both places`() throws {
    let scene = Scene([["a", "b", "c"]])
    let keys = scene.told.transactions[0].inserted.map(\.key)
    scene.view.performBatchUpdates {
      scene.source.sections = [["c", "a", "b"]]
      scene.view.moveItem(at: .at(0, 2), to: .at(0, 0))
    }
    let told = try #require(scene.told.last)
    expect(told.updated.map(\.key), equals: [keys[2], keys[0], keys[1]])
    expect(told.updated.allSatisfy { !$0.contentChanged })
  }

  @Test func `a reloaded item gets another view and keeps its identity`() throws {
    let scene = Scene([["a", "b"]])
    scene.source.sections = [["A", "b"]]
    scene.view.reloadItems(at: [.at(0, 0)])
    let told = try #require(scene.told.last)
    expect(told.updated.map(\.contentChanged), equals: [true])
    expect(told.updated.map(\.key), equals: [scene.told.transactions[0].inserted[0].key])
    expect(scene.titles, equals: ["A", "b"])
  }

  @Test func `the whole is shown again by a reload, under the identities of the source`() throws {
    final class Names: CollectionViewIdentitySource {
      let source: ArraySource
      init(_ source: ArraySource) { self.source = source }
      func identity(forItemAt position: ElementPosition) -> String {
        source.sections[position.section][position.item]
      }
      func identity(forSection section: Int) -> String { "\(section)" }
    }
    let scene = Scene([["a", "b"]], isShown: false)
    let names = Names(scene.source)
    scene.view.identitySource = names
    scene.view.layoutIfNeeded()
    scene.source.sections = [["b", "c"]]
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    let told = try #require(scene.told.last)
    expect(told.inserted.map(\.key.identity), equals: ["c"])
    expect(told.updated.map(\.key.identity), equals: ["b"])
    expect(told.updated.map(\.contentChanged), equals: [true])
    expect(told.removed.map(\.key.identity), equals: ["a"])
  }
}
