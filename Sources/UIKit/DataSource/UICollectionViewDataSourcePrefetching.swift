// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Told which items will be needed soon, so that slow data can be loaded ahead of time.
///
/// Items that are needed at once are not announced, because the data source loads them itself.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Announces the items that scrolling reaches next, the nearest first.
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  )

  /// Cancels announced items that scrolling no longer reaches; optional.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    OptionalRequirement.cancelPrefetching.isMissing(on: self)
  }
}

extension OptionalRequirement {
  static let cancelPrefetching = OptionalRequirement()
}
