// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import UIKit

/// A collection view with a data source, for tests of compositional layouts.
@MainActor
package final class CompositionalStage: UICollectionViewDataSource {
  package var counts: [Int]
  package let layout: UICollectionViewCompositionalLayout
  package let view: Pane
  /// The heights that cells prefer, by index path; other cells keep the height that they get.
  package var heights: [IndexPath: CGFloat] = [:]

  /// A collection view with a reading direction that can be set.
  package final class Pane: UICollectionView {
    package var direction = UIUserInterfaceLayoutDirection.leftToRight
    package override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      direction
    }
  }

  package init(_ counts: [Int], size: CGSize, layout: UICollectionViewCompositionalLayout) {
    self.counts = counts
    self.layout = layout
    view = Pane(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.displayScale = 0
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "top"] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    view.dataSource = self
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
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MeasuredCell)?.wish = { [unowned self] in
      CGSize(width: $0.size.width, height: heights[indexPath] ?? $0.size.height)
    }
    return cell
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

  /// The frame of an item; `nil` if there is none.
  package func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The frame of a supplementary or decoration view.
  package func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: kind,
      at: IndexPath(item: item, section: section)
    )?.frame
  }
}

/// Short forms for sections in tests.
@MainActor
package enum Sections {
  package static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Rows with the full width and a height.
  package static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height),
      subitems: [item]
    )
    return NSCollectionLayoutSection(group: group)
  }

  /// An orthogonal section of groups with a size.
  package static func strip(
    _ width: CGFloat,
    _ height: CGFloat,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(width), .absolute(height)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  package static func boundary(
    _ kind: String,
    _ height: CGFloat,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      elementKind: kind,
      alignment: alignment
    )
  }
}
