// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The index titles at the edge of the content.
extension UICollectionView {
  /// The titles of the index; empty if there is none.
  package var indexTitles: [String] {
    guard let dataSource else { return [] }
    note(.data("indexTitles(for:)"))
    return dataSource.indexTitles(for: self) ?? []
  }

  /// Scrolls to the item of an index title: to the top, or to the left if the content scrolls
  /// horizontally.
  ///
  /// - Throws: `ScrollToItemError` when the data source names an item that does not exist.
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
