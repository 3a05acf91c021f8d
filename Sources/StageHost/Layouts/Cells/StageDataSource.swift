// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Gives one collection view the stage's data, as an app would.
@MainActor
final class StageDataSource: UICollectionViewDataSource, CollectionViewIdentitySource {
  private static let itemReuseIdentifier = "item"
  private static let sectionReuseIdentifier = "section"
  private static let rowReuseIdentifier = "tessera.row"
  private static let ownReuseIdentifier = "tessera.own"

  /// The data of the collection view.
  var data: StageData { didSet { loading.data = data } }
  /// All data of the stage, with the items below collapsed ones.
  var whole = StageData()
  /// The behaviour of cells that users have set.
  var behaviour = CollectionBehaviour()
  /// The cells for items with a `prototype`, by reuse identifier.
  var prototypes: [CellPrototype] = []
  /// The stage's title and the origin of its data, for headers and footers of a whole layout.
  var stageTexts = (title: "", credit: "")
  /// The kinds of views that show their section's texts.
  private var sectionViewKinds: Set<String> = []
  /// The registered kinds of views.
  private var registeredKinds: Set<String> = []
  /// Whether other kinds are registered when the layout asks for them.
  private var namesOwnKinds = false
  /// The layout's own content for a supplementary view.
  private var layoutContent: (String, IndexPath) -> CellContent? = { _, _ in nil }
  /// The layout that has its own cells, if it has.
  private weak var cellMaker: (any ViewNaming)?
  /// Whether the items are not the stage's, so that their order cannot be changed.
  var hasFixedItems = false
  /// Called after a user has moved an item, with the change of the data.
  var onMove: ((StageChanges) -> Void)?
  /// The commands of rows' buttons that wait to be carried out.
  var rowCommands: [(ItemCommand, item: String)] = []
  private var moved: String?
  /// The loading of the items.
  let loading: LazyLoading

  init(data: StageData) {
    self.data = data
    loading = LazyLoading(data: data)
  }

  /// The reuse identifier of the cell for a placeholder.
  static func identifier(ofPlaceholderInList isList: Bool) -> String {
    isList ? rowReuseIdentifier : itemReuseIdentifier
  }

  /// Registers this source's views for a layout.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that gets the registrations.
  ///   - staged: The layout.
  ///   - next: The layout at the end of a transition, if there is one.
  func attach(
    to collectionView: UICollectionView,
    for staged: any StagedLayout,
    and next: (any StagedLayout)? = nil
  ) {
    for identifier in [Self.itemReuseIdentifier] + prototypes.map(\.identifier) {
      collectionView.register(StageCell.self, forCellWithReuseIdentifier: identifier)
    }
    collectionView.register(
      UICollectionViewListCell.self,
      forCellWithReuseIdentifier: Self.rowReuseIdentifier
    )
    cellMaker = staged.abilities.views
    if let own = cellMaker?.cellClass {
      collectionView.register(own, forCellWithReuseIdentifier: Self.ownReuseIdentifier)
    }
    let sectionKinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let views = [staged, next].compactMap { $0?.abilities.views }
    namesOwnKinds = views.contains(where: \.namesOwnKinds)
    sectionViewKinds = Set(views.flatMap(\.sectionViewKinds))
    let badgeKinds = views.flatMap(\.badgeKinds)
    registeredKinds = sectionViewKinds.union(sectionKinds + badgeKinds)
    layoutContent = { [weak staged, weak next] kind, indexPath in
      staged?.abilities.views?.content(ofKind: kind, at: indexPath)
        ?? next?.abilities.views?.content(ofKind: kind, at: indexPath)
    }
    staged.abilities.rows?.rowActions = self
    for kind in registeredKinds {
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.sectionReuseIdentifier
      )
    }
    for kind in sectionKinds {
      collectionView.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.rowReuseIdentifier
      )
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    data.section(section)?.items.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = data.item(at: ElementPosition(indexPath))
    let prototype = item?.prototype ?? ""
    if prototype.isEmpty, collectionView.isList(section: indexPath.section) {
      return row(in: collectionView, at: indexPath, item)
    }
    if let item, prototype.isEmpty, loading.isReady(item.id), let maker = cellMaker,
      maker.cellClass != nil
    {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: Self.ownReuseIdentifier,
        for: indexPath
      )
      maker.configure(cell, as: item, at: indexPath)
      behaviour.configure(cell)
      return cell
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: prototype.isEmpty ? Self.itemReuseIdentifier : prototype,
      for: indexPath
    )
    configure(cell, as: item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    mayMove(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = data.item(at: ElementPosition(sourceIndexPath)),
      let section = data.section(destinationIndexPath.section)
    else { return }
    let place = DataChange.Place(
      item: item.id,
      section: section.id,
      index: destinationIndexPath.item
    )
    var edit = TrackedData(data)
    _ = edit.apply(.place([place]))
    data = edit.data
    moved = item.id
    onMove?(StageChanges(edit))
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { sectionLetters }

  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    firstItem(ofSection: index)
  }

  /// Whether users may move an item.
  func mayMove(_ indexPath: IndexPath) -> Bool {
    behaviour.moving != .off && !hasFixedItems && !behaviour.locks(indexPath)
  }

  /// Takes the order of a diffable data source after a user has moved an item.
  ///
  /// - Complexity: O(n) for n items.
  func take(order: [(section: String, items: [String])], moving item: String) {
    var items: [String: StageData.Item] = [:]
    for section in data.sections { for item in section.items { items[item.id] = item } }
    for (index, section) in order.enumerated() where data.sections.indices.contains(index) {
      data.sections[index].items = ItemList(section.items.compactMap { items[$0] })
    }
    moved = item
    onMove?(StageChanges())
  }

  /// Removes and returns the item that a user has moved.
  func takeMoved() -> String? {
    defer { moved = nil }
    return moved
  }

  private func row(
    in collectionView: UICollectionView,
    at indexPath: IndexPath,
    _ item: StageData.Item?
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.rowReuseIdentifier,
      for: indexPath
    )
    if let row = cell as? UICollectionViewListCell {
      configureRow(row, as: item, inSection: indexPath.section)
    }
    return cell
  }

  /// Configures a row of a list for an item.
  func configureRow(
    _ row: UICollectionViewListCell,
    as item: StageData.Item?,
    inSection section: Int
  ) {
    row.content = CellContent()
    if let item {
      let actions = actions(of: item, inSection: section)
      ListRows.configure(row, as: item, actions) { [unowned self] in
        rowCommands.append(($0, item.id))
      }
      ListRows.configure(row, on: data.section(section)?.background)
      row.content.isPlaceholder = !loading.isReady(item.id)
    }
    behaviour.configure(row)
  }

  /// Removes and returns the commands of rows' buttons.
  func takeRowCommands() -> [Consequence] {
    defer { rowCommands = [] }
    return rowCommands.flatMap { command, item in
      command.consequences(
        for: ItemPlaces(of: [item], in: whole),
        seed: UInt32(truncatingIfNeeded: whole.itemCount)
      )
    }
  }

  /// Configures a cell for an item.
  func configure(_ cell: UICollectionViewCell, as item: StageData.Item?) {
    cell.content = item?.content ?? CellContent()
    if let style = style(of: item?.prototype ?? "") { cell.content.style = style }
    if let item, !loading.isReady(item.id) { cell.content.isPlaceholder = true }
    behaviour.configure(cell)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let section = data.section(indexPath.section)
    let isOwnKind = namesOwnKinds && !registeredKinds.contains(kind)
    if isOwnKind {
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.sectionReuseIdentifier
      )
    }
    let isList =
      !isOwnKind && indexPath.count > 1 && collectionView.isList(section: indexPath.section)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: isList ? Self.rowReuseIdentifier : Self.sectionReuseIdentifier,
      for: indexPath
    )
    if let row = view as? UICollectionViewListCell {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      ListRows.configure(row, text: (isHeader ? section?.title : section?.footer) ?? "")
      return row
    }
    view.content = content(ofKind: kind, at: indexPath)
    return view
  }

  /// The content of a supplementary view: its section's texts, the stage's texts, or the number of
  /// its item.
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent {
    if let content = layoutContent(kind, indexPath) { return content }
    if namesOwnKinds, !registeredKinds.contains(kind) {
      return data.content(ofOwnKind: kind, at: ElementPosition(view: indexPath))
    }
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    guard indexPath.count > 1 else {
      return isFooter
        ? CellContent(style: .footer, title: stageTexts.credit)
        : CellContent(style: .header, title: stageTexts.title)
    }
    let section = data.section(indexPath.section)
    // Without a text there is a place in the layout, but nothing to be seen in it.
    if isFooter { return section?.footerContent ?? CellContent(style: .footer) }
    let isHeader =
      kind == UICollectionView.elementKindSectionHeader || sectionViewKinds.contains(kind)
    guard isHeader else { return data.badgeContent(at: ElementPosition(indexPath)) }
    return section?.headerContent ?? CellContent(style: .header)
  }

  /// The look of a prototype's cells; `nil` when it depends on the item.
  private func style(of identifier: String) -> CellContent.Style? {
    guard let style = prototypes.first(where: { $0.identifier == identifier })?.style else {
      return nil
    }
    switch style {
    case .tile: return .tile
    case .glyph: return .glyph
    case .row: return .row
    }
  }

  func identity(forItemAt position: ElementPosition) -> String {
    data.item(at: position)?.id ?? "\(position.section)/\(position.item)"
  }

  func identity(forSection section: Int) -> String {
    data.section(section)?.id ?? "\(section)"
  }
}
