// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a collection view knows of its surroundings: the device, and whoever shows it.
struct Outside {
  /// Device pixels per point.
  var displayScale: CGFloat = 2
  /// Told at the end of every update cycle that changed elements or the content size.
  var transactionSink: ((Transaction) -> Void)?
  /// Called with the completion of a batch and the seconds that its animation takes.
  var completionScheduler: ((Double, @escaping () -> Void) -> Void)?
  /// The speed of a scroll in points per second.
  var scrollVelocity: CGPoint?
  /// The seconds at which an offset is taken.
  var timestamp: (() -> Double)?
  /// What a person has chosen on the device.
  var surroundings = CollectionViewSurroundings()
  /// By how much the rectangle of the elements that are kept exceeds the bounds.
  var preloadInsets = UIEdgeInsets.zero
  /// The traits that views were told last.
  var knownTraits: UITraitCollection?
}
