// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A data source that shows snapshots and finds by itself what changed from one to the next.
///
/// - Source: UIKit, `UICollectionViewDiffableDataSource`. It always takes the difference;
///   `animatingDifferences` says only whether the change is animated.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the configured cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes the configured supplementary view of an element kind.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView,
    _ elementKind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes supplementary views; without it the data source has none.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes an empty data source and sets it as that of the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot by the fewest changes from the current one; `completion` comes after the animation.
  ///
  /// - Complexity: O(n) for n items of both snapshots, where nothing moves within its section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let collectionView else {
      adopt(snapshot)
      completion?()
      return
    }
    let difference = SectionedDifference(from: current.identifiers, to: snapshot.identifiers)
    let change = { [self] in
      collectionView.performBatchUpdates {
        self.adopt(snapshot)
        collectionView.record(difference)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { change() } else { collectionView.performAnimated(nil, change) }
  }

  /// Shows a snapshot anew as a whole, without taking the difference and without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    adopt(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// What is shown, without marks of what to reload.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The item at an index path; `nil` when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let items = current.identifiers.outline.items
    guard indexPath.count == 2, items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  /// The index path of an item; `nil` when it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.identifiers.position(of: itemIdentifier).map { IndexPath(position: $0) }
  }

  /// The section of an index; `nil` when there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section; `nil` when it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  private func adopt(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    current = snapshot
    current.identifiers.forgetMarks()
  }

  /// How many sections the current snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// How many items a section of the current snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    current.identifiers.outline.items[section].count
  }

  /// The cell that the cell provider makes.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    collectionView.reportCall("missing-view", "the cell provider returned no cell at \(indexPath)")
    return collectionView.substituteCell()
  }

  /// The view that the supplementary view provider makes.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      OptionalRequirement.supplementaryView.isMissing(on: self)
      return UICollectionReusableView(frame: .zero)
    }
    if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
    collectionView.reportCall(
      "missing-view",
      "the supplementary view provider returned no view of kind \(kind) at \(indexPath)"
    )
    return collectionView.substituteView()
  }
}

extension UICollectionView {
  /// Adds a difference to the running batch.
  fileprivate func record(_ difference: SectionedDifference) {
    deleteSections(IndexSet(difference.deletedSections))
    insertSections(IndexSet(difference.insertedSections))
    reloadSections(IndexSet(difference.reloadedSections))
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: difference.deletedItems.map { IndexPath(position: $0) })
    insertItems(at: difference.insertedItems.map { IndexPath(position: $0) })
    reloadItems(at: difference.reloadedItems.map { IndexPath(position: $0) })
    for move in difference.movedItems {
      moveItem(at: IndexPath(position: move.from), to: IndexPath(position: move.to))
    }
    reconfigureItems(at: difference.reconfiguredItems.map { IndexPath(position: $0) })
  }
}
