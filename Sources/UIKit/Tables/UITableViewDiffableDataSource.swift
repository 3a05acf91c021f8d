// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A table's data source that shows snapshots and finds the changes between them itself.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, TableOwnSource {
  /// Makes and configures the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go; all do as in lists here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider
  private weak var table: UITableView?
  private let source: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

  /// Makes an empty data source and sets it as the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    table = tableView
    source = UICollectionViewDiffableDataSource(collectionView: tableView.list) {
      [weak tableView] view, path, item in
      guard let tableView, let cell = cellProvider(tableView, path, item) else { return nil }
      return tableView.content.row(cell, in: view, path)
    }
    super.init()
    source.supplementaryViewProvider = { [weak tableView] view, kind, path in
      tableView?.content.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
    tableView.dataSource = self
  }

  /// Shows a snapshot with the fewest changes from the current one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    source.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// What is shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { source.snapshot() }

  /// The item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    source.itemIdentifier(for: indexPath)
  }
  /// The row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    source.indexPath(for: itemIdentifier)
  }
  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    source.sectionIdentifier(for: index)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    source.numberOfSections(in: tableView.list)
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.collectionView(tableView.list, numberOfItemsInSection: section)
  }
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = source.itemIdentifier(for: indexPath)
    return item.flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The text of a header; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The text of a footer; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Whether a row can be edited; no unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved; no unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether people can delete rows by a swipe; see `UITableViewDataSource`.
  open var tesseraCommitsRows: Bool { false }
  /// Whether people can move rows; see `UITableViewDataSource`.
  open var tesseraMovesRows: Bool { false }
  /// A person deleted or added a row.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// A person moved a row.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
