// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension UITableView {
  /// Shows the stages with one animation for all changes.
  @preconcurrency @MainActor
  public func reload<C>(
    using stagedChangeset: StagedChangeset<C>,
    with animation: @autoclosure () -> RowAnimation,
    interrupt: ((Changeset<C>) -> Bool)? = nil,
    setData: (C) -> Void
  ) {
    reload(
      using: stagedChangeset,
      deleteSectionsAnimation: animation(),
      insertSectionsAnimation: animation(),
      reloadSectionsAnimation: animation(),
      deleteRowsAnimation: animation(),
      insertRowsAnimation: animation(),
      reloadRowsAnimation: animation(),
      interrupt: interrupt,
      setData: setData
    )
  }

  /// Shows the stages one after the other, unless the table is in no window or `interrupt` wants none of a stage.
  @preconcurrency @MainActor
  public func reload<C>(
    using stagedChangeset: StagedChangeset<C>,
    deleteSectionsAnimation: @autoclosure () -> RowAnimation,
    insertSectionsAnimation: @autoclosure () -> RowAnimation,
    reloadSectionsAnimation: @autoclosure () -> RowAnimation,
    deleteRowsAnimation: @autoclosure () -> RowAnimation,
    insertRowsAnimation: @autoclosure () -> RowAnimation,
    reloadRowsAnimation: @autoclosure () -> RowAnimation,
    interrupt: ((Changeset<C>) -> Bool)? = nil,
    setData: (C) -> Void
  ) {
    guard window != nil || stagedChangeset.isEmpty else {
      if let last = stagedChangeset.last { setData(last.data) }
      return reloadData()
    }
    let sections = (deleteSectionsAnimation(), insertSectionsAnimation(), reloadSectionsAnimation())
    let rows = (deleteRowsAnimation(), insertRowsAnimation(), reloadRowsAnimation())
    for changeset in stagedChangeset {
      if interrupt?(changeset) == true, let last = stagedChangeset.last {
        setData(last.data)
        return reloadData()
      }
      withoutActuallyEscaping(setData) { setData in
        performBatchUpdates {
          setData(changeset.data)
          self.showSections(changeset, sections)
          self.showRows(changeset, rows)
        }
      }
    }
  }

  private typealias Animations = (delete: RowAnimation, insert: RowAnimation, reload: RowAnimation)

  private func showSections<C>(_ changeset: Changeset<C>, _ animations: Animations) {
    if !changeset.sectionDeleted.isEmpty {
      deleteSections(IndexSet(changeset.sectionDeleted), with: animations.delete)
    }
    if !changeset.sectionInserted.isEmpty {
      insertSections(IndexSet(changeset.sectionInserted), with: animations.insert)
    }
    if !changeset.sectionUpdated.isEmpty {
      reloadSections(IndexSet(changeset.sectionUpdated), with: animations.reload)
    }
    for (source, target) in changeset.sectionMoved { moveSection(source, toSection: target) }
  }

  private func showRows<C>(_ changeset: Changeset<C>, _ animations: Animations) {
    let path = { (path: ElementPath) in IndexPath(row: path.element, section: path.section) }
    if !changeset.elementDeleted.isEmpty {
      deleteRows(at: changeset.elementDeleted.map(path), with: animations.delete)
    }
    if !changeset.elementInserted.isEmpty {
      insertRows(at: changeset.elementInserted.map(path), with: animations.insert)
    }
    if !changeset.elementUpdated.isEmpty {
      reloadRows(at: changeset.elementUpdated.map(path), with: animations.reload)
    }
    for (source, target) in changeset.elementMoved { moveRow(at: path(source), to: path(target)) }
  }
}
