// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

extension SpreadsheetLayout {
  public override var collectionViewContentSize: CGSize {
    guard let view = collectionView, view.numberOfSections > 0 else { return .zero }
    return metrics.frame(
      row: view.numberOfSections, column: view.numberOfItems(inSection: 0)
    ).origin.asSize
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(at: indexPath)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    allAttributes.filter { $0.frame.intersects(rect) }
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
