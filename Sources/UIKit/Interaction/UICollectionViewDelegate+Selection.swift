// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// Returns `true`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldHighlight.isMissing(on: self)
    return true
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didHighlight.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didUnhighlight.isMissing(on: self)
  }

  /// Returns `true`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldSelect.isMissing(on: self)
    return true
  }

  /// Returns `true`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldDeselect.isMissing(on: self)
    return true
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didSelect.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didDeselect.isMissing(on: self)
  }

  /// `true` unless the collection view is being edited, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.canPerformPrimaryAction.isMissing(on: self)
    return !collectionView.isEditing
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.performPrimaryAction.isMissing(on: self)
  }

  /// `allowsMultipleSelectionDuringEditing`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldBeginMultipleSelection.isMissing(on: self)
    return collectionView.allowsMultipleSelectionDuringEditing
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalRequirement.didBeginMultipleSelection.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalRequirement.didEndMultipleSelection.isMissing(on: self)
  }
}

extension OptionalRequirement {
  static let shouldHighlight = OptionalRequirement()
  static let didHighlight = OptionalRequirement()
  static let didUnhighlight = OptionalRequirement()
  static let shouldSelect = OptionalRequirement()
  static let shouldDeselect = OptionalRequirement()
  static let didSelect = OptionalRequirement()
  static let didDeselect = OptionalRequirement()
  static let canPerformPrimaryAction = OptionalRequirement()
  static let performPrimaryAction = OptionalRequirement()
  static let shouldBeginMultipleSelection = OptionalRequirement()
  static let didBeginMultipleSelection = OptionalRequirement()
  static let didEndMultipleSelection = OptionalRequirement()
}
