// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// A view between two layouts.
@MainActor
struct ViewTransition {
  /// The number by which deltas speak of it.
  let id: UInt64
  /// The layout that is in use meanwhile.
  let layout: UICollectionViewTransitionLayout
  /// Where it leads.
  let choice: LayoutChoice
  let next: any StagedLayout
  /// Recognisers that the layout before had added.
  let recognisers: [UIGestureRecognizer]
  /// Whether the cells before were rows of lists.
  let wasList: Bool

  /// Whether its ends say all, so that only progress is to be told.
  var isStraight: Bool { layout.showsWholeWay }

  /// Lets the next layout know the stage as it is now.
  func apply(_ document: StageDocument, _ data: StageData, _ changes: StageChanges) {
    next.apply(document.values(of: choice), data: data, changes)
  }
}
