// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

extension UICollectionView {
  /// Shows the stages one after the other, unless the view is in no window or `interrupt` wants none of a stage.
  @preconcurrency @MainActor
  public func reload<C>(
    using stagedChangeset: StagedChangeset<C>,
    interrupt: ((Changeset<C>) -> Bool)? = nil,
    setData: (C) -> Void
  ) {
    guard window != nil || stagedChangeset.isEmpty else {
      if let last = stagedChangeset.last { setData(last.data) }
      return reloadData()
    }
    for changeset in stagedChangeset {
      if interrupt?(changeset) == true, let last = stagedChangeset.last {
        setData(last.data)
        return reloadData()
      }
      withoutActuallyEscaping(setData) { setData in
        performBatchUpdates {
          setData(changeset.data)
          self.show(changeset)
        }
      }
    }
  }

  private func show<C>(_ changeset: Changeset<C>) {
    let path = { (path: ElementPath) in IndexPath(item: path.element, section: path.section) }
    if !changeset.sectionDeleted.isEmpty { deleteSections(IndexSet(changeset.sectionDeleted)) }
    if !changeset.sectionInserted.isEmpty { insertSections(IndexSet(changeset.sectionInserted)) }
    if !changeset.sectionUpdated.isEmpty { reloadSections(IndexSet(changeset.sectionUpdated)) }
    for (source, target) in changeset.sectionMoved { moveSection(source, toSection: target) }
    if !changeset.elementDeleted.isEmpty { deleteItems(at: changeset.elementDeleted.map(path)) }
    if !changeset.elementInserted.isEmpty { insertItems(at: changeset.elementInserted.map(path)) }
    if !changeset.elementUpdated.isEmpty { reloadItems(at: changeset.elementUpdated.map(path)) }
    for (source, target) in changeset.elementMoved { moveItem(at: path(source), to: path(target)) }
  }
}
