// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Long presses, in content coordinates, and choices from their menus.
extension Interaction {
  /// The menu of a long press: the context menu, else the item's edit menu; `nil` if there is none.
  ///
  /// A tracked touch is cancelled, because it is no tap. An earlier edit menu closes.
  func longPress(at point: CGPoint) -> PressMenu? {
    guard hub.bounds.contains(point) else { return nil }
    return pressMenu(for: hub.itemTouched(at: point), at: point)
  }

  /// The menu of the menu key: that of the selected items, at the middle of the first one; `nil` if
  /// there is none.
  func pressSelection() -> PressMenu? {
    guard let item = selection.selected.first else { return nil }
    let frame = hub.placedFrame(of: item) ?? .zero
    return pressMenu(for: item, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func pressMenu(for item: ElementPosition?, at point: CGPoint) -> PressMenu? {
    touchCancelled()
    menuItem = nil
    if let configuration = contextMenuConfiguration(for: item, at: point) ?? viewMenu(at: point),
      let menu = configuration.makeMenu()
    {
      pressPoint = point
      configuration.highlightPreviews = previews(of: configuration, .highlighting)
      let rows = menu.children.count
      configuration.raised =
        configuration.interaction.map { $0.raised(by: configuration, rows: rows) }
        ?? raised(by: configuration, rows: rows)
      configuration.interaction?.tellDisplay(of: configuration)
      if !configuration.isOfView {
        hub.askedDelegate?.collectionView(
          hub.sender,
          willDisplayContextMenu: configuration,
          animator: nil
        )
      }
      return .context(menu, configuration)
    }
    guard let item else { return nil }
    let actions = editActions(for: item)
    menuItem = actions.isEmpty ? nil : item
    return actions.isEmpty ? nil : .edit(actions)
  }

  /// Performs an action that a person chose from the visible edit menu, and closes the menu.
  ///
  /// It does nothing if the item was deleted.
  func chooseEditAction(_ action: EditAction) {
    guard let item = menuItem else { return }
    menuItem = nil
    hub.askedDelegate?.collectionView(
      hub.sender,
      performAction: action.selector,
      forItemAt: hub.dataPath(of: item),
      withSender: nil
    )
  }

  /// Closes the edit menu without a choice.
  func closeEditMenu() {
    menuItem = nil
  }

  /// Closes a context menu, after a person chose an action or without a choice.
  func closeContextMenu(
    _ configuration: UIContextMenuConfiguration,
    choosing action: UIAction? = nil
  ) {
    pressPoint = nil
    configuration.dismissalPreviews = previews(of: configuration, .dismissing)
    configuration.interaction?.tellEnd(of: configuration)
    if !configuration.isOfView {
      hub.askedDelegate?.collectionView(
        hub.sender,
        willEndContextMenuInteraction: configuration,
        animator: nil
      )
    }
    action?.choose()
  }

  /// What a view in an item shows by itself, where the delegate has nothing to show.
  private func viewMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    let list = hub.sender
    return list.hitTest(point, with: nil)?.pressedContextMenu(at: point, in: list)?.configuration
  }

  private func contextMenuConfiguration(
    for item: ElementPosition?,
    at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let paths = pressedItems(item).map { hub.dataPath(of: $0) }
    if let first = paths.first { hub.noteAsking("contextMenuConfigurationForItemsAt", first) }
    let several = hub.askedDelegate?.collectionView?(
      hub.sender,
      contextMenuConfigurationForItemsAt: paths,
      point: point
    )
    if let several {
      several?.indexPaths = paths
      return several
    }
    guard let item else { return nil }
    let path = hub.dataPath(of: item)
    let single = hub.askedDelegate?.collectionView(
      hub.sender,
      contextMenuConfigurationForItemAt: path,
      point: point
    )
    single?.indexPaths = [path]
    return single
  }

  /// The items of a press: on a selected item, all selected items.
  private func pressedItems(_ item: ElementPosition?) -> [ElementPosition] {
    guard let item else { return [] }
    let selection = selection
    return selection.contains(item) ? selection.selected : [item]
  }

  /// The actions of an item's edit menu; empty unless all three methods are implemented.
  private func editActions(for item: ElementPosition) -> [EditAction] {
    let path = hub.dataPath(of: item)
    hub.noteAsking("shouldShowMenuForItemAt", path)
    guard let delegate = hub.askedDelegate,
      delegate.collectionView(hub.sender, shouldShowMenuForItemAt: path)
    else { return [] }
    let allowed = EditAction.allCases.filter {
      delegate.collectionView(
        hub.sender,
        canPerformAction: $0.selector,
        forItemAt: path,
        withSender: nil
      )
    }
    guard !allowed.isEmpty, performsActions(delegate, at: path) else { return [] }
    return allowed
  }

  /// Whether the delegate implements `performAction`; only a call can show it, once for each class.
  private func performsActions(_ delegate: any UICollectionViewDelegate, at path: IndexPath) -> Bool
  {
    EditMenuClasses.performs(type(of: delegate)) {
      delegate.collectionView?(
        hub.sender,
        performAction: Selector(""),
        forItemAt: path,
        withSender: nil
      ) != nil
    }
  }
}

/// Which classes of delegates implement `performAction`.
@MainActor
private enum EditMenuClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func performs(_ delegateClass: AnyClass, _ find: () -> Bool) -> Bool {
    if let answer = known[ObjectIdentifier(delegateClass)] { return answer }
    let answer = find()
    known[ObjectIdentifier(delegateClass)] = answer
    return answer
  }
}
