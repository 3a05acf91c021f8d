// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import UIKit

/// What of a flow layout's sizes and metrics other data changes.
///
/// The layout asks by itself for what comes, goes and moves; this is about what stays.
@MainActor
struct FlowDataChanges {
  /// What to tell the layout; `nil` when nothing that stays has another size.
  private(set) var context: UICollectionViewFlowLayoutInvalidationContext?

  /// Compares data.
  ///
  /// - Returns: `nil` when everything is to be asked for again: names of single items would be about
  ///   places before or after the change, and with fitted pictures all sizes follow the insets.
  /// - Complexity: O(n) in the items of both.
  init?(from old: StageData, to new: StageData, _ sizing: FlowSizing) {
    let items = new.changedItems(since: old)
    let before = Dictionary(uniqueKeysWithValues: old.sections.map { ($0.id, $0) })
    let sections = new.sections.indices.filter { index in
      guard let earlier = before[new.sections[index].id] else { return false }
      return !new.sections[index].hasSameMetrics(as: earlier)
    }
    guard !items.isEmpty || !sections.isEmpty else { return }
    guard old.hasSameOutline(as: new) else { return nil }
    guard sections.isEmpty || sizing != .fit else { return nil }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: items.map { IndexPath($0) })
    let places = sections.map { IndexPath(item: 0, section: $0) }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] where !places.isEmpty {
      context.invalidateSupplementaryElements(ofKind: kind, at: places)
    }
    self.context = context
  }
}

extension StageData.Section {
  /// Whether everything but the items themselves is laid out alike.
  fileprivate func hasSameMetrics(as other: StageData.Section) -> Bool {
    metrics == other.metrics && title == other.title && footer == other.footer
  }
}

extension StageData {
  /// Whether the same items stand at the same places.
  fileprivate func hasSameOutline(as other: StageData) -> Bool {
    sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { section, other in
        section.id == other.id && section.items.count == other.items.count
          && zip(section.items, other.items).allSatisfy { $0.id == $1.id }
      }
  }
}
