// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What cells that hold places ask of their collection view.
@MainActor
protocol PlaceholdersHub: CollectionPicture {
  var cycle: UpdateCycle { get }
  var visible: VisibleElements { get }
  var provider: ViewProvider { get }
  /// How a batch is shown.
  var batchAnimation: ElementAnimation? { get }
  func askCounts() -> SectionCounts
  /// Tells what is wrong with a batch, and shows everything anew when the data is another already.
  func recover(from error: CollectionUpdateError)
  /// Takes everything over a batch of the picture, and shows it.
  func takeOver(_ mapping: BatchMapping, _ animation: ElementAnimation?)
  func whenIdle(_ work: @escaping () -> Void)
  func cancelMovement()
  func setNeedsLayout()
}
