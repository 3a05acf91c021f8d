// SPDX-License-Identifier: Apache-2.0
public import RxCocoa
public import RxSwift
public import UIKit

@preconcurrency @MainActor
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UICollectionViewDataSource, SectionedViewDataSourceType
{
  public typealias Item = Section.Item
  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item
  ) -> UICollectionViewCell
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView
  public typealias MoveItem = (
    CollectionViewSectionedDataSource<Section>, IndexPath, IndexPath
  ) -> Void
  public typealias CanMoveItemAtIndexPath = (
    CollectionViewSectionedDataSource<Section>, IndexPath
  ) -> Bool

  open var configureCell: ConfigureCell
  open var configureSupplementaryView: ConfigureSupplementaryView?
  open var moveItem: MoveItem
  open var canMoveItemAtIndexPath: CanMoveItemAtIndexPath
  open private(set) var sectionModels: [Section] = []

  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil,
    moveItem: @escaping MoveItem = { _, _, _ in },
    canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
    self.moveItem = moveItem
    self.canMoveItemAtIndexPath = canMoveItemAtIndexPath
    super.init()
  }

  open func setSections(_ sections: [Section]) { sectionModels = sections }

  open subscript(section: Int) -> Section { sectionModels[section] }

  open subscript(indexPath: IndexPath) -> Item {
    get { sectionModels[indexPath.section].items[indexPath.item] }
    set {
      let section = sectionModels[indexPath.section]
      var items = section.items
      items[indexPath.item] = newValue
      sectionModels[indexPath.section] = Section(original: section, items: items)
    }
  }

  open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sectionModels[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let configureSupplementaryView else {
      preconditionFailure("the data source has no configureSupplementaryView for \(kind)")
    }
    return configureSupplementaryView(self, collectionView, kind, indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMoveItemAtIndexPath(self, indexPath) }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveItem(self, sourceIndexPath, destinationIndexPath) }
}

@preconcurrency @MainActor
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]

  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    collectionView.reloadData()
  }
}

/// Sections and items are followed by their identities, so that only what changed moves.
@preconcurrency @MainActor
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, [Changeset<Section>]
  ) -> ViewTransition

  open var animationConfiguration: AnimationConfiguration
  open var decideViewTransition: DecideViewTransition
  private var isShown = false

  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil,
    moveItem: @escaping MoveItem = { _, _, _ in },
    canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell,
      configureSupplementaryView: configureSupplementaryView,
      moveItem: moveItem,
      canMoveItemAtIndexPath: canMoveItemAtIndexPath
    )
  }

  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Section]>) {
    if let sections = observedEvent.element { show(sections, in: collectionView) }
  }

  private func show(_ sections: [Section], in view: UICollectionView) {
    defer { isShown = true }
    guard isShown, let changes = Changeset(from: sectionModels, to: sections),
      decideViewTransition(self, view, changes.isEmpty ? [] : [changes]) == .animated
    else {
      setSections(sections)
      return view.reloadData()
    }
    guard !changes.isEmpty else { return setSections(sections) }
    view.performBatchUpdates {
      self.setSections(sections)
      view.deleteSections(IndexSet(changes.deletedSections))
      view.insertSections(IndexSet(changes.insertedSections))
      view.deleteItems(at: changes.deletedItems)
      view.insertItems(at: changes.insertedItems)
      view.reloadItems(at: changes.updatedItems)
    }
  }
}
