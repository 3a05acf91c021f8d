// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UITableView {
  // MARK: Cells

  /// Registers a class for cells of an identifier; `nil` removes the registration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers a nib for cells of an identifier; `nil` removes the registration.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.nibs[identifier] = nib
  }

  /// Registers a class for headers and footers of an identifier; `nil` removes the registration.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Registers a nib for headers and footers of an identifier; without its file, plain views take its place.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.headerClasses[identifier] = nib == nil ? nil : UITableViewHeaderFooterView.self
    pool.headerNibs[identifier] = nib
  }

  /// A cell that is free, or a new one of a registered class; `nil` for an unknown identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier)
  }

  /// A cell that is free, or a new one; an identifier that nothing is registered for gets a plain
  /// cell, and a note says so.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = pool.cell(identifier) { return cell }
    SourceNotes.current.report(
      "unregistered-cell",
      "No class is registered for the cells \u{201C}\(identifier)\u{201D} of a table; plain cells take their place."
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that is free, or a new one of a registered class.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let nib = pool.headerNibs[identifier] {
      let made = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
      if let made { return made }
    }
    return pool.headerClasses[identifier]?.init(
      by: EngineInstantiation(),
      reuseIdentifier: identifier
    )
  }

  // MARK: Questions

  /// The number of sections.
  public var numberOfSections: Int { list.numberOfSections }
  /// The number of a section's rows.
  public func numberOfRows(inSection section: Int) -> Int { list.numberOfItems(inSection: section) }
  /// The cell of a visible row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    (list.cellForItem(at: indexPath) as? TableRow)?.cell
  }
  /// The row of a visible cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.row.flatMap { list.indexPath(for: $0) }
  }
  /// The row at a place.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { list.indexPathForItem(at: point) }
  /// The visible cells.
  public var visibleCells: [UITableViewCell] {
    list.visibleCells.compactMap { ($0 as? TableRow)?.cell }
  }
  /// The visible rows.
  public var indexPathsForVisibleRows: [IndexPath]? { list.indexPathsForVisibleItems.sorted() }
  /// The frame of a row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    list.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }
  /// The first selected row.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The selected rows; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    list.indexPathsForSelectedItems.flatMap { $0.isEmpty ? nil : $0.sorted() }
  }
  /// Whether a row has not come or gone since; never.
  public var hasUncommittedUpdates: Bool { false }

  // MARK: Selection and scrolling

  /// Selects a row, and scrolls to it.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    list.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.ofItems)
  }
  /// Takes a selection away.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    list.deselectItem(at: indexPath, animated: animated)
  }
  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    list.scrollToItem(at: indexPath, at: scrollPosition.ofItems, animated: animated)
  }
}

extension UITableView.ScrollPosition {
  fileprivate var ofItems: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}

/// The cells of a table that wait for use, and how new ones are made.
@MainActor
struct TablePool {
  /// The most cells of an identifier that wait.
  private static let most = 64

  var classes: [String: UITableViewCell.Type] = [:]
  var nibs: [String: UINib] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var headerNibs: [String: UINib] = [:]
  /// How the prototypes of a storyboard make cells.
  var prototypes: [String: () -> UITableViewCell?] = [:]
  private var free: [String: [UITableViewCell]] = [:]

  init() {}

  /// A cell that is free, or a new one.
  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = free[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let made = prototypes[identifier]?() { return made }
    if let made = classes[identifier] {
      return made.init(by: EngineInstantiation(), style: .default, reuseIdentifier: identifier)
    }
    guard let nib = nibs[identifier] else { return nil }
    if let made = nib.tableCell(identifier) { return made }
    let named = nib.tableCellClass ?? UITableViewCell.self
    return named.init(by: EngineInstantiation(), style: .default, reuseIdentifier: identifier)
  }

  /// Takes a cell that is no longer shown.
  mutating func take(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, free[identifier, default: []].count < Self.most
    else { return }
    free[identifier, default: []].append(cell)
  }
}
