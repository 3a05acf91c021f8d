// SPDX-License-Identifier: Apache-2.0
public import UIKit

@preconcurrency @MainActor
public protocol ListCollectionContext: AnyObject {
  var containerSize: CGSize { get }
  var containerInset: UIEdgeInsets { get }
  var adjustedContainerInset: UIEdgeInsets { get }
  var insetContainerSize: CGSize { get }
  func containerSize(for sectionController: ListSectionController) -> CGSize
  func cellForItem(
    at index: Int,
    sectionController: ListSectionController
  ) -> UICollectionViewCell?
  func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell]
  func dequeueReusableCell(
    of cellClass: AnyClass,
    for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    for sectionController: ListSectionController,
    class viewClass: AnyClass,
    at index: Int
  ) -> UICollectionReusableView
  func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String,
    for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell
  func deselectItem(at index: Int, sectionController: ListSectionController, animated: Bool)
  func performBatch(
    animated: Bool,
    updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  )
  func reload(_ sectionController: ListSectionController)
  func scroll(
    to sectionController: ListSectionController,
    at index: Int,
    scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  )
}

extension ListCollectionContext {
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    for sectionController: ListSectionController,
    at index: Int
  ) -> Cell {
    guard
      let cell = dequeueReusableCell(of: Cell.self, for: sectionController, at: index) as? Cell
    else { fatalError("\(Cell.self) is no cell") }
    return cell
  }
}

@preconcurrency @MainActor
public protocol ListBatchContext: AnyObject {
  func reload(_ sectionController: ListSectionController)
  func reload(in sectionController: ListSectionController, at indexes: IndexSet)
  func insert(in sectionController: ListSectionController, at indexes: IndexSet)
  func delete(in sectionController: ListSectionController, at indexes: IndexSet)
  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int)
}
