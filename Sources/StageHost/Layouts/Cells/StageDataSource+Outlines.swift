// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Outlines for data sources that are not diffable: the visible items are computed in advance, and
/// a tap on a chevron becomes a command for the stage.
extension StageDataSource: OutlineSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard let item = data.item(at: ElementPosition(indexPath)), let place = item.outline.place
    else { return nil }
    return OutlinePlace(level: place.level, isExpanded: item.outline.isExpanded)
  }

  func toggleOutline(at indexPath: IndexPath) {
    guard let item = data.item(at: ElementPosition(indexPath)) else { return }
    setExpanded(item.id, !item.outline.isExpanded)
  }

  /// Asks the stage to show or hide the children of an item.
  func setExpanded(_ item: String, _ isExpanded: Bool) {
    rowCommands.append((isExpanded ? .expand : .collapse, item))
  }

  /// The index among all items of a section, with hidden ones, for an item that follows visible
  /// ones.
  ///
  /// - Parameters:
  ///   - shown: The visible items before it.
  ///   - section: The section's id.
  ///   - others: Items that are not counted.
  /// - Returns: An index among the section's items without the others.
  /// - Complexity: O(n) for n items of the section.
  func wholeIndex(
    behind shown: some BidirectionalCollection<StageData.Item>,
    in section: String,
    without others: Set<String>
  ) -> Int {
    guard let last = shown.last(where: { !others.contains($0.id) }),
      let all = whole.sections.first(where: { $0.id == section })?.items,
      let place = all.index(of: last.id)
    else { return shown.count { !others.contains($0.id) } }
    return all[...place].count { !others.contains($0.id) }
  }
}

extension ControllerSource: OutlineSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    provider.outlinePlace(at: indexPath)
  }

  func toggleOutline(at indexPath: IndexPath) { provider.toggleOutline(at: indexPath) }
}

extension MinimalSource: OutlineSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    provider.outlinePlace(at: indexPath)
  }

  func toggleOutline(at indexPath: IndexPath) { provider.toggleOutline(at: indexPath) }
}
