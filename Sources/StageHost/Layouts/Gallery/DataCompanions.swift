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

/// Gives a map the coordinates of the items that have some.
@MainActor
final class ItemCoordinates: LayoutCompanion, MapLayoutDelegate {
  var data = StageData()

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

  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? {
    guard kind == TimelineLayout.hourKind else { return nil }
    return CellContent(style: .footer, title: "\(indexPath.item):00")
  }
}

/// Gives a chat the sizes of its messages; the messages of the first speaker are the reader's own.
@MainActor
final class ChatMessages: LayoutCompanion, ChatLayoutDelegate {
  var data = StageData()

  init(_ layout: ChatLayout) { layout.delegate = self }

  func collectionView(
    _ collectionView: UICollectionView,
    sizeForMessageAt indexPath: IndexPath,
    within width: CGFloat
  ) -> CGSize {
    let content = data.item(at: ElementPosition(indexPath))?.content ?? CellContent()
    let natural = content.preferredSize()
    guard natural.width > width else { return natural }
    return content.preferredSize(fitting: AxisLimits(width: width))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    isOwnMessageAt indexPath: IndexPath
  ) -> Bool {
    let first = data.sections.first { !$0.items.isEmpty }?.items.first
    return data.item(at: ElementPosition(indexPath))?.subtitle == first?.subtitle
  }
}

/// Gives the views of a parallax layout their content.
@MainActor
final class ItemBadges: LayoutCompanion {
  let badgeKinds = [BadgedGridLayout.badgeKind]
  var data = StageData()
}
