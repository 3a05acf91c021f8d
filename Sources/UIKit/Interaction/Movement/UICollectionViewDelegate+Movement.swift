// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// Returns the proposed index path, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalRequirement.targetOfMove.isMissing(on: self)
    return proposedIndexPath
  }

  /// Returns the proposed index path, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalRequirement.olderTargetOfMove.isMissing(on: self)
    return proposedIndexPath
  }
}

extension OptionalRequirement {
  package static let targetOfMove = OptionalRequirement()
  static let olderTargetOfMove = OptionalRequirement()
}

extension OptionalDelegateCalls {
  /// Asks where an item that follows a finger would be put.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalRequirement.targetOfMove.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath,
        toProposedIndexPath: proposedIndexPath
      )
    }
  }

  /// Asks where an item that follows a finger would be put, in the form that iOS 15 replaced.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalRequirement.olderTargetOfMove.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath
      )
    }
  }
}
