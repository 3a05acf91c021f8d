// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct DiffableSupplementaryTests {
  @Test func `a diffable data source asks its provider for headers and footers`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var asked: [String] = []
    source.supplementaryViewProvider = { view, kind, path in
      asked.append("\(kind == kinds[0] ? "header" : "footer") \(path.section)")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "view",
        for: path
      )
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    expect(asked.sorted(), equals: ["footer 0", "footer 1", "header 0", "header 1"])
    expect(view.visibleSupplementaryViews(ofKind: kinds[0]).count, equals: 2)
  }
}
