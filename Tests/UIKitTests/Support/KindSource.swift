// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

@testable import UIKit

/// Arrays for layouts with views of any kind, with a record of what was asked for them.
///
/// It conforms by itself, because the protocol does not see methods that a subclass adds to a class
/// that conforms.
@MainActor
final class KindSource: UICollectionViewDataSource {
  private let items: ArraySource
  private(set) var asked: [String] = []

  init(_ sections: [[String]]) { items = ArraySource(sections) }

  var sections: [[String]] {
    get { items.sections }
    set { items.sections = newValue }
  }
  var countQueries: Int { items.countQueries }
  var configured: [IndexPath] { items.configured }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    items.numberOfSections(in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    items.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    items.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked.append("\(kind) \(indexPath.map(String.init).joined(separator: "."))")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    view.content.title = "section \(indexPath.first ?? -1)"
    return view
  }
}

/// A collection view, 300 wide and 400 high, with a layout that has views of several kinds.
@MainActor
struct KindStage {
  let source: KindSource
  let view: UICollectionView
  let told = Scene.Told()

  init(_ sections: [[String]], _ layout: UICollectionViewLayout, kinds: [String]) {
    source = KindSource(sections)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = source
    view.transactionSink = { [told] in told.transactions.append($0) }
    view.layoutIfNeeded()
  }
}
