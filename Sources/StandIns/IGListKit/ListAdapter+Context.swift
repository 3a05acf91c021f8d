// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension ListAdapter: ListCollectionContext, ListBatchContext {
  public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }
  public var containerInset: UIEdgeInsets { collectionView?.contentInset ?? .zero }
  public var adjustedContainerInset: UIEdgeInsets { collectionView?.adjustedContentInset ?? .zero }
  public var insetContainerSize: CGSize {
    let insets = adjustedContainerInset
    return CGSize(
      width: max(0, containerSize.width - insets.left - insets.right),
      height: max(0, containerSize.height - insets.top - insets.bottom)
    )
  }
  public func containerSize(for sectionController: ListSectionController) -> CGSize {
    let (size, inset) = (insetContainerSize, sectionController.inset)
    return CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom)
    )
  }

  private func path(_ index: Int, _ controller: ListSectionController) -> IndexPath {
    IndexPath(item: index, section: controller.section)
  }

  public func cellForItem(
    at index: Int,
    sectionController: ListSectionController
  ) -> UICollectionViewCell? {
    collectionView?.cellForItem(at: path(index, sectionController))
  }

  public func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell] {
    let paths = collectionView?.indexPathsForVisibleItems ?? []
    return paths.filter { $0.section == sectionController.section }.sorted()
      .compactMap { collectionView?.cellForItem(at: $0) }
  }

  public func dequeueReusableCell(
    of cellClass: AnyClass,
    for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    guard let collectionView = asking ?? collectionView else { return UICollectionViewCell() }
    let name = String(describing: cellClass)
    collectionView.register(cellClass, forCellWithReuseIdentifier: name)
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: name,
      for: path(index, sectionController)
    )
  }

  public func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String,
    for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    (asking ?? collectionView)?.dequeueReusableCell(
      withReuseIdentifier: identifier,
      for: path(index, sectionController)
    ) ?? UICollectionViewCell()
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    for sectionController: ListSectionController,
    class viewClass: AnyClass,
    at index: Int
  ) -> UICollectionReusableView {
    guard let collectionView = asking ?? collectionView else { return UICollectionReusableView() }
    let name = String(describing: viewClass)
    collectionView.register(
      viewClass,
      forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: name
    )
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: name,
      for: path(index, sectionController)
    )
  }

  public func deselectItem(
    at index: Int,
    sectionController: ListSectionController,
    animated: Bool
  ) { collectionView?.deselectItem(at: path(index, sectionController), animated: animated) }

  public func performBatch(
    animated: Bool,
    updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let collectionView, collectionView.window != nil else {
      updates(self)
      collectionView?.reloadData()
      completion?(true)
      return
    }
    let batch = {
      collectionView.performBatchUpdates({ updates(self) }, completion: completion)
    }
    if animated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  public func reload(_ sectionController: ListSectionController) {
    change { $0.reloadSections([sectionController.section]) }
  }
  public func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    change { $0.reloadItems(at: paths(indexes, sectionController)) }
  }
  public func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    change { $0.insertItems(at: paths(indexes, sectionController)) }
  }
  public func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    change { $0.deleteItems(at: paths(indexes, sectionController)) }
  }
  public func move(
    in sectionController: ListSectionController,
    from fromIndex: Int,
    to toIndex: Int
  ) {
    change {
      $0.moveItem(at: path(fromIndex, sectionController), to: path(toIndex, sectionController))
    }
  }

  private func paths(_ indexes: IndexSet, _ controller: ListSectionController) -> [IndexPath] {
    indexes.map { path($0, controller) }
  }

  /// Tells the collection view of a change; one that nobody sees asks for everything again.
  private func change(_ change: (UICollectionView) -> Void) {
    guard let collectionView else { return }
    if collectionView.window == nil { collectionView.reloadData() } else { change(collectionView) }
  }

  public func scroll(
    to sectionController: ListSectionController,
    at index: Int,
    scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    collectionView?.scrollToItem(
      at: path(index, sectionController),
      at: scrollPosition,
      animated: animated
    )
  }
}
