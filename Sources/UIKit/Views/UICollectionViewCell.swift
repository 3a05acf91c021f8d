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

  /// The view that holds what the cell shows; that of the content configuration where there is one.
  open var contentView: UIView { configurations.contentView ?? holder }

  /// Whether the item is selected; the collection view sets it.
  open var isSelected = false {
    didSet {
      showBackgrounds()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether a touch is on the item; the collection view sets it.
  open var isHighlighted = false {
    didSet {
      showBackgrounds()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The view behind the content; it takes the place of a background configuration.
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

  /// How far the cell is on its way to be carried.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// How far the cell is on its way to be carried; the collection view sets it.
  var dragState = UICellConfigurationState.DragState.none {
    didSet { if dragState != oldValue { tellDragState() } }
  }

  private func tellDragState() {
    setNeedsUpdateConfiguration()
    if let state = DragState(rawValue: dragState.rawValue) { dragStateDidChange(state) }
  }

  /// Tells that the cell begins to be carried, is carried or is no longer; overrides call super.
  open func dragStateDidChange(_ dragState: DragState) {}

  private lazy var holder: UIView = {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    insertSubview(view, at: 0)
    return view
  }()
  var configurations = CellConfigurations()
  /// What the list around says; `nil` outside lists.
  var listRow: ListRow? { didSet { if listRow != oldValue { listRowDidChange(from: oldValue) } } }

  /// Makes a cell of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a cell from an archive, from which it reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Forgets the states of the item that the cell showed; overrides call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
    if dragState != .none { dragState = .none }
    configurations.isStale = true
  }

  override var constrainedView: UIView { contentView }

  open override func layoutSubviews() {
    contentView.frame = bounds
    placeBackgrounds()
    super.layoutSubviews()
  }

  // MARK: Configurations

  /// What the cell shows, as a value; its view becomes the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// What is behind the content, as a value; it takes the place of both background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether the content configuration follows the cell's state by itself; true unless set.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Whether the background configuration follows the cell's state by itself; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Called whenever the configurations are to be updated for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What holds of the cell now; overrides add states of their own to super's.
  open var configurationState: UICellConfigurationState { presentState }

  /// Asks for an update of the configurations before the cell is shown again; several are one.
  open func setNeedsUpdateConfiguration() {
    configurations.isStale = true
    guard followsState || configurations.isInUse || configurationUpdateHandler != nil else {
      return
    }
    owner?.viewNeedsUpdate(self)
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

  /// The background that suits where the cell is; none outside lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the cell shows another thing in another state without being configured.
  var followsState: Bool { false }

  /// Tells that the list around says something else; overrides call super.
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

  /// Without a selected background the plain one stays.
  private func showBackgrounds() {
    let isActive = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isActive
    backgroundView?.isHidden = isActive && selectedBackgroundView != nil
  }
}
