// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// The measured lengths of an element, for its estimated lengths only; `nil` if none changes by a
  /// pixel or more.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> CompositionalMeasurement? {
    guard let geometry = geometry(), let element = element(original, in: geometry) else {
      return nil
    }
    guard element.measuresWidth || element.measuresHeight else { return nil }
    let (size, old) = (preferred.size, element.frame.size)
    let limit = CompositionalPolicy.longestLength
    guard (0...limit).contains(size.width), (0...limit).contains(size.height) else { return nil }
    let measure = CompositionalMeasure(
      width: element.measuresWidth ? size.width : nil,
      height: element.measuresHeight ? size.height : nil
    )
    let isOther =
      differs(measure.width, from: old.width) || differs(measure.height, from: old.height)
    let known = geometry.measure(of: element.kind, section: element.section, item: element.item)
    // A measure that is known already, or that changes nothing, needs no invalidation.
    guard isOther, known != measure else { return nil }
    return CompositionalMeasurement(
      kind: element.kind,
      section: element.section,
      item: element.item,
      measure: measure
    )
  }

  private func differs(_ length: CGFloat?, from old: CGFloat) -> Bool {
    guard let length else { return false }
    let scale = collectionView?.displayScale ?? 0
    let pixel = scale > 0 ? 1 / scale : 0
    return abs(length - old) > max(Tolerance.fit, pixel - Tolerance.fit)
  }

  private func element(
    _ attributes: UICollectionViewLayoutAttributes,
    in geometry: CompositionalGeometry
  ) -> CompositionalElement? {
    let path = attributes.indexPath
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _) where path.count > 1:
      return geometry.cell(section: path.section, item: path.item, offsets: cache.offsets)
    case (.supplementaryView, let kind?) where path.count > 1:
      return geometry.view(
        ofKind: kind,
        section: path[0],
        item: path[1],
        offsets: cache.offsets
      )
    case (.supplementaryView, let kind?) where path.count == 1:
      return geometry.layoutView(ofKind: kind, item: path[0])
    default: return nil
    }
  }

  /// Adds a measurement to a context, with the growth of the content and the shift that keeps
  /// visible content in place.
  func describe(
    _ measurement: CompositionalMeasurement?,
    _ original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let measurement, let geometry = geometry(), let collectionView else { return }
    (context as? CompositionalInvalidationContext)?.measurement = measurement
    if measurement.kind == .cell {
      context.invalidateItems(at: [original.indexPath])
    } else if let kind = original.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [original.indexPath])
    }
    var after = geometry
    after.setMeasure(
      measurement.measure,
      of: measurement.kind,
      section: measurement.section,
      item: measurement.item
    )
    context.contentSizeAdjustment = CGSize(
      width: after.contentSize.width - geometry.contentSize.width,
      height: after.contentSize.height - geometry.contentSize.height
    )
    // Pending adjustments have moved the content already.
    let pending = collectionView.offset.adjustment
    let bounds = collectionView.bounds.offsetBy(dx: pending.x, dy: pending.y)
    let top = axis.rect(bounds).main + axis.insets(collectionView.adjustedContentInset).mainStart
    guard let element = element(original, in: geometry), element.pin == nil,
      axis.rect(element.frame).main < top,
      let anchor = anchor(from: top, in: bounds, geometry),
      let moved = after.cell(section: anchor.section, item: anchor.item)
    else { return }
    let shift = axis.rect(moved.frame).main - axis.rect(anchor.frame).main
    let plain = axis.plainSize(AxisSize(main: shift, cross: 0))
    context.contentOffsetAdjustment = CGPoint(x: plain.width, y: plain.height)
  }

  /// The first cell that starts within the bounds; it stays in place on the screen.
  private func anchor(
    from top: CGFloat,
    in bounds: CGRect,
    _ geometry: CompositionalGeometry
  ) -> CompositionalElement? {
    geometry.elements(in: bounds, offsets: cache.offsets)
      .filter { $0.kind == .cell && axis.rect($0.frame).main >= top }
      .min { axis.rect($0.frame).main < axis.rect($1.frame).main }
  }
}
