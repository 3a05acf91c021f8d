// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The optional methods about visible views, and the one about the offset.
extension UICollectionViewDelegate {
  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.willDisplay.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalRequirement.willDisplaySupplementary.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didEndDisplaying.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalRequirement.didEndDisplayingSupplementary.isMissing(on: self)
  }

  /// The proposed offset, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalRequirement.targetOffset.isMissing(on: self)
    return proposedContentOffset
  }
}

extension OptionalDelegateCalls {
  /// Tells that a cell is going to be shown.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.willDisplay.call(on: delegate) {
      delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Tells that a supplementary view is going to be shown.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.willDisplaySupplementary.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        willDisplaySupplementaryView: view,
        forElementKind: elementKind,
        at: indexPath
      )
    }
  }

  /// Tells that a cell is no longer shown.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.didEndDisplaying.call(on: delegate) {
      delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Tells that a supplementary view is no longer shown.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.didEndDisplayingSupplementary.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: elementKind,
        at: indexPath
      )
    }
  }

  /// Asks where the content stands after an update or a change of layout.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalRequirement.targetOffset.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        targetContentOffsetForProposedContentOffset: proposedContentOffset
      )
    }
  }
}

extension OptionalRequirement {
  static let willDisplay = OptionalRequirement()
  static let willDisplaySupplementary = OptionalRequirement()
  static let didEndDisplaying = OptionalRequirement()
  static let didEndDisplayingSupplementary = OptionalRequirement()
  static let targetOffset = OptionalRequirement()
}
