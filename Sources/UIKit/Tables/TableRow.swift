// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The cell of the list behind a table, which shows a table's cell.
@MainActor
final class TableRow: UICollectionViewListCell {
  private(set) var cell: UITableViewCell?
  private weak var table: UITableView?
  /// The height that the table gives the row, in points; `nil` for its content's.
  private var height: CGFloat?
  private weak var shownAccessory: UIView?

  /// Shows a table's cell in a height.
  func show(_ cell: UITableViewCell, height: CGFloat?, of table: UITableView) {
    release()
    // A cell that another row shows so far moves, as those of a storyboard do when their table loads its data again.
    cell.row?.letGo(cell)
    (self.cell, self.height, self.table) = (cell, height, table)
    cell.row = self
    show()
  }

  /// Whether the row asks its cell what to show, in which the cell may change its parts.
  private var isShowing = false

  /// Shows what the table's cell has now.
  func show() {
    guard let cell, !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    if var content = cell.standardContent {
      cell.removeFromSuperview()
      if let height, cell.contentConfiguration == nil { content.limitPicture(to: height) }
      contentConfiguration = content
    } else {
      contentConfiguration = nil
      cell.placeParts()
      cell.frame = contentView.bounds
      cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if cell.superview !== contentView { contentView.addSubview(cell) }
    }
    if let background = cell.backgroundConfiguration { backgroundConfiguration = background }
    if let colour = cell.backgroundColor { backgroundColor = colour }
    accessories = accessories(of: cell) + signs
    indentationLevel = cell.indentationLevel
    ownSeparatorInset = cell.ownSeparatorInset
    placeAccessoryView()
  }

  /// The signs of the row while its table is edited.
  var signs: [UICellAccessory] = [] {
    didSet { if let cell { accessories = accessories(of: cell) + signs } }
  }

  /// A table's cell keeps clear of its signs itself.
  override var accessoryRooms: (start: CGFloat, end: CGFloat) { (0, 0) }

  /// The views of a table's cell are placed by the row.
  override var showsAccessoryViews: Bool { false }

  /// Puts the cell's own view at the end where its place is kept.
  private func placeAccessoryView() {
    let view = isInEditing ? cell?.editingAccessoryView : cell?.accessoryView
    if shownAccessory !== view {
      shownAccessory?.removeFromSuperview()
      shownAccessory = view
    }
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    let shown = makeListContent()
    let width = view.bounds.width
    let margin = shown.margins.trailing
    view.frame.origin = CGPoint(
      x: shown.isRightToLeft ? margin : bounds.width - margin - width,
      y: ((bounds.height - view.bounds.height) / 2).rounded()
    )
  }

  /// The width that the titles at the edge of the table take from the row, in points.
  var indexWidth: CGFloat { table?.content.indexWidth ?? 0 }

  func tapSign() { table?.content.tapSign(of: self) }

  override func prepareForReuse() {
    super.prepareForReuse()
    release()
    signs = []
  }

  private func release() {
    guard let cell else { return }
    letGo(cell)
    table?.pool.take(cell)
  }

  /// Stops showing a cell.
  private func letGo(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    shownAccessory?.removeFromSuperview()
    shownAccessory = nil
    cell.row = nil
    self.cell = nil
  }

  override var isSelected: Bool { didSet { cell?.setSelected(isSelected, animated: false) } }
  override var isHighlighted: Bool {
    didSet { cell?.setHighlighted(isHighlighted, animated: false) }
  }

  /// A row whose cell shows no selection looks the same while it is touched or chosen; when several rows are
  /// chosen, its sign shows that it is one of them.
  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    guard cell?.selectionStyle == UITableViewCell.SelectionStyle.none else { return state }
    state.isHighlighted = false
    if !state.isEditing { state.isSelected = false }
    return state
  }

  /// Where its separator begins by itself if its cell has views of its own; `nil` where a list's row knows.
  var separatorStart: CGFloat? {
    contentConfiguration == nil ? cell?.textStart : nil
  }

  override func layoutSubviews() {
    // Constraints within the cell need the place of its content.
    placeCell()
    super.layoutSubviews()
    placeAccessoryView()
    guard let cell, cell.superview === contentView else { return }
    placeCell()
    cell.layoutSubviews()
    // A class may give its content less than the row, to leave space between rows.
    if cell.contentView.frame != cell.placeOfContent { cell.contentView.layOutAround() }
  }

  private func placeCell() {
    guard let cell, cell.superview === contentView else { return }
    cell.frame = CGRect(origin: .zero, size: bounds.size)
    cell.rooms = (startWidth, endWidth)
    cell.placeContent()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { return layoutAttributes.with(height: height) }
    guard let cell, cell.superview === contentView else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    return layoutAttributes.with(
      height: cell.contentView.height(forWidth: layoutAttributes.size.width - startWidth - endWidth)
    )
  }
}

extension UIContentConfiguration {
  /// Makes the picture of the standard parts of a cell at most as tall as its row, in points.
  fileprivate mutating func limitPicture(to height: CGFloat) {
    guard var list = self as? UIListContentConfiguration else { return }
    list.imageProperties.maximumSize.height = height
    self = list as? Self ?? self
  }
}

/// A header or footer of the list behind a table.
@MainActor
final class TableHeader: UICollectionViewListCell {
  /// The view that the table shows, or the text of which the header shows.
  private(set) var shown: UIView?
  private var height: CGFloat?
  /// Whether its background is the shown view's.
  private var hasGround = false

  /// Shows a view in a height; one below 0 is the content's.
  func show(_ view: UIView?, _ height: CGFloat?) {
    // A view that is shown again may be in another header meanwhile.
    if let shown, shown.superview === contentView { shown.removeFromSuperview() }
    shown = view
    self.height = height.flatMap { $0 >= 0 ? $0 : nil }
    show()
  }

  /// Shows what the view has now.
  func show() {
    if let ground = (shown as? UITableViewHeaderFooterView)?.backgroundConfiguration {
      backgroundConfiguration = ground
    } else if hasGround {
      backgroundConfiguration = nil
      automaticallyUpdatesBackgroundConfiguration = true
    }
    hasGround = (shown as? UITableViewHeaderFooterView)?.backgroundConfiguration != nil
    if let content = (shown as? UITableViewHeaderFooterView)?.standardContent(
      defaultContentConfiguration()
    ) {
      shown?.removeFromSuperview()
      contentConfiguration = content
    } else {
      contentConfiguration = nil
      guard let shown, shown.superview !== contentView else { return }
      shown.frame = contentView.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(shown)
    }
  }

  override func layoutSubviews() {
    if let shown, shown.superview === contentView {
      shown.frame = CGRect(origin: .zero, size: bounds.size)
      (shown as? UITableViewHeaderFooterView)?.contentView.frame = shown.bounds
    }
    super.layoutSubviews()
    shown?.frame = contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { return layoutAttributes.with(height: height) }
    guard let shown, shown.superview === contentView else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let content = (shown as? UITableViewHeaderFooterView)?.contentView ?? shown
    return layoutAttributes.with(height: content.height(forWidth: layoutAttributes.size.width))
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy with another height.
  fileprivate func with(height: CGFloat) -> UICollectionViewLayoutAttributes {
    guard size.height != height else { return self }
    let other = duplicate
    other.state.untransformedFrame.size.height = height
    return other
  }
}

extension UIView {
  /// The least height of a row, in points.
  private static let leastRow: CGFloat = 44

  /// The height that the content of a row needs in a width.
  fileprivate func height(forWidth width: CGFloat) -> CGFloat {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return max(Self.leastRow, size.height)
  }
}
