// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The index beside the items.
extension UICollectionView {
  /// The titles of the index; empty without one.
  package var indexTitles: [String] {
    guard let dataSource else { return [] }
    note(.data("indexTitles(for:)"))
    return dataSource.indexTitles(for: self) ?? []
  }

  /// A finger is on a title of the index: the item that it leads to comes to the top, or to the left where
  /// content scrolls across.
  ///
  /// - Throws: `ScrollToItemError` when the data source leads to an item that is not there.
  package func scrollToIndexTitle(_ title: String, at index: Int) throws(ScrollToItemError) {
    guard let dataSource else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    note(
      .data("collectionView(_:indexPathForIndexTitle: \(title), at: \(index)) → \(path.callText)")
    )
    let isWide = contentSize.width > bounds.width && contentSize.height <= bounds.height
    try performScroll(toItemAt: shownPath(of: path), at: isWide ? .left : .top, animated: false)
  }
}
