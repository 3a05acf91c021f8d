// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDataSourcePrefetching {
  /// The optional `collectionView(…)` method, so that `collectionView?(…)` compiles.
  public var collectionView: OptionalPrefetchingCalls? { OptionalPrefetchingCalls(source: self) }
}

/// The call behind `prefetchDataSource.collectionView?(…)`.
@preconcurrency @MainActor
public struct OptionalPrefetchingCalls {
  let source: any UICollectionViewDataSourcePrefetching

  /// Tells which items are no longer needed; `nil` when the source does not implement the method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalRequirement.cancelPrefetching.call(on: source) {
      source.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
