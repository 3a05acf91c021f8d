// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// A long press, in content coordinates, and what a person chooses from its menu.
extension UICollectionView {
  /// What a long press shows: the context menu, else the item's edit menu; `nil` for nothing.
  ///
  /// A touch that was tracked ends: it is no tap. An edit menu that was shown is no longer.
  package func longPress(at point: CGPoint) -> PressMenu? {
    guard bounds.contains(point) else { return nil }
    return pressMenu(for: itemTouched(at: point), at: point)
  }

  /// What the menu key shows: the menu of the selected items, at the middle of the first one; `nil`
  /// for nothing.
  package func pressSelection() -> PressMenu? {
    guard let item = interaction.selection.selected.first else { return nil }
    let frame = placedFrame(of: item) ?? .zero
    return pressMenu(for: item, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func pressMenu(for item: ElementPosition?, at point: CGPoint) -> PressMenu? {
    touchCancelled()
    interaction.menuItem = nil
    if let configuration = contextMenuConfiguration(for: item, at: point),
      let menu = configuration.makeMenu()
    {
      configuration.highlightPreviews = previews(of: configuration, .highlighting)
      askedDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: nil)
      return .context(menu, configuration)
    }
    guard let item else { return nil }
    let actions = editActions(for: item)
    interaction.menuItem = actions.isEmpty ? nil : item
    return actions.isEmpty ? nil : .edit(actions)
  }

  /// A person chose an action from the edit menu that is shown, which closes.
  ///
  /// When its item is gone nothing happens.
  package func chooseEditAction(_ action: EditAction) {
    guard let item = interaction.menuItem else { return }
    interaction.menuItem = nil
    askedDelegate?.collectionView(
      self,
      performAction: action.selector,
      forItemAt: dataPath(of: item),
      withSender: nil
    )
  }

  /// The edit menu closes without a choice.
  package func closeEditMenu() {
    interaction.menuItem = nil
  }

  /// A context menu closes, after a person chose an action or without one.
  package func closeContextMenu(
    _ configuration: UIContextMenuConfiguration,
    choosing action: UIAction? = nil
  ) {
    configuration.dismissalPreviews = previews(of: configuration, .dismissing)
    askedDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: nil)
    action?.choose()
  }

  private func contextMenuConfiguration(
    for item: ElementPosition?,
    at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let paths = pressedItems(item).map(dataPath(of:))
    if let first = paths.first { noteAsking("contextMenuConfigurationForItemsAt", first) }
    let several = askedDelegate?.collectionView?(
      self,
      contextMenuConfigurationForItemsAt: paths,
      point: point
    )
    if let several {
      several?.indexPaths = paths
      return several
    }
    guard let item else { return nil }
    let path = dataPath(of: item)
    let single = askedDelegate?.collectionView(
      self,
      contextMenuConfigurationForItemAt: path,
      point: point
    )
    single?.indexPaths = [path]
    return single
  }

  /// A press on a selected item means all selected ones.
  private func pressedItems(_ item: ElementPosition?) -> [ElementPosition] {
    guard let item else { return [] }
    let selection = interaction.selection
    return selection.contains(item) ? selection.selected : [item]
  }

  /// The actions of an item's edit menu; none unless all three methods are implemented.
  private func editActions(for item: ElementPosition) -> [EditAction] {
    let path = dataPath(of: item)
    noteAsking("shouldShowMenuForItemAt", path)
    guard let delegate = askedDelegate,
      delegate.collectionView(self, shouldShowMenuForItemAt: path)
    else { return [] }
    let allowed = EditAction.allCases.filter {
      delegate.collectionView(
        self,
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
        self,
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
