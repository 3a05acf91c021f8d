// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The parameters for the behaviour of the collection view itself, with any layout.
///
/// The keys start with `cv.`, so that they differ from those of layouts; all are in the panel
/// `collection`.
enum BehaviourParameters {
  static let selection = "cv.selection"
  static let editing = "cv.editing"
  static let editingSelection = "cv.editingSelection"
  static let locked = "cv.locked"
  static let highlight = "cv.highlight"
  static let menu = "cv.menu"
  static let menuCut = "cv.menuCut"
  static let menuCopy = "cv.menuCopy"
  static let menuPaste = "cv.menuPaste"
  static let dataPrefetch = "cv.dataPrefetch"
  static let moving = "cv.moving"
  static let standardGesture = "cv.standardGesture"
  static let appearing = "cv.appearing"
  static let carrying = "cv.carrying"
  static let dropping = "cv.dropping"
  static let springLoading = "cv.springLoading"
  static let indexTitles = "cv.indexTitles"
  static let focusSelects = "cv.focusSelects"

  /// All parameters.
  ///
  /// The defaults are those of a new collection view, with a context menu.
  static let descriptors: [ParameterDescriptor] =
    selecting + looking + menus + reordering + dragging + loading

  private static var selecting: [ParameterDescriptor] {
    [
      .collectionChoice(
        selection,
        "Selection",
        "Selection",
        "How many items can be selected by taps: none, one or several.",
        SelectionRule.allCases.map { ($0.rawValue, $0.label) },
        SelectionRule.single.rawValue
      ),
      .collectionFlag(
        editing,
        "Editing",
        "Selection",
        "Whether the collection view is in its editing mode, which has its own rule for selection."
      ),
      .collectionChoice(
        editingSelection,
        "Selection while editing",
        "Selection",
        "How many items taps can select while editing; with several, a two-finger pan selects too.",
        SelectionRule.allCases.map { ($0.rawValue, $0.label) },
        SelectionRule.none.rawValue
      ),
      .collectionFlag(
        locked,
        "Lock every fourth item",
        "Selection",
        "Whether the delegate refuses highlight, selection, focus and menu for every fourth item."
      ),
      .collectionFlag(
        focusSelects,
        "Selection follows focus",
        "Selection",
        "Whether the item that gets the focus from the arrow keys is selected too."
      ),
    ]
  }

  private static var looking: [ParameterDescriptor] {
    [
      .collectionChoice(
        appearing,
        "Insertion and deletion",
        "Look",
        "Where inserted items start and deleted ones end: as the layout or as a preset says.",
        AppearancePreset.allCases.map { ($0.rawValue, $0.label) },
        AppearancePreset.none.rawValue
      ),
      .collectionChoice(
        highlight,
        "Highlight",
        "Look",
        "How an item that is highlighted or selected looks: unchanged, with the cell's background "
          + "views (red, then white), or as the delegate sets it (blue while pressed).",
        HighlightLook.allCases.map { ($0.rawValue, $0.label) },
        HighlightLook.plain.rawValue
      ),
    ]
  }

  private static var menus: [ParameterDescriptor] {
    [
      .collectionChoice(
        menu,
        "Menu",
        "Menu",
        "What a long press or a right click shows.",
        MenuStyle.allCases.map { ($0.rawValue, $0.label) },
        MenuStyle.context.rawValue
      ),
      .collectionFlag(menuCut, "Cut", "Menu", "Whether the edit menu may cut."),
      .collectionFlag(menuCopy, "Copy", "Menu", "Whether the edit menu may copy.", isOn: true),
      .collectionFlag(menuPaste, "Paste", "Menu", "Whether the edit menu may paste.", isOn: true),
    ]
  }

  private static var reordering: [ParameterDescriptor] {
    [
      .collectionChoice(
        moving,
        "Items move",
        "Reordering",
        "Where items may be moved: the data source says which ones move, the delegate where to.",
        MovingRoom.allCases.map { ($0.rawValue, $0.label) },
        MovingRoom.anywhere.rawValue
      ),
      .collectionFlag(
        standardGesture,
        "Standard gesture",
        "Reordering",
        "Whether a long press lifts an item if the data source is a controller.",
        isOn: true
      ),
    ]
  }

  private static var dragging: [ParameterDescriptor] {
    [
      .collectionChoice(
        carrying,
        "Items are moved by",
        "Reordering",
        "Interactive movement asks the data source. Drag and drop asks a drag delegate for the dragged "
          + "items, and a drop delegate for the effect of the drop.",
        CarryingWay.allCases.map { ($0.rawValue, $0.label) },
        CarryingWay.movement.rawValue
      ),
      .collectionChoice(
        dropping,
        "A drop",
        "Reordering",
        "What the drop delegate proposes while something is dragged over items.",
        DropEffect.allCases.map { ($0.rawValue, $0.label) },
        DropEffect.insert.rawValue
      ),
      .collectionFlag(
        springLoading,
        "Spring loading",
        "Reordering",
        "Whether an item blinks and opens when something is held over it and other items make no room."
      ),
      .collectionFlag(
        indexTitles,
        "Index titles",
        "Scrolling",
        "Whether the data source has an index beside the items: the first letters of its sections."
      ),
    ]
  }

  private static var loading: [ParameterDescriptor] {
    [
      .collectionFlag(
        dataPrefetch,
        "Prefetch data",
        "Loading",
        "Whether items show a placeholder. The next command after an item was prefetched or displayed "
          + "replaces it."
      )
    ]
  }
}
