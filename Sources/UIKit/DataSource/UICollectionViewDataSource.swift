// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Provides what a collection view shows: the numbers of sections and items, and the view of each
/// element.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int

  /// Dequeues the cell of an item and configures it.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections; optional, 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Dequeues a supplementary view and configures it; optional while the layout has none.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether a person may move an item; optional, `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item in the data after a person moved it; optional while items cannot be moved.
  ///
  /// The collection view already has the new order.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Whether the method for moved items is there, which lets people move those of a controller.
  ///
  /// It is no method of UIKit's, which asks the Objective-C runtime: the source pass declares it beside the
  /// method.
  var tesseraMovesItems: Bool { get }

  /// The titles of an index at the edge of the content; optional.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item for an index title; optional, asked only if there are titles.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1, because the method is optional.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalRequirement.numberOfSections.isMissing(on: self)
    return 1
  }

  /// An empty view, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.supplementaryView.isMissing(on: self)
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns `true`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.canMoveItem.isMissing(on: self)
    return true
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.moveItem.isMissing(on: self)
  }

  /// No, unless the source pass says so.
  public var tesseraMovesItems: Bool { false }
}

extension OptionalRequirement {
  static let numberOfSections = OptionalRequirement()
  package static let supplementaryView = OptionalRequirement()
  static let canMoveItem = OptionalRequirement()
  static let moveItem = OptionalRequirement()
}
