// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A list of rows in sections.
///
/// Behind it is a collection view with a list as its layout, which places and scrolls the rows; the
/// table asks its data source and delegate on behalf of it.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
  /// How rows come and go; all do as in lists here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// A length that the content determines.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title at the edge that means the search field.
  public nonisolated static let indexSearch = "{search}"

  /// The style.
  public let style: Style
  /// The collection view that shows the rows.
  let list: UICollectionView
  private(set) lazy var content = TableContent(self)
  var pool = TablePool()
  /// The sections that a storyboard gives the table; `nil` for a table with a data source.
  var staticSections: [StaticSection]?
  /// The changes between `beginUpdates()` and `endUpdates()`.
  private var pending: [() -> Void]?

  /// The rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { adopt() } }
  /// Who is told of rows before they are needed; nobody is here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  private weak var tableDelegate: (any UITableViewDelegate)?
  /// The sizes, and who is told what people do.
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      tableDelegate = newValue
      adopt()
    }
  }

  /// The height of all rows, in points; by default their content's.
  open var rowHeight = UITableView.automaticDimension { didSet { invalidate() } }
  /// The likely height of a row; it has no effect here.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of all headers, in points; by default their content's.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidate() } }
  /// The height of all footers, in points; by default their content's.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidate() } }
  /// The likely height of a header; it has no effect here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The likely height of a footer; it has no effect here.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above headers, in points; by default the style's.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { invalidate() } }
  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { invalidate() } }
  /// The space before and behind the lines, in points; until it is set, lines begin at the rows' texts.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets? { didSet { invalidate() } }
  /// The colour of the lines; `nil` for the standard one.
  open var separatorColor: UIColor? { didSet { invalidate() } }
  /// The view above the first section, in its own height.
  open var tableHeaderView: UIView? { didSet { content.rebuild() } }
  /// The view below the last section, in its own height.
  open var tableFooterView: UIView? { didSet { content.rebuild() } }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    get { list.backgroundView }
    set { list.backgroundView = newValue }
  }
  /// Whether people can select a row.
  open var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }
  /// Whether people can select several rows.
  open var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }
  /// Whether people can select rows while the table is edited.
  open var allowsSelectionDuringEditing: Bool {
    get { list.allowsSelectionDuringEditing }
    set { list.allowsSelectionDuringEditing = newValue }
  }
  /// Whether people can select several rows while the table is edited.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { list.allowsMultipleSelectionDuringEditing }
    set {
      guard newValue != list.allowsMultipleSelectionDuringEditing else { return }
      list.allowsMultipleSelectionDuringEditing = newValue
      content.showSigns()
    }
  }
  /// Whether the table is edited: rows show their signs.
  open var isEditing: Bool {
    get { list.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The colour of the titles at the edge; `nil` for the tint.
  open var sectionIndexColor: UIColor?
  /// Whether cells stay within readable widths; it has no effect here.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(frame: frame)
    prepare()
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a plain table.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Makes a plain table; the archive's values are not read.
  public required init?(coder: NSCoder) {
    style = .plain
    list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    list.frame = bounds
    list.alwaysBounceVertical = true
    list.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    super.backgroundColor = list.backgroundColor
    addSubview(list)
    content.prepare()
  }

  private func adopt() {
    guard pending == nil else { return }
    list.delegate = content
    // A diffable data source has given the list its own.
    if dataSource is any TableOwnSource { return }
    list.dataSource = dataSource == nil ? nil : content
    list.reloadData()
  }

  private func invalidate() { list.collectionViewLayout.invalidateLayout() }

  // MARK: The scroll view

  open override var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      list.backgroundColor = backgroundColor
      invalidate()
    }
  }
  /// The control that refreshes the rows when they are pulled.
  open override var refreshControl: UIRefreshControl? {
    get { list.refreshControl }
    set { list.refreshControl = newValue }
  }
  open override var contentInset: UIEdgeInsets {
    get { list.contentInset }
    set { list.contentInset = newValue }
  }
  open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { list.contentInsetAdjustmentBehavior }
    set { list.contentInsetAdjustmentBehavior = newValue }
  }
  open override var adjustedContentInset: UIEdgeInsets { list.adjustedContentInset }
  open override var contentOffset: CGPoint {
    get { list.contentOffset }
    set { list.contentOffset = newValue }
  }
  open override var contentSize: CGSize {
    get { list.contentSize }
    set { _ = newValue }
  }
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    list.setContentOffset(contentOffset, animated: animated)
  }
  open override func layoutSubviews() {
    list.frame = CGRect(origin: .zero, size: bounds.size)
    super.layoutSubviews()
  }

  // MARK: Changes

  /// Asks for everything again.
  open func reloadData() { list.reloadData() }

  /// Makes changes together, until `endUpdates()`.
  open func beginUpdates() { if pending == nil { pending = [] } }

  /// Makes the changes since `beginUpdates()`.
  open func endUpdates() {
    guard let changes = pending else { return }
    pending = nil
    if changes.isEmpty { return invalidate() }
    list.performBatchUpdates({ for change in changes { change() } }, completion: nil)
  }

  /// Makes changes together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    list.performBatchUpdates(updates, completion: completion)
  }

  /// Notes new rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertItems(at: indexPaths) }
  }
  /// Notes that rows are gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteItems(at: indexPaths) }
  }
  /// Notes that rows are others; they are no longer selected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths { list.deselectItem(at: path, animated: false) }
    change { $0.reloadItems(at: indexPaths) }
  }
  /// Lets the cells of rows show what changed.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigureItems(at: indexPaths) }
  }
  /// Notes that a row has another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveItem(at: indexPath, to: newIndexPath) }
  }
  /// Notes new sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections) }
  }
  /// Notes that sections are gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections) }
  }
  /// Notes that sections are others.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections) }
  }

  private func change(_ work: @escaping (UICollectionView) -> Void) {
    if pending != nil {
      pending?.append { [list] in work(list) }
    } else {
      work(list)
    }
  }

  /// Begins or ends editing the table.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != list.isEditing else { return }
    list.isEditing = editing
    content.showSigns()
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }
  /// The header of a section, if it is there and a view of the table's kind.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown(UICollectionView.elementKindSectionHeader, section)
  }
  /// The footer of a section, if it is there and a view of the table's kind.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown(UICollectionView.elementKindSectionFooter, section)
  }
  private func shown(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let path = IndexPath(item: 0, section: section)
    let view = list.supplementaryView(forElementKind: kind, at: path)
    return (view as? TableHeader)?.shown as? UITableViewHeaderFooterView
  }
  /// Asks for the titles at the edge again; they are not shown here.
  open func reloadSectionIndexTitles() {}
}
