// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// Returns `nil`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalRequirement.highlightPreview.isMissing(on: self)
    return nil
  }

  /// Returns `nil`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalRequirement.dismissalPreview.isMissing(on: self)
    return nil
  }

  /// Returns `nil`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalRequirement.olderHighlightPreview.isMissing(on: self)
    return nil
  }

  /// Returns `nil`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalRequirement.olderDismissalPreview.isMissing(on: self)
    return nil
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalRequirement.willPerformPreviewAction.isMissing(on: self)
  }
}

extension OptionalRequirement {
  static let highlightPreview = OptionalRequirement()
  static let dismissalPreview = OptionalRequirement()
  static let olderHighlightPreview = OptionalRequirement()
  static let olderDismissalPreview = OptionalRequirement()
  static let willPerformPreviewAction = OptionalRequirement()
}

extension OptionalDelegateCalls {
  /// The preview of an item while its context menu is shown; `nil` means its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?? {
    OptionalRequirement.highlightPreview.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath
      )
    }
  }

  /// The preview to which an item returns when its context menu closes; `nil` means its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?? {
    OptionalRequirement.dismissalPreview.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath
      )
    }
  }

  /// The form of `highlightPreviewForItemAt` that iOS 16 replaced, for a menu of one item.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?? {
    OptionalRequirement.olderHighlightPreview.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        previewForHighlightingContextMenuWithConfiguration: configuration
      )
    }
  }

  /// The form of `dismissalPreviewForItemAt` that iOS 16 replaced, for a menu of one item.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?? {
    OptionalRequirement.olderDismissalPreview.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        previewForDismissingContextMenuWithConfiguration: configuration
      )
    }
  }

  /// Tells that a person tapped the preview of a context menu, which closes.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalRequirement.willPerformPreviewAction.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        willPerformPreviewActionForMenuWith: configuration,
        animator: animator
      )
    }
  }
}
