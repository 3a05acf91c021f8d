// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What is told which items will be needed soon, so that slow data can be on its way.
///
/// Items that are needed at once are not announced: the data source loads them itself.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Tells the items that scrolling comes to, the nearest first.
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  )

  /// Tells the items announced before that scrolling no longer comes to; optional.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing: the method is optional.
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
