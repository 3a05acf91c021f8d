// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Gives the views of a parallax layout their content.
@MainActor
final class ParallaxViews: LayoutCompanion {
  private unowned let layout: ParallaxLayout
  private static let ground: UInt32 = 0x23_3044
  private static let hexadecimal = 16
  private static let menuFont = TextFont(size: 14, weight: .semibold)
  private static let paper = ContentColour(light: 0xFFFF_FFFF, dark: 0x1011_14FF)
  private static let ink = ContentColour(light: 0x1517_1CFF, dark: 0xECEE_F2FF)
  private static let quietInk = ContentColour(light: 0x5C63_70FF, dark: 0x9AA1_AEFF)
  /// A button of the menu as it is described, with the bar below the chosen one; the page stretches
  /// it to its size.
  private static let button = CGRect(x: 0, y: 0, width: 100, height: 50)
  private static let bar = CGRect(x: 20, y: 47, width: 60, height: 3)
  /// Room around a picture in front of a cell, in points.
  private static let pictureRoom: CGFloat = 12
  let cellClass: UICollectionViewCell.Type? = StoryCell.self
  let sectionViewKinds = ParallaxElement.allCases.map(\.kind) + [ParallaxLayout.imageKind]
  var data = StageData()
  /// The groups of all data; one group is shown.
  private var groups: [String] = []

  init(_ layout: ParallaxLayout) {
    self.layout = layout
    layout.settings.showsPictures = true
  }

  /// The group of the data that the menu has chosen.
  @Sendable
  nonisolated static func shown(of data: StageData, _ values: LayoutValues) -> StageData {
    SectionGroups.shown(Int(values.number("team").rounded()) - 1, of: data)
  }

  func take(groups: [String]) { self.groups = groups }

  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? {
    switch kind {
    case ParallaxElement.header.kind:
      return header
    case ParallaxElement.menu.kind:
      return Self.button(
        name(indexPath.item),
        isSelected: indexPath.item == layout.selectedMenuItem
      )
    case ParallaxElement.sectionHeader.kind: return data.section(indexPath.section)?.headerContent
    case ParallaxElement.sectionFooter.kind: return data.section(indexPath.section)?.footerContent
    case ParallaxLayout.imageKind:
      return data.item(at: ElementPosition(indexPath)).map(Self.picture)
    default: return nil
    }
  }

  func configure(_ cell: UICollectionViewCell, as item: StageData.Item, at indexPath: IndexPath) {
    let height = cell.bounds.height
    let picture = max(0, height - 2 * (Self.pictureRoom + layout.maxParallaxOffset))
    (cell as? StoryCell)?
      .show(
        title: item.title,
        text: item.subtitle,
        room: picture + 2 * Self.pictureRoom
      )
  }

  /// The first picture of the group, with the name that the group's first footer has, or the
  /// group's own.
  private var header: CellContent {
    let first = data.sections.first
    let name = first?.footer ?? ""
    let picture = data.sections.lazy.flatMap(\.items).first { !$0.image.isEmpty }?.image
    return CellContent(
      style: .tile,
      title: name.isEmpty ? self.name(layout.selectedMenuItem) : name,
      subtitle: name.isEmpty ? "" : self.name(layout.selectedMenuItem),
      colour: Self.ground,
      image: picture ?? ""
    )
  }

  private static func button(_ title: String, isSelected: Bool) -> CellContent {
    var ground = CellPart(frame: button)
    ground.ground = paper
    var text = CellPart(frame: button)
    text.text = ListText(title, font: menuFont, colour: isSelected ? ink : quietInk)
    text.text?.alignment = .center
    var mark = CellPart(frame: bar)
    mark.ground = ink
    mark.cornerRadius = bar.height / 2
    var content = CellContent(style: .header, title: title)
    content.figure = CellFigure(
      size: button.size,
      parts: isSelected ? [ground, text, mark] : [ground, text]
    )
    return content
  }

  /// An item's picture, or the emoji that its identity names.
  private static func picture(of item: StageData.Item) -> CellContent {
    let hue = ItemContent.hue(of: item.id)
    guard item.image.isEmpty else { return CellContent(style: .tile, hue: hue, image: item.image) }
    return CellContent(style: .glyph, title: sign(of: item.id), hue: hue)
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
