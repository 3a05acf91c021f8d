// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Something that can be done with a row once it was moved aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action means.
  public enum Style: Int, Sendable {
    /// It changes something.
    case normal = 0
    /// It takes the row away.
    case destructive = 1
  }

  /// Does what the action does, and then tells whether it did.
  public typealias Handler = (
    _ action: UIContextualAction,
    _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What the action means.
  public let style: Style
  /// What is done.
  public let handler: Handler
  /// The words on the button.
  open var title: String?
  /// The colour of the button: red for what takes away and grey for other actions unless set.
  open var backgroundColor: UIColor
  /// The sign on the button.
  open var image: UIImage?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions behind a row at one of its sides.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one outermost.
  public let actions: [UIContextualAction]
  /// Whether the first action is done when the row is moved aside all the way; true unless set.
  open var performsFirstActionWithFullSwipe = true

  /// Makes the actions of a side.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
