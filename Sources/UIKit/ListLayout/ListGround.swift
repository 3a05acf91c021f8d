// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The background of a list's section, a decoration that the layout itself registers.
final class ListGround: UICollectionReusableView {
  /// A kind that no other layout uses.
  static let elementKind = "tessera.list.ground"
  /// The depth behind everything, also behind elements that another layout puts far back during a
  /// transition.
  static let depth = -1_000_000
  /// How far the background extends before the first and after the last section, in points: farther
  /// than the content can be pulled.
  private static let overhang: CGFloat = 10000

  /// The colour, of which the content has what it is at the base level.
  private(set) var ground: UIColor?

  /// Shows the background of a section, which extends beyond the content at the first and the last
  /// section with items; others have no place.
  func show(section: Int, of layout: UICollectionViewCompositionalLayout) {
    guard let list = layout.list(ofSection: section) else { return }
    var shown = ListContent()
    let colour = list.backgroundColor ?? list.appearance.ground
    ground = colour
    shown.background.colour = ContentColour(colour)
    let sections = 0..<layout.cache.sections.count
    func hasItems(_ section: Int) -> Bool {
      (layout.collectionView?.numberOfItems(inSection: section) ?? 0) > 0
    }
    if section == sections.first(where: hasItems) { shown.background.insets.top = -Self.overhang }
    if section == sections.last(where: hasItems) { shown.background.insets.bottom = -Self.overhang }
    guard content.list != shown else { return }
    content.style = .list
    content.list = shown
    contentRevision += 1
  }
}
