// SPDX-License-Identifier: Apache-2.0
public import RxCocoa
public import RxSwift
public import UIKit

@preconcurrency @MainActor
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UITableViewDataSource, SectionedViewDataSourceType
{
  public typealias Item = Section.Item
  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item
  ) -> UITableViewCell
  public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) ->
    Bool
  public typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) ->
    Bool
  public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
  public typealias SectionForSectionIndexTitle = (
    TableViewSectionedDataSource<Section>, String, Int
  ) -> Int

  open var configureCell: ConfigureCell
  open var titleForHeaderInSection: TitleForHeaderInSection
  open var titleForFooterInSection: TitleForFooterInSection
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
  open var sectionIndexTitles: SectionIndexTitles
  open var sectionForSectionIndexTitle: SectionForSectionIndexTitle
  open private(set) var sectionModels: [Section] = []

  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
    self.sectionIndexTitles = sectionIndexTitles
    self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
    super.init()
  }

  open func setSections(_ sections: [Section]) { sectionModels = sections }

  open subscript(section: Int) -> Section { sectionModels[section] }

  open subscript(indexPath: IndexPath) -> Item {
    get { sectionModels[indexPath.section].items[indexPath.row] }
    set {
      let section = sectionModels[indexPath.section]
      var items = section.items
      items[indexPath.row] = newValue
      sectionModels[indexPath.section] = Section(original: section, items: items)
    }
  }

  open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }

  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { configureCell(self, tableView, indexPath, self[indexPath]) }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  /// A row that may be edited can be deleted; `rx.itemDeleted` tells of it.
  open var tesseraCommitsRows: Bool { true }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }

  /// A row that may be moved can be moved; `rx.itemMoved` tells of it.
  open var tesseraMovesRows: Bool { true }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let from = sectionModels[sourceIndexPath.section]
    var items = from.items
    let moved = items.remove(at: sourceIndexPath.row)
    sectionModels[sourceIndexPath.section] = Section(original: from, items: items)
    let to = sectionModels[destinationIndexPath.section]
    items = to.items
    items.insert(moved, at: destinationIndexPath.row)
    sectionModels[destinationIndexPath.section] = Section(original: to, items: items)
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles(self) }
}

@preconcurrency @MainActor
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]

  open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    tableView.reloadData()
  }
}

/// Sections and items are followed by their identities, so that only what changed moves.
@preconcurrency @MainActor
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]
  ) -> ViewTransition

  open var animationConfiguration: AnimationConfiguration
  open var decideViewTransition: DecideViewTransition
  private var isShown = false

  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell,
      titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath,
      sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle
    )
  }

  open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
    if let sections = observedEvent.element { show(sections, in: tableView) }
  }

  private func show(_ sections: [Section], in view: UITableView) {
    defer { isShown = true }
    guard isShown, let changes = Changeset(from: sectionModels, to: sections),
      decideViewTransition(self, view, changes.isEmpty ? [] : [changes]) == .animated
    else {
      setSections(sections)
      return view.reloadData()
    }
    guard !changes.isEmpty else { return setSections(sections) }
    let motion = animationConfiguration
    view.performBatchUpdates {
      self.setSections(sections)
      view.deleteSections(IndexSet(changes.deletedSections), with: motion.deleteAnimation)
      view.insertSections(IndexSet(changes.insertedSections), with: motion.insertAnimation)
      view.deleteRows(at: changes.deletedItems, with: motion.deleteAnimation)
      view.insertRows(at: changes.insertedItems, with: motion.insertAnimation)
      view.reloadRows(at: changes.updatedItems, with: motion.reloadAnimation)
    }
  }
}
