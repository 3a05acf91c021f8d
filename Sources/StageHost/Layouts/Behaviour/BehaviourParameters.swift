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
        "How many items taps select: none, one or several.",
        SelectionRule.allCases.map { ($0.rawValue, $0.label) },
        SelectionRule.single.rawValue
      ),
      .collectionFlag(
        editing,
        "Editing",
        "Selection",
        "While the collection view is being edited, selection has rules of its own."
      ),
      .collectionChoice(
        editingSelection,
        "Selection while editing",
        "Selection",
        "How many items taps select while editing; several also lets a two-finger pan select.",
        SelectionRule.allCases.map { ($0.rawValue, $0.label) },
        SelectionRule.none.rawValue
      ),
      .collectionFlag(
        locked,
        "Lock every fourth item",
        "Selection",
        "The delegate refuses highlight, selection, focus and menu for every fourth item of a section."
      ),
      .collectionFlag(
        focusSelects,
        "Selection follows focus",
        "Selection",
        "The item that the arrow keys come to is selected too."
      ),
    ]
  }

  private static var looking: [ParameterDescriptor] {
    [
      .collectionChoice(
        appearing,
        "Items come and go",
        "Look",
        "Where inserted items start and deleted ones end: where the layout's hooks say, or by a preset.",
        AppearancePreset.allCases.map { ($0.rawValue, $0.label) },
        AppearancePreset.none.rawValue
      ),
      .collectionChoice(
        highlight,
        "Highlight",
        "Look",
        "Who shows that an item is highlighted or selected: nobody, the cell's backgrounds (red, "
          + "then white), or the delegate (blue while pressed).",
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
        "Where people may move items to: the data source says which may go, the delegate where to.",
        MovingRoom.allCases.map { ($0.rawValue, $0.label) },
        MovingRoom.anywhere.rawValue
      ),
      .collectionFlag(
        standardGesture,
        "Standard gesture",
        "Reordering",
        "With a controller as data source, a long press lifts an item by itself.",
        isOn: true
      ),
    ]
  }

  private static var dragging: [ParameterDescriptor] {
    [
      .collectionChoice(
        carrying,
        "Items are carried by",
        "Reordering",
        "Interactive movement asks the data source; drag and drop asks a drag delegate what is carried and "
          + "a drop delegate what becomes of it.",
        CarryingWay.allCases.map { ($0.rawValue, $0.label) },
        CarryingWay.movement.rawValue
      ),
      .collectionChoice(
        dropping,
        "A drop",
        "Reordering",
        "What the drop delegate proposes for what is dragged over items.",
        DropEffect.allCases.map { ($0.rawValue, $0.label) },
        DropEffect.insert.rawValue
      ),
      .collectionFlag(
        springLoading,
        "Spring loading",
        "Reordering",
        "An item that something is held over blinks and then opens, where the others make no room for it."
      ),
      .collectionFlag(
        indexTitles,
        "Index titles",
        "Scrolling",
        "The data source has an index beside the items: the first letters of its sections."
      ),
    ]
  }

  private static var loading: [ParameterDescriptor] {
    [
      .collectionFlag(
        dataPrefetch,
        "Prefetch data",
        "Loading",
        "Items show a placeholder until the prefetch data source was told of them, or until they were "
          + "displayed, and the next command came."
      )
    ]
  }
}
