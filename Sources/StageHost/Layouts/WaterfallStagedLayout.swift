// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageProtocol

/// The gallery's waterfall, a layout class written for UIKit, driven by the stage's parameters.
@MainActor
final class WaterfallStagedLayout: StagedLayout {
  private enum Key {
    static let columns = "columns"
    static let cellPadding = "cellPadding"
    static let placement = "placement"
  }

  private static let mostColumns = 12.0
  private static let mostPadding = 60.0

  /// The catalogue's entry; its defaults are those of a waterfall that nobody touched.
  static let kind = LayoutKind(
    id: "waterfall",
    name: "Waterfall",
    parameters: parameters(of: WaterfallLayout()),
    scrolls: { _ in "vertical" },
    make: { WaterfallStagedLayout() }
  )

  private let waterfall = WaterfallLayout()
  private let heights = PictureHeights()

  var layout: UICollectionViewLayout { waterfall }
  var delegate: (any UICollectionViewDelegate)? { nil }

  init() { waterfall.delegate = heights }

  func apply(_ values: LayoutValues, data: StageData) {
    waterfall.numberOfColumns = Int(values.number(Key.columns).rounded())
    waterfall.cellPadding = values.number(Key.cellPadding)
    waterfall.placement =
      WaterfallLayout.Placement(rawValue: values.choice(Key.placement)) ?? .alternate
    heights.data = data
    waterfall.invalidateLayout()
  }

  private static func parameters(of waterfall: WaterfallLayout) -> [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: Key.columns,
        label: "Columns",
        group: "Columns",
        help: "How many columns stand beside each other; all have the same width.",
        kind: .number(minimum: 1, maximum: mostColumns, step: 1, unit: ""),
        defaultValue: .number(Double(waterfall.numberOfColumns))
      ),
      ParameterDescriptor(
        key: Key.placement,
        label: "Next item goes to",
        group: "Columns",
        help: "Which column takes the next picture.",
        kind: .choice(options: [
          .init(value: WaterfallLayout.Placement.alternate.rawValue, label: "Next column"),
          .init(value: WaterfallLayout.Placement.shortest.rawValue, label: "Shortest column"),
        ]),
        defaultValue: .choice(waterfall.placement.rawValue)
      ),
      ParameterDescriptor(
        key: Key.cellPadding,
        label: "Cell padding",
        group: "Spacing",
        help: "Free space around each picture; neighbours are twice as far apart.",
        kind: .number(minimum: 0, maximum: mostPadding, step: 1, unit: "pt"),
        defaultValue: .number(Double(waterfall.cellPadding))
      ),
    ]
  }
}

/// Makes every picture as tall as its proportions ask at the width of a column.
@MainActor
private final class PictureHeights: WaterfallLayoutDelegate {
  var data = StageData()

  func collectionView(
    _ collectionView: UICollectionView,
    heightForImageAtIndexPath indexPath: IndexPath
  ) -> CGFloat {
    let position = ElementPosition(section: indexPath.section, item: indexPath.item)
    let waterfall = collectionView.collectionViewLayout as? WaterfallLayout
    return (waterfall?.imageWidth ?? 0) * (data.item(at: position)?.heightPerWidth ?? 1)
  }
}
