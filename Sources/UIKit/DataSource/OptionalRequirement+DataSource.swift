// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDataSource {
  /// The optional `numberOfSections(in:)`, so that `numberOfSections?(in:)` compiles.
  public var numberOfSections: OptionalNumberOfSections? { OptionalNumberOfSections(source: self) }

  /// The optional `collectionView(…)` methods, so that `collectionView?(…)` compiles.
  public var collectionView: OptionalDataSourceCalls? { OptionalDataSourceCalls(source: self) }
}

/// The call behind `dataSource.numberOfSections?(in:)`.
@preconcurrency @MainActor
public struct OptionalNumberOfSections {
  let source: any UICollectionViewDataSource

  /// The number of sections; `nil` when the data source does not implement the method.
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalRequirement.numberOfSections.call(on: source) {
      source.numberOfSections(in: collectionView)
    }
  }
}

/// The calls behind `dataSource.collectionView?(…)`.
@preconcurrency @MainActor
public struct OptionalDataSourceCalls {
  let source: any UICollectionViewDataSource

  /// The supplementary view; `nil` when the data source does not implement the method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalRequirement.supplementaryView.call(on: source) {
      source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Whether a person may move an item; `nil` when the data source does not implement the method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.canMoveItem.call(on: source) {
      source.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  /// Moves an item in the data; `nil` when the data source does not implement the method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.moveItem.call(on: source) {
      source.collectionView(
        collectionView,
        moveItemAt: sourceIndexPath,
        to: destinationIndexPath
      )
    }
  }
}
