// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that gives the list of a table its cells itself.
@MainActor
protocol TableOwnSource: AnyObject {}

/// Asks a table's data source and delegate on behalf of the collection view behind it, and makes the
/// list's layout.
@MainActor
final class TableContent: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private static let row = "table-row"
  private static let (header, footer) = (
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
  )
  static let (top, bottom) = ("table-header", "table-footer")

  unowned let table: UITableView
  private(set) lazy var dragging = TableDragging(table)

  init(_ table: UITableView) { self.table = table }

  /// Prepares the list.
  func prepare() {
    let list = table.list
    list.register(TableRow.self, forCellWithReuseIdentifier: Self.row)
    for kind in [Self.header, Self.footer, Self.top, Self.bottom] {
      list.register(
        TableHeader.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind
      )
    }
    rebuild()
  }

  /// Makes the layout again, after a change of what surrounds the sections.
  func rebuild() {
    let layout = UICollectionViewCompositionalLayout { [weak self] section, environment in
      self?.section(section, environment)
    }
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    for (view, kind, edge) in [
      (table.tableHeaderView, Self.top, NSRectAlignment.top),
      (table.tableFooterView, Self.bottom, .bottom),
    ] {
      guard let view, view.frame.height > 0 else { continue }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(view.frame.height)
      )
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: kind,
        alignment: edge
      )
      items.append(item)
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = items
    layout.configuration = configuration
    table.list.setCollectionViewLayout(layout, animated: false)
  }

  private func section(
    _ section: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: table.style.appearance)
    list.backgroundColor = table.backgroundColor ?? .clear
    list.showsSeparators = table.separatorStyle != .none
    list.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: table.ownSeparatorInset?.left
        ?? UIListSeparatorConfiguration.automaticInsets.leading,
      bottom: 0,
      trailing: table.separatorInset.right
    )
    if let colour = table.separatorColor { list.separatorConfiguration.color = colour }
    list.headerMode = hasHeader(section) ? .supplementary : .none
    list.footerMode = hasFooter(section) ? .supplementary : .none
    if table.sectionHeaderTopPadding >= 0 { list.headerTopPadding = table.sectionHeaderTopPadding }
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(of: $0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(of: $0)
    }
    return .list(using: list, layoutEnvironment: environment)
  }

  // MARK: Titles at the edge

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    guard rows >= table.sectionIndexMinimumDisplayRowCount else { return nil }
    return table.dataSource?.sectionIndexTitles(for: table)
  }

  /// The width that an index takes from the rows, in points.
  private static let indexRoom: CGFloat = 15
  /// The width that the titles at the edge take from the rows, in points; 0 without titles.
  private(set) var indexWidth: CGFloat = 0

  private func readIndex() {
    let titles = table.dataSource?.sectionIndexTitles(for: table) ?? []
    indexWidth = titles.isEmpty ? 0 : Self.indexRoom
  }

  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    let section = table.dataSource?.tableView(
      table,
      sectionForSectionIndexTitle: title,
      at: index
    )
    return IndexPath(item: 0, section: section ?? index)
  }

  // MARK: Headers and footers

  private func hasHeader(_ section: Int) -> Bool {
    let height =
      table.delegate?.tableView(table, heightForHeaderInSection: section)
      ?? table.sectionHeaderHeight
    guard height != 0 else { return false }
    return height > 0 || table.dataSource?.tableView(table, titleForHeaderInSection: section) != nil
      || table.delegate?.tableView(table, viewForHeaderInSection: section) != nil
  }

  private func hasFooter(_ section: Int) -> Bool {
    let height =
      table.delegate?.tableView(table, heightForFooterInSection: section)
      ?? table.sectionFooterHeight
    guard height != 0 else { return false }
    return height > 0 || table.dataSource?.tableView(table, titleForFooterInSection: section) != nil
      || table.delegate?.tableView(table, viewForFooterInSection: section) != nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let made = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: kind,
      for: indexPath
    )
    guard let shown = made as? TableHeader else { return made }
    switch kind {
    case Self.top: shown.show(table.tableHeaderView, table.tableHeaderView?.frame.height)
    case Self.bottom: shown.show(table.tableFooterView, table.tableFooterView?.frame.height)
    case Self.header:
      shown.show(
        table.delegate?.tableView(table, viewForHeaderInSection: indexPath.section)
          ?? standard(
            table.dataSource?.tableView(table, titleForHeaderInSection: indexPath.section)
          ),
        table.delegate?.tableView(table, heightForHeaderInSection: indexPath.section)
          ?? table.sectionHeaderHeight
      )
    default:
      shown.show(
        table.delegate?.tableView(table, viewForFooterInSection: indexPath.section)
          ?? standard(
            table.dataSource?.tableView(table, titleForFooterInSection: indexPath.section)
          ),
        table.delegate?.tableView(table, heightForFooterInSection: indexPath.section)
          ?? table.sectionFooterHeight
      )
    }
    return shown
  }

  /// The view of a header or footer that has a text only.
  private func standard(_ text: String?) -> UIView? {
    text.map { UITableViewHeaderFooterView(given: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind kind: String,
    at indexPath: IndexPath
  ) {
    guard let header = view as? TableHeader, let shown = header.shown else { return }
    switch kind {
    case Self.header:
      table.delegate?.tableView(table, willDisplayHeaderView: shown, forSection: indexPath.section)
    case Self.footer:
      table.delegate?.tableView(table, willDisplayFooterView: shown, forSection: indexPath.section)
    default: return
    }
    header.show()
  }

  // MARK: Rows

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    readIndex()
    return table.dataSource?.numberOfSections(in: table) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = table.dataSource?.tableView(table, cellForRowAt: indexPath)
    return row(
      cell ?? UITableViewCell(style: .default, reuseIdentifier: nil),
      in: collectionView,
      indexPath
    )
  }

  /// The list's cell with a table's cell in it.
  func row(
    _ cell: UITableViewCell,
    in collectionView: UICollectionView,
    _ indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.row,
      for: indexPath
    )
    guard let row = made as? TableRow else { return made }
    let height = table.delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
    row.show(cell, height: height >= 0 ? height : nil, of: table)
    row.signs = signs(of: indexPath)
    if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
    if let delegate = table.delegate {
      let level = OptionalRequirement.rowIndentation.call(on: delegate) {
        delegate.tableView(table, indentationLevelForRowAt: indexPath)
      }
      if let level { row.indentationLevel = level }
    }
    return row
  }

  // MARK: What people do

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { table.delegate?.tableView(table, shouldHighlightRowAt: indexPath) ?? true }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = table.delegate else { return true }
    return delegate.tableView(table, willSelectRowAt: indexPath) != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    table.cellForRow(at: indexPath)?.selectionSegue?()
    table.delegate?.tableView(table, didSelectRowAt: indexPath)
    table.callListeners?.tell("tableView(_:didSelectRowAt:)", [table, indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didDeselectRowAt: indexPath)
    table.callListeners?.tell("tableView(_:didDeselectRowAt:)", [table, indexPath])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let own = (cell as? TableRow)?.cell else { return }
    table.delegate?.tableView(table, willDisplay: own, forRowAt: indexPath)
    let name = "tableView(_:willDisplay:forRowAt:)"
    table.callListeners?.tell(name, [table, own, indexPath])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let own = (cell as? TableRow)?.cell else { return }
    table.delegate?.tableView(table, didEndDisplaying: own, forRowAt: indexPath)
    let name = "tableView(_:didEndDisplaying:forRowAt:)"
    table.callListeners?.tell(name, [table, own, indexPath])
  }
}

extension UITableView.Style {
  fileprivate var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
