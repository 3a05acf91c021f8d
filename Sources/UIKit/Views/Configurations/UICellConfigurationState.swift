// SPDX-License-Identifier: Apache-2.0

/// What holds of a cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is carried by a finger.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Whether something is carried over the cell.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  /// What the cell knows of the device and the settings.
  public var traitCollection: UITraitCollection
  /// Whether the cell does nothing when it is touched.
  public var isDisabled = false
  /// Whether a touch is on the cell.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether keys go to the cell.
  public var isFocused = false
  /// Whether the cell sticks to an edge.
  public var isPinned = false
  /// Whether the collection view is being edited.
  public var isEditing = false
  /// Whether the children of the item are shown.
  public var isExpanded = false
  /// Whether the cell was moved aside to show its actions.
  public var isSwiped = false
  /// Whether the cell follows a finger to another place.
  public var isReordering = false
  /// Whether the cell is carried by a finger.
  public var cellDragState = DragState.none
  /// Whether something is carried over the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of which only the traits are known.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of one's own; `nil` unless set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
