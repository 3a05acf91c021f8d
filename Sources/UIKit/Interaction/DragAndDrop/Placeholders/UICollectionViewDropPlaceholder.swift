// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A cell that holds the place of an item which is not in the data yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Configures the cell; called when it is about to be shown and when somebody asks for an update.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a placeholder that goes before an item of the data, or behind the last one.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A cell that holds the place of what was put down until its content is there.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the cell looks while what was put down goes to it; without an answer, as it is.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The way of one thing to its placeholder, and what becomes of that.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was put down.
  var dragItem: UIDragItem { get }

  /// Puts the item in the placeholder's place.
  ///
  /// The block is told where the item goes, which other changes may have moved meanwhile, and inserts it
  /// into the data; the collection view shows that by itself.
  /// - Returns: Whether it was done; without a placeholder, as after a reload, the block is not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away.
  ///
  /// - Returns: Whether there still was one.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the placeholder's cell configured again.
  func setNeedsCellUpdate()
}
