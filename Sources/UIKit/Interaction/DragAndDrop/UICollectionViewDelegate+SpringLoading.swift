// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// Returns `true`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalRequirement.shouldSpringLoad.isMissing(on: self)
    return true
  }
}

extension OptionalRequirement {
  static let shouldSpringLoad = OptionalRequirement()
}

extension OptionalDelegateCalls {
  /// Asks whether an item opens when a drag rests over it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalRequirement.shouldSpringLoad.call(on: delegate) {
      delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }
}
