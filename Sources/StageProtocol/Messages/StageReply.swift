// SPDX-License-Identifier: Apache-2.0

/// The answer of a stage host to an action with a question; only the client that asked gets it.
public enum StageReply: Hashable, Sendable {
  /// Answers `press`, and a finger that opens the menu of a button.
  case menu(StageMenu)
  /// Answers `probe`: the number of elements, and the first of them.
  case probed(view: UInt64, total: Int, elements: [ElementInfo])
  /// Answers `boxes`; empty when the layout is not compositional.
  case boxed(LayoutBoxes)
  /// Answers `swipe`, and a touch that moves a row aside.
  case swiped(StageSwiped)
  /// Answers `inspect`; `nil` when there is no such element.
  case inspected(view: UInt64, info: ElementInfo?)
  /// Answers `focus`: the id of the item that has the focus now; `nil` for none.
  case focused(view: UInt64, item: String?)
  /// Answers `activate`: the activity of a new window; `nil` when no window shall be opened.
  case activated(view: UInt64, activity: StageActivity?)
  /// Answers `titles`: the titles of the index; empty without an index.
  case titled(view: UInt64, titles: [String], look: IndexLook? = nil)
  /// Answers `export`: the name and the text of a file.
  case exported(view: UInt64, name: String, text: String)

  /// The view of the answer.
  public var view: UInt64 {
    switch self {
    case .menu(let menu): menu.view
    case .boxed(let boxes): boxes.view
    case .swiped(let swiped): swiped.view
    case .probed(let view, _, _), .inspected(let view, _): view
    case .focused(let view, _), .titled(let view, _, _), .activated(let view, _): view
    case .exported(let view, _, _): view
    }
  }
}

/// The colours that an app gives the index beside its items.
public struct IndexLook: Hashable, Sendable {
  /// The colour of the titles in a light interface.
  public var light: PaintInk
  /// The colour of the titles in a dark interface.
  public var dark: PaintInk
  /// The colour behind the titles in a light interface; `nil` for none.
  public var lightGround: PaintInk?
  /// The colour behind the titles in a dark interface; `nil` for none.
  public var darkGround: PaintInk?

  /// Makes the colours of an index.
  public init(
    light: PaintInk,
    dark: PaintInk,
    lightGround: PaintInk? = nil,
    darkGround: PaintInk? = nil
  ) {
    (self.light, self.dark) = (light, dark)
    (self.lightGround, self.darkGround) = (lightGround, darkGround)
  }
}

/// A menu to show.
public struct StageMenu: Hashable, Sendable {
  /// The style of a menu.
  public enum Style: String, CaseIterable, Codable, Sendable {
    /// A horizontal menu with cut, copy and paste.
    case edit
    /// The menu of a long press.
    case context
  }

  /// The menu's view.
  public var view: UInt64
  /// The number for `choose` and `dismiss`; 0 when there is no menu.
  public var menu: UInt64
  /// What kind of menu it is.
  public var style: Style
  /// The heading; empty for none.
  public var title: String
  /// The element at which the menu was opened.
  public var element: UInt64?
  /// The place of the button that opened the menu, in the viewport; `nil` for a menu of an element.
  public var anchor: ContentRect?
  /// What is raised above the content beside the menu; `nil` for the element, or for the menu of a button.
  public var preview: Preview?
  /// The entries in order.
  public var items: [MenuEntry]

  /// A picture that is raised beside a menu; `choose` with an empty path chooses it.
  public struct Preview: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double
    /// The place in the viewport from which it is raised; `nil` for a screen, which comes from the element.
    public var place: ContentRect?
    /// What is painted, in points of the picture.
    public var light: [PaintOperation]
    /// The same in dark surroundings; `nil` for no difference.
    public var dark: [PaintOperation]?

    /// Makes a picture.
    public init(
      width: Double,
      height: Double,
      place: ContentRect? = nil,
      light: [PaintOperation],
      dark: [PaintOperation]? = nil
    ) {
      (self.width, self.height, self.place) = (width, height, place)
      (self.light, self.dark) = (light, dark)
    }
  }

  /// Makes a menu.
  public init(
    view: UInt64,
    menu: UInt64,
    style: Style,
    title: String = "",
    element: UInt64? = nil,
    anchor: ContentRect? = nil,
    preview: Preview? = nil,
    items: [MenuEntry] = []
  ) {
    self.view = view
    self.menu = menu
    self.style = style
    self.title = title
    self.element = element
    self.anchor = anchor
    self.preview = preview
    self.items = items
  }
}

/// An entry of a menu.
public struct MenuEntry: Hashable, Sendable {
  /// The check mark of an entry.
  public enum State: String, CaseIterable, Codable, Sendable {
    case off
    case on
    case mixed
  }

  /// The title for users.
  public var title: String
  /// The smaller text below the title.
  public var subtitle: String?
  /// The word for an icon.
  public var image: String?
  /// The name of a symbol.
  public var symbol: String?
  /// The path of a picture.
  public var picture: String?
  /// Whether the action destroys something.
  public var destructive: Bool
  /// Whether it cannot be chosen now.
  public var disabled: Bool
  /// Whether it carries a mark.
  public var state: State
  /// Whether the children are shown in the menu itself.
  public var inline: Bool
  /// The entries of a submenu; `nil` for an action.
  public var children: [MenuEntry]?

  /// Makes an entry.
  public init(
    title: String,
    subtitle: String? = nil,
    image: String? = nil,
    symbol: String? = nil,
    picture: String? = nil,
    destructive: Bool = false,
    disabled: Bool = false,
    state: State = .off,
    inline: Bool = false,
    children: [MenuEntry]? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.symbol = symbol
    self.picture = picture
    self.destructive = destructive
    self.disabled = disabled
    self.state = state
    self.inline = inline
    self.children = children
  }
}
