// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A data source that shows snapshots and finds the changes between them itself.
///
/// - Source: UIKit, `UICollectionViewDiffableDataSource`. It always computes the difference;
///   `animatingDifferences` only decides whether the change is animated.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes and configures the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes and configures a supplementary view of an element kind.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView,
    _ elementKind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes supplementary views; `nil` if the data source has none.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Handlers for items of section snapshots that a person expands and collapses.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Handlers for items that a person reorders.
  public var reorderingHandlers = ReorderingHandlers()

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private(set) var current = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >()
  /// The outlines, by section.
  private(set) var outlines: Outlines = [:]
  /// The number of snapshots applied so far.
  private(set) var revision = 0
  /// The last task that computes a snapshot's difference off the main thread.
  var backgroundTurn: Task<Void, Never>?
  var itemNumbers = IdentityNumbers<ItemIdentifierType>()
  var sectionNumbers = IdentityNumbers<SectionIdentifierType>()

  typealias Outlines = [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType
  >]

  /// Makes an empty data source and sets it as the collection view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot with the fewest changes from the current one; `completion` is called after
  /// the animation.
  ///
  /// Snapshots that are applied while views are being shown wait, in the order of the calls. A
  /// section loses its outline if its items differ from those that the outline shows.
  ///
  /// - Complexity: O(n) for n items of both snapshots, where nothing moves within its section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, animatingDifferences, completion, problems: []) { self.outlines }
  }

  /// Shows a snapshot and returns after the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading everything, without a difference and without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    report(snapshot.problems)
    adopt(snapshot, outlines)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot by reloading everything, without a difference and without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows an outline as the items of a section; an unknown section is appended.
  ///
  /// Items that are in another section move.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    apply([section: snapshot], animatingDifferences, completion) { self.current }
  }

  /// Shows an outline as the items of a section and returns after the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Shows a snapshot together with outlines of its sections, as one change.
  ///
  /// - Source: ours; in UIKit, each of them is a separate change with its own animation.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<
      ItemIdentifierType
    >],
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    apply(sectionSnapshots, animatingDifferences, completion) { snapshot }
  }

  /// The outline of a section; items without an outline are roots, and an unknown section is empty.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(current.itemIdentifiers(inSection: section))
    return flat
  }

  private func apply(
    _ added: Outlines,
    _ isAnimated: Bool,
    _ completion: (() -> Void)?,
    to base:
      @escaping () -> NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
      >
  ) {
    whenIdle { [self] in
      let snapshot = base().showing(added)
      show(snapshot, isAnimated, completion, problems: added.values.flatMap(\.problems)) {
        self.outlines.merging(added) { $1 }
      }
    }
  }

  /// Shows a snapshot as soon as nothing is being shown.
  ///
  /// A difference that was computed earlier comes with the revision of its first snapshot. It is
  /// used only if that is still the present revision.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ isAnimated: Bool,
    _ completion: (() -> Void)?,
    problems: [String],
    by taken: (revision: Int, difference: SectionedDifference)? = nil,
    _ outlines: @escaping () -> Outlines
  ) {
    whenIdle { [self] in
      guard let collectionView else {
        adopt(snapshot, outlines())
        completion?()
        return
      }
      let fitting = taken?.revision == revision ? taken?.difference : nil
      let difference =
        fitting ?? SectionedDifference(from: current.identifiers, to: snapshot.identifiers)
      let change = { [self] in
        collectionView.performBatchUpdates {
          self.adopt(snapshot, outlines())
          // Reported within the update, because its beginning removes earlier diagnostics.
          self.report(snapshot.problems + problems)
          collectionView.record(difference)
        } completion: { _ in
          completion?()
        }
      }
      guard !isAnimated else { return change() }
      UIView.performWithoutAnimation { collectionView.performAnimated(nil, change) }
    }
  }

  private func whenIdle(_ work: @escaping () -> Void) {
    if let collectionView { collectionView.whenIdle(work) } else { work() }
  }

  private func report(_ problems: [String]) {
    for problem in problems { collectionView?.reportCall("invalid-snapshot", problem) }
  }

  /// The current snapshot, without marks for reloading.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let items = current.identifiers.outline.items
    guard indexPath.count == 2, items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  /// The index path of an item; `nil` if it is not visible.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.identifiers.position(of: itemIdentifier).map { IndexPath(position: $0) }
  }

  /// The section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section; `nil` for an unknown section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  func adopt(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ outlines: Outlines
  ) {
    revision += 1
    current = snapshot
    current.identifiers.forgetMarks()
    current.problems = []
    self.outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && outline.visibleItems == snapshot.itemIdentifiers(inSection: section)
    }
    itemNumbers.prune { snapshot.identifiers.position(of: $0) != nil }
    sectionNumbers.prune { snapshot.indexOfSection($0) != nil }
  }

  /// The number of sections in the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items of a section in the current snapshot.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    let items = current.identifiers.outline.items
    return items.indices.contains(section) ? items[section].count : 0
  }

  /// Whether the reordering handlers allow an item to be moved.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    mayReorder(at: indexPath)
  }

  /// Moves an item after a person moved it, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Whether the reordering handlers allow any item to be moved.
  open var tesseraMovesItems: Bool { reorderingHandlers.canReorderItem != nil }

  /// `nil`, unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalRequirement.indexTitles.isMissing(on: self)
    return nil
  }

  /// The first item of the section at the index, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    OptionalRequirement.pathOfIndexTitle.isMissing(on: self)
    return IndexPath(item: 0, section: index)
  }

  /// The cell that the cell provider makes.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    return collectionView.missingCell(at: indexPath)
  }

  /// The view that the supplementary view provider makes.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      OptionalRequirement.supplementaryView.isMissing(on: self)
      return UICollectionReusableView(frame: .zero)
    }
    if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
    collectionView.reportCall(
      "missing-view",
      "the supplementary view provider returned no view of kind \(kind) at \(indexPath)"
    )
    return collectionView.provider.substituteView()
  }
}

extension UICollectionView {
  /// Adds a difference to the running batch.
  fileprivate func record(_ difference: SectionedDifference) {
    var updates: [CollectionUpdate] = difference.deletedSections.map { .deleteSection($0) }
    updates += difference.insertedSections.map { .insertSection($0) }
    updates += difference.reloadedSections.map { .reloadSection($0) }
    updates += difference.movedSections.map { .moveSection(from: $0.from, to: $0.to) }
    updates += difference.deletedItems.map { .deleteItem($0) }
    updates += difference.insertedItems.map { .insertItem($0) }
    updates += difference.reloadedItems.map { .reloadItem($0) }
    updates += difference.movedItems.map { .moveItem(from: $0.from, to: $0.to) }
    record(updates)
    guard !difference.reconfiguredItems.isEmpty else { return }
    reconfigureItems(at: difference.reconfiguredItems.map { IndexPath(position: $0) })
  }
}
