// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Gives a waterfall the heights of pictures at the width of a column.
@MainActor
final class PictureHeights: LayoutCompanion, WaterfallLayoutDelegate {
  var data = StageData()

  init(_ layout: WaterfallLayout) { layout.delegate = self }

  func collectionView(
    _ collectionView: UICollectionView,
    heightForImageAtIndexPath indexPath: IndexPath
  ) -> CGFloat {
    let waterfall = collectionView.collectionViewLayout as? WaterfallLayout
    let item = data.item(at: ElementPosition(indexPath))
    return (waterfall?.imageWidth ?? 0) * (item?.heightPerWidth ?? 1)
  }
}

/// Gives a map the coordinates of the items that have some, and pins with their names.
@MainActor
final class ItemCoordinates: LayoutCompanion, MapLayoutDelegate {
  var data = StageData()
  let cellClass: UICollectionViewCell.Type? = MapPinCell.self

  init(_ layout: MapLayout) { layout.delegate = self }

  func collectionView(
    _ collectionView: UICollectionView,
    coordinateForItemAt indexPath: IndexPath
  ) -> (latitude: CGFloat, longitude: CGFloat)? {
    guard let item = data.item(at: ElementPosition(indexPath)),
      let latitude = item.latitude, let longitude = item.longitude
    else { return nil }
    return (CGFloat(latitude), CGFloat(longitude))
  }

  func configure(_ cell: UICollectionViewCell, as item: StageData.Item, at indexPath: IndexPath) {
    (cell as? MapPinCell)?.show(name: item.title, colour: UIColor(rgb: item.ownColour))
  }
}

/// Gives photo rows the proportions of their pictures.
@MainActor
final class PictureProportions: LayoutCompanion, JustifiedRowsLayoutDelegate {
  var data = StageData()

  init(_ layout: JustifiedRowsLayout) { layout.delegate = self }

  func collectionView(
    _ collectionView: UICollectionView,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat {
    1 / (data.item(at: ElementPosition(indexPath))?.heightPerWidth ?? 1)
  }
}

/// Gives a timeline the times of its events, which are in the items' subtitles: `13:32–16:22`.
@MainActor
final class EventHours: LayoutCompanion, TimelineLayoutDelegate {
  private static let minutes: CGFloat = 60
  let sectionViewKinds = [TimelineLayout.hourKind]
  let cellClass: UICollectionViewCell.Type? = AppointmentCell.self
  var data = StageData()

  init(_ layout: TimelineLayout) { layout.delegate = self }

  func collectionView(
    _ collectionView: UICollectionView,
    hoursOfItemAt indexPath: IndexPath
  ) -> ClosedRange<CGFloat>? {
    let text = data.item(at: ElementPosition(indexPath))?.subtitle ?? ""
    let ends = text.split { $0 == "–" || $0 == "-" }.compactMap(Self.hours)
    guard let start = ends.first, let end = ends.last, start <= end else { return nil }
    return start...end
  }

  private static func hours(_ text: Substring) -> CGFloat? {
    let parts = text.split(separator: ":").compactMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
    guard parts.count == 2 else { return nil }
    return CGFloat(parts[0]) + CGFloat(parts[1]) / minutes
  }

  func configure(_ cell: UICollectionViewCell, as item: StageData.Item, at indexPath: IndexPath) {
    (cell as? AppointmentCell)?
      .show(title: item.title, hours: item.subtitle, colour: item.ownColourParts)
  }

  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? {
    guard kind == TimelineLayout.hourKind else { return nil }
    return CellContent(style: .footer, title: "\(indexPath.item):00")
  }
}

/// Gives a spreadsheet its cells; the first section and the first items are headings.
@MainActor
final class SheetCells: LayoutCompanion {
  var data = StageData()
  let cellClass: UICollectionViewCell.Type? = SheetCell.self

  func configure(_ cell: UICollectionViewCell, as item: StageData.Item, at indexPath: IndexPath) {
    let isHeading = indexPath.section == 0 || indexPath.item == 0
    (cell as? SheetCell)?
      .show(
        item.title,
        isHeading: isHeading,
        isColumn: indexPath.section == 0 && indexPath.item > 0,
        colour: item.ownColourParts
      )
  }
}

/// Names the badges on items, which show their numbers.
@MainActor
final class ItemBadges: LayoutCompanion {
  let badgeKinds = [BadgedGridLayout.badgeKind]
  var data = StageData()
}

extension DataDocument.Item {
  /// The colour of the data, or a grey.
  var ownColour: UInt32 { colour ?? Self.plainColour }

  /// Red, green and blue of the same, from 0 to 1.
  var ownColourParts: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func part(_ shift: UInt32) -> CGFloat {
      CGFloat(ownColour >> shift & Self.byte) / CGFloat(Self.byte)
    }
    return (part(Self.bits * 2), part(Self.bits), part(0))
  }

  private static let plainColour: UInt32 = 0x8A_8F98
  private static let byte: UInt32 = 0xFF
  private static let bits: UInt32 = 8
}
