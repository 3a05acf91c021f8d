// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import LayoutEngine

/// Arrays whose layout may have views of any kind, with what was asked for them.
@MainActor
final class KindSource: ArraySource {
  private(set) var asked: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked.append("\(kind) \(indexPath.map(String.init).joined(separator: "."))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
  }
}

/// A collection view 300 wide and 400 high over a layout with views of several kinds.
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
