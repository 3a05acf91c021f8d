// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// What of a flow layout's sizes and metrics other data changes.
///
/// The layout asks by itself for what comes, goes and moves; this is about what stays.
@MainActor
struct FlowDataChanges {
  /// What to tell the layout; `nil` when nothing that stays has another size.
  private(set) var context: UICollectionViewFlowLayoutInvalidationContext?

  /// Reads what other data say otherwise.
  ///
  /// - Returns: `nil` when everything is to be asked for again: names of single items would be about
  ///   places before or after the change, and with fitted pictures all sizes follow the insets.
  init?(_ difference: DataDifference, _ sizing: FlowSizing) {
    let items = difference.changedItems
    let sections = difference.remeasuredSections
    guard !items.isEmpty || !sections.isEmpty else { return }
    guard difference.order.keepsOrder else { return nil }
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
