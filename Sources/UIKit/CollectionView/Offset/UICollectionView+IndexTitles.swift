// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// The index titles at the edge of the content.
extension UICollectionView {
  /// The titles of the index; empty if there is none.
  package var indexTitles: [String] {
    guard let dataSource else { return [] }
    note(.data("indexTitles(for:)"))
    return dataSource.indexTitles(for: self) ?? []
  }

  /// The colours of the titles on an app's screen, and of what is behind them; `nil` for nothing.
  package var indexColours: (titles: ContentColour, ground: ContentColour?) {
    let table = (dataSource as? TableContent)?.table ?? superview as? UITableView
    let titles = table?.sectionIndexColor ?? tintColor ?? .tintColor
    let ground = table?.sectionIndexBackgroundColor.map { ContentColour($0.shown(in: self)) }
    return (ContentColour(titles.shown(in: self)), ground?.isClear == true ? nil : ground)
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
