// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What controllers whose view is a list find when they hear of its layout.
@MainActor
@Suite(.ownProcess) struct OwnListLayoutTests {
  private final class Rows: UITableViewController {
    var seen: [Int] = []
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      seen.append(tableView.visibleCells.count)
    }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 50 }
    override func tableView(
      _ table: UITableView,
      cellForRowAt path: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class Items: UICollectionViewController {
    var seen: [Int] = []
    var starts = true
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      seen.append(collectionView.visibleCells.count)
      guard starts else { return }
      starts = false
      collectionView.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    }
    override func collectionView(
      _ view: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 40 }
    override func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
  }

  private func show(_ controller: UIViewController, asApp: Bool = true) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    window.isOfApp = asApp
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layOutAround()
  }

  @Test func `a table controller finds its rows`() {
    let rows = Rows(style: .plain)
    show(rows)
    // Ten rows of 50 points fill 500.
    expect(rows.seen.first, equals: 10)
  }

  @Test func `a collection view controller finds its cells and scrolls`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let items = Items(collectionViewLayout: layout)
    show(items)
    expect(items.seen.first, equals: 10)
    expect(items.collectionView.contentOffset, equals: CGPoint(x: 0, y: 1000))
  }

  @Test func `nothing is asked of lists whose layouts somebody else shows`() {
    let rows = Rows(style: .plain)
    show(rows, asApp: false)
    expect(rows.seen.first, equals: 0)
  }
}
