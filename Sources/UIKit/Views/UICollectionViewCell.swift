// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell,
    _ state: UICellConfigurationState
  ) -> Void

  /// The view that contains the content; it is the content configuration's view if there is one.
  open var contentView: UIView { heldContentView ?? makeHolder() }

  /// Whether the item is selected; set by the collection view.
  open var isSelected = false {
    didSet {
      showBackgrounds()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether a touch is on the item; set by the collection view.
  open var isHighlighted = false {
    didSet {
      showBackgrounds()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The view behind the content; setting it replaces a background configuration.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      placeBackgrounds()
    }
  }

  /// The view behind the content that replaces `backgroundView` while the item is highlighted or
  /// selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      placeBackgrounds()
    }
  }

  /// Performs the segue that a storyboard has for the selection of the cell.
  var selectionSegue: (() -> Void)?

  /// The stages of dragging a cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The stage of dragging the cell; set by the collection view.
  var dragState = UICellConfigurationState.DragState.none {
    didSet { if dragState != oldValue { tellDragState() } }
  }

  private func tellDragState() {
    setNeedsUpdateConfiguration()
    if let state = DragState(rawValue: dragState.rawValue) { dragStateDidChange(state) }
  }

  /// Called when the stage of dragging the cell changes; overrides call super.
  open func dragStateDidChange(_ dragState: DragState) {}

  private var holder: UIView?
  /// The content view, if the cell needed one so far.
  private var heldContentView: UIView? { configurations.contentView ?? holder }

  private func makeHolder() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    holder = view
    insertSubview(view, at: 0)
    return view
  }

  var configurations = CellConfigurations()
  /// The row of a list that the cell shows; `nil` outside lists.
  var listRow: ListRow? {
    didSet {
      isRow = listRow != nil
      if listRow != oldValue { listRowDidChange(from: oldValue) }
    }
  }
  /// Whether the cell shows a row of a list; every pass asks every cell, and a row is long to read.
  private(set) var isRow = false

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a cell; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Resets the states of the item that the cell showed; overrides call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
    if dragState != .none { dragState = .none }
    configurations.isStale = true
  }

  override var constrainedView: UIView { contentView }
  /// Where the content view is.
  var contentFrame: CGRect { bounds }

  open override func layoutSubviews() {
    // The collection view updates a cell when it knows what the cell shows.
    if owner == nil || reuseStage == .shown { updateConfigurationIfNeeded() }
    heldContentView?.frame = contentFrame
    placeBackgrounds()
    super.layoutSubviews()
  }

  // MARK: Configurations

  /// The content as a value; its view becomes the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// The background as a value; setting it replaces both background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether the content configuration follows the cell's state automatically; the default is
  /// `true`.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Whether the background configuration follows the cell's state automatically; the default is
  /// `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Called whenever the configurations are updated for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell; overrides add custom states to super's.
  open var configurationState: UICellConfigurationState { presentState }

  /// Requests an update of the configurations before the cell is shown again; several requests are
  /// one.
  open func setNeedsUpdateConfiguration() {
    configurations.isStale = true
    let isHeard = configurationUpdateHandler != nil
    if followsState || configurations.isInUse || isHeard {
      owner?.viewNeedsUpdate(self)
      if owner == nil { setNeedsLayout() }
    } else if mayOverrideUpdates {
      // Its own layout pass is enough: elements stay where they are.
      setNeedsLayout()
    }
  }

  /// Whether the cell is of somebody's own class, which may follow its state.
  private var mayOverrideUpdates: Bool {
    let type = type(of: self)
    return type != UICollectionViewCell.self && type != UICollectionViewListCell.self
  }

  /// Updates the configurations for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.reachedBase = true
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  /// The default background for the cell's place; empty outside lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the content depends on the state even without a configuration.
  var followsState: Bool { false }

  /// Called when the cell's row changes; overrides call super.
  func listRowDidChange(from old: ListRow?) {
    contentRevision += 1
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  private func placeBackgrounds() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    showBackgrounds()
  }

  /// Shows the selected background while it applies; without one, the plain background stays.
  private func showBackgrounds() {
    let isActive = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isActive
    backgroundView?.isHidden = isActive && selectedBackgroundView != nil
  }
}
