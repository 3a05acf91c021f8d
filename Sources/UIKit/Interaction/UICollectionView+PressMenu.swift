// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Menus of the items of a list that is not the shown one; a page asks for those of the shown list by itself.
extension UICollectionView {
  /// Shows the menu of a long press, in content coordinates, beside the pressed item.
  ///
  /// - Returns: Whether there is one.
  func openPressMenu(at point: CGPoint) -> Bool {
    let cell = indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
    let anchor = cell ?? self
    switch interaction.longPress(at: point) {
    case .context(let menu, let configuration):
      ControlMenu.open(
        menu,
        for: anchor,
        at: anchor,
        raising: configuration.raised
          ?? window.flatMap { MenuPreview(of: UITargetedPreview(view: anchor), in: $0) },
        closed: { [weak self] in self?.closeContextMenu(configuration) },
        committed: { [weak self] in _ = self?.commitContextMenu(configuration) }
      )
    case .edit(let actions):
      let entries = actions.map { action in
        UIAction(title: action.title) { [weak self] _ in self?.chooseEditAction(action) }
      }
      ControlMenu.open(UIMenu(children: entries), for: anchor, at: anchor)
    case .control, nil: return false
    }
    return true
  }
}

extension EditAction {
  /// The words of the action in a menu.
  fileprivate var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }
}
