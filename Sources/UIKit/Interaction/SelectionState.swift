// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The selected items, and how many may be selected.
///
/// - Invariant: in single mode, at most one item is selected.
struct SelectionState: Hashable, Sendable {
  /// How many items may be selected at the same time.
  enum Mode: Hashable, Sendable {
    case none
    case single
    case multiple
  }

  var allowsSelection = true { didSet { holdToMode() } }
  var allowsMultipleSelection = false { didSet { holdToMode() } }
  var isEditing = false { didSet { endEditing(from: oldValue) } }
  var allowsSelectionDuringEditing = false { didSet { holdToMode() } }
  var allowsMultipleSelectionDuringEditing = false { didSet { holdToMode() } }

  /// The order in which the selected items were selected, counted from the first one.
  private var turns: [ElementPosition: Int] = [:]
  private var nextTurn = 0

  /// The present mode; during editing, it depends on the settings for editing.
  ///
  /// Multiple selection during editing implies selection during editing.
  var mode: Mode {
    if isEditing {
      if allowsMultipleSelectionDuringEditing { return .multiple }
      return allowsSelectionDuringEditing ? .single : .none
    }
    guard allowsSelection else { return .none }
    return allowsMultipleSelection ? .multiple : .single
  }

  /// The selected items in ascending order.
  ///
  /// - Complexity: O(n log n) in the selected items.
  var selected: [ElementPosition] { turns.keys.sorted() }

  var count: Int { turns.count }

  func contains(_ position: ElementPosition) -> Bool { turns[position] != nil }

  /// The selected item that is deselected when another one is selected in single mode.
  func replaced(by position: ElementPosition) -> ElementPosition? {
    guard mode == .single else { return nil }
    return turns.keys.first { $0 != position }
  }

  /// Selects an item; in single mode it replaces the selected one.
  ///
  /// Does nothing if selection is not allowed.
  mutating func select(_ position: ElementPosition) {
    guard mode != .none else { return }
    if mode == .single { turns = [:] }
    turns[position] = nextTurn
    nextTurn += 1
  }

  /// Deselects an item; does nothing if selection is not allowed.
  mutating func deselect(_ position: ElementPosition) {
    guard mode != .none else { return }
    turns[position] = nil
  }

  /// Deselects all items; does nothing if selection is not allowed.
  mutating func deselectAll() {
    guard mode != .none else { return }
    turns = [:]
  }

  /// Forgets the selection in any mode, because the items changed.
  mutating func clear() { turns = [:] }

  /// Follows a batch: deleted and reloaded items are no longer selected.
  mutating func follow(_ mapping: BatchMapping) {
    var followed: [ElementPosition: Int] = [:]
    for (position, turn) in turns {
      if let target = mapping.survivor(of: position) { followed[target] = turn }
    }
    turns = followed
  }

  /// What was selected as several items while people edited ends with the editing.
  ///
  /// - Source: what UIKit does.
  private mutating func endEditing(from wasEditing: Bool) {
    if wasEditing, !isEditing, allowsMultipleSelectionDuringEditing { turns = [:] }
    holdToMode()
  }

  /// In single mode, keeps only the item that was selected last.
  private mutating func holdToMode() {
    guard mode == .single, turns.count > 1 else { return }
    turns = turns.max { $0.value < $1.value }.map { [$0.key: $0.value] } ?? [:]
  }
}

extension BatchMapping {
  /// The position of an item after the batch; `nil` if it did not exist or is deleted.
  func survivor(of position: ElementPosition) -> ElementPosition? {
    before.contains(position) ? newPosition(ofOld: position) : nil
  }
}
