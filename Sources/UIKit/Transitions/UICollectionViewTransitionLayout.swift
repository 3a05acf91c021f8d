// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// A layout between two others, as far on the way as its progress says.
///
/// Whoever sets the progress invalidates the layout then. Elements that only one of the two layouts has
/// fade. Subclasses override where elements are and call super for the straight way.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let oldLayout: UICollectionViewLayout
  private let newLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// Contexts that the two layouts made for other bounds, for the context that was made from them.
  private var boundsContexts: BoundsContexts?
  /// What is seen at the start and at the end of the way, in content coordinates.
  var reach: CGRect?
  /// Whether every element of the whole way is shown wherever it is, so that its ends can be told once.
  package var showsWholeWay = false
  /// How transforms go over into one another.
  package var transformInterpolation = TransformInterpolation.decomposed

  private struct BoundsContexts {
    var whole: UICollectionViewLayoutInvalidationContext
    var parts: [(UICollectionViewLayout, UICollectionViewLayoutInvalidationContext)]
    var resizes: Bool
  }

  /// Makes a layout at the start of the way from one to another.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    oldLayout = currentLayout
    self.newLayout = newLayout
    super.init()
  }

  /// Makes a layout from an archive: between two that place nothing.
  public required init?(coder: NSCoder) {
    oldLayout = UICollectionViewLayout()
    newLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// How far on the way: 0 is the current layout, 1 the next; it may leave 0…1 as a spring does.
  ///
  /// Numbers that are not finite are not taken.
  open var transitionProgress: CGFloat = 0 {
    didSet { if !transitionProgress.isFinite { transitionProgress = oldValue } }
  }

  /// The layout at the start.
  open var currentLayout: UICollectionViewLayout { oldLayout }

  /// The layout at the end.
  open var nextLayout: UICollectionViewLayout { newLayout }

  /// Keeps a number for whoever drives or draws the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The number that was kept last; 0 when there was none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  var ends: [UICollectionViewLayout] {
    oldLayout === newLayout ? [oldLayout] : [oldLayout, newLayout]
  }

  package override var measuresElements: Bool { false }

  /// Prepares those of the two layouts that are not.
  open override func prepare() {
    super.prepare()
    for layout in ends where layout.isInvalid {
      layout.prepare()
      layout.isInvalid = false
    }
    decorationClasses = oldLayout.decorationClasses.merging(newLayout.decorationClasses) { $1 }
  }

  /// The size a part of the way from one layout's to the other's.
  open override var collectionViewContentSize: CGSize {
    let part = min(1, max(0, transitionProgress))
    return oldLayout.collectionViewContentSize
      .interpolated(to: newLayout.collectionViewContentSize, at: part)
  }

  /// Every element that is in the rectangle now, each once.
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

  /// Rows keep the look that they have where the way begins, so that nothing jumps at its start.
  override func listRow(of slot: ElementSlot) -> ListRow? { oldLayout.listRow(of: slot) }

  /// An item on its way.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.cell(at: indexPath))
  }

  /// A supplementary view on its way.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.supplementary(elementKind, at: indexPath))
  }

  /// A decoration view on its way.
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

  /// An element of both layouts, or one that comes or goes.
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

  /// Whether one of the two layouts needs to follow other bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    ends.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// A context that goes on to those of the two layouts that follow other bounds.
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

  /// Goes on to the two layouts when the data or the bounds changed; the progress stays.
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

  /// Goes on to the two layouts.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for layout in ends { layout.prepare(forCollectionViewUpdates: updateItems) }
  }

  /// Goes on to the two layouts.
  open override func finalizeCollectionViewUpdates() {
    for layout in ends { layout.finalizeCollectionViewUpdates() }
    super.finalizeCollectionViewUpdates()
  }
}
