// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
  /// Whether sizes are estimates until views are measured.
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The size of an item for which neither the delegate nor the cell has an answer.
  var initialItemSize: AxisSize {
    guard isSelfSizing else {
      let size = itemSize
      return axis.size(size == Self.automaticSize ? FlowPolicy.automaticItemSize : size)
    }
    let estimate = estimatedItemSize
    guard estimate == Self.automaticSize else { return axis.size(estimate) }
    return cache.measured.typicalSize ?? axis.size(FlowPolicy.automaticItemSize)
  }

  /// The main length of a header or footer before it is measured.
  func initialLength(ofReference size: CGSize) -> CGFloat {
    axis.size(size == Self.automaticSize ? FlowPolicy.automaticItemSize : size).main
  }

  /// The size that a view prefers; `nil` if the layout does not follow it or it is the offered
  /// size.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> FlowMeasurement? {
    guard isSelfSizing, let kind = FlowElement.Kind(original), original.indexPath.count > 1 else {
      return nil
    }
    let (size, old) = (axis.size(preferred.size), axis.size(original.size))
    guard size.isValid else { return nil }
    guard size.differs(from: old, inCross: kind == .cell) else { return nil }
    guard kind == .cell || FlowPolicy.measuresHeadersAndFooters else { return nil }
    let position = ElementPosition(
      section: original.indexPath.section,
      item: original.indexPath.item
    )
    return FlowMeasurement(kind: kind, position: position, size: size)
  }

  /// Adds a measurement to a context.
  ///
  /// The adjustments are found by making the change and undoing it: lines may break in another way,
  /// so a sum of differences would be wrong.
  func describe(
    _ measurement: FlowMeasurement?,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let measurement else { return }
    let path = IndexPath(position: measurement.position)
    switch measurement.kind {
    case .cell: context.invalidateItems(at: [path])
    case .header:
      let kind = UICollectionView.elementKindSectionHeader
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .footer:
      let kind = UICollectionView.elementKindSectionFooter
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.measurement = measurement
    }
    guard let before = witness(beside: measurement) else { return }
    guard let undo = cache.apply(measurement) else { return }
    let after = witness(at: before.anchor)
    _ = cache.apply(undo)
    guard let after else { return }
    context.contentSizeAdjustment = axis.plainSize(
      AxisSize(main: after.length - before.length, cross: 0)
    )
    if let start = before.start, let moved = after.start {
      let shift = axis.plainSize(AxisSize(main: moved - start, cross: 0))
      context.contentOffsetAdjustment = CGPoint(x: shift.width, y: shift.height)
    }
  }

  /// The length and the places before or after a measurement.
  private struct Witness {
    /// The main length of the content, in points.
    var length: CGFloat
    /// The element that stays in place on the screen; `nil` when nothing above it changes.
    var anchor: FlowElement?
    /// The main coordinate at which the anchor starts.
    var start: CGFloat?
  }

  private func witness(beside measurement: FlowMeasurement) -> Witness? {
    guard let geometry = geometry(), let collectionView else { return nil }
    // Pending adjustments have moved the content already.
    let pending = collectionView.offset.adjustment
    let bounds = collectionView.layoutBounds.offsetBy(dx: pending.x, dy: pending.y)
    let inset = axis.insets(collectionView.layoutContentInset)
    let top = axis.rect(bounds).main + inset.mainStart
    guard let element = geometry.element(measurement.kind, at: measurement.position) else {
      return nil
    }
    let isAbove = axis.rect(element.frame).main < top && geometry.pin(of: element) == nil
    let anchor = isAbove ? geometry.first(startingAt: top, within: axis.rect(bounds)) : nil
    return witness(at: anchor)
  }

  private func witness(at anchor: FlowElement?) -> Witness? {
    guard let geometry = cache.geometry else { return nil }
    let position = anchor.map { ElementPosition(section: $0.section, item: $0.item) }
    let element = anchor.flatMap { anchor in
      position.flatMap { geometry.element(anchor.kind, at: $0) }
    }
    return Witness(
      length: axis.size(geometry.contentSize).main,
      anchor: anchor,
      start: element.map { axis.rect($0.frame).main }
    )
  }

  /// Notes what a context invalidates.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !context.isTentative else { return followTentatively(context) }
    let isCounted = context.invalidateEverything || context.invalidateDataSourceCounts
    guard isCounted else { return cache.note(context) }
    guard !context.invalidateEverything, let batch = context.batch else { return cache.forget() }
    let visible = collectionView?.visible.ordered ?? []
    var shown: [ElementPosition] = []
    shown.reserveCapacity(visible.count)
    for element in visible where element.slot.category == .cell {
      if let position = batch.newPosition(ofOld: element.slot.position) { shown.append(position) }
    }
    cache.follow(
      batch,
      .init(placeholder: initialItemSize, sizesFollowItems: sizesFollowItems, shown: shown)
    )
    cache.note(context)
  }

  /// Follows an item that moves with a finger: every item keeps its size at its new index path.
  private func followTentatively(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let batch = context.batch else { return }
    cache.follow(batch, .init(placeholder: initialItemSize, sizesFollowItems: true, shown: []))
  }
}

extension AxisSize {
  /// Whether a length differs by more than a rounding error.
  fileprivate func differs(from other: AxisSize, inCross: Bool) -> Bool {
    abs(main - other.main) > Tolerance.fit || inCross && abs(cross - other.cross) > Tolerance.fit
  }
}

extension FlowElement.Kind {
  /// The kind of element that has these attributes; `nil` for elements that a flow layout does not
  /// place.
  @MainActor fileprivate init?(_ attributes: UICollectionViewLayoutAttributes) {
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _): self = .cell
    case (.supplementaryView, UICollectionView.elementKindSectionHeader?): self = .header
    case (.supplementaryView, UICollectionView.elementKindSectionFooter?): self = .footer
    default: return nil
    }
  }
}
