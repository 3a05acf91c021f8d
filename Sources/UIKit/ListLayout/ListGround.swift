// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The ground of a list's section, as a decoration that the layout knows by itself.
final class ListGround: UICollectionReusableView {
  /// A kind that nobody else's layout names.
  static let elementKind = "tessera.list.ground"
  /// Behind everything, also behind what another layout puts far down while the list turns into it.
  static let depth = -1_000_000
  /// How far the ground goes on before the first and behind the last section, in points: farther than
  /// anybody scrolls beyond the content.
  private static let overhang: CGFloat = 10000

  /// Shows the ground of a section, farther than the section where it is the first or last one.
  func show(section: Int, of layout: UICollectionViewCompositionalLayout) {
    guard let list = layout.list(ofSection: section) else { return }
    var shown = ListContent()
    shown.background.colour = ContentColour(list.backgroundColor ?? list.appearance.ground)
    if section == 0 { shown.background.insets.top = -Self.overhang }
    if section == layout.cache.sections.count - 1 {
      shown.background.insets.bottom = -Self.overhang
    }
    guard content.list != shown else { return }
    content.style = .list
    content.list = shown
    contentRevision += 1
  }
}
