// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionView {
  /// The number of sections in the last committed state.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items of a section in the last committed state.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Registers a class of cells.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Registers a class of supplementary views.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// A cell to configure.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  /// A supplementary view to configure.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView()
  }

  /// Forgets what is shown and asks the data source for everything.
  public func reloadData() {
    setNeedsLayout()
  }

  /// Inserts items.
  public func insertItems(at indexPaths: [IndexPath]) {}
  /// Deletes items.
  public func deleteItems(at indexPaths: [IndexPath]) {}
  /// Reloads items.
  public func reloadItems(at indexPaths: [IndexPath]) {}
  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Inserts sections.
  public func insertSections(_ sections: IndexSet) {}
  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet) {}
  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet) {}
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {}

  /// Makes several changes as one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// The cell that shows an item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The paths of the items that are shown.
  public var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The path of the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// The attributes of an item, shown or not.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Makes the changes of a block, and the layout pass after it, one animated transaction.
  package func performAnimated(_ animation: ElementAnimation?, _ body: () -> Void) {
    body()
  }
  /// The view that shows an element.
  package func view(for key: ElementKey) -> UICollectionReusableView? { nil }
  /// Reads the contents of elements again.
  package func reconfigureVisible(_ keys: [ElementKey]) {}
}
