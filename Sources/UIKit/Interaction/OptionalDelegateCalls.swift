// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// The optional `collectionView(…)` methods, so that `collectionView?(…)` compiles.
  public var collectionView: OptionalDelegateCalls? { OptionalDelegateCalls(delegate: self) }
}

/// The calls behind `delegate.collectionView?(…)` about selection and menus; each returns `nil`
/// when the delegate does not implement the method.
@preconcurrency @MainActor
public struct OptionalDelegateCalls {
  let delegate: any UICollectionViewDelegate

  /// Asks whether a touch highlights an item; a touch that may not highlight an item does not
  /// select it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.shouldHighlight.call(on: delegate) {
      delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// Tells that a touch highlighted an item.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.didHighlight.call(on: delegate) {
      delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  /// Tells that an item is no longer highlighted.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.didUnhighlight.call(on: delegate) {
      delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  /// Asks whether a tap selects an item.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.shouldSelect.call(on: delegate) {
      delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// Asks whether a tap deselects an item in multiple selection.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.shouldDeselect.call(on: delegate) {
      delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// Tells that a person selected an item.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.didSelect.call(on: delegate) {
      delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  /// Tells that a person deselected an item, or selected another one instead.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.didDeselect.call(on: delegate) {
      delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  /// Asks whether a tap that selects an item alone also performs its primary action.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.canPerformPrimaryAction.call(on: delegate) {
      delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// Performs the primary action of an item.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.performPrimaryAction.call(on: delegate) {
      delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Asks whether a two-finger pan from an item selects the items that it passes.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.shouldBeginMultipleSelection.call(on: delegate) {
      delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Tells that such a pan began; the collection view is now being edited.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.didBeginMultipleSelection.call(on: delegate) {
      delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
}
