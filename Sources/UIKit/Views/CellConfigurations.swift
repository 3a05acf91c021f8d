// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The configurations of a cell, and whether they are up to date.
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var contentView: UIView?
  var background: UIBackgroundConfiguration?
  /// Whether they must be updated before the cell is shown again.
  var isStale = true
  /// Whether they are being updated now.
  var isUpdating = false
  /// Whether the last update reached the base class's implementation; `true` until the first
  /// update.
  var reachedBase = true

  nonisolated init() {}

  /// Whether anything depends on the cell's state.
  var isInUse: Bool { content != nil || background != nil || !reachedBase }
}

extension UICollectionViewCell {
  func setContent(_ content: (any UIContentConfiguration)?) {
    let old = configurations.content
    configurations.content = content
    if let content {
      show(content)
    } else {
      take(contentView: nil)
    }
    if let list = content as? UIListContentConfiguration,
      list == old as? UIListContentConfiguration
    {
      return
    }
    configurationDidChange()
  }

  /// Shows a content configuration in the present content view if that supports it, otherwise in a
  /// new one.
  private func show(_ content: any UIContentConfiguration) {
    if let view = configurations.contentView as? any UIContentView, view.supports(content) {
      view.configuration = content
      return
    }
    let view = content.makeContentView()
    view.frame = bounds
    take(contentView: view)
  }

  /// Takes a configuration's view as the content view; a list's content is painted without its view.
  private func take(contentView view: UIView?) {
    configurations.contentView?.removeFromSuperview()
    configurations.contentView = view
    if let view, !(view is UIListContentView) { insertSubview(view, at: 0) }
  }

  func setBackground(_ background: UIBackgroundConfiguration?) {
    guard configurations.background != background else { return }
    configurations.background = background
    if background != nil {
      backgroundView = nil
      selectedBackgroundView = nil
    }
    configurationDidChange()
  }

  /// Copies the configurations of another cell.
  func takeConfigurations(of other: UICollectionReusableView) {
    guard let cell = other as? UICollectionViewCell else { return }
    contentConfiguration = cell.contentConfiguration
    if cell.backgroundConfiguration != nil {
      backgroundConfiguration = cell.backgroundConfiguration
    }
    guard let list = self as? UICollectionViewListCell,
      let source = cell as? UICollectionViewListCell
    else { return }
    list.accessories = source.accessories
  }

  /// Notes new content, and updates the configurations for the cell's state.
  func configurationDidChange() {
    contentRevision += 1
    guard !configurations.isUpdating else { return }
    setNeedsUpdateConfiguration()
  }

  /// Updates the configurations if an update was requested.
  func updateConfigurationIfNeeded() {
    guard configurations.isStale, !configurations.isUpdating else { return }
    configurations.isStale = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    let state = configurationState
    if followsState { contentRevision += 1 }
    configurations.reachedBase = false
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The state of the cell, as the collection view knows it.
  var presentState: UICellConfigurationState {
    let environment = listRow?.appearance.environment ?? .none
    let traits = owner?.traits(in: environment) ?? UITraitCollection()
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = owner?.isEditing ?? false
    state.isExpanded = listRow?.outline?.isExpanded ?? false
    state.isSwiped = owner?.isSwiped(self) ?? false
    state.isReordering = owner?.isReordering(self) ?? false
    state.isFocused = owner?.interaction.isFocused(self) ?? false
    state.cellDragState = dragState
    state.cellDropState = owner?.dragAndDrop.dropState(of: self) ?? .none
    return state
  }
}
