// SPDX-License-Identifier: Apache-2.0
public import UIKit

public typealias ReusableCellIdentifier = String

/// A data source that also says how the skeleton of a collection view looks; it is not asked.
@preconcurrency @MainActor
public protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {
  func numSections(in collectionSkeletonView: UICollectionView) -> Int
  func collectionSkeletonView(
    _ skeletonView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
  func collectionSkeletonView(
    _ skeletonView: UICollectionView,
    cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier
}

extension SkeletonCollectionViewDataSource {
  public func numSections(in collectionSkeletonView: UICollectionView) -> Int { 1 }

  public func collectionSkeletonView(
    _ skeletonView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
}

/// A delegate of a collection view with a skeleton.
@preconcurrency @MainActor
public protocol SkeletonCollectionViewDelegate: UICollectionViewDelegate {}
