// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The focus, as an app reads it and the stage host moves it.
extension UICollectionView {
  /// Whether items can get the focus; the default is `true`.
  ///
  /// - Source: UIKit's default depends on the system; this one is that of systems with a keyboard.
  public var allowsFocus: Bool {
    get { interaction.focus.isAllowed }
    set {
      interaction.focus.isAllowed = newValue
      interaction.dropForbiddenFocus()
    }
  }

  /// Whether items can get the focus during editing; the default is `true`.
  public var allowsFocusDuringEditing: Bool {
    get { interaction.focus.isAllowedDuringEditing }
    set {
      interaction.focus.isAllowedDuringEditing = newValue
      interaction.dropForbiddenFocus()
    }
  }

  /// Whether the focus returns to the last focused item; the default is `false`.
  public var remembersLastFocusedIndexPath: Bool {
    get { interaction.focus.remembers }
    set { interaction.focus.remembers = newValue }
  }

  /// Whether an item that gets the focus is also selected; the default is `false`.
  public var selectionFollowsFocus: Bool {
    get { interaction.focus.selects }
    set { interaction.focus.selects = newValue }
  }

  /// The index path of the focused item.
  package var focusedIndexPath: IndexPath? { interaction.focusedIndexPath }

  /// Moves the focus into the collection view.
  ///
  /// It goes to the last focused item if that is remembered, else to the item that the delegate
  /// prefers, else to the first visible item.
  ///
  /// - Returns: Whether an item has the focus now.
  @discardableResult
  package func focusEntered() -> Bool { interaction.focusEntered() }

  /// Moves the focus out of the collection view.
  package func focusLeft() { interaction.focusLeft() }

  /// Moves the focus to an item.
  ///
  /// - Returns: Whether the item has the focus now.
  @discardableResult
  package func moveFocus(to indexPath: IndexPath, heading: UIFocusHeading) -> Bool {
    interaction.moveFocus(to: indexPath, heading: heading)
  }
}
