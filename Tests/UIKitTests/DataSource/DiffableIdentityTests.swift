// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// What an identifier keeps at any place in a snapshot; rows are 100 high.
@MainActor
@Suite(.ownProcess) struct DiffableIdentityTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: RowsLayout()
  )
  private let source: UICollectionViewDiffableDataSource<String, String>
  private let told = Scene.Told()

  init() {
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.content.title = item
      return cell
    }
    view.transactionSink = { [told] in told.transactions.append($0) }
    show([("s", ["a", "b", "c"]), ("t", ["d"])])
    view.layoutIfNeeded()
  }

  private func show(_ sections: [(String, [String])], animated: Bool = true) {
    source.apply(Snapshot(uniquing: sections), animatingDifferences: animated)
  }

  private func cell(_ item: String) -> UICollectionViewCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }
  }

  @Test func `the selection follows an item into another section`() {
    view.allowsMultipleSelection = true
    for item in ["a", "b"] {
      guard let path = source.indexPath(for: item) else { continue }
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    show([("t", ["d", "b"]), ("s", ["c"])])
    expect(view.indexPathsForSelectedItems, equals: [.at(0, 1)])
    expect(cell("b")?.isSelected, equals: true)
    expect(cell("d")?.isSelected, equals: false)
  }

  @Test func `an item that changes its section is moved, not deleted and inserted`() {
    let moved = cell("a")
    told.transactions = []
    show([("s", ["b", "c"]), ("t", ["d", "a"])])
    #expect(cell("a") === moved)
    expect(told.transactions.count, equals: 1)
    expect(told.last?.inserted.isEmpty, equals: true)
    expect(told.last?.removed.isEmpty, equals: true)
  }

  @Test func `without animation the difference is made all the same`() {
    let cells = ["a", "b", "d"].map { cell($0) }
    told.transactions = []
    show([("s", ["b", "a"]), ("t", ["x", "d"])], animated: false)
    expect(["a", "b", "d"].map { cell($0) }, equals: cells)
    expect(told.last?.animation, equals: nil)
    expect(told.last?.inserted.count, equals: 1)
    expect(told.last?.removed.count, equals: 1)
  }

  @Test func `without a change nothing is told`() {
    told.transactions = []
    show([("s", ["a", "b", "c"]), ("t", ["d"])])
    view.layoutIfNeeded()
    expectEmpty(told.transactions)
  }
}
