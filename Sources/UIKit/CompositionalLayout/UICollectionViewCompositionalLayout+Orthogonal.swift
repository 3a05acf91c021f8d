// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// Sections that scroll across: what they show, and how far they are scrolled.
///
/// Offsets are points from the leading edge, growing the way one reads.
extension UICollectionViewCompositionalLayout {
  /// How far elements are answered beyond what sections show, for whoever asks now.
  var currentReach: CompositionalGeometry.Reach? { answersAhead ? orthogonalReach : nil }

  /// How an orthogonal section scrolls, and where it shows its content; `nil` for any other section.
  package func orthogonalSection(inSection section: Int) -> OrthogonalSection? {
    geometry()?.orthogonalSection(at: section)
  }

  /// The sections that scroll across and that may have something beside or in a rectangle.
  package func orthogonalSections(in rect: CGRect) -> [Int] {
    geometry()?.orthogonalSections(in: rect) ?? []
  }

  /// How the scrolling of a section feels.
  package func orthogonalProperties(
    inSection section: Int
  ) -> UICollectionLayoutSectionOrthogonalScrollingProperties? {
    guard cache.sections.indices.contains(section) else { return nil }
    return cache.sections[section]?.orthogonalScrollingProperties
  }

  /// How far a section is scrolled across, in points; 0 for one that does not scroll.
  package func orthogonalOffset(inSection section: Int) -> CGFloat {
    cache.offsets[section] ?? geometry()?.orthogonalSection(at: section)?.firstRest ?? 0
  }

  /// By how much an offset of a section moves what it shows, in points of the content.
  package func orthogonalScroll(offset: CGFloat, inSection section: Int) -> CGPoint {
    geometry()?.scroll(section: section, offset: offset) ?? .zero
  }

  /// How far sections were scrolled across; those that never were are not in it.
  ///
  /// Offsets of other sections are forgotten when it is set, those of no meaning are left out.
  package var orthogonalOffsets: [Int: CGFloat] {
    get { cache.offsets }
    set {
      let sound = newValue.filter { Self.isSound($0.value) }
      guard sound != cache.offsets else { return }
      cache.offsets = sound
      invalidateForScrolling()
    }
  }

  /// Scrolls a section across; nothing happens in one that does not scroll.
  package func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int) {
    guard Self.isSound(offset), orthogonalSection(inSection: section) != nil else { return }
    guard orthogonalOffset(inSection: section) != offset else { return }
    cache.offsets[section] = offset
    invalidateForScrolling()
  }

  private static func isSound(_ offset: CGFloat) -> Bool {
    offset.isFinite && abs(offset) <= CompositionalPolicy.longestLength
  }

  private func invalidateForScrolling() {
    let context = makeInvalidationContext()
    context.isForScrolling = true
    invalidateLayout(with: context)
  }

  /// Scrolls the section that an item stands in until the item stands at a position; without one along
  /// the section as little as shows it whole.
  func scrollOrthogonally(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
    let section = indexPath.section
    guard let geometry = geometry(), let orthogonal = geometry.orthogonalSection(at: section),
      let element = geometry.cell(
        section: section,
        item: indexPath.item,
        offsets: [section: 0]
      )
    else { return }
    let isMirrored = geometry.configuration.isMirrored && axis == .vertical
    let (frame, shown) = (axis.rect(element.frame), axis.rect(orthogonal.frame))
    let start = isMirrored ? shown.crossEnd - frame.crossEnd : frame.cross - shown.cross
    let room = ScrollAxis(
      start: 0,
      end: 0,
      length: orthogonal.length,
      offset: orthogonalOffset(inSection: section)
    )
    var wanted = axis == .vertical ? position.horizontal : position.vertical
    if isMirrored { wanted = wanted?.opposite }
    let target = room.offset(showing: start...(start + frame.size.cross), at: wanted)
    let range = orthogonal.range
    setOrthogonalOffset(
      min(max(target, range.lowerBound), range.upperBound),
      inSection: section
    )
  }
}

extension ScrollAxis.Position {
  /// The position as one sees it who reads from the other side.
  fileprivate var opposite: ScrollAxis.Position {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }
}
