// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What placeholders need from their collection view.
@MainActor
protocol PlaceholdersHub: CollectionPicture {
  var cycle: UpdateCycle { get }
  var visible: VisibleElements { get }
  var provider: ViewProvider { get }
  /// The animation of a batch.
  var batchAnimation: ElementAnimation? { get }
  func askCounts() -> SectionCounts
  /// Reports what is wrong with a batch, and reloads everything if the data has already changed.
  func recover(from error: CollectionUpdateError)
  /// Applies a batch of the picture to everything that has index paths, and shows it.
  func takeOver(_ mapping: BatchMapping, _ animation: ElementAnimation?)
  func whenIdle(_ work: @escaping () -> Void)
  func cancelMovement()
  func setNeedsLayout()
}
