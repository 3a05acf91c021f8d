// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import UIKit

/// How many items taps may select.
enum SelectionRule: String, CaseIterable {
  case none
  case single
  case multiple

  /// The name for users.
  var label: String {
    switch self {
    case .none: "None"
    case .single: "Single"
    case .multiple: "Multiple"
    }
  }
}

/// What shows that an item is highlighted or selected.
enum HighlightLook: String, CaseIterable {
  /// Nothing: a collection view has no look of its own.
  case plain
  /// The cell: a red background, and a white one while the item is highlighted or selected.
  case backgrounds
  /// The delegate: the cell's content view is blue while the item is highlighted.
  case delegate

  /// The name for users.
  var label: String {
    switch self {
    case .plain: "Plain"
    case .backgrounds: "Backgrounds"
    case .delegate: "Delegate"
    }
  }
}

/// Where users may move items.
enum MovingRoom: String, CaseIterable {
  case anywhere
  case section
  case off

  /// The name for users.
  var label: String {
    switch self {
    case .anywhere: "Anywhere"
    case .section: "Its section"
    case .off: "Nowhere"
    }
  }
}

/// The menu of a long press.
enum MenuStyle: String, CaseIterable {
  case context
  case edit
  case off

  /// The name for users.
  var label: String {
    switch self {
    case .context: "Context menu"
    case .edit: "Edit menu"
    case .off: "None"
    }
  }
}

/// The behaviour of a stage's collection views, as users set it.
struct CollectionBehaviour: Equatable {
  private static let lockedInterval = 4

  var selection = SelectionRule.single
  var isEditing = false
  var editingSelection = SelectionRule.none
  var locksItems = false
  var highlight = HighlightLook.plain
  var menu = MenuStyle.context
  var editActions: Set<EditAction> = [.copy, .paste]
  var prefetchesData = false
  var moving = MovingRoom.anywhere
  var hasStandardGesture = true
  var appearing = AppearancePreset.none
  var carrying = CarryingWay.movement
  var dropping = DropEffect.insert
  var isSpringLoaded = false
  var hasIndexTitles = false
  var focusSelects = false

  /// How many items may be selected now; the editing mode has its own rule.
  var effectiveSelection: SelectionRule { isEditing ? editingSelection : selection }

  /// Whether the delegate refuses everything for an item: every fourth item of a section.
  func locks(_ indexPath: IndexPath) -> Bool {
    locksItems && indexPath.item % Self.lockedInterval == Self.lockedInterval - 1
  }

  /// Sets a collection view's own properties.
  @MainActor
  func apply(to collectionView: UICollectionView) {
    collectionView.allowsSelection = selection != .none
    collectionView.allowsMultipleSelection = selection == .multiple
    collectionView.allowsSelectionDuringEditing = editingSelection != .none
    collectionView.allowsMultipleSelectionDuringEditing = editingSelection == .multiple
    collectionView.isEditing = isEditing
    collectionView.selectionFollowsFocus = focusSelects
    collectionView.dragInteractionEnabled = carrying == .dragAndDrop
    collectionView.isSpringLoaded = isSpringLoaded
  }
}

extension CollectionBehaviour {
  private typealias Key = BehaviourParameters

  /// Reads the values of the behaviour's parameters.
  init(_ values: LayoutValues) {
    selection = SelectionRule(rawValue: values.choice(Key.selection)) ?? .single
    isEditing = values.flag(Key.editing)
    editingSelection = SelectionRule(rawValue: values.choice(Key.editingSelection)) ?? .none
    locksItems = values.flag(Key.locked)
    highlight = HighlightLook(rawValue: values.choice(Key.highlight)) ?? .plain
    menu = MenuStyle(rawValue: values.choice(Key.menu)) ?? .context
    let actions: [(String, EditAction)] = [
      (Key.menuCut, .cut), (Key.menuCopy, .copy), (Key.menuPaste, .paste),
    ]
    editActions = Set(actions.filter { values.flag($0.0) }.map(\.1))
    prefetchesData = values.flag(Key.dataPrefetch)
    moving = MovingRoom(rawValue: values.choice(Key.moving)) ?? .anywhere
    hasStandardGesture = values.flag(Key.standardGesture)
    appearing = AppearancePreset(rawValue: values.choice(Key.appearing)) ?? .none
    carrying = CarryingWay(rawValue: values.choice(Key.carrying)) ?? .movement
    dropping = DropEffect(rawValue: values.choice(Key.dropping)) ?? .insert
    isSpringLoaded = values.flag(Key.springLoading)
    hasIndexTitles = values.flag(Key.indexTitles)
    focusSelects = values.flag(Key.focusSelects)
  }
}
