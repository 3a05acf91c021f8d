// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The focus, as an application sees it and whoever shows the collection view moves it.
extension UICollectionView {
  /// Whether items can have the focus; true unless set.
  ///
  /// - Source: UIKit's default depends on the system; ours is that of systems with a keyboard.
  public var allowsFocus: Bool {
    get { interaction.focus.isAllowed }
    set {
      interaction.focus.isAllowed = newValue
      interaction.dropForbiddenFocus()
    }
  }

  /// Whether items can have the focus during editing; true unless set.
  public var allowsFocusDuringEditing: Bool {
    get { interaction.focus.isAllowedDuringEditing }
    set {
      interaction.focus.isAllowedDuringEditing = newValue
      interaction.dropForbiddenFocus()
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
  package var focusedIndexPath: IndexPath? { interaction.focusedIndexPath }

  /// The focus comes to the collection view: to the item that had it last where that is remembered, else
  /// to the one that the delegate prefers, else to the first one that is seen.
  ///
  /// - Returns: Whether an item has it now.
  @discardableResult
  package func focusEntered() -> Bool { interaction.focusEntered() }

  /// The focus leaves the collection view.
  package func focusLeft() { interaction.focusLeft() }

  /// The focus is to go to an item.
  ///
  /// - Returns: Whether the item has it now.
  @discardableResult
  package func moveFocus(to indexPath: IndexPath, heading: UIFocusHeading) -> Bool {
    interaction.moveFocus(to: indexPath, heading: heading)
  }
}
