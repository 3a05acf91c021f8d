// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine
package import UIKit

/// Sections with numbers of items in a layout of the gallery, with the queries of its tests.
@MainActor
package final class GalleryStage<Layout: UICollectionViewLayout>: UICollectionViewDataSource {
  package var counts: [Int]
  package let layout: Layout
  package let view: UICollectionView
  /// The last transaction that the collection view told.
  package private(set) var transaction: Transaction?

  package init(
    _ counts: [Int],
    _ layout: Layout,
    width: CGFloat,
    height: CGFloat,
    kinds: [String] = []
  ) {
    self.counts = counts
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = self
    view.transactionSink = { [unowned self] in transaction = $0 }
    view.layoutIfNeeded()
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
  }

  package func item(_ section: Int, _ item: Int) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: .at(section, item))
  }

  /// The attributes of all elements of a category in a rectangle.
  package func elements(
    _ category: UICollectionView.ElementCategory,
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == category }
      .sorted { $0.indexPath < $1.indexPath }
  }
}

/// Whether two points are equal except for rounding.
package func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
  guard let a else { return false }
  return abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
}
