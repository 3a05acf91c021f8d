// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UICollectionView {
  /// Whether a tap selects an item; true unless set.
  public var allowsSelection: Bool {
    get { interaction.selection.allowsSelection }
    set { changeSelection { $0.allowsSelection = newValue } }
  }

  /// Whether several items may be selected at a time.
  ///
  /// When that ends, the item that was selected last stays selected.
  public var allowsMultipleSelection: Bool {
    get { interaction.selection.allowsMultipleSelection }
    set { changeSelection { $0.allowsMultipleSelection = newValue } }
  }

  /// Whether the collection view is being edited; selection then has rules of its own.
  public var isEditing: Bool {
    get { interaction.selection.isEditing }
    set {
      guard newValue != interaction.selection.isEditing else { return }
      changeSelection { $0.isEditing = newValue }
      editingDidChange()
    }
  }

  /// Whether a tap selects an item during editing; false unless set.
  public var allowsSelectionDuringEditing: Bool {
    get { interaction.selection.allowsSelectionDuringEditing }
    set { changeSelection { $0.allowsSelectionDuringEditing = newValue } }
  }

  /// Whether several items may be selected at a time during editing; false unless set.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { interaction.selection.allowsMultipleSelectionDuringEditing }
    set { changeSelection { $0.allowsMultipleSelectionDuringEditing = newValue } }
  }

  /// The index paths of the selected items, in ascending order; empty when none is.
  public var indexPathsForSelectedItems: [IndexPath]? {
    interaction.selection.selected.map(IndexPath.init(position:))
  }

  /// Selects an item and scrolls to it unless the position is empty; `nil` deselects everything.
  ///
  /// No delegate method is called. Nothing happens while selection is not allowed.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard interaction.selection.mode != .none else { return }
    guard let indexPath else {
      changeSelection { $0.deselectAll() }
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
    changeSelection { $0.select(position) }
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item.
  ///
  /// No delegate method is called. Nothing happens while selection is not allowed.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let position = position(indexPath) else { return }
    changeSelection { $0.deselect(position) }
  }

  /// Changes the selection without telling anybody but the cells.
  func changeSelection(_ change: (inout SelectionState) -> Void) {
    change(&interaction.selection)
    showInteraction()
  }

  /// Ends every interaction with items that are no longer known.
  func forgetInteraction() {
    interaction.clear()
    showInteraction()
  }

  /// Brings every visible cell in line with the selection and the touch.
  func showInteraction() {
    for element in visible.ordered { showInteraction(in: element.view, for: element.slot) }
    // The next pass tells it.
    if visible.ordered.contains(where: { presentState(of: $0) != $0.value.state }) {
      setNeedsLayout()
    }
  }

  /// Brings one view in line with the selection and the touch, when it is a cell.
  func showInteraction(in view: UICollectionReusableView, for slot: ElementSlot) {
    guard slot.category == .cell, let cell = view as? UICollectionViewCell else { return }
    let isHighlighted = interaction.isHighlighted(slot.position)
    let isSelected = interaction.selection.contains(slot.position)
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }
}

extension IndexPath {
  init(position: ElementPosition) {
    self.init(item: position.item, section: position.section)
  }
}
