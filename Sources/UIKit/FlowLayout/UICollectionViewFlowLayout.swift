// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Places items in lines, one line after the other, section by section, between headers and
/// footers.
///
/// A property is used where the delegate, if it is a ``UICollectionViewDelegateFlowLayout``, has no
/// answer. `prepare()` computes nothing; the first query does. So a subclass may set properties
/// before or after calling super, or may not call it.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The value that asks for measured sizes.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  var cache = FlowLayoutCache()
  /// Whether the delegate is being asked now.
  var isReading = false
  /// Whether `itemSize` was set.
  var isItemSizeGiven = false
  /// Whether the sizes of items came from the properties when they were last read.
  var usesDefaultSize = false
  /// Whether the delegate's answer for an item stays the same when its index path changes.
  ///
  /// By default a delegate may answer by the index path, so it is asked again about items with a
  /// changed one.
  package var sizesFollowItems = false

  /// Makes a flow layout with UIKit's defaults.
  public override init() {
    super.init()
  }

  /// Makes a flow layout; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The distance between the thickest items of neighbouring lines, in points; the default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The smallest distance between neighbours on a line, in points; the default is 10.
  ///
  /// The free space of a line makes it larger.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items, in points; the default is 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet {
      isItemSizeGiven = true
      if itemSize != oldValue { invalidateLayout() }
    }
  }

  /// The size of an item until its cell is measured; zero, the default, means that items are not
  /// measured.
  ///
  /// With `automaticSize` it is the mean of the first measured items. A delegate's size takes
  /// precedence.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which the content scrolls; lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of section headers; only its length along the scroll direction is used; zero for
  /// none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of section footers; only its length along the scroll direction is used; zero for
  /// none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The margins of a section's items; they do not move its header and footer sideways.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The edges from which section insets are measured; the content inset is always the minimum.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether a header stays visible while its section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether a footer stays visible while its section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The class of contexts that also tell a flow layout what to read again.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The collection view's cross length by the main lengths of all sections.
  open override var collectionViewContentSize: CGSize { geometry()?.contentSize ?? .zero }

  /// New attributes for every element that intersects a rectangle, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry = geometry() else { return [] }
    var answer: [UICollectionViewLayoutAttributes] = []
    geometry.visitElements(in: rect) { answer.append(attributes(of: $0, in: geometry)) }
    return answer
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

  /// Notes what must be read again: the elements that the context names, the items that a batch
  /// changes, or otherwise everything, unless the context excludes metrics.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// Whether sizes are estimates and a view prefers another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measurement(preferredAttributes, originalAttributes) != nil
  }

  /// A context that names the element and has the adjustments that keep visible content in place.
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

  /// The place of the topmost item at a point, else the place after the last item of the section
  /// there.
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

  /// A context that keeps everything when only the origin of the bounds changed.
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
