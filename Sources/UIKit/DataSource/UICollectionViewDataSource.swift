// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a collection view shows: how many sections and items, and the view of each.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int

  /// The configured cell of an item, dequeued.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections; optional, 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The configured supplementary view, dequeued; optional while the layout has none.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether a person may move an item; optional, true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item in the data, after a person moved it; optional while items cannot be moved.
  ///
  /// The collection view has the new order already.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// The titles of an index beside the items; optional.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item that a title of the index leads to; optional, asked only where there are titles.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One: the method is optional.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalRequirement.numberOfSections.isMissing(on: self)
    return 1
  }

  /// An empty view: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.supplementaryView.isMissing(on: self)
    return UICollectionReusableView(frame: .zero)
  }

  /// True: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.canMoveItem.isMissing(on: self)
    return true
  }

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.moveItem.isMissing(on: self)
  }
}

extension OptionalRequirement {
  static let numberOfSections = OptionalRequirement()
  package static let supplementaryView = OptionalRequirement()
  static let canMoveItem = OptionalRequirement()
  static let moveItem = OptionalRequirement()
}
