// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageProtocol
import UIKit

/// What an app gives a layout class beside its properties: answers about the data.
@MainActor
protocol LayoutCompanion: AnyObject {
  /// The data that the layout is used with.
  var data: StageData { get set }
  /// What the collection view's delegate is to ask while the layout is in use.
  var delegate: (any UICollectionViewDelegate)? { get }
  /// What gestures of the layout want done with the stage, once.
  func takeConsequences() -> [Consequence]
  /// The names of the groups of the whole data, where the layout shows one of them.
  var groups: [String] { get set }
  /// What a supplementary view of the layout's own shows; `nil` leaves it to the data.
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

/// Makes every picture of a waterfall as tall as its proportions ask at the width of a column.
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

/// Tells a map where the items are that say so.
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
