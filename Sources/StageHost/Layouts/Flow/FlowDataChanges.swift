// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The changes of a flow layout's sizes and metrics after a change of the data.
///
/// The layout itself finds inserted, deleted and moved items; this is about items that stay.
@MainActor
struct FlowDataChanges {
  /// The invalidation of the layout; `nil` when no item that stays has another size.
  private(set) var context: UICollectionViewFlowLayoutInvalidationContext?

  /// Finds the changes in a difference of the data.
  ///
  /// - Returns: `nil` when everything must be invalidated. Single items cannot be named when items
  ///   have moved, and with fitted pictures all sizes depend on the insets.
  init?(_ difference: DataDifference, _ sizing: FlowSizing) {
    let items = difference.changedItems
    let sections = difference.remeasuredSections
    guard !items.isEmpty || !sections.isEmpty else { return }
    guard difference.keepsOrder else { return nil }
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
