// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// A view between two layouts.
@MainActor
struct ViewTransition {
  /// The number in deltas.
  let id: UInt64
  /// The layout that is in use during the transition.
  let layout: UICollectionViewTransitionLayout
  /// The layout at the end.
  let choice: LayoutChoice
  let next: any StagedLayout
  /// The gesture recognisers of the layout before.
  let recognisers: [UIGestureRecognizer]
  /// Whether the cells of the layout before were rows of lists.
  let wasList: Bool

  /// Whether the ends describe the whole way, so that only the progress is sent.
  var isStraight: Bool { layout.showsWholeWay }

  /// Gives the next layout the present state of the stage.
  func apply(_ document: StageDocument, _ data: StageData, _ changes: StageChanges) {
    next.apply(document.values(of: choice), data: data, changes)
  }
}
