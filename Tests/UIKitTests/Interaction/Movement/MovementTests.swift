// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

@MainActor
@Suite(.ownProcess) struct MovementTests {
  /// A stage with four rows of 100.
  private let stage = MovementStage([["a", "b", "c", "d"]], RowsLayout())

  private func attributes(of title: String) -> ElementAttributes? {
    let view = stage.view
    return view.visible.ordered.first { $0.view.content.title == title }?.value
  }

  @Test
  func `an item that begins to move lies above all others, where it was`() {
    expect(stage.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    expect(stage.source.asked, equals: [.at(0, 0)])
    expect(attributes(of: "a")?.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 100))
    expect(attributes(of: "a")?.zIndex, equals: Int.max)
    expect(stage.view.hasUncommittedUpdates)
  }

  @Test
  func `the others make room for the item under the finger, and the data stays`() {
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 250))
    expect(stage.picture, equals: [["b", "c", "a", "d"]])
    expect(attributes(of: "a")?.frame, equals: CGRect(x: 10, y: 200, width: 300, height: 100))
    expect(attributes(of: "b")?.frame.minY, equals: 0)
    expect(attributes(of: "c")?.frame.minY, equals: 100)
    expect(attributes(of: "d")?.frame.minY, equals: 300)
    expect(stage.source.sections, equals: [["a", "b", "c", "d"]])
    expectEmpty(stage.source.moves)
  }

  @Test
  func `what makes room is animated, what follows the finger is not`() {
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.told.transactions = []
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    let followed = stage.told.transactions.first
    expect(followed?.animation, equals: nil)
    expect(followed?.updated.map(\.attributes.frame.minY), equals: [200])
    let rest = stage.told.transactions.dropFirst()
    expect(rest.count, equals: 1)
    expect(rest.first?.animation, equals: .standard)
    let moved = rest.first?.updated.filter { $0.attributes.zIndex != Int.max } ?? []
    expect(Set(moved.map(\.attributes.frame.minY)), equals: [0, 100])
    // The stage host is told the present place of the item.
    expect(
      rest.first?.updated.first { $0.attributes.zIndex == Int.max }?.position,
      equals: ElementPosition(section: 0, item: 2)
    )
  }

  @Test
  func `the end tells the data source once and keeps every view`() {
    let cells = stage.view.visibleCells
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    let configured = stage.source.configured.count
    stage.view.endInteractiveMovement()
    expect(stage.source.moves, equals: ["0.0 → 0.2"])
    expect(stage.source.sections, equals: [["b", "c", "a", "d"]])
    expect(stage.picture, equals: [["b", "c", "a", "d"]])
    expect(stage.source.configured.count, equals: configured)
    expect(stage.view.visibleCells, equals: [cells[1], cells[2], cells[0], cells[3]])
    expect(attributes(of: "a")?.frame, equals: CGRect(x: 0, y: 200, width: 300, height: 100))
    expect(attributes(of: "a")?.zIndex, equals: 0)
    expect(!stage.view.hasUncommittedUpdates)
    stage.view.endInteractiveMovement()
    expect(stage.source.moves.count, equals: 1)
  }

  @Test
  func `a movement that ends where it began tells the data source nothing`() {
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 1))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 120))
    stage.view.endInteractiveMovement()
    expectEmpty(stage.source.moves)
    expect(stage.picture, equals: [["a", "b", "c", "d"]])
    expect(attributes(of: "b")?.frame.minY, equals: 100)
  }

  @Test
  func `a cancelled item goes back, and the data source is told nothing`() {
    let cells = stage.view.visibleCells
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    expect(stage.picture, equals: [["b", "c", "d", "a"]])
    stage.view.cancelInteractiveMovement()
    expect(stage.picture, equals: [["a", "b", "c", "d"]])
    expect(stage.view.visibleCells, equals: cells)
    expect(attributes(of: "a")?.frame.minY, equals: 0)
    expectEmpty(stage.source.moves)
    expect(!stage.view.hasUncommittedUpdates)
  }

  @Test
  func `the data source may refuse, one item moves at a time, and only one that is there`() {
    stage.source.fixed = ["b"]
    expect(!stage.view.beginInteractiveMovementForItem(at: .at(0, 1)))
    expect(!stage.view.beginInteractiveMovementForItem(at: .at(0, 4)))
    expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(index: 0)))
    expect(!stage.view.beginInteractiveMovementForItem(at: .at(0, -1)))
    expect(stage.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    expect(!stage.view.beginInteractiveMovementForItem(at: .at(0, 2)))
    expect(stage.view.diagnostics.contains { $0.code == "movement" })
  }

  @Test
  func `without the method that moves items everything goes back in the end`() {
    let scene = Scene([["a", "b", "c"]])
    expect(scene.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    expect(scene.titles, equals: ["b", "c", "a"])
    scene.view.endInteractiveMovement()
    expect(scene.titles, equals: ["a", "b", "c"])
    expect(scene.view.diagnostics.contains { $0.code == "movement" })
  }

  @Test
  func `a data source that does not keep its promise is shown anew`() {
    stage.source.isForgetful = true
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    expect(stage.picture, equals: [["b", "c", "d"]])
    expect(stage.view.diagnostics.contains { $0.code == "invalid-update" })
  }

  @Test
  func `a selected item stays selected wherever it goes`() {
    stage.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    stage.view.endInteractiveMovement()
    expect(stage.view.indexPathsForSelectedItems, equals: [.at(0, 2)])
    expect(stage.view.cellForItem(at: .at(0, 2))?.isSelected, equals: true)
  }

  @Test
  func `an item may be moved far beyond the content and keeps its view`() {
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 5000))
    expect(attributes(of: "a")?.frame.minY, equals: 4950)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
    expect(attributes(of: "a")?.frame.minY, equals: 4950)
    stage.view.cancelInteractiveMovement()
    expect(attributes(of: "a")?.frame.minY, equals: 0)
  }

  /// Items that cannot be moved, because the method for moves is missing.
  private final class Unmovable: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func `without a method that moves items only the first movement is believed to begin`() {
    let source = Unmovable()
    let stage = MovementStage([numbered(3)], RowsLayout())
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    expect(stage.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    stage.view.endInteractiveMovement()
    expect(stage.view.diagnostics.contains { $0.code == "movement" })
    expect(!stage.view.beginInteractiveMovementForItem(at: .at(0, 0)))
  }
}
