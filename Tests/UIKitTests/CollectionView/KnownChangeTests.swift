// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// A change that is known as a whole does what the same change does as single updates.
@MainActor
@Suite(.ownProcess) struct KnownChangeTests {
  /// Sizes some items by their index paths, or none.
  private final class Sizes: UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 40 + indexPath.item % 3 * 10, height: 30)
    }
  }

  private final class Grid: UICollectionViewFlowLayout {}

  private func view(
    _ source: ArraySource,
    _ layout: UICollectionViewLayout,
    _ delegate: Sizes?,
    _ told: Scene.Told
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 150),
      collectionViewLayout: layout
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    view.transactionSink = { [told] in told.transactions.append($0) }
    view.layoutIfNeeded()
    told.transactions = []
    return view
  }

  private func layout(_ kind: Int) -> UICollectionViewLayout {
    guard kind < 3 else { return RowsLayout() }
    let flow = kind == 0 ? UICollectionViewFlowLayout() : Grid()
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.leavesHooksAlone = kind == 2
    flow.sizesFollowItems = kind > 0
    return flow
  }

  @Test(arguments: seeds(60))
  func `tells the same transactions and asks for the same cells`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let kind = Int(seed % 4)
    let delegate = kind < 3 && seed % 8 > 3 ? Sizes() : nil
    var model = [numbered(30), [], (30..<47).map { "\($0)" }]
    var next = 100
    let (plain, known) = (ArraySource(model), ArraySource(model))
    let (plainTold, knownTold) = (Scene.Told(), Scene.Told())
    let plainView = view(plain, layout(kind), delegate, plainTold)
    let knownView = view(known, layout(kind), delegate, knownTold)
    for _ in 0..<6 {
      let before = model
      random.change(&model, &next)
      let ids = Array(model.indices)
      let origins = OutlineOrigins(
        from: Outline(sections: ids, items: before),
        to: Outline(sections: ids, items: model)
      )
      let difference = SectionedDifference(origins)
      plainView.performBatchUpdates {
        plain.sections = model
        plainView.deleteItems(at: difference.deletedItems.map(path))
        plainView.insertItems(at: difference.insertedItems.map(path))
        for move in difference.movedItems {
          plainView.moveItem(at: path(move.from), to: path(move.to))
        }
      }
      knownView.performBatchUpdates {
        known.sections = model
        knownView.record(RunMap(OutlineRuns(origins)))
      }
      expect(texts(knownTold), equals: texts(plainTold), "seed \(seed)")
      expect(knownView.contentSize, equals: plainView.contentSize)
      expectEmpty(knownView.diagnostics)
      expectEmpty(plainView.diagnostics)
      expect(knownView.statistics.cellRequests, equals: plainView.statistics.cellRequests)
    }
  }

  private func path(_ position: ElementPosition) -> IndexPath {
    IndexPath(item: position.item, section: position.section)
  }

  /// All that was told, as texts that can be compared.
  private func texts(_ told: Scene.Told) -> [String] { told.transactions.map { "\($0)" } }

  @Test func `joins single updates that are recorded beside it`() {
    let source = ArraySource([["a", "b", "c"]])
    let told = Scene.Told()
    let view = view(source, layout(0), nil, told)
    var runs = OutlineRuns(counts: [3])
    _ = runs.remove([0], section: 0)
    view.performBatchUpdates {
      source.sections = [["b", "c", "d"]]
      view.record(RunMap(runs))
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    expectEmpty(view.diagnostics)
    expect(view.numberOfItems(inSection: 0), equals: 3)
    expect(told.transactions.last?.removed.count, equals: 1)
    expect(told.transactions.last?.inserted.count, equals: 1)
  }

  @Test func `is refused like single updates when the data contradict it`() {
    let source = ArraySource([["a", "b"]])
    let view = view(source, layout(0), nil, Scene.Told())
    var runs = OutlineRuns(counts: [2])
    _ = runs.remove([0], section: 0)
    view.performBatchUpdates { view.record(RunMap(runs)) }
    expect(view.diagnostics.map(\.code), equals: ["invalid-update"])
    expect(view.numberOfItems(inSection: 0), equals: 2)
  }
}

extension SeededRandom {
  /// Removes, inserts and moves some items.
  fileprivate mutating func change(_ model: inout [[String]], _ next: inout Int) {
    for _ in 0..<Int.random(in: 1...5, using: &self) {
      let section = Int.random(in: model.indices, using: &self)
      let target = Int.random(in: model.indices, using: &self)
      let place = Int.random(in: 0...model[target].count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0:
        model[target].insert("\(next)", at: place)
        next += 1
      case 1 where !model[section].isEmpty: model[section].removeFirst()
      case 2 where !model[section].isEmpty:
        let item = model[section].remove(at: Int.random(in: model[section].indices, using: &self))
        model[target].insert(item, at: min(place, model[target].count))
      default: model[section].shuffle(using: &self)
      }
    }
  }
}
