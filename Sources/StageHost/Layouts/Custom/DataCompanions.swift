// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Gives photo rows the proportions of their pictures.
@MainActor
final class PictureProportions: LayoutCompanion, JustifiedRowsLayoutDelegate {
  var data = StageData()

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
  var data = StageData()

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
final class ParallaxViews: LayoutCompanion {
  private unowned let layout: ParallaxLayout
  private static let ground: UInt32 = 0x23_3044
  private static let quietGround: UInt32 = 0x8A_8F98
  private static let hexadecimal = 16
  var data = StageData()
  /// The groups of all data; one group is shown.
  var groups: [String] = []

  init(_ layout: ParallaxLayout) { self.layout = layout }

  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? {
    switch kind {
    case ParallaxElement.header.kind:
      return CellContent(style: .tile, title: name(layout.selectedMenuItem), colour: Self.ground)
    case ParallaxElement.menu.kind:
      let isSelected = indexPath.item == layout.selectedMenuItem
      let colour = isSelected ? Self.ground : Self.quietGround
      return CellContent(style: .tile, title: name(indexPath.item), colour: colour)
    case ParallaxElement.sectionHeader.kind: return data.section(indexPath.section)?.headerContent
    case ParallaxElement.sectionFooter.kind: return data.section(indexPath.section)?.footerContent
    case ParallaxLayout.imageKind:
      return data.item(at: ElementPosition(indexPath)).map { item in
        CellContent(style: .glyph, title: Self.sign(of: item.id), hue: ItemContent.hue(of: item.id))
      }
    default: return nil
    }
  }

  private func name(_ index: Int) -> String {
    groups.indices.contains(index) ? groups[index] : ""
  }

  /// The emoji with the code points in an identity such as `1f435`.
  private static func sign(of id: String) -> String {
    let points = id.split(separator: "-").compactMap { UInt32($0, radix: hexadecimal) }
    return String(String.UnicodeScalarView(points.compactMap(Unicode.Scalar.init)))
  }
}

/// Gives a flow layout the items' own sizes and the sections' measures.
@MainActor
final class TagCompanion: LayoutCompanion {
  private let answers = ItemFlowDelegate()

  var data: StageData {
    get { answers.data }
    set { answers.data = newValue }
  }

  var delegate: (any UICollectionViewDelegate)? { answers }
}
