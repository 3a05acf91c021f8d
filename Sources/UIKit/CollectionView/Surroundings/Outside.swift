// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a collection view knows about its surroundings: the device and the stage host.
struct Outside {
  /// Device pixels per point, as the stage host told them; `nil` before that.
  var displayScale: CGFloat?
  /// Called at the end of every update cycle that changed elements or the content size.
  var transactionSink: ((Transaction) -> Void)?
  /// Called with a batch's completion and the duration of its animation, in seconds.
  var completionScheduler: ((Double, @escaping () -> Void) -> Void)?
  /// The speed of a scroll, in points per second; `nil` if it is unknown.
  var scrollVelocity: CGPoint?
  /// The time at which an offset is set, in seconds.
  var timestamp: (() -> Double)?
  /// The settings of the device.
  var surroundings = CollectionViewSurroundings()
  /// How far the rectangle of kept elements exceeds the bounds, in points.
  var preloadInsets = UIEdgeInsets.zero
  /// Whether the collection view is that of an app's screen, where cells without a ground are clear.
  var isOnScreen = false
  /// The traits that were last told to views.
  var knownTraits: UITraitCollection?
}
