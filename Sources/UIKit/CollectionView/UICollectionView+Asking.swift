// SPDX-License-Identifier: Apache-2.0

/// Whom the collection view itself asks.
///
/// Layouts cast `delegate` and `dataSource` to protocols of their own, so those stay what the app set.
extension UICollectionView {
  /// Whom everything is asked that a delegate answers.
  var askedDelegate: (any UICollectionViewDelegate)? { standingDelegate ?? delegate }

  /// Whom everything is asked that a data source answers.
  var askedDataSource: (any UICollectionViewDataSource)? { standingDataSource ?? dataSource }
}
