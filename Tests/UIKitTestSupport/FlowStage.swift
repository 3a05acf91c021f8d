// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Testing
package import UIKit

/// A collection view with a data source, for tests of the flow layout only.
@MainActor
package final class FlowStage {
  package let layout: UICollectionViewFlowLayout
  package let view: UICollectionView
  package let source: Source
  package var delegate: (any UICollectionViewDelegate)? {
    didSet {
      view.delegate = delegate
      layout.invalidateLayout()
    }
  }

  /// The counts that the collection view shows.
  @MainActor
  package final class Source: UICollectionViewDataSource {
    package var counts: [Int]

    package init(_ counts: [Int]) { self.counts = counts }

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
  }

  package init(
    _ counts: [Int],
    size: CGSize,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) {
    self.layout = layout
    source = Source(counts)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = source
    view.displayScale = 0
  }

  /// The frame of an item; `nil` if there is none.
  package func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The attributes of a section's header.
  package func header(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }

  /// The attributes of a section's footer.
  package func footer(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section)
    )
  }
}
