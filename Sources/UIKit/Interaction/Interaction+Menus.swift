// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A long press, in content coordinates, and what a person chooses from its menu.
extension Interaction {
  /// What a long press shows: the context menu, else the item's edit menu; `nil` for nothing.
  ///
  /// A touch that was tracked ends: it is no tap. An edit menu that was shown is no longer.
  func longPress(at point: CGPoint) -> PressMenu? {
    guard hub.bounds.contains(point) else { return nil }
    return pressMenu(for: hub.itemTouched(at: point), at: point)
  }

  /// What the menu key shows: the menu of the selected items, at the middle of the first one; `nil`
  /// for nothing.
  func pressSelection() -> PressMenu? {
    guard let item = selection.selected.first else { return nil }
    let frame = hub.placedFrame(of: item) ?? .zero
    return pressMenu(for: item, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func pressMenu(for item: ElementPosition?, at point: CGPoint) -> PressMenu? {
    touchCancelled()
    menuItem = nil
    if let configuration = contextMenuConfiguration(for: item, at: point),
      let menu = configuration.makeMenu()
    {
      pressPoint = point
      configuration.highlightPreviews = previews(of: configuration, .highlighting)
      hub.askedDelegate?.collectionView(
        hub.sender,
        willDisplayContextMenu: configuration,
        animator: nil
      )
      return .context(menu, configuration)
    }
    guard let item else { return nil }
    let actions = editActions(for: item)
    menuItem = actions.isEmpty ? nil : item
    return actions.isEmpty ? nil : .edit(actions)
  }

  /// A person chose an action from the edit menu that is shown, which closes.
  ///
  /// When its item is gone nothing happens.
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

  /// The edit menu closes without a choice.
  func closeEditMenu() {
    menuItem = nil
  }

  /// A context menu closes, after a person chose an action or without one.
  func closeContextMenu(
    _ configuration: UIContextMenuConfiguration,
    choosing action: UIAction? = nil
  ) {
    pressPoint = nil
    configuration.dismissalPreviews = previews(of: configuration, .dismissing)
    hub.askedDelegate?.collectionView(
      hub.sender,
      willEndContextMenuInteraction: configuration,
      animator: nil
    )
    action?.choose()
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

  /// A press on a selected item means all selected ones.
  private func pressedItems(_ item: ElementPosition?) -> [ElementPosition] {
    guard let item else { return [] }
    let selection = selection
    return selection.contains(item) ? selection.selected : [item]
  }

  /// The actions of an item's edit menu; none unless all three methods are implemented.
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

  /// Whether the delegate implements `performAction`, which only a call can tell: once per class.
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
