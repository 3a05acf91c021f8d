// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A cell in the place of an item that is not in the data yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Configures the cell; called before it is shown and when an update is requested.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a placeholder before an item of the data, or after the last one.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A cell in the place of a dropped item until the item's content has arrived.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The look of the cell while the dropped item moves to it; `nil` means that of the cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The move of a dropped item to its placeholder, and the end of the placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with the item.
  ///
  /// The block inserts the item into the data at the index path that it gets, which may differ from
  /// the first one after other changes. The collection view shows the change by itself.
  /// - Returns: Whether it was done; without a placeholder, for example after a reload, the block
  ///   is not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder.
  ///
  /// - Returns: Whether it still existed.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Lets the placeholder's cell be configured again.
  func setNeedsCellUpdate()
}
