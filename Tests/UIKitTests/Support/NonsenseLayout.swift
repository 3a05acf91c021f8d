// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// A layout that answers at random, and calls the collection view when it should not.
final class NonsenseLayout: UICollectionViewLayout {
  let nonsense: Nonsense

  init(_ nonsense: Nonsense) {
    self.nonsense = nonsense
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "A")
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    nonsense.callBack(collectionView)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: nonsense.length(), height: nonsense.length())
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nonsense.callBack(collectionView)
    guard !nonsense.chance(1, of: 20) else { return nil }
    return (0..<nonsense.number(0...12)).map { _ in nonsense.attributes(near: rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nonsense.callBack(collectionView)
    if nonsense.chance(1, of: 4) { return collectionView?.layoutAttributesForItem(at: indexPath) }
    return nonsense.chance(1, of: 3) ? nil : nonsense.attributes(near: .zero)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    nonsense.callBack(collectionView)
    return nonsense.chance(1, of: 2)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.contentOffsetAdjustment = CGPoint(x: nonsense.length(), y: nonsense.length())
    return context
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    CGPoint(x: nonsense.length(), y: nonsense.length())
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nonsense.callBack(collectionView)
    return nonsense.chance(1, of: 2) ? nil : nonsense.attributes(near: .zero)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nonsense.chance(1, of: 2) ? nil : nonsense.attributes(near: .zero)
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    [nonsense.path()]
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    [nonsense.path()]
  }
}
