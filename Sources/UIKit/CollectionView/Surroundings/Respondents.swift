// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The objects that a collection view asks and tells, as weak references.
///
/// Layouts cast `delegate` and `dataSource` to protocols of their own. So these stay as the app set
/// them, even while stand-ins answer for them.
///
/// It is a class, because reading one weak reference of a value would copy all of them.
@MainActor
final class Respondents {
  weak var delegate: (any UICollectionViewDelegate)?
  weak var dataSource: (any UICollectionViewDataSource)?
  /// The object that is asked and told in place of the delegate.
  weak var standingDelegate: (any UICollectionViewDelegate)?
  /// The object that is asked in place of the data source.
  weak var standingDataSource: (any UICollectionViewDataSource)?
  /// Gives identities; without it, the collection view makes identities that survive updates.
  weak var identitySource: (any CollectionViewIdentitySource)?

  nonisolated init() {}
}
