// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Outlines of a data source that is not diffable: what is shown is worked out beforehand, and who taps a
/// chevron asks the stage.
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

  /// Where in all of a section's items something goes that comes behind shown ones.
  ///
  /// - Parameters:
  ///   - shown: What stands before it in what is shown.
  ///   - section: The section's id.
  ///   - others: Items that are not counted.
  /// - Returns: An index among the section's items without the others.
  /// - Complexity: O(n) for n items of the section.
  func wholeIndex(
    behind shown: ArraySlice<StageData.Item>,
    in section: String,
    without others: Set<String>
  ) -> Int {
    guard let last = shown.last(where: { !others.contains($0.id) }),
      let all = whole.sections.first(where: { $0.id == section })?.items,
      let place = all.firstIndex(where: { $0.id == last.id })
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
