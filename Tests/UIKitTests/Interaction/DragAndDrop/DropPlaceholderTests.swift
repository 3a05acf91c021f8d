// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Cells in the places of dropped items until these are in the data.
@MainActor
@Suite(.ownProcess) struct DropPlaceholderTests {
  private let stage = DragStage([["a", "b", "c"]])

  init() {
    stage.view.register(SpyCell.self, forCellWithReuseIdentifier: "waiting")
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
  }

  /// Drops an item from elsewhere, with a placeholder before an item.
  private func drop(
    at item: Int,
    section: Int = 0,
    identifier: String = "waiting"
  ) throws -> any UICollectionViewDropPlaceholderContext {
    var context: (any UICollectionViewDropPlaceholderContext)?
    stage.perform = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: .at(section, item),
        reuseIdentifier: identifier
      )
      placeholder.cellUpdateHandler = { [log = self.stage.log] cell in
        cell.content.title = "…"
        log.events.append("update cell")
      }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    stage.view.carryEntered([stage.item("new")], at: stage.row(0))
    stage.view.carryEnded()
    stage.view.layoutIfNeeded()
    return try #require(context)
  }

  @Test func `a placeholder stands among the items, unknown to the data source`() throws {
    let context = try drop(at: 1)
    expect(stage.picture, equals: ["a", "…", "b", "c"])
    expect(stage.view.numberOfItems(inSection: 0), equals: 4)
    expect(stage.view.hasUncommittedUpdates)
    expect(stage.source.sections, equals: [["a", "b", "c"]])
    #expect(context.dragItem.localObject as? String == "new")
    expect(stage.view.cellForItem(at: .at(0, 1))?.frame.minY, equals: 100)
    expect(stage.view.cellForItem(at: .at(0, 2))?.frame.minY, equals: 200)
  }

  @Test func `an item takes the place of its placeholder`() throws {
    let context = try drop(at: 1)
    var told: IndexPath?
    let isDone = context.commitInsertion { path in
      told = path
      stage.source.sections[path.section].insert("new", at: path.item)
    }
    expect(isDone)
    expect(told, equals: .at(0, 1))
    expect(stage.picture, equals: ["a", "new", "b", "c"])
    expect(!stage.view.hasUncommittedUpdates)
    expectEmpty(stage.view.diagnostics)
    expect(!context.commitInsertion { _ in Issue.record("it was committed already") })
    expect(!context.deletePlaceholder())
  }

  @Test func `a placeholder that is deleted leaves the data as it was`() throws {
    let context = try drop(at: 3)
    expect(stage.picture, equals: ["a", "b", "c", "…"])
    expect(context.deletePlaceholder())
    expect(stage.picture, equals: ["a", "b", "c"])
    expect(!stage.view.hasUncommittedUpdates)
    expect(!context.deletePlaceholder())
  }

  @Test func `a reload discards placeholders`() throws {
    let context = try drop(at: 0)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expect(stage.picture, equals: ["a", "b", "c"])
    expect(!context.commitInsertion { _ in Issue.record("there is no placeholder any more") })
    expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `batches speak of the data and take the placeholder along`() throws {
    let context = try drop(at: 2)
    stage.view.performBatchUpdates {
      stage.source.sections[0].remove(at: 0)
      stage.source.sections[0].append("d")
      stage.view.deleteItems(at: [.at(0, 0)])
      stage.view.insertItems(at: [.at(0, 2)])
    }
    expect(stage.picture, equals: ["b", "…", "c", "d"])
    var told: IndexPath?
    context.commitInsertion { path in
      told = path
      stage.source.sections[0].insert("new", at: path.item)
    }
    expect(told, equals: .at(0, 1))
    expect(stage.picture, equals: ["b", "new", "c", "d"])
    expectEmpty(stage.view.diagnostics)
  }

  @Test func `a batch that contradicts the data is told in the data's numbers`() throws {
    _ = try drop(at: 0)
    stage.view.performBatchUpdates { stage.view.insertItems(at: [.at(0, 0)]) }
    expect(stage.picture, equals: ["…", "a", "b", "c"])
    let text = try #require(stage.view.diagnostics.first?.message)
    expect(text.contains("(3)"))
    expect(!text.contains("(4)"))
  }

  @Test func `a block that inserts nothing is told, and the placeholder stays`() throws {
    let context = try drop(at: 1)
    expect(!context.commitInsertion { _ in })
    expect(stage.picture, equals: ["a", "…", "b", "c"])
    expect(stage.view.diagnostics.map(\.code), equals: ["invalid-update"])
    stage.source.sections[0] = []
    expect(!context.commitInsertion { _ in })
    stage.view.layoutIfNeeded()
    // If the data differs from what the batch leaves, everything is reloaded.
    expect(stage.picture, equals: [])
  }

  @Test func `a block that inserts with a batch of its own commits a placeholder once`() throws {
    let context = try drop(at: 1)
    let isDone = context.commitInsertion { path in
      stage.view.performBatchUpdates {
        stage.source.sections[0].insert("new", at: path.item)
        stage.view.insertItems(at: [path])
      }
    }
    expect(isDone)
    expect(stage.picture, equals: ["a", "new", "b", "c"])
    expectEmpty(stage.view.diagnostics)
  }

  @Test func `several placeholders at one place are committed in any order`() throws {
    let first = try drop(at: 1)
    let second = try drop(at: 1)
    // Item c is below the screen of four rows.
    expect(stage.picture, equals: ["a", "…", "…", "b", "–"])
    first.commitInsertion { stage.source.sections[0].insert("first", at: $0.item) }
    expect(stage.picture, equals: ["a", "…", "first", "b", "–"])
    second.commitInsertion { stage.source.sections[0].insert("second", at: $0.item) }
    expect(stage.picture, equals: ["a", "second", "first", "b", "–"])
    expect(stage.source.sections, equals: [["a", "second", "first", "b", "c"]])
  }

  @Test func `the cell is configured when it is shown and when somebody asks for it`() throws {
    let context = try drop(at: 1)
    expect(stage.log.take().filter { $0 == "update cell" }.count, equals: 1)
    context.setNeedsCellUpdate()
    stage.view.layoutIfNeeded()
    expect(stage.log.take(), equals: ["update cell"])
    context.deletePlaceholder()
    context.setNeedsCellUpdate()
    stage.view.layoutIfNeeded()
    expect(stage.log.take(), equals: [])
  }

  @Test func `a place that is not there is told, and nothing holds it`() throws {
    let context = try drop(at: 9)
    expect(stage.picture, equals: ["a", "b", "c"])
    expect(stage.view.diagnostics.map(\.code), equals: ["invalid-update"])
    expect(!context.commitInsertion { _ in Issue.record("there is no placeholder") })
    let other = try drop(at: 0, section: 4)
    expect(!other.deletePlaceholder())
  }

  @Test func `a cell that nobody registered is told, and an empty one holds the place`() throws {
    _ = try drop(at: 0, identifier: "unheard of")
    expect(stage.view.numberOfItems(inSection: 0), equals: 4)
    expect(stage.view.diagnostics.map(\.code), equals: ["not-registered"])
  }

  @Test func `a placeholder is not touched, focused, moved or announced to the delegate`() throws {
    let spy = DelegateSpy()
    stage.view.delegate = spy
    _ = try drop(at: 0)
    expect(stage.view.itemTouched(at: stage.row(0)), equals: nil)
    expect(stage.view.itemTouched(at: stage.row(1)), equals: ElementPosition(section: 0, item: 1))
    expect(!stage.view.moveFocus(to: .at(0, 0), heading: []))
    expect(!stage.view.beginInteractiveMovementForItem(at: .at(0, 1)))
    // The items were shown before, and all are still on the screen; only the placeholder is new.
    expect(spy.shown, equals: [])
    expect(stage.view.moveFocus(to: .at(0, 1), heading: []))
    expect(spy.focused, equals: [.at(0, 0)])
  }

  @Test func `a place can be held where nothing was dragged, and follows the data`() {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: .at(0, 1),
      reuseIdentifier: "waiting"
    )
    let context = stage.view.hold(placeholder, for: stage.item("new"))
    stage.view.layoutIfNeeded()
    expect(stage.view.numberOfItems(inSection: 0), equals: 4)
    expect(stage.view.insertionIndexPath(of: context), equals: .at(0, 1))
    stage.view.performBatchUpdates {
      stage.source.sections[0].insert("z", at: 0)
      stage.view.insertItems(at: [.at(0, 0)])
    }
    expect(stage.view.insertionIndexPath(of: context), equals: .at(0, 2))
    expect(context.deletePlaceholder())
    expect(stage.view.insertionIndexPath(of: context), equals: nil)
  }

  @Test func `index paths convert between the picture and the data`() throws {
    _ = try drop(at: 1)
    let view = stage.view
    expect(view.presentationIndexPath(forDataSourceIndexPath: .at(0, 1)), equals: .at(0, 2))
    expect(view.presentationIndexPath(forDataSourceIndexPath: .at(0, 3)), equals: nil)
    expect(view.dataSourceIndexPath(forPresentationIndexPath: .at(0, 3)), equals: .at(0, 2))
    expect(view.dataSourceIndexPath(forPresentationIndexPath: .at(0, 1)), equals: nil)
    expect(view.dataSourceIndexPath(forPresentationIndexPath: nil), equals: nil)
  }

  @Test func `the flow layout gives a placeholder its item size and does not ask for it`() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 70)
    flow.minimumLineSpacing = 0
    let sizes = SizeSpy()
    stage.view.delegate = sizes
    stage.view.collectionViewLayout = flow
    stage.view.layoutIfNeeded()
    sizes.asked = []
    _ = try drop(at: 1)
    expect(stage.view.layoutAttributesForItem(at: .at(0, 1))?.frame.height, equals: 70)
    expect(stage.view.layoutAttributesForItem(at: .at(0, 2))?.frame.minY, equals: 110)
    expect(sizes.asked.allSatisfy { $0.item < 3 })
  }

  @Test func `a placeholder before all items does not hide that the delegate sizes them`() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 70)
    flow.minimumLineSpacing = 0
    let sizes = SizeSpy()
    stage.view.delegate = sizes
    stage.view.collectionViewLayout = flow
    stage.view.layoutIfNeeded()
    _ = try drop(at: 0)
    flow.invalidateLayout()
    stage.view.layoutIfNeeded()
    expect(stage.view.layoutAttributesForItem(at: .at(0, 0))?.frame.height, equals: 70)
    expect(stage.view.layoutAttributesForItem(at: .at(0, 1))?.frame.height, equals: 40)
    expect(stage.view.layoutAttributesForItem(at: .at(0, 3))?.frame.minY, equals: 150)
    expect(!sizes.asked.isEmpty)
  }

  private final class DelegateSpy: UICollectionViewDelegate {
    var shown: [IndexPath] = []
    var focused: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      shown.append(indexPath)
    }

    func collectionView(_ view: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      focused.append(indexPath)
      return true
    }
  }

  private final class SizeSpy: UICollectionViewDelegateFlowLayout {
    var asked: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked.append(indexPath)
      return CGSize(width: 300, height: 40)
    }
  }
}
