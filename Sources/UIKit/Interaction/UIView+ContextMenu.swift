// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Context menus of views that are no items of a collection view.
extension UIView {
  /// The view's own interaction that shows a context menu.
  private var contextMenu: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// Whether a long press on the view may show a menu.
  var mayShowContextMenu: Bool { contextMenu?.delegate != nil }

  /// What a long press at a point of this view shows: that of the innermost view there which has something to show.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of `space`.
  ///   - space: A view around this one, in which the search ends.
  /// - Returns: The view and its configuration; `nil` without one.
  func pressedContextMenu(
    at point: CGPoint,
    in space: UIView
  ) -> (view: UIView, configuration: UIContextMenuConfiguration)? {
    var view: UIView? = self
    while let present = view {
      let place = space.convert(point, to: present)
      if let interaction = present.contextMenu, let delegate = interaction.delegate {
        interaction.pressed = place
        let configuration = delegate.contextMenuInteraction(
          interaction,
          configurationForMenuAtLocation: place
        )
        if let configuration {
          configuration.interaction = interaction
          return (present, configuration)
        }
        interaction.pressed = nil
      }
      view = present === space ? nil : present.superview
    }
    return nil
  }

  /// Shows the context menu of a long press.
  ///
  /// - Returns: Whether there is one.
  func openContextMenu(at point: CGPoint, in space: UIView) -> Bool {
    guard let (view, configuration) = pressedContextMenu(at: point, in: space),
      let menu = configuration.makeMenu()
    else { return false }
    let interaction = configuration.interaction
    let preview = interaction?.highlightPreview(of: configuration)?.view
    interaction?.tellDisplay(of: configuration)
    ControlMenu.open(
      menu,
      for: view,
      at: preview.flatMap { $0.window == nil ? nil : $0 } ?? view,
      raising: interaction?.raised(by: configuration, rows: menu.children.count),
      closed: { [weak interaction] in interaction?.tellEnd(of: configuration) },
      committed: { [weak interaction] in _ = interaction?.commit(configuration) }
    )
    return true
  }
}
