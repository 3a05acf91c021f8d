// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The objects that an app gives a layout class besides its properties: answers about the data.
@MainActor
protocol LayoutCompanion: AnyObject {
  /// The data of the layout.
  var data: StageData { get set }
  /// The collection view's delegate while the layout is in use; `nil` for the stage's own.
  var delegate: (any UICollectionViewDelegate)? { get }
  /// The consequences of the layout's gestures, which are removed from it.
  func takeConsequences() -> [Consequence]
  /// The names of the data's groups, for a layout that shows one group.
  var groups: [String] { get set }
  /// The content of the layout's own supplementary view; `nil` for content of the data.
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent?
}

extension LayoutCompanion {
  func takeConsequences() -> [Consequence] { [] }
  var delegate: (any UICollectionViewDelegate)? { nil }
  var groups: [String] {
    get { [] }
    set { _ = newValue }
  }
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? { nil }
}

/// Gives a flow layout the sections' own measures, and hides headers and footers without a text.
@MainActor
final class FlowCompanion: LayoutCompanion {
  private let answers = UniformFlowDelegate()

  var data: StageData {
    get { answers.data }
    set { answers.data = newValue }
  }

  var delegate: (any UICollectionViewDelegate)? { answers }
}

/// Gives a waterfall the heights of pictures at the width of a column.
@MainActor
final class PictureHeights: LayoutCompanion, WaterfallLayoutDelegate {
  var data = StageData()

  func collectionView(
    _ collectionView: UICollectionView,
    heightForImageAtIndexPath indexPath: IndexPath
  ) -> CGFloat {
    let waterfall = collectionView.collectionViewLayout as? WaterfallLayout
    let item = data.item(at: ElementPosition(indexPath))
    return (waterfall?.imageWidth ?? 0) * (item?.heightPerWidth ?? 1)
  }
}

/// Gives a map the coordinates of the items that have some.
@MainActor
final class ItemCoordinates: LayoutCompanion, MapLayoutDelegate {
  var data = StageData()

  func collectionView(
    _ collectionView: UICollectionView,
    coordinateForItemAt indexPath: IndexPath
  ) -> (latitude: CGFloat, longitude: CGFloat)? {
    guard let item = data.item(at: ElementPosition(indexPath)),
      let latitude = item.latitude, let longitude = item.longitude
    else { return nil }
    return (CGFloat(latitude), CGFloat(longitude))
  }
}
