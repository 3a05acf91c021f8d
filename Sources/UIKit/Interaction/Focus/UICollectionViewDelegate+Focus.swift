// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// `allowsFocus`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.canFocus.isMissing(on: self)
    return collectionView.allowsFocus
  }

  /// Returns `true`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalRequirement.shouldUpdateFocus.isMissing(on: self)
    return true
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalRequirement.didUpdateFocus.isMissing(on: self)
  }

  /// Returns `nil`, because the method is optional.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalRequirement.preferredFocus.isMissing(on: self)
    return nil
  }

  /// `selectionFollowsFocus`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.selectionFollowsFocus.isMissing(on: self)
    return collectionView.selectionFollowsFocus
  }
}

extension OptionalRequirement {
  static let canFocus = OptionalRequirement()
  static let shouldUpdateFocus = OptionalRequirement()
  static let didUpdateFocus = OptionalRequirement()
  static let preferredFocus = OptionalRequirement()
  static let selectionFollowsFocus = OptionalRequirement()
}

extension OptionalDelegateCalls {
  /// Asks whether an item can get the focus.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.canFocus.call(on: delegate) {
      delegate.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  /// Asks whether the focus may move as the context describes.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    OptionalRequirement.shouldUpdateFocus.call(on: delegate) {
      delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }

  /// Tells that the focus moved as the context describes.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalRequirement.didUpdateFocus.call(on: delegate) {
      delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  /// Asks whether an item is selected when it gets the focus.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.selectionFollowsFocus.call(on: delegate) {
      delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }
}

/// The call behind `delegate.indexPathForPreferredFocusedView?(in:)`.
@preconcurrency @MainActor
public struct OptionalPreferredFocus {
  let delegate: any UICollectionViewDelegate

  /// The preferred item; `nil` when the delegate does not implement the method.
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath?? {
    OptionalRequirement.preferredFocus.call(on: delegate) {
      delegate.indexPathForPreferredFocusedView(in: collectionView)
    }
  }
}

extension UICollectionViewDelegate {
  /// The optional method, so that `indexPathForPreferredFocusedView?(in:)` compiles.
  public var indexPathForPreferredFocusedView: OptionalPreferredFocus? {
    OptionalPreferredFocus(delegate: self)
  }
}
