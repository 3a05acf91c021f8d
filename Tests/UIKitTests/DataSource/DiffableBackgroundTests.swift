// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Snapshots with differences that are computed off the main thread.
@MainActor
@Suite(.ownProcess) struct DiffableBackgroundTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: RowsLayout()
  )
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, title in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.content.title = title
      return cell
    }
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Shows a snapshot at once.
  private func show(_ items: [String]) { source.apply(snapshot(items)) }

  private var picture: [String] {
    (0..<view.numberOfItems(inSection: 0)).map {
      view.cellForItem(at: .at(0, $0))?.content.title ?? "–"
    }
  }

  @Test func `snapshots are shown in the order of the calls`() async {
    await source.applyInBackground(snapshot(["a", "b"]))
    view.layoutIfNeeded()
    expect(picture, equals: ["a", "b"])
    var states: [[String]] = []
    view.transactionSink = { _ in states.append(self.source.snapshot().itemIdentifiers) }
    // Tasks of the main actor begin in the order they were made, which `async let` does not promise.
    let first = Task { await source.applyInBackground(snapshot(["b", "a"])) }
    let second = Task { await source.applyInBackground(snapshot(["b", "c"])) }
    _ = await (first.value, second.value)
    expect(picture, equals: ["b", "c"])
    expect(states, equals: [["b", "a"], ["b", "c"]])
  }

  @Test func `one that is applied meanwhile is shown too, and none is lost`() async {
    show(["a", "b"])
    view.layoutIfNeeded()
    var states: [[String]] = []
    view.transactionSink = { _ in states.append(self.source.snapshot().itemIdentifiers) }
    let later = Task { await source.applyInBackground(snapshot(["c", "a", "b"])) }
    await Task.yield()
    show(["b"])
    await later.value
    // The other thread may finish before the main one continues, so the last state may be either of
    // these.
    expect(Set(states), equals: [["b"], ["c", "a", "b"]])
    expect(picture, equals: states.last)
    expectEmpty(view.diagnostics)
  }
}
