// SPDX-License-Identifier: Apache-2.0

/// What a stage host answers to an action that asks for something; only who asked gets it.
public enum StageReply: Hashable, Sendable {
  /// To `press`.
  case menu(StageMenu)
  /// To `probe`: how many elements there are, and the first of them.
  case probed(view: UInt64, total: Int, elements: [ElementInfo])
  /// To `boxes`; empty where the layout is no compositional one.
  case boxed(LayoutBoxes)
  /// To `swipe`, and to a touch that moves a row aside.
  case swiped(StageSwiped)
  /// To `inspect`; `nil` when there is no such element.
  case inspected(view: UInt64, info: ElementInfo?)
  /// To `focus`: the id of the item that has the focus now; `nil` when none has it.
  case focused(view: UInt64, item: String?)
  /// To `activate`: what a window for an item begins with; `nil` where none is to be opened.
  case activated(view: UInt64, activity: StageActivity?)
  /// To `titles`: the titles of the index; empty without one.
  case titled(view: UInt64, titles: [String])

  /// The view that it is about.
  public var view: UInt64 {
    switch self {
    case .menu(let menu): menu.view
    case .boxed(let boxes): boxes.view
    case .swiped(let swiped): swiped.view
    case .probed(let view, _, _), .inspected(let view, _): view
    case .focused(let view, _), .titled(let view, _), .activated(let view, _): view
    }
  }
}

/// A menu to show.
public struct StageMenu: Hashable, Sendable {
  /// What kind of menu it is.
  public enum Style: String, CaseIterable, Codable, Sendable {
    /// The row of cut, copy and paste.
    case edit
    /// The menu of a long press.
    case context
  }

  /// The view that it belongs to.
  public var view: UInt64
  /// Number that `choose` and `dismiss` name; 0 when there is nothing to show.
  public var menu: UInt64
  /// What kind of menu it is.
  public var style: Style
  /// Heading; empty for none.
  public var title: String
  /// Number of the element that it was asked for, in the view.
  public var element: UInt64?
  /// The entries in order.
  public var items: [MenuEntry]

  /// Makes a menu.
  public init(
    view: UInt64,
    menu: UInt64,
    style: Style,
    title: String = "",
    element: UInt64? = nil,
    items: [MenuEntry] = []
  ) {
    self.view = view
    self.menu = menu
    self.style = style
    self.title = title
    self.element = element
    self.items = items
  }
}

/// An entry of a menu.
public struct MenuEntry: Hashable, Sendable {
  /// Whether an entry carries a mark.
  public enum State: String, CaseIterable, Codable, Sendable {
    case off
    case on
    case mixed
  }

  /// What people read.
  public var title: String
  /// Word for an icon.
  public var image: String?
  /// Whether it destroys something.
  public var destructive: Bool
  /// Whether it cannot be chosen now.
  public var disabled: Bool
  /// Whether it carries a mark.
  public var state: State
  /// Whether its children stand in the menu itself.
  public var inline: Bool
  /// Entries of a submenu; `nil` for an action.
  public var children: [MenuEntry]?

  /// Makes an entry.
  public init(
    title: String,
    image: String? = nil,
    destructive: Bool = false,
    disabled: Bool = false,
    state: State = .off,
    inline: Bool = false,
    children: [MenuEntry]? = nil
  ) {
    self.title = title
    self.image = image
    self.destructive = destructive
    self.disabled = disabled
    self.state = state
    self.inline = inline
    self.children = children
  }
}
