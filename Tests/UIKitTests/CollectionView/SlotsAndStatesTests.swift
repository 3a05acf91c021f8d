// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// What is told about elements in addition to their place: the number of their view, and their
/// state.
@MainActor
@Suite(.ownProcess) struct SlotsAndStatesTests {
  private func slots(_ scene: Scene) -> [Int?] {
    scene.view.indexPathsForVisibleItems.map { scene.view.slot(of: key(scene, $0)) }
  }

  /// The key of an item; identities are assigned in the order of the data, sections first.
  private func key(_ scene: Scene, _ path: IndexPath) -> ElementKey {
    ElementKey(category: .cell, identity: "i\(path.item + 2)")
  }

  @Test func `views are numbered from zero in the order in which they are first shown`() {
    let scene = Scene([numbered(3)])
    expect(slots(scene), equals: [0, 1, 2])
    expect(scene.told.last?.inserted.map(\.attributes.slot), equals: [0, 1, 2])
    expect(scene.view.slot(of: ElementKey(category: .cell, identity: "nobody")), equals: nil)
  }

  @Test func `a view that is shown again keeps its number`() {
    let scene = Scene([numbered(10)])
    scene.view.contentOffset.y = 200
    scene.view.layoutIfNeeded()
    // Rows 0 and 1 leave, and the view that left last is reused first.
    expect(slots(scene), equals: [2, 3, 1, 0])
    expect(scene.told.last?.inserted.map(\.attributes.slot), equals: [1, 0])
  }

  @Test func `numbers stay below the largest count of views there were at one time`() {
    let scene = Scene([numbered(200)])
    for step in 0..<150 {
      scene.view.contentOffset.y = CGFloat((step * 370) % 19_000)
      if step % 10 == 0 { scene.view.reloadData() }
      scene.view.layoutIfNeeded()
      expect(slots(scene).allSatisfy { $0.map { $0 < 10 } ?? false })
      expect(Set(slots(scene)).count, equals: slots(scene).count)
    }
  }

  @Test func `a view that was never dequeued gives its number back`() {
    final class Careless: ArraySource {
      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        UICollectionViewCell()
      }
    }
    let scene = Scene([[]])
    let source = Careless([["a", "b"]])
    scene.view.dataSource = source
    for _ in 0..<5 {
      scene.view.reloadData()
      scene.view.layoutIfNeeded()
      expect(scene.view.statistics.viewsAlive, equals: 2)
    }
    expect(Set(scene.told.last?.updated.map(\.attributes.slot) ?? []), equals: [0, 1])
  }

  @Test func `selecting is told as an update of the state alone`() throws {
    let scene = Scene([numbered(3)])
    let before = scene.told.transactions.count
    let queries = scene.view.statistics.rectQueries
    scene.view.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    scene.view.layoutIfNeeded()
    expect(scene.told.transactions.count, equals: before + 1)
    let update = try #require(scene.told.last?.updated.first)
    expect(scene.told.last?.updated.count, equals: 1)
    expect(update.key, equals: key(scene, .at(0, 1)))
    expect(update.attributes.state, equals: .selected)
    expect(!update.contentChanged)
    expect(update.attributes.frame, equals: CGRect(x: 0, y: 100, width: 300, height: 100))
    expect(scene.view.state(of: update.key), equals: .selected)
    expect(scene.view.statistics.rectQueries, equals: queries)
  }

  @Test func `a touch highlights and editing marks every cell`() {
    let scene = Scene([numbered(2)])
    scene.view.touchBegan(at: CGPoint(x: 10, y: 110))
    scene.view.layoutIfNeeded()
    expect(scene.told.last?.updated.map(\.attributes.state), equals: [.highlighted])
    scene.view.touchCancelled()
    scene.view.isEditing = true
    scene.view.layoutIfNeeded()
    expect(scene.told.last?.updated.map(\.attributes.state), equals: [.editing, .editing])
  }

  @Test func `cells beyond the bounds are prepared ahead until they are scrolled to`() {
    let scene = Scene([numbered(10)], isShown: false)
    scene.view.preloadInsets = UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
    scene.view.layoutIfNeeded()
    let states = scene.told.last?.inserted.map(\.attributes.state)
    expect(states, equals: [[], [], [], [], .preparedAhead, .preparedAhead])
    scene.view.preloadInsets = UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0)
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    expect(scene.told.last?.updated.map(\.position.item), equals: [0, 4])
    expect(scene.told.last?.updated.map(\.attributes.state), equals: [.preparedAhead, []])
  }

  @Test func `the selection keeps its state through a batch`() {
    let scene = Scene([["a", "b"]])
    scene.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    scene.view.layoutIfNeeded()
    scene.source.sections = [["x", "a", "b"]]
    scene.view.insertItems(at: [.at(0, 0)])
    let states = scene.told.last?.updated.map { ($0.position.item, $0.attributes.state) } ?? []
    expect(states.map(\.0), equals: [1, 2])
    expect(states.map(\.1), equals: [.selected, []])
  }

  @Test func `statistics count what was asked and made`() {
    let scene = Scene([numbered(20)], isShown: false)
    expect(scene.view.statistics, equals: CollectionViewStatistics())
    scene.view.layoutIfNeeded()
    var expected = CollectionViewStatistics()
    expected.countQueries = 1
    expected.prepares = 1
    expected.rectQueries = 1
    expected.cellsAlive = 4
    expected.viewsAlive = 4
    expected.created = 4
    expected.cellRequests = 4
    expected.applied = 4
    expect(scene.view.statistics, equals: expected)
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    // Row 0 leaves, and its view comes back as row 4; rows 1 to 3 keep their places.
    expected.rectQueries = 2
    expected.recycled = 1
    expected.cellRequests = 5
    expected.applied = 5
    expected.skippedApplies = 3
    expect(scene.view.statistics, equals: expected)
  }
}
