// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The index titles at the edge of the content.
@MainActor
@Suite(.ownProcess) struct IndexTitleTests {
  private final class Source: UICollectionViewDataSource {
    var target = IndexPath(item: 3, section: 1)

    func numberOfSections(in view: UICollectionView) -> Int { 2 }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    func indexTitles(for view: UICollectionView) -> [String]? { ["A", "B"] }

    func collectionView(
      _ view: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath {
      title == "B" && index == 1 ? target : IndexPath(item: 0, section: 0)
    }
  }

  private let source = Source()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: RowsLayout()
  )

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  @Test func `a title brings the item that it leads to to the top`() throws {
    expect(view.indexTitles, equals: ["A", "B"])
    try view.scrollToIndexTitle("B", at: 1)
    // There are ten rows of 100 in the first section, and three before the item in the second one.
    expect(view.contentOffset.y, equals: 1300)
    try view.scrollToIndexTitle("A", at: 0)
    expect(view.contentOffset.y, equals: 0)
  }

  @Test func `a title that leads nowhere moves nothing and says why`() {
    source.target = IndexPath(item: 10, section: 1)
    #expect(throws: ScrollToItemError.noSuchItem(10, section: 1, count: 10)) {
      try view.scrollToIndexTitle("B", at: 1)
    }
    expect(view.contentOffset, equals: .zero)
  }

  @Test func `a data source without titles has no index`() {
    let plain = ArraySource([["a"]])
    view.dataSource = plain
    expect(view.indexTitles, equals: [])
    let titles = view.dataSource?.indexTitles?(for: view)
    expect(titles, equals: nil)
    expect(view.dataSource?.collectionView?(view, indexPathForIndexTitle: "A", at: 0), equals: nil)
  }
}
