// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The style of the button.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The style.
  open var style = Style.plain
  /// Whether the button can be used.
  open var isEnabled = true
  /// The width, in points; 0 means the width of the content.
  open var width: CGFloat = 0
  /// The colour.
  open var tintColor: UIColor?
  /// A number by which code can find the button.
  open var tag = 0
  /// The menu.
  open var menu: UIMenu?
  /// A view that replaces the button.
  open var customView: UIView?
  /// The object whose method a tap calls; a weak reference.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// The action of a tap.
  open var primaryAction: UIAction?
  package var callListeners: CallListeners?
  /// Which of the system's buttons it is; `nil` for an own one.
  var systemItem: SystemItem?

  /// Makes a button without content.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a button; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after all objects of the button's file, and their connections, were made; does nothing by default.
  open func awakeFromNib() {}

  /// Makes a button with a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Makes a button with a text, an image and a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage?,
    target: Any?,
    action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }

  /// Makes one of the system's buttons with an action and a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with a text, an image, an action and a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
