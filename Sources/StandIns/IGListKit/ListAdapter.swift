// SPDX-License-Identifier: Apache-2.0
public import UIKit

@preconcurrency @MainActor
public protocol ListAdapterDataSource: AnyObject {
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController
  func emptyView(for listAdapter: ListAdapter) -> UIView?
}

extension ListAdapterDataSource {
  public func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

@preconcurrency @MainActor
public protocol ListAdapterPerformanceDelegate: AnyObject {}

@preconcurrency @MainActor
open class ListAdapterUpdater: NSObject {
  @preconcurrency @MainActor public override init() { super.init() }
}

/// Shows a section for each object, by the object's section controller.
@preconcurrency @MainActor
open class ListAdapter: NSObject {
  struct Entry {
    var identity: NSObject?
    var object: any ListDiffable
    var controller: ListSectionController
  }

  private(set) var entries: [Entry] = []
  /// The collection view that asks for a cell now.
  weak var asking: UICollectionView?
  public let updater: ListAdapterUpdater
  public weak var viewController: UIViewController?
  open weak var collectionViewDelegate: (any UICollectionViewDelegate)?
  open weak var scrollViewDelegate: (any UIScrollViewDelegate)?
  open weak var performanceDelegate: (any ListAdapterPerformanceDelegate)?

  public init(
    updater: ListAdapterUpdater,
    viewController: UIViewController?,
    workingRangeSize: Int = 0
  ) {
    (self.updater, self.viewController) = (updater, viewController)
    super.init()
  }

  open weak var collectionView: UICollectionView? {
    didSet {
      collectionView?.dataSource = self
      collectionView?.delegate = self
      load()
    }
  }

  open weak var dataSource: (any ListAdapterDataSource)? { didSet { load() } }

  // MARK: Objects

  /// Takes the objects that the data source has now; a controller stays with its object.
  func load() {
    guard let dataSource, collectionView != nil else { return }
    let before = entries
    entries = dataSource.objects(for: self).map { object in
      let identity = object.diffIdentifier() as? NSObject
      let known = before.first { $0.identity != nil && $0.identity == identity }?.controller
      let controller = known ?? dataSource.listAdapter(self, sectionControllerFor: object)
      return Entry(identity: identity, object: object, controller: controller)
    }
    for (index, entry) in entries.enumerated() {
      let controller = entry.controller
      controller.section = index
      (controller.isFirstSection, controller.isLastSection) = (
        index == 0, index == entries.count - 1
      )
      controller.collectionContext = self
      controller.viewController = viewController
      controller.didUpdate(to: entry.object)
    }
    collectionView?.backgroundView = entries.isEmpty ? dataSource.emptyView(for: self) : nil
  }

  open func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    if animated, animateUpdates(completion) { return }
    load()
    collectionView?.reloadData()
    completion?(true)
  }
  open func reloadData(completion: ((Bool) -> Void)? = nil) {
    entries = []
    performUpdates(animated: false, completion: completion)
  }
  open func reloadObjects(_ objects: [any ListDiffable]) { performUpdates(animated: false) }

  open func objects() -> [any ListDiffable] { entries.map(\.object) }
  open func visibleObjects() -> [any ListDiffable] { objects() }
  open func visibleSectionControllers() -> [ListSectionController] { entries.map(\.controller) }
  open func sectionController(forSection section: Int) -> ListSectionController? {
    entries.indices.contains(section) ? entries[section].controller : nil
  }
  open func section(for controller: ListSectionController) -> Int { controller.section }
  open func sectionController(for object: any ListDiffable) -> ListSectionController? {
    let wanted = object.diffIdentifier() as? NSObject
    return entries.first { $0.identity == wanted }?.controller
  }
  open func object(for controller: ListSectionController) -> Any? {
    entries.first { $0.controller === controller }?.object
  }
  open func object(atSection section: Int) -> Any? {
    entries.indices.contains(section) ? entries[section].object : nil
  }
  open func scroll(
    to object: any ListDiffable,
    supplementaryKinds: [String]?,
    scrollDirection: UICollectionView.ScrollDirection,
    scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    guard let controller = sectionController(for: object) else { return }
    scroll(to: controller, at: 0, scrollPosition: scrollPosition, animated: animated)
  }
}
