// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol
import UIKit

/// A waterfall that a layout file describes with parameters only.
@MainActor
final class WaterfallStagedLayout: StagedLayout {
  static let kind = LayoutKind(
    id: "waterfall",
    name: "Waterfall",
    className: nil,
    parameters: WaterfallParameters.descriptors,
    scrolls: { _ in "vertical" },
    make: { WaterfallStagedLayout() }
  ).pinching(WaterfallParameters.columns, isInverted: true)

  private let waterfall = WaterfallSolverLayout()

  /// Makes the layout.
  init() { waterfall.leavesHooksAlone = true }

  var layout: UICollectionViewLayout { waterfall }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    waterfall.settings = WaterfallSettings(values)
    waterfall.plans = changes.shared(data) { WaterfallPlans(data) }
    waterfall.invalidateLayout()
  }
}
