// SPDX-License-Identifier: Apache-2.0

/// Shows the menu of a button.
///
/// - Source: on a device it is a bubble at the button; a sheet with the same entries is a policy here.
@MainActor enum MenuSheet {
  /// The mark of a chosen entry, and of one that has entries of its own.
  private static let (chosen, more) = ("✓ ", " ›")

  /// Shows a menu above everything in a window, and calls `ended` with the chosen action after it ran.
  static func show(
    _ menu: UIMenu,
    for sender: AnyObject,
    in window: UIWindow?,
    ended: @escaping (UIAction) -> Void = { _ in }
  ) {
    guard var presenter = (window ?? UIApplication.shared.keyWindow)?.rootViewController else {
      return
    }
    while let presented = presenter.presentedViewController { presenter = presented }
    let title = menu.title.isEmpty ? nil : menu.title
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    for element in entries(of: menu) {
      switch element {
      case let action as UIAction:
        sheet.addAction(
          answer(action) {
            action.choose(for: sender)
            if menu.options.contains(.singleSelection) { mark(action, in: menu) }
            ended(action)
          }
        )
      case let inner as UIMenu:
        sheet.addAction(
          UIAlertAction(title: inner.title + more, style: .default) { _ in
            show(inner, for: sender, in: window, ended: ended)
          }
        )
      default: break
      }
    }
    guard !sheet.actions.isEmpty else { return }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: true)
  }

  /// Marks one action of a menu, and no other.
  static func mark(_ action: UIAction, in menu: UIMenu) {
    for other in menu.actions { other.state = other === action ? .on : .off }
  }

  /// The elements of a menu, with those of menus that are shown among them.
  private static func entries(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let deferred as UIDeferredMenuElement: deferred.elements
      case let inner as UIMenu where inner.options.contains(.displayInline): entries(of: inner)
      case let action as UIAction where action.attributes.contains(.hidden): []
      default: [child]
      }
    }
  }

  private static func answer(_ action: UIAction, run: @escaping () -> Void) -> UIAlertAction {
    let isMarked = action.state == .on
    let answer = UIAlertAction(
      title: (isMarked ? chosen : "") + action.title,
      style: action.attributes.contains(.destructive) ? .destructive : .default
    ) { _ in run() }
    answer.isEnabled = !action.attributes.contains(.disabled)
    return answer
  }
}
