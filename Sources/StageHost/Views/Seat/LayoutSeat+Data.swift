// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Data sources and delegates, and how they get the data.
extension LayoutSeat {
  /// Registers other prototypes of cells; all shown cells are then made again.
  func adopt(_ prototypes: [CellPrototype]) {
    guard source.prototypes != prototypes, screen == nil else { return }
    source.prototypes = prototypes
    source.attach(to: collectionView, for: staged)
    showAnew()
  }

  /// Makes all shown views again.
  func showAnew() {
    if let diffable { diffable.reset(to: source.data) } else { collectionView.reloadData() }
  }

  /// Attaches the delegate, if users want one; it passes questions on to the delegate of the
  /// present layout.
  func attachDelegate() {
    delegate.staged = staged
    guard screen == nil else { return }
    let cast = staged.abilities.source?.castDelegate
    collectionView.standingDelegate = settings.hasDelegate && cast != nil ? delegate : nil
    collectionView.delegate = settings.hasDelegate ? cast ?? delegate : nil
  }

  /// Attaches a data source of the kind that users want, and makes all shown views again.
  func attachDataSource() {
    guard screen == nil else { return }
    // Otherwise the controller's gesture would stay.
    (heldSource as? ControllerSource)?.installsStandardGestureForInteractiveMovement = false
    heldSource = nil
    source.hasFixedItems = false
    collectionView.identitySource = source
    collectionView.prefetchDataSource = source.loading
    collectionView.standingDataSource = nil
    guard settings.hasDataSource else {
      collectionView.dataSource = nil
      collectionView.reloadData()
      return
    }
    if let shown = staged.abilities.source, let own = shown.dataSource {
      let cells = shown.cells(in: collectionView, beside: source)
      heldSource = cells
      collectionView.dataSource = own
      collectionView.identitySource = source
      collectionView.standingDataSource = cells ?? source
      collectionView.reloadData()
      return
    }
    switch settings.source {
    case .classic:
      let spoiled = staged.abilities.mistakes?.spoiled(source) ?? source
      collectionView.dataSource = spoiled
      collectionView.identitySource = spoiled as? any CollectionViewIdentitySource
    case .minimal:
      let minimal = MinimalSource(provider: source)
      heldSource = minimal
      collectionView.dataSource = minimal
      // The next data source uses the same identities as the one before.
      collectionView.identitySource = source
    case .controller:
      let controller = ControllerSource(managing: collectionView, provider: source)
      controller.installsStandardGestureForInteractiveMovement =
        delegate.behaviour.hasStandardGesture
      heldSource = controller
      collectionView.identitySource = source
    case .diffable:
      let diffable = DiffableSource(collectionView, provider: source)
      heldSource = diffable
      collectionView.identitySource = diffable
      diffable.reset(to: source.data)
      return
    }
    collectionView.reloadData()
  }

  /// Changes the collection view's data with the fewest insertions, deletions and moves.
  func update(to data: StageData, _ values: LayoutValues, _ changes: StageChanges) {
    guard screen == nil else { return staged.apply(values, data: data, changes) }
    let difference = changes.difference(from: source.data, to: data)
    let rearranges = !difference.keepsOrder || !difference.remade.isEmpty
    if diffable == nil, !difference.isEmpty, rearranges {
      // The data change first; then the collection view learns the change as one batch.
      return collectionView.performBatchUpdates { [self] in
        adopt(data, values, changes)
        collectionView.record(difference.map)
      }
    }
    adopt(data, values, changes)
    if let diffable, !difference.isEmpty { diffable.apply(data, reloading: difference.remade) }
  }

  private func adopt(_ data: StageData, _ values: LayoutValues, _ changes: StageChanges) {
    source.data = data
    staged.apply(values, data: data, changes)
  }
}
