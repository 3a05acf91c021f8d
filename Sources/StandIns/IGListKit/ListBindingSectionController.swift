// SPDX-License-Identifier: Apache-2.0
public import UIKit

@preconcurrency @MainActor
public protocol ListBindable: AnyObject {
  func bindViewModel(_ viewModel: Any)
}

@preconcurrency @MainActor
public protocol ListBindingSectionControllerDataSource: AnyObject {
  func sectionController(
    _ sectionController: ListBindingSectionController,
    viewModelsFor object: Any
  ) -> [any ListDiffable]
  func sectionController(
    _ sectionController: ListBindingSectionController,
    cellForViewModel viewModel: Any,
    at index: Int
  ) -> any UICollectionViewCell & ListBindable
  func sectionController(
    _ sectionController: ListBindingSectionController,
    sizeForViewModel viewModel: Any,
    at index: Int
  ) -> CGSize
}

@preconcurrency @MainActor
public protocol ListBindingSectionControllerSelectionDelegate: AnyObject {
  func sectionController(
    _ sectionController: ListBindingSectionController,
    didSelectItemAt index: Int,
    viewModel: Any
  )
}

@preconcurrency @MainActor
open class ListBindingSectionController: ListSectionController {
  open weak var dataSource: (any ListBindingSectionControllerDataSource)?
  open weak var selectionDelegate: (any ListBindingSectionControllerSelectionDelegate)?
  public private(set) var object: Any?
  public private(set) var viewModels: [any ListDiffable] = []

  open override func didUpdate(to object: Any) {
    self.object = object
    viewModels = dataSource?.sectionController(self, viewModelsFor: object) ?? []
  }

  open func update(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    if let object { didUpdate(to: object) }
    collectionContext.reload(self)
    completion?(true)
  }

  open override func numberOfItems() -> Int { viewModels.count }
  open override func sizeForItem(at index: Int) -> CGSize {
    dataSource?.sectionController(self, sizeForViewModel: viewModels[index], at: index) ?? .zero
  }
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard
      let cell = dataSource?.sectionController(
        self,
        cellForViewModel: viewModels[index],
        at: index
      )
    else { return UICollectionViewCell() }
    cell.bindViewModel(viewModels[index])
    return cell
  }
  open override func didSelectItem(at index: Int) {
    selectionDelegate?.sectionController(
      self,
      didSelectItemAt: index,
      viewModel: viewModels[index]
    )
  }
}
