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
    parameters: WaterfallSettings.descriptors,
    scrolls: { _ in "vertical" },
    make: { WaterfallStagedLayout() }
  ).pinching("columns", isInverted: true)

  private let waterfall = WaterfallSolverLayout()

  var layout: UICollectionViewLayout { waterfall }
  var delegate: (any UICollectionViewDelegate)? { nil }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    waterfall.settings = WaterfallSettings(values)
    waterfall.proportions = data.sections.map { $0.items.map(\.heightPerWidth) }
    waterfall.invalidateLayout()
  }
}
