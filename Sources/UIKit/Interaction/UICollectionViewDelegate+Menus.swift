// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// Returns `false`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldShowMenu.isMissing(on: self)
    return false
  }

  /// Returns `false`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalRequirement.canPerformAction.isMissing(on: self)
    return false
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalRequirement.performAction.isMissing(on: self)
  }

  /// No, unless the source pass says so.
  public var tesseraShowsMenus: Bool { false }

  /// No, unless the source pass says so.
  public var tesseraShowsItemMenus: Bool { false }

  /// Returns `nil`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalRequirement.contextMenuForItems.isMissing(on: self)
    return nil
  }

  /// Returns `nil`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalRequirement.contextMenuForItem.isMissing(on: self)
    return nil
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalRequirement.willDisplayContextMenu.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalRequirement.willEndContextMenu.isMissing(on: self)
  }
}

extension OptionalRequirement {
  static let shouldShowMenu = OptionalRequirement()
  static let canPerformAction = OptionalRequirement()
  static let performAction = OptionalRequirement()
  static let contextMenuForItems = OptionalRequirement()
  static let contextMenuForItem = OptionalRequirement()
  static let willDisplayContextMenu = OptionalRequirement()
  static let willEndContextMenu = OptionalRequirement()
}
