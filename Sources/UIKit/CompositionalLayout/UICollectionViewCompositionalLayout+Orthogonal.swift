// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// Orthogonal sections: their content and their offsets.
///
/// Offsets are points from the leading edge and grow in reading direction.
extension UICollectionViewCompositionalLayout {
  /// How far answers extend beyond the visible part of orthogonal sections, during the present
  /// question.
  var currentReach: CompositionalGeometry.Reach? { answersAhead ? orthogonalReach : nil }

  /// The scrolling of an orthogonal section; `nil` for every other section.
  package func orthogonalSection(inSection section: Int) -> OrthogonalSection? {
    geometry()?.orthogonalSection(at: section)
  }

  /// The orthogonal sections that may have elements in or beside a rectangle.
  package func orthogonalSections(in rect: CGRect) -> [Int] {
    geometry()?.orthogonalSections(in: rect) ?? []
  }

  /// The bounce and the deceleration of a section; `nil` if there is no such section.
  package func orthogonalProperties(
    inSection section: Int
  ) -> UICollectionLayoutSectionOrthogonalScrollingProperties? {
    guard cache.sections.indices.contains(section) else { return nil }
    return cache.sections[section]?.orthogonalScrollingProperties
  }

  /// How far a section is scrolled, in points; 0 if it is not orthogonal.
  package func orthogonalOffset(inSection section: Int) -> CGFloat {
    cache.offsets[section] ?? geometry()?.orthogonalSection(at: section)?.firstRest ?? 0
  }

  /// How far an offset of a section moves its elements, in points of the content.
  package func orthogonalScroll(offset: CGFloat, inSection section: Int) -> CGPoint {
    geometry()?.scroll(section: section, offset: offset) ?? .zero
  }

  /// The offsets of the orthogonal sections that were scrolled, by section, in points.
  ///
  /// Setting them forgets the offsets of all other sections; values that are not finite are
  /// ignored.
  package var orthogonalOffsets: [Int: CGFloat] {
    get { cache.offsets }
    set {
      let sound = newValue.filter { Self.isSound($0.value) }
      guard sound != cache.offsets else { return }
      cache.offsets = sound
      invalidateForScrolling()
    }
  }

  /// Scrolls an orthogonal section; does nothing in any other section.
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

  /// Scrolls the orthogonal section of an item until the item stands at a position; without a
  /// position along its axis, as little as shows the whole item.
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
  /// The position seen from the opposite reading direction.
  fileprivate var opposite: ScrollAxis.Position {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }
}
