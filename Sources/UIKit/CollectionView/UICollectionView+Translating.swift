// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Translates between positions in the data, as the data source counts them, and positions in the
/// picture, which also has drop placeholders and an item that follows a finger.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
  /// The index in the picture of a section of the data.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The index in the data of a section of the picture.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The index path in the picture of an item of the data; `nil` for `nil`.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The index path in the data of an item of the picture; `nil` for a placeholder and for `nil`.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a block that uses index paths of the picture.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

/// Questions to the collection view, such as `cellForItem(at:)`, use index paths of the picture.
/// Changes, such as `insertItems(at:)`, use those of the data.
///
/// - Source: ours; in UIKit, questions use index paths of the data outside
///   `performUsingPresentationValues(_:)`.
extension UICollectionView: UIDataSourceTranslating {
  /// The same index, because there are no placeholders for sections.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int {
    dataSourceSectionIndex
  }

  /// The same index, because there are no placeholders for sections.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    presentationSectionIndex
  }

  /// The index path in the picture of an item of the data; `nil` for `nil`.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = dataSourceIndexPath, path.count == 2 else { return nil }
    let item = ElementPosition(section: path.section, item: path.item)
    return dataCounts.contains(item) ? shownPath(of: path) : nil
  }

  /// The index path in the data of an item of the picture; `nil` for a placeholder and for `nil`.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = presentationIndexPath, path.count == 2 else { return nil }
    let slot = ElementSlot.cell(at: path)
    guard committedCounts.contains(slot.position), !isPlaceholder(slot) else { return nil }
    return dataPath(of: slot.position)
  }

  /// Runs the block directly, because questions use index paths of the picture in any case.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
