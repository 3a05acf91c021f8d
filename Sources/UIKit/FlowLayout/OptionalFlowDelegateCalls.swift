// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegateFlowLayout {
  /// The optional `collectionView(…)` methods, so that `collectionView?(…)` compiles.
  public var collectionView: OptionalFlowDelegateCalls? {
    OptionalFlowDelegateCalls(delegate: self)
  }
}

/// The calls behind `flowDelegate.collectionView?(…)`: each is `nil` when the delegate does not
/// implement the method.
@preconcurrency @MainActor
public struct OptionalFlowDelegateCalls {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// The size of an item, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalRequirement.flowItemSize.call(on: delegate) {
      delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }
  }

  /// The margins of a section's items, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalRequirement.flowInset.call(on: delegate) {
      delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    }
  }

  /// The distance between a section's lines, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalRequirement.flowLineSpacing.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        layout: layout,
        minimumLineSpacingForSectionAt: section
      )
    }
  }

  /// The smallest distance between neighbours on a section's lines, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalRequirement.flowItemSpacing.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        layout: layout,
        minimumInteritemSpacingForSectionAt: section
      )
    }
  }

  /// The size of a section's header, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalRequirement.flowHeaderSize.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        layout: layout,
        referenceSizeForHeaderInSection: section
      )
    }
  }

  /// The size of a section's footer, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalRequirement.flowFooterSize.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        layout: layout,
        referenceSizeForFooterInSection: section
      )
    }
  }
}
