// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Which items are selected, and how many may be.
///
/// - Invariant: In single mode at most one item is selected.
struct SelectionState: Hashable, Sendable {
  /// How many items may be selected at a time.
  enum Mode: Hashable, Sendable {
    case none
    case single
    case multiple
  }

  var allowsSelection = true { didSet { holdToMode() } }
  var allowsMultipleSelection = false { didSet { holdToMode() } }
  var isEditing = false { didSet { holdToMode() } }
  var allowsSelectionDuringEditing = false { didSet { holdToMode() } }
  var allowsMultipleSelectionDuringEditing = false { didSet { holdToMode() } }

  /// When each selected item was selected, counted from the first one.
  private var turns: [ElementPosition: Int] = [:]
  private var nextTurn = 0

  /// What holds now; editing has rules of its own.
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

  /// The selected item that has to go when another one is selected in single mode.
  func replaced(by position: ElementPosition) -> ElementPosition? {
    guard mode == .single else { return nil }
    return turns.keys.first { $0 != position }
  }

  /// Selects an item; in single mode it replaces the one before, without selection nothing happens.
  mutating func select(_ position: ElementPosition) {
    guard mode != .none else { return }
    if mode == .single { turns = [:] }
    turns[position] = nextTurn
    nextTurn += 1
  }

  /// Deselects an item; without selection nothing happens.
  mutating func deselect(_ position: ElementPosition) {
    guard mode != .none else { return }
    turns[position] = nil
  }

  /// Deselects everything; without selection nothing happens.
  mutating func deselectAll() {
    guard mode != .none else { return }
    turns = [:]
  }

  /// Forgets the selection whatever the mode: the items are others now.
  mutating func clear() { turns = [:] }

  /// Takes the selection over a batch: what was deleted or replaced is no longer selected.
  mutating func follow(_ mapping: BatchMapping) {
    var followed: [ElementPosition: Int] = [:]
    for (position, turn) in turns {
      if let target = mapping.survivor(of: position) { followed[target] = turn }
    }
    turns = followed
  }

  /// Leaves the item that was selected last where only one may be.
  private mutating func holdToMode() {
    guard mode == .single, turns.count > 1 else { return }
    turns = turns.max { $0.value < $1.value }.map { [$0.key: $0.value] } ?? [:]
  }
}

extension BatchMapping {
  /// Where an item is after the batch; `nil` for one that was not there before or is gone.
  func survivor(of position: ElementPosition) -> ElementPosition? {
    before.contains(position) ? newPosition(ofOld: position) : nil
  }
}
