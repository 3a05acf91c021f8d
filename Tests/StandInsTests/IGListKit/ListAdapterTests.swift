// SPDX-License-Identifier: Apache-2.0
import Expectations
import IGListKit
import Testing
import UIKit
import UIKitTestSupport

/// Sections of a list that gets other objects.
@MainActor
@Suite(.ownProcess) struct ListAdapterTests {
  /// A row of 20 points for each of a number of items.
  private final class Rows: ListSectionController {
    var count = 1
    override func numberOfItems() -> Int { count }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 20) }
    override func cellForItem(at index: Int) -> UICollectionViewCell {
      collectionContext.dequeueReusableCell(of: UICollectionViewCell.self, for: self, at: index)
    }
  }

  private final class Source: NSObject, ListAdapterDataSource {
    var objects = ["a", "b", "c"]
    func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { objects }
    func listAdapter(
      _ listAdapter: ListAdapter,
      sectionControllerFor object: Any
    ) -> ListSectionController { Rows() }
  }

  private let source = Source()
  private let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let list: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(list)
    adapter.collectionView = list
    adapter.dataSource = source
    list.layoutIfNeeded()
  }

  private func cell(_ section: Int) -> UICollectionViewCell? {
    list.cellForItem(at: IndexPath(item: 0, section: section))
  }

  private func rows(_ section: Int) -> Rows? {
    adapter.sectionController(forSection: section) as? Rows
  }

  @Test func `sections that stay keep their cells while others come, go and move`() {
    let (first, second, third) = (cell(0), cell(1), cell(2))
    source.objects = ["c", "new", "b"]
    adapter.performUpdates(animated: true)
    list.layoutIfNeeded()
    expect(list.numberOfSections, equals: 3)
    #expect(cell(0) === third && cell(2) === second)
    #expect(cell(1) != nil && cell(1) !== first)
    expect(cell(2)?.frame.minY, equals: 40)
    expect(rows(2)?.section, equals: 2)
    list.layoutIfNeeded()
  }

  @Test func `a section with another number of items is loaded again`() {
    let first = cell(0)
    rows(1)?.count = 3
    adapter.performUpdates(animated: true)
    list.layoutIfNeeded()
    expect(list.numberOfItems(inSection: 1), equals: 3)
    #expect(cell(0) === first)
    expect(cell(2)?.frame.minY, equals: 80)
  }

  @Test func `a section changes its items in a batch`() {
    let (first, second) = (cell(0), cell(1))
    adapter.performBatch(animated: true) { batch in
      guard let rows = rows(0) else { return }
      rows.count = 2
      batch.insert(in: rows, at: [0])
    }
    list.layoutIfNeeded()
    expect(list.numberOfItems(inSection: 0), equals: 2)
    #expect(list.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
    #expect(cell(1) === second)
    expect(cell(1)?.frame.minY, equals: 40)
  }

  @Test func `objects that are one show everything again`() {
    source.objects = ["a", "a"]
    adapter.performUpdates(animated: true)
    list.layoutIfNeeded()
    expect(list.numberOfSections, equals: 2)
  }
}
