// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An action of a swiped row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The meaning of an action.
  public enum Style: Int, Sendable {
    /// An action that does not remove the row.
    case normal = 0
    /// An action that removes the row.
    case destructive = 1
  }

  /// Performs the action, and then calls the completion handler with its success.
  public typealias Handler = (
    _ action: UIContextualAction,
    _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The meaning of the action.
  public let style: Style
  /// The code that performs the action.
  public let handler: Handler
  /// The text on the button.
  open var title: String?
  /// The colour of the button; the default is red for destructive actions and grey for others.
  open var backgroundColor: UIColor
  /// The image on the button.
  open var image: UIImage?

  /// Makes an action with a style, a title and its code.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The swipe actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one outermost.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; the default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Makes the actions of a side, the first one outermost.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
