// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDataSource {
  /// `nil`, because the method is optional.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalRequirement.indexTitles.isMissing(on: self)
    return nil
  }

  /// The first item of the section at the index, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    OptionalRequirement.pathOfIndexTitle.isMissing(on: self)
    return IndexPath(item: 0, section: index)
  }
}

extension OptionalRequirement {
  static let indexTitles = OptionalRequirement()
  static let pathOfIndexTitle = OptionalRequirement()
}

extension OptionalDataSourceCalls {
  /// The item for an index title; `nil` when the data source does not implement the method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath? {
    OptionalRequirement.pathOfIndexTitle.call(on: source) {
      source.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

extension UICollectionViewDataSource {
  /// The optional method, so that `indexTitles?(for:)` compiles.
  public var indexTitles: OptionalIndexTitles? { OptionalIndexTitles(source: self) }
}

/// The call behind `dataSource.indexTitles?(for:)`.
@preconcurrency @MainActor
public struct OptionalIndexTitles {
  let source: any UICollectionViewDataSource

  /// The titles; `nil` when the data source does not implement the method.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]?? {
    OptionalRequirement.indexTitles.call(on: source) { source.indexTitles(for: collectionView) }
  }
}
