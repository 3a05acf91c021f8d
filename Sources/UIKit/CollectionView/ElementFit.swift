// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a view was last asked about its size.
struct ElementFit: Hashable {
  /// The size that the layout gave it, in points.
  var offered: CGSize
  /// The size that it would like to have.
  var preferred: CGSize

  /// Whether nothing new would come of asking again at a size.
  func settles(_ size: CGSize) -> Bool { size == offered || size == preferred }
}

/// What the collection view remembers while views are measured.
struct FittingState {
  /// Whether the layout is told about a preferred size right now.
  var isTelling = false
  /// How often each element had the layout invalidated in this cycle.
  var rounds: [ElementKey: Int] = [:]
  /// The transaction of the cycle so far.
  var transaction: Transaction?
  /// Whether the cycle still measures, so that its transaction waits.
  var isRunning = false
}
