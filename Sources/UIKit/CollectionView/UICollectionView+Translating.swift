// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Translates between the data, as the data source has it, and the picture, which has drop placeholders
/// and an item that follows a finger besides.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
  /// The section in the picture of one of the data.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The section in the data of one of the picture.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The index path in the picture of an item of the data; `nil` of none.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The index path in the data of an item of the picture; `nil` of a placeholder and of none.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a block whose index paths are those of the picture.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

/// Questions to the collection view, such as `cellForItem(at:)`, speak of the picture; changes, such as
/// `insertItems(at:)`, of the data.
///
/// - Source: ours; UIKit's questions speak of the data outside `performUsingPresentationValues(_:)`.
extension UICollectionView: UIDataSourceTranslating {
  /// The same section: there are no placeholders of sections.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int {
    dataSourceSectionIndex
  }

  /// The same section: there are no placeholders of sections.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    presentationSectionIndex
  }

  /// The index path in the picture of an item of the data; `nil` of none.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = dataSourceIndexPath, path.count == 2 else { return nil }
    let item = ElementPosition(section: path.section, item: path.item)
    return dataCounts.contains(item) ? shownPath(of: path) : nil
  }

  /// The index path in the data of an item of the picture; `nil` of a placeholder and of none.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = presentationIndexPath, path.count == 2 else { return nil }
    let slot = ElementSlot.cell(at: path)
    guard committedCounts.contains(slot.position), !isPlaceholder(slot) else { return nil }
    return dataPath(of: slot.position)
  }

  /// Runs the block: questions speak of the picture anyway.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
