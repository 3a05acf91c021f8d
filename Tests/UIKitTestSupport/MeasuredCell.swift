// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine
package import UIKit

/// A cell that prefers the size that its scene has for its title.
package final class MeasuredCell: UICollectionViewCell {
  @MainActor package static var measured: [String] = []
  package var wish: (UICollectionViewLayoutAttributes) -> CGSize = { $0.size }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.measured.append(content.title)
    let preferred = layoutAttributes.duplicate
    preferred.size = wish(layoutAttributes)
    return preferred
  }
}

/// A header or footer that prefers a height.
package final class MeasuredView: UICollectionReusableView {
  package var height: CGFloat?

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.duplicate
    preferred.size.height = height ?? layoutAttributes.size.height
    return preferred
  }
}

/// Items with text names in a flow layout that measures them, and the sizes that they prefer.
@MainActor
package final class FittingScene: UICollectionViewDataSource {
  package var sections: [[String]]
  /// The sizes that cells prefer, by title; other cells prefer the estimate.
  package var sizes: [String: CGSize] = [:]
  /// The heights that headers prefer, by section.
  package var headers: [Int: CGFloat] = [:]
  /// If set, it is called instead of reading `sizes`.
  package var wish: ((String, UICollectionViewLayoutAttributes) -> CGSize)?
  package let layout: UICollectionViewFlowLayout
  package let view: UICollectionView
  package var transactions: [Transaction] = []

  package init(
    _ sections: [[String]],
    size: CGSize = CGSize(width: 100, height: 400),
    estimate: CGSize = CGSize(width: 100, height: 50),
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) {
    self.sections = sections
    self.layout = layout
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    view.displayScale = 0
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        MeasuredView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = self
    view.transactionSink = { [unowned self] in transactions.append($0) }
    MeasuredCell.measured = []
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  package func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let title = sections[indexPath.section][indexPath.item]
    cell.content.title = title
    (cell as? MeasuredCell)?.wish = { [unowned self] in
      wish?(title, $0) ?? sizes[title] ?? $0.size
    }
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    (view as? MeasuredView)?.height =
      kind == UICollectionView.elementKindSectionHeader ? headers[indexPath.section] : nil
    return view
  }

  /// The frame of an item after a layout pass.
  package func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The height of the content after a layout pass.
  package var height: CGFloat {
    view.layoutIfNeeded()
    return view.contentSize.height
  }
}
