// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The focus: the item that keys go to.
///
/// Whoever shows the collection view says where keys or a remote want the focus. The delegate may refuse,
/// as in UIKit: `canFocusItemAt`, `shouldUpdateFocusIn`, then the cells, then `didUpdateFocusIn`.
extension UICollectionView {
  /// Whether items can have the focus; true unless set.
  ///
  /// - Source: UIKit's default depends on the system; ours is that of systems with a keyboard.
  public var allowsFocus: Bool {
    get { interaction.focus.isAllowed }
    set {
      interaction.focus.isAllowed = newValue
      dropForbiddenFocus()
    }
  }

  /// Whether items can have the focus during editing; true unless set.
  public var allowsFocusDuringEditing: Bool {
    get { interaction.focus.isAllowedDuringEditing }
    set {
      interaction.focus.isAllowedDuringEditing = newValue
      dropForbiddenFocus()
    }
  }

  /// Whether the focus comes back to the item that had it last; false unless set.
  public var remembersLastFocusedIndexPath: Bool {
    get { interaction.focus.remembers }
    set { interaction.focus.remembers = newValue }
  }

  /// Whether the item that gets the focus is selected too; false unless set.
  public var selectionFollowsFocus: Bool {
    get { interaction.focus.selects }
    set { interaction.focus.selects = newValue }
  }

  /// The item that has the focus.
  package var focusedIndexPath: IndexPath? { interaction.focus.item.map(dataPath(of:)) }

  /// The focus comes to the collection view: to the item that had it last where that is remembered, else
  /// to the one that the delegate prefers, else to the first one that is seen.
  ///
  /// - Returns: Whether an item has it now.
  @discardableResult
  package func focusEntered() -> Bool {
    var wanted = interaction.focus.remembers ? interaction.focus.last : nil
    if wanted == nil, let delegate {
      note(.delegate("indexPathForPreferredFocusedView(in:)"))
      wanted = delegate.indexPathForPreferredFocusedView(in: self).flatMap { position($0) }
    }
    let seen = indexPathsForVisibleItems.first.map { ElementSlot.cell(at: $0).position }
    return [wanted, seen].contains { $0.map { moveFocus(to: $0, heading: []) } ?? false }
  }

  /// The focus leaves the collection view.
  package func focusLeft() {
    guard interaction.focus.item != nil else { return }
    updateFocus(to: nil, heading: [])
  }

  /// The focus is to go to an item.
  ///
  /// - Returns: Whether the item has it now.
  @discardableResult
  package func moveFocus(to indexPath: IndexPath, heading: UIFocusHeading) -> Bool {
    position(indexPath).map { moveFocus(to: $0, heading: heading) } ?? false
  }

  private func moveFocus(to item: ElementPosition, heading: UIFocusHeading) -> Bool {
    guard mayFocus, committedCounts.contains(item) else { return false }
    guard data.placeholders.number(at: item) == nil else { return false }
    guard interaction.focus.item != item else { return true }
    noteAsking("canFocusItemAt", dataPath(of: item))
    guard askedDelegate?.collectionView(self, canFocusItemAt: dataPath(of: item)) ?? true else {
      return false
    }
    guard committedCounts.contains(item), updateFocus(to: item, heading: heading) else {
      return false
    }
    selectFocused(item)
    return interaction.focus.item == item
  }

  private var mayFocus: Bool {
    interaction.focus.isAllowed && (!isEditing || interaction.focus.isAllowedDuringEditing)
  }

  /// - Returns: Whether the delegate let it go there.
  @discardableResult
  private func updateFocus(to item: ElementPosition?, heading: UIFocusHeading) -> Bool {
    let context = UICollectionViewFocusUpdateContext(
      from: focusedIndexPath,
      to: item.map(dataPath(of:)),
      heading
    )
    if delegate != nil { note(.delegate("collectionView(_:shouldUpdateFocusIn:)")) }
    guard askedDelegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true else {
      return false
    }
    interaction.focus.last = item ?? interaction.focus.item
    interaction.focus.item = item
    showFocus()
    let coordinator = UIFocusAnimationCoordinator()
    if delegate != nil { note(.delegate("collectionView(_:didUpdateFocusIn:with:)")) }
    askedDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    if coordinator.hasAnimations { performAnimated(.standard) { coordinator.run() } }
    complete([{ _ in coordinator.complete() }], after: .standard)
    return true
  }

  private func dropForbiddenFocus() {
    if !mayFocus { focusLeft() }
  }

  /// Selects the item that got the focus where that is wanted, as a tap would.
  private func selectFocused(_ item: ElementPosition) {
    let path = dataPath(of: item)
    noteAsking("selectionFollowsFocusForItemAt", path)
    let follows =
      askedDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
      ?? interaction.focus.selects
    guard follows, interaction.selection.mode != .none else { return }
    guard interaction.focus.item == item, !interaction.selection.contains(item) else { return }
    noteAsking("shouldSelectItemAt", path)
    guard askedDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if let replaced = interaction.selection.replaced(by: item) { deselectAndTell(replaced) }
    guard interaction.focus.item == item else { return }
    selectAndTell(item)
  }

  /// Lets the cells that got or lost the focus follow.
  private func showFocus() {
    for element in visible.ordered {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
    setNeedsLayout()
  }

  /// Whether the item of a cell has the focus.
  func isFocused(_ cell: UICollectionViewCell) -> Bool {
    guard let item = interaction.focus.item else { return false }
    return visible[.cell(at: IndexPath(position: item))]?.view === cell
  }
}
