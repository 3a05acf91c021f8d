// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// A layout between two others, at the place that its progress gives.
///
/// The caller that sets the progress then invalidates the layout. Elements that only one of the two
/// layouts has fade. Subclasses override the places of elements, and call super for the linear
/// ones.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let oldLayout: UICollectionViewLayout
  private let newLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The contexts that the two layouts made for a change of bounds, for the context that was made
  /// from them.
  private var boundsContexts: BoundsContexts?
  /// The area in which elements are kept from the start to the end, in content coordinates.
  var reach: CGRect?
  /// Whether every element is shown at any place, so that its start and end can be told once.
  package var showsWholeWay = false
  /// How transforms are interpolated.
  package var transformInterpolation = TransformInterpolation.decomposed

  private struct BoundsContexts {
    var whole: UICollectionViewLayoutInvalidationContext
    var parts: [(UICollectionViewLayout, UICollectionViewLayoutInvalidationContext)]
    var resizes: Bool
  }

  /// Makes a layout at the start of a transition.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    oldLayout = currentLayout
    self.newLayout = newLayout
    super.init()
  }

  /// Makes a layout between two that place nothing; the archive's values are not read.
  public required init?(coder: NSCoder) {
    oldLayout = UICollectionViewLayout()
    newLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The progress: 0 is the current layout, 1 the next; it may leave 0…1, as a spring does.
  ///
  /// Values that are not finite are ignored.
  open var transitionProgress: CGFloat = 0 {
    didSet { if !transitionProgress.isFinite { transitionProgress = oldValue } }
  }

  /// The layout at the start.
  open var currentLayout: UICollectionViewLayout { oldLayout }

  /// The layout at the end.
  open var nextLayout: UICollectionViewLayout { newLayout }

  /// Keeps a value for the code that drives or draws the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The last value that was kept; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  var ends: [UICollectionViewLayout] {
    oldLayout === newLayout ? [oldLayout] : [oldLayout, newLayout]
  }

  package override var measuresElements: Bool { false }

  /// Prepares the two layouts if they are invalid.
  open override func prepare() {
    super.prepare()
    for layout in ends where layout.isInvalid {
      layout.prepare()
      layout.isInvalid = false
    }
    decorationClasses = oldLayout.decorationClasses.merging(newLayout.decorationClasses) { $1 }
  }

  /// The content size, interpolated between those of the two layouts.
  open override var collectionViewContentSize: CGSize {
    let part = min(1, max(0, transitionProgress))
    return oldLayout.collectionViewContentSize
      .interpolated(to: newLayout.collectionViewContentSize, at: part)
  }

  /// Every element that is now in the rectangle, each once.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if !showsWholeWay {
      if transitionProgress == 0 { return oldLayout.layoutAttributesForElements(in: rect) }
      if transitionProgress == 1 { return newLayout.layoutAttributesForElements(in: rect) }
    }
    let wide = reach.map(rect.union) ?? rect
    let old = Self.elements(of: oldLayout, in: wide)
    let new = Self.elements(of: newLayout, in: wide)
    let added = new.order.filter { old.attributes[$0] == nil }
    return (old.order + added).compactMap { slot in
      between(
        old.attributes[slot] ?? oldLayout.attributes(for: slot),
        new.attributes[slot] ?? newLayout.attributes(for: slot),
        slot
      )
    }.filter { showsWholeWay || rect.meets($0.frame) }
  }

  /// Rows keep the look of the first layout, so that nothing jumps at the start.
  override func listRow(of slot: ElementSlot) -> ListRow? { oldLayout.listRow(of: slot) }

  /// The interpolated attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.cell(at: indexPath))
  }

  /// The interpolated attributes of a supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.supplementary(elementKind, at: indexPath))
  }

  /// The interpolated attributes of a decoration view.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(ElementSlot(category: .decoration, kind: elementKind, indexPath: indexPath))
  }

  private func attributesBetween(_ slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    if !showsWholeWay {
      if transitionProgress == 0 { return oldLayout.attributes(for: slot) }
      if transitionProgress == 1 { return newLayout.attributes(for: slot) }
    }
    return between(oldLayout.attributes(for: slot), newLayout.attributes(for: slot), slot)
  }

  /// The attributes of an element that both layouts have, or that only one of them has.
  private func between(
    _ old: UICollectionViewLayoutAttributes?,
    _ new: UICollectionViewLayoutAttributes?,
    _ slot: ElementSlot
  ) -> UICollectionViewLayoutAttributes? {
    let start = old ?? new.map { newLayout.initialAttributes(for: slot) ?? $0.faded }
    let end = new ?? old.map { oldLayout.finalAttributes(for: slot) ?? $0.faded }
    guard let start, let end else { return nil }
    return start.interpolated(to: end, at: transitionProgress, by: transformInterpolation)
  }

  private static func elements(
    of layout: UICollectionViewLayout,
    in rect: CGRect
  ) -> (order: [ElementSlot], attributes: [ElementSlot: UICollectionViewLayoutAttributes]) {
    var order: [ElementSlot] = []
    var attributes: [ElementSlot: UICollectionViewLayoutAttributes] = [:]
    for element in layout.layoutAttributesForElements(in: rect) ?? [] {
      let slot = ElementSlot(element)
      if attributes.updateValue(element, forKey: slot) == nil { order.append(slot) }
    }
    return (order, attributes)
  }

  /// Whether a change of bounds invalidates one of the two layouts.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    ends.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// A context that passes on those of the layouts that a change of bounds invalidates.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let resizes = newBounds.size != collectionView?.bounds.size
    let parts = ends.filter { resizes || $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
      .map { ($0, $0.invalidationContext(forBoundsChange: newBounds)) }
    for part in parts { part.1.isForScrolling = !resizes }
    boundsContexts = BoundsContexts(whole: context, parts: parts, resizes: resizes)
    return context
  }

  /// Passes the invalidation on to both layouts when the data or the bounds changed; the progress
  /// stays.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let bounds = boundsContexts, bounds.whole === context {
      boundsContexts = nil
      for (layout, part) in bounds.parts {
        if bounds.resizes {
          layout.invalidateAll(with: part)
        } else {
          layout.invalidateLayout(with: part)
        }
      }
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in ends {
        let part = layout.makeInvalidationContext()
        if context.invalidateEverything { part.markReload() }
        if let batch = context.batch { part.markBatch(batch) }
        layout.invalidateAll(with: part)
      }
    }
    super.invalidateLayout(with: context)
  }

  /// Passes the call on to both layouts.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for layout in ends { layout.prepare(forCollectionViewUpdates: updateItems) }
  }

  /// Passes the call on to both layouts.
  open override func finalizeCollectionViewUpdates() {
    for layout in ends { layout.finalizeCollectionViewUpdates() }
    super.finalizeCollectionViewUpdates()
  }
}
