// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// Calls the sections' handlers, which may change visible elements.
  ///
  /// They are called only when the question covers all of the bounds. Other questions are about
  /// single points and get the last result of the handlers. Nothing is visible before the view has a
  /// size, and handlers divide by it. During sampling they are called for any
  /// rectangle, with all elements in it, because those will be visible at the sampled offset.
  func handled(
    _ answer: [UICollectionViewLayoutAttributes],
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let collectionView, !isHandling, !collectionView.bounds.isEmpty,
      collectionView.cycle.isSampling || rect.contains(collectionView.bounds)
    else { return answer }
    let handlers = cache.sections.indices.filter {
      cache.sections[$0]?.visibleItemsInvalidationHandler != nil
    }
    guard !handlers.isEmpty, let geometry = geometry() else { return answer }
    isHandling = true
    defer { isHandling = false }
    cache.effects = [:]
    let fresh = geometry.elements(in: rect, offsets: cache.offsets, reach: currentReach)
      .map { attributes(of: $0) }
    let plain = fresh.map(\.state)
    for section in handlers { call(section, fresh, geometry, collectionView) }
    for (attributes, state) in zip(fresh, plain) where attributes.state != state {
      cache.effects[attributes.identity] = .init(plain: state, changed: attributes.state)
    }
    return fresh
  }

  /// Whether a section has a handler.
  package func hasHandler(section: Int) -> Bool {
    cache.sections.indices.contains(section)
      && cache.sections[section]?.visibleItemsInvalidationHandler != nil
  }

  /// Whether any section has a handler.
  package var hasHandlers: Bool { cache.sections.indices.contains { hasHandler(section: $0) } }

  /// Whether elements may change with the content offset without being pinned: through a handler of
  /// a section that is not orthogonal, or through a subclass.
  package var followsContent: Bool {
    type(of: self) != UICollectionViewCompositionalLayout.self
      || cache.sections.contains {
        guard let section = $0 else { return false }
        return section.visibleItemsInvalidationHandler != nil
          && section.orthogonalScrollingBehavior == .none
      }
  }

  /// Calls the handlers again with the visible elements only, after samples were taken.
  func callHandlersAgain() {
    guard hasHandlers, let collectionView else { return }
    _ = layoutAttributesForElements(in: collectionView.bounds)
  }

  private func call(
    _ section: Int,
    _ answer: [UICollectionViewLayoutAttributes],
    _ geometry: CompositionalGeometry,
    _ collectionView: UICollectionView
  ) {
    guard let handler = cache.sections[section]?.visibleItemsInvalidationHandler else { return }
    let isSampling = collectionView.cycle.isSampling
    let own = answer.filter {
      $0.indexPath.count > 1 && $0.indexPath[0] == section
        && (isSampling || $0.frame.meets(collectionView.bounds))
    }
    if isSampling, own.isEmpty { return }
    let states = own.map(\.state)
    let scrolled = scrolledPoint(section, geometry, collectionView)
    let items = own.map { VisibleItem($0, shift: shift(of: $0, section, geometry)) }
    handler(items, scrolled, environment(collectionView, geometry.container))
    // What is measured would be measured again with the changes.
    for (attributes, state) in zip(own, states)
    where attributes.keptLengths != nil && attributes.state != state {
      attributes.state = state
      cache.refusedHandlers.insert(section)
    }
  }

  /// How far the scroll area of a section is scrolled: its own area, or the collection view's.
  ///
  /// It is the point of the area's coordinates that stands at the left or top edge, in both reading
  /// directions.
  private func scrolledPoint(
    _ section: Int,
    _ geometry: CompositionalGeometry,
    _ collectionView: UICollectionView
  ) -> CGPoint {
    guard geometry.isOrthogonal(section: section) else { return collectionView.contentOffset }
    let way = geometry.scroll(section: section, offset: orthogonalOffset(inSection: section))
    return CGPoint(x: -way.x, y: -way.y)
  }

  /// The distance from content coordinates to those of the section's scroll area.
  private func shift(
    of attributes: UICollectionViewLayoutAttributes,
    _ section: Int,
    _ geometry: CompositionalGeometry
  ) -> CGPoint {
    guard let way = attributes.orthogonalSection?.way,
      let orthogonal = geometry.orthogonalSection(at: section)
    else {
      return .zero
    }
    return CGPoint(x: -way.x - orthogonal.frame.minX, y: -way.y - orthogonal.frame.minY)
  }
}
