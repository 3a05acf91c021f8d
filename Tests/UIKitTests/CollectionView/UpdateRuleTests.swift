// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The effects of a change of the data, of the layout or of neither; rows are 100 high.
@MainActor
@Suite(.ownProcess) struct UpdateRuleTests {
  /// The old and the new places of titles, for every element that an update moves.
  private func moves(
    _ scene: Scene,
    _ items: [String],
    _ tell: (UICollectionView) -> Void
  ) throws -> [String: [CGFloat]] {
    let before = Dictionary(
      uniqueKeysWithValues: scene.view.visible.ordered.map { ($0.key, $0.value.frame.minY) }
    )
    scene.source.sections = [items]
    tell(scene.view)
    let told = try #require(scene.told.last)
    expect(told.animation, equals: .standard)
    var result: [String: [CGFloat]] = [:]
    for update in told.updated {
      let title = scene.view.view(for: update.key)?.content.title ?? "?"
      result[title] = [before[update.key] ?? -1, update.attributes.frame.minY]
    }
    return result
  }

  @Test func `one change slides every neighbour from its old slot to its new one`() throws {
    let scene = Scene([["a", "b", "c"]])
    let inserted = try moves(scene, ["a", "x", "b", "c"]) { $0.insertItems(at: [.at(0, 1)]) }
    expect(inserted, equals: ["b": [100, 200], "c": [200, 300]])
    let deleted = try moves(scene, ["x", "b", "c"]) { $0.deleteItems(at: [.at(0, 0)]) }
    expect(deleted, equals: ["x": [100, 0], "b": [200, 100], "c": [300, 200]])
    let moved = try moves(scene, ["c", "x", "b"]) { $0.moveItem(at: .at(0, 2), to: .at(0, 0)) }
    expect(moved, equals: ["c": [200, 0], "x": [0, 100], "b": [100, 200]])
  }

  @Test func `deleting what is selected leaves the others and nothing selected`() {
    let scene = Scene([numbered(5)])
    scene.view.allowsMultipleSelection = true
    for item in [1, 3] {
      scene.view.selectItem(at: .at(0, item), animated: false, scrollPosition: [])
    }
    scene.view.performBatchUpdates {
      let chosen = scene.view.indexPathsForSelectedItems ?? []
      expect(chosen, equals: [.at(0, 1), .at(0, 3)])
      scene.source.sections = [["0", "2", "4"]]
      scene.view.deleteItems(at: chosen)
    }
    expect(scene.titles, equals: ["0", "2", "4"])
    expect(scene.view.indexPathsForSelectedItems, equals: [])
    expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `an invalidation keeps every cell, and a reload asks for every cell`() {
    let scene = Scene([numbered(10)])
    let cells = scene.view.visibleCells
    scene.source.configured = []
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expectEmpty(scene.source.configured)
    expect(scene.view.visibleCells, equals: cells)
    expect(cells.compactMap { ($0 as? SpyCell)?.reuses }, equals: [0, 0, 0, 0])
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    expect(scene.source.configured, equals: (0..<4).map { .at(0, $0) })
    expect(scene.view.visibleCells.compactMap { ($0 as? SpyCell)?.reuses }, equals: [1, 1, 1, 1])
  }

  @Test func `invalidations jump, and one after the other make a motion of their own`() {
    let scene = Scene([["a", "b"]])
    for tick in 1...5 {
      let before = scene.told.transactions.count
      scene.layout.rowHeight = 100 + 10 * CGFloat(tick)
      scene.layout.invalidateLayout()
      expect(scene.told.transactions.count, equals: before, "nothing happens before the next pass")
      scene.view.layoutIfNeeded()
      expect(scene.told.transactions.count, equals: before + 1)
      expect(scene.told.last?.animation, equals: nil)
      expect(scene.view.visibleCells.map(\.frame.minY), equals: [0, 100 + 10 * CGFloat(tick)])
    }
  }

  @Test func `a change that interrupts another ends its completion first, untrue`() {
    let scene = Scene([["a", "b"]])
    var waiting: [() -> Void] = []
    var heard: [String] = []
    scene.view.completionScheduler = { waiting.append($1) }
    scene.source.sections = [["b"]]
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [.at(0, 0)])
    } completion: {
      heard.append("first \($0)")
    }
    expectEmpty(heard)
    scene.source.sections = [["b", "c"]]
    scene.view.performBatchUpdates {
      scene.view.insertItems(at: [.at(0, 1)])
    } completion: {
      heard.append("second \($0)")
    }
    expect(heard, equals: ["first false"])
    for end in waiting { end() }
    expect(heard, equals: ["first false", "second true"])
  }

  @Test func `a batch before the first layout is a reload`() {
    let scene = Scene([["a"]], isShown: false)
    _ = scene.view.numberOfItems(inSection: 0)
    scene.source.sections = [["a", "b"]]
    scene.view.insertItems(at: [.at(0, 1)])
    scene.view.layoutIfNeeded()
    expect(scene.titles, equals: ["a", "b"])
    expectEmpty(scene.view.diagnostics)
    expect(!scene.layout.takeTrace().contains("prepareForUpdates"))
  }

  @Test func `a batch that does not match the data is reported, and the data is shown`() {
    let scene = Scene([["a", "b"]])
    scene.source.sections = [["a"]]
    scene.view.performBatchUpdates(nil)
    scene.view.layoutIfNeeded()
    expect(
      scene.view.diagnostics.map(\.message),
      equals: [
        "Invalid update: invalid number of items in section 0.  The number of items contained in "
          + "an existing section after the update (1) must be equal to the number of items "
          + "contained in that section before the update (2), plus or minus the number of items "
          + "inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the "
          + "number of items moved into or out of that section (0 moved in, 0 moved out)."
      ]
    )
    expect(scene.titles, equals: ["a"])
  }

  @Test func `attributes that a layout changes while it is valid are told once for each`() {
    let scene = Scene([["a", "b"]])
    for step in 1...3 {
      scene.layout.rows[1].frame.origin.x = CGFloat(step) * 5
      scene.view.reconfigureItems(at: [.at(0, 0)])
      scene.view.layoutIfNeeded()
      expect(scene.view.visibleCells[1].frame.minX, equals: CGFloat(step) * 5)
    }
    scene.layout.rows[0].alpha = 0.5
    scene.view.reconfigureItems(at: [.at(0, 0)])
    scene.view.layoutIfNeeded()
    let name = "<UICollectionViewLayoutAttributes> index path: "
    expect(
      scene.view.diagnostics.map(\.message),
      equals: [
        "layout attributes for item at index path ({length = 2, path = 0 - 1}) changed from "
          + "\(name)({length = 2, path = 0 - 1}); frame = (0 100; 300 100) to "
          + "\(name)({length = 2, path = 0 - 1}); frame = (5 100; 300 100) without invalidating "
          + "the layout",
        "layout attributes for item at index path ({length = 2, path = 0 - 0}) changed from "
          + "\(name)({length = 2, path = 0 - 0}); frame = (0 0; 300 100) to "
          + "\(name)({length = 2, path = 0 - 0}); frame = (0 0; 300 100); alpha = 0.5 without "
          + "invalidating the layout",
      ]
    )
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expectEmpty(scene.view.diagnostics)
  }
}
