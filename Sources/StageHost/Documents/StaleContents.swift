// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol
import UIKit

/// Finds the elements that must be configured anew because what the data says of them changed.
@MainActor
enum StaleContents {
  /// Keys of items and section views that are in both data with other content.
  ///
  /// - Complexity: O(n) for n items on both sides.
  static func keys(from old: StageData, to new: StageData) -> [ElementKey] {
    guard old != new else { return [] }
    let items = new.changedItems(since: old).compactMap { new.item(at: $0) }
    var keys = items.map { ElementKey(category: .cell, identity: $0.id) }
    var before: [String: StageData.Section] = [:]
    for section in old.sections { before[section.id] = section }
    for section in new.sections {
      guard let earlier = before[section.id] else { continue }
      if earlier.title != section.title {
        keys.append(key(UICollectionView.elementKindSectionHeader, of: section))
      }
      if earlier.footer != section.footer {
        keys.append(key(UICollectionView.elementKindSectionFooter, of: section))
      }
    }
    return keys
  }

  private static func key(_ kind: String, of section: StageData.Section) -> ElementKey {
    ElementKey(category: .supplementary, kind: kind, identity: section.id)
  }
}
