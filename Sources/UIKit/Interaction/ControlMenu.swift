// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The menu that a button or a bar's button opens; it is shown beside the button.
@MainActor
package final class ControlMenu {
  /// The menu.
  package let menu: UIMenu
  private weak var sender: AnyObject?
  private weak var anchor: UIView?
  private let ended: (UIAction) -> Void
  /// Called when the menu closes, before a chosen action runs.
  private let closed: () -> Void

  /// What is raised beside the menu; `nil` for the menu of a button.
  package let raised: MenuPreview?
  /// Called for a tap on what is raised.
  private let committed: () -> Void

  /// Makes the menu of `sender`, which is seen as `anchor`; `ended` is called with the chosen action after it ran.
  private init(
    _ menu: UIMenu,
    for sender: AnyObject,
    at anchor: UIView?,
    raising raised: MenuPreview?,
    ended: @escaping (UIAction) -> Void,
    closed: @escaping () -> Void,
    committed: @escaping () -> Void
  ) {
    (self.menu, self.sender, self.anchor, self.raised) = (menu, sender, anchor, raised)
    (self.closed, self.ended, self.committed) = (closed, ended, committed)
  }

  /// Asks for a menu beside a view of a window, in place of one that was asked for before.
  static func open(
    _ menu: UIMenu,
    for sender: AnyObject,
    at anchor: UIView?,
    raising raised: MenuPreview? = nil,
    ended: @escaping (UIAction) -> Void = { _ in },
    closed: @escaping () -> Void = {},
    committed: @escaping () -> Void = {}
  ) {
    let window = anchor?.window ?? UIApplication.shared.keyWindow
    window?.askedMenu = ControlMenu(
      menu,
      for: sender,
      at: anchor,
      raising: raised,
      ended: ended,
      closed: closed,
      committed: committed
    )
  }

  /// The place of what opened the menu in its window, in points; `nil` when it is not there any more.
  package var place: CGRect? {
    guard let anchor, let window = anchor.window else { return nil }
    return anchor.convert(anchor.bounds, to: window)
  }

  /// Closes the menu without a choice.
  package func dismiss() { closed() }

  /// Chooses what is raised, and closes the menu.
  package func commit() { committed() }

  /// Runs an action of the menu.
  package func choose(_ action: UIAction) {
    closed()
    guard let sender else { return }
    action.choose(for: sender)
    if let choice = menu.choice(with: action) { choice.mark(action) }
    ended(action)
  }
}

extension UIMenu {
  /// Marks one action of the menu, and no other.
  func mark(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// The menu in this one, or itself, that has an action and of whose elements at most one is marked.
  fileprivate func choice(with action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.choice(with: action) }.first
  }
}
