// SPDX-License-Identifier: Apache-2.0
public import UIKit

@preconcurrency @MainActor
public protocol ListSupplementaryViewSource: AnyObject {
  func supportedElementKinds() -> [String]
  func viewForSupplementaryElement(
    ofKind elementKind: String,
    at index: Int
  ) -> UICollectionReusableView
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

@preconcurrency @MainActor
public protocol ListDisplayDelegate: AnyObject {
  func listAdapter(
    _ listAdapter: ListAdapter,
    willDisplay sectionController: ListSectionController
  )
  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDisplaying sectionController: ListSectionController
  )
  func listAdapter(
    _ listAdapter: ListAdapter,
    willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell,
    at index: Int
  )
  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell,
    at index: Int
  )
}

@preconcurrency @MainActor
public protocol ListWorkingRangeDelegate: AnyObject {
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  )
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController
  )
}

@preconcurrency @MainActor
public protocol ListScrollDelegate: AnyObject {
  func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController)
}

@preconcurrency @MainActor
open class ListSectionController: NSObject {
  public internal(set) weak var viewController: UIViewController?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public internal(set) weak var collectionContext: (any ListCollectionContext)!
  public internal(set) var section = NSNotFound
  public internal(set) var isFirstSection = false
  public internal(set) var isLastSection = false
  open var inset = UIEdgeInsets.zero
  open var minimumLineSpacing: CGFloat = 0
  open var minimumInteritemSpacing: CGFloat = 0
  open weak var supplementaryViewSource: (any ListSupplementaryViewSource)?
  open weak var displayDelegate: (any ListDisplayDelegate)?
  open weak var workingRangeDelegate: (any ListWorkingRangeDelegate)?
  open weak var scrollDelegate: (any ListScrollDelegate)?

  @preconcurrency @MainActor public override init() { super.init() }

  open func numberOfItems() -> Int { 1 }
  open func sizeForItem(at index: Int) -> CGSize { .zero }
  open func cellForItem(at index: Int) -> UICollectionViewCell {
    fatalError("\(type(of: self)) does not override cellForItem(at:)")
  }
  open func didUpdate(to object: Any) {}
  open func didSelectItem(at index: Int) {}
  open func didDeselectItem(at index: Int) {}
  open func didHighlightItem(at index: Int) {}
  open func didUnhighlightItem(at index: Int) {}
  open func canMoveItem(at index: Int) -> Bool { false }
}

public typealias ListSingleSectionCellConfigureBlock = (Any, UICollectionViewCell) -> Void
public typealias ListSingleSectionCellSizeBlock = (Any, (any ListCollectionContext)?) -> CGSize

@preconcurrency @MainActor
public protocol ListSingleSectionControllerDelegate: AnyObject {
  func didSelect(_ sectionController: ListSingleSectionController, with object: Any)
}

@preconcurrency @MainActor
public final class ListSingleSectionController: ListSectionController {
  private let cellClass: UICollectionViewCell.Type
  private let configure: ListSingleSectionCellConfigureBlock
  private let size: ListSingleSectionCellSizeBlock
  private var object: Any = ()
  public weak var selectionDelegate: (any ListSingleSectionControllerDelegate)?

  public init(
    cellClass: UICollectionViewCell.Type,
    configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    (self.cellClass, configure, size) = (cellClass, configureBlock, sizeBlock)
    super.init()
  }

  public override func didUpdate(to object: Any) { self.object = object }
  public override func sizeForItem(at index: Int) -> CGSize { size(object, collectionContext) }
  public override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext.dequeueReusableCell(of: cellClass, for: self, at: index)
    configure(object, cell)
    return cell
  }
  public override func didSelectItem(at index: Int) {
    selectionDelegate?.didSelect(self, with: object)
  }
}
