// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

/// One section of items, each with its own size, as an app would give it.
@MainActor
final class SampleSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  CollectionViewIdentitySource
{
  var sizes: [CGSize]

  init(_ sizes: [AxisSize]) {
    self.sizes = sizes.map { CGSize(width: $0.cross, height: $0.main) }
  }

  /// A collection view of a phone's size that shows this data.
  func makeView(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: layout
    )
    view.register(SampleCell.self, forCellWithReuseIdentifier: "cell")
    view.identitySource = self
    view.dataSource = self
    return view
  }

  func identity(forItemAt position: ElementPosition) -> String { "\(position.item)" }
  func identity(forSection section: Int) -> String { "\(section)" }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sizes.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SampleCell)?.size = sizes[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.item]
  }
}

/// A cell that prefers the size of its item.
final class SampleCell: UICollectionViewCell {
  var size = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = size
    return layoutAttributes
  }
}
