// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// The delegate of a list with columns; lengths are in points.
///
/// What it does not say is as the layout says.
@preconcurrency @MainActor
public protocol CHTCollectionViewDelegateWaterfallLayout: UICollectionViewDelegate {
  /// The size of an item, of which the layout takes the shape: its width is that of a column.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    columnCountFor section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    heightForHeaderIn section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    heightForFooterIn section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetsFor section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetsForHeaderIn section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetsForFooterIn section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingFor section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumColumnSpacingFor section: Int
  ) -> CGFloat
}

extension CHTCollectionViewDelegateWaterfallLayout {
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    columnCountFor section: Int
  ) -> Int { said(collectionViewLayout, \.columnCount, else: 1) }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    heightForHeaderIn section: Int
  ) -> CGFloat { said(collectionViewLayout, \.headerHeight, else: 0) }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    heightForFooterIn section: Int
  ) -> CGFloat { said(collectionViewLayout, \.footerHeight, else: 0) }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetsFor section: Int
  ) -> UIEdgeInsets { said(collectionViewLayout, \.sectionInset, else: .zero) }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetsForHeaderIn section: Int
  ) -> UIEdgeInsets { said(collectionViewLayout, \.headerInset, else: .zero) }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetsForFooterIn section: Int
  ) -> UIEdgeInsets { said(collectionViewLayout, \.footerInset, else: .zero) }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingFor section: Int
  ) -> CGFloat { said(collectionViewLayout, \.minimumInteritemSpacing, else: 0) }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumColumnSpacingFor section: Int
  ) -> CGFloat { said(collectionViewLayout, \.minimumColumnSpacing, else: 0) }

  /// What the layout says.
  private func said<Value>(
    _ layout: UICollectionViewLayout,
    _ property: KeyPath<CHTCollectionViewWaterfallLayout, Value>,
    else other: Value
  ) -> Value { (layout as? CHTCollectionViewWaterfallLayout)?[keyPath: property] ?? other }
}
