// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UICollectionView {
  /// Whether a tap selects an item; the default is `true`.
  public var allowsSelection: Bool {
    get { interaction.selection.allowsSelection }
    set {
      guard newValue != interaction.selection.allowsSelection else { return }
      interaction.changeSelection { $0.allowsSelection = newValue }
    }
  }

  /// Whether several items may be selected at the same time.
  ///
  /// Setting `false` keeps only the item that was selected last.
  public var allowsMultipleSelection: Bool {
    get { interaction.selection.allowsMultipleSelection }
    set {
      guard newValue != interaction.selection.allowsMultipleSelection else { return }
      interaction.changeSelection { $0.allowsMultipleSelection = newValue }
    }
  }

  /// Whether the collection view is being edited; selection then depends on the settings for
  /// editing.
  public var isEditing: Bool {
    get { interaction.selection.isEditing }
    set {
      guard newValue != interaction.selection.isEditing else { return }
      interaction.changeSelection { $0.isEditing = newValue }
      editingDidChange()
    }
  }

  /// Whether a tap selects an item during editing; the default is `false`.
  public var allowsSelectionDuringEditing: Bool {
    get { interaction.selection.allowsSelectionDuringEditing }
    set {
      guard newValue != interaction.selection.allowsSelectionDuringEditing else { return }
      interaction.changeSelection { $0.allowsSelectionDuringEditing = newValue }
    }
  }

  /// Whether several items may be selected at the same time during editing; the default is `false`.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { interaction.selection.allowsMultipleSelectionDuringEditing }
    set {
      guard newValue != interaction.selection.allowsMultipleSelectionDuringEditing else { return }
      interaction.changeSelection { $0.allowsMultipleSelectionDuringEditing = newValue }
    }
  }

  /// The index paths of the selected items, in ascending order; empty if no item is selected.
  public var indexPathsForSelectedItems: [IndexPath]? {
    interaction.selection.selected.map(IndexPath.init(position:))
  }

  /// Selects an item, and scrolls to it unless the position is empty; `nil` deselects all items.
  ///
  /// No delegate method is called. It does nothing while selection is not allowed.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard interaction.selection.mode != .none else { return }
    guard let indexPath else {
      interaction.changeSelection { $0.deselectAll() }
      return
    }
    guard let position = position(indexPath) else { return }
    guard committedCounts.contains(position) else {
      reportCall(
        "index-path",
        "attempt to select item \(position.item) of section \(position.section), which does not "
          + "exist"
      )
      return
    }
    interaction.changeSelection { $0.select(position) }
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item.
  ///
  /// No delegate method is called. It does nothing while selection is not allowed.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let position = position(indexPath) else { return }
    interaction.changeSelection { $0.deselect(position) }
  }
}

extension IndexPath {
  init(position: ElementPosition) {
    self.init(item: position.item, section: position.section)
  }
}
