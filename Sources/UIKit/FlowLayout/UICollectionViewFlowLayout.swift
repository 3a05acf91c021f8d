// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Places items in lines that are filled one after the other, section by section, between headers
/// and footers.
///
/// Properties hold for what the delegate, if it is a ``UICollectionViewDelegateFlowLayout``, does not
/// say. Nothing is computed in `prepare()`: the first query does it, so that a subclass may set
/// properties before or after calling super, or never call it.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the sides of section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// Stands for sizes that are found by measuring.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  var cache = FlowLayoutCache()
  /// Whether the delegate is being asked right now.
  var isReading = false
  /// Whether somebody set `itemSize`.
  var isItemSizeGiven = false
  /// Whether the items' sizes came from the properties when they were last asked for.
  var usesDefaultSize = false
  /// Whether the delegate answers for an item what it answered wherever the item goes.
  ///
  /// By default a delegate may answer by the index path, and is asked again about items whose index
  /// path changed.
  package var sizesFollowItems = false

  /// Makes a flow layout with UIKit's defaults.
  public override init() {
    super.init()
  }

  /// Makes a flow layout from an archive; it reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The distance between the thickest items of neighbouring lines, in points; 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance between neighbours on a line, in points; 10 unless set.
  ///
  /// What is left over of a line widens it.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items, in points; 50 by 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet {
      isItemSizeGiven = true
      if itemSize != oldValue { invalidateLayout() }
    }
  }

  /// The size that an item is taken to have until its cell is measured; zero, the default, for items
  /// that are not measured.
  ///
  /// With `automaticSize` it is the mean of the first items that were measured. A delegate's size goes
  /// before it.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The direction that scrolls; lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of section headers, of which only the length along the scrolling counts; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of section footers, of which only the length along the scrolling counts; zero for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The margins of a section's items; they do not move its header and footer sideways.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What the sides of section insets are measured from; the content inset is always the least.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in sight as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in sight as long as their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Contexts that also tell a flow layout what to ask again.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The cross length that the collection view offers by the sum of all sections.
  open override var collectionViewContentSize: CGSize { geometry()?.contentSize ?? .zero }

  /// New attributes for every element that meets a rectangle, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry = geometry() else { return [] }
    return geometry.elements(in: rect).map { attributes(of: $0, in: geometry) }
  }

  /// New attributes of an item; `nil` when there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count > 1, let geometry = geometry() else { return nil }
    return geometry.cell(section: indexPath.section, item: indexPath.item)
      .map { attributes(of: $0, in: geometry) }
  }

  /// New attributes of a header or footer; `nil` when the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first, let geometry = geometry() else { return nil }
    let element =
      switch elementKind {
      case UICollectionView.elementKindSectionHeader: geometry.header(section: section)
      case UICollectionView.elementKindSectionFooter: geometry.footer(section: section)
      default: nil as FlowElement?
      }
    return element.map { attributes(of: $0, in: geometry) }
  }

  /// Notes what is to be asked for again: the elements that the context names or the items that a
  /// batch changes, else everything unless the context says that metrics stay.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// Whether a view asked for another size and sizes are estimates.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measurement(preferredAttributes, originalAttributes) != nil
  }

  /// A context that names the element, with the adjustments that keep in place what is seen.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    describe(measurement(preferredAttributes, originalAttributes), in: context)
    return context
  }

  package override var measuresElements: Bool { isSelfSizing }

  package override func noteAnswer(_ answer: [UICollectionViewLayoutAttributes]) {
    noteMismatch(in: answer)
  }

  /// Whether the length of lines changes, or something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let old = collectionView?.bounds else { return false }
    return axis.size(newBounds.size).cross != axis.size(old.size).cross
  }

  /// In place of the topmost item at a point, else behind the last item of the section there.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    if let view = collectionView,
      let item = view.indexPathForItem(at: view.mirrored(point: position))
    {
      return item
    }
    return insertionSlot(for: previousIndexPath, at: position) ?? previousIndexPath
  }

  /// A context that keeps everything when the bounds only moved.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let hasOtherSize = newBounds.size != collectionView?.bounds.size
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = hasOtherSize
      context.invalidateFlowLayoutAttributes = hasOtherSize
    }
    return context
  }
}
