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
  private static let quietGround: UInt32 = 0x8A_8F98
  private static let hexadecimal = 16
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
