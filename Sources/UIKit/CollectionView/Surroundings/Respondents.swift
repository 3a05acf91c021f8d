// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Whom a collection view asks and tells; none of them is kept alive.
///
/// Layouts cast `delegate` and `dataSource` to protocols of their own, so those stay what the app set,
/// even while others stand in for them.
struct Respondents {
  weak var delegate: (any UICollectionViewDelegate)?
  weak var dataSource: (any UICollectionViewDataSource)?
  /// What is asked and told in the delegate's place.
  weak var standingDelegate: (any UICollectionViewDelegate)?
  /// What is asked in the data source's place.
  weak var standingDataSource: (any UICollectionViewDataSource)?
  /// Gives identities; without one the collection view assigns some that survive updates.
  weak var identitySource: (any CollectionViewIdentitySource)?
}
