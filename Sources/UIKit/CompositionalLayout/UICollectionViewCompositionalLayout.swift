// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// Returns the section at an index for an environment; `nil` for a section that shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Places items in groups that repeat, section by section, each section with its own group.
///
/// The provider is asked for all sections when the layout is invalidated, when the container or the
/// traits change and when the data changes. Scrolling and measuring do not ask it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  var cache = CompositionalCache()
  /// Whether the provider is being asked now.
  var isReading = false
  /// Whether handlers are being called now.
  var isHandling = false
  /// How far beyond their visible part orthogonal sections are kept ready.
  package var orthogonalReach: CompositionalGeometry.Reach?
  /// Whether sizes or resulting frames are rounded to whole pixels.
  package var rounding = CompositionalRounding.sizes {
    didSet { if rounding != oldValue { invalidateLayout() } }
  }

  // All four are designated initialisers, so that a subclass may call any of them.

  /// Makes a layout in which all sections are equal.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout in which all sections are equal, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    settings = configuration.duplicate
    super.init()
  }

  /// Makes a layout that asks a provider for its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that asks a provider for its sections, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate
    super.init()
  }

  /// Makes a layout without sections, because archives contain none.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The settings for all sections; a copy, which must be set again after a change.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings.duplicate }
    set {
      settings = newValue.duplicate
      invalidateLayout()
    }
  }

  /// The configuration in use, which must not be given to callers.
  var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration { settings }

  /// The section at an index, from the provider.
  func section(
    at index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    provider(index, environment)
  }

  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  /// The lengths of all sections along the scroll direction; across it, the length of the
  /// collection view.
  open override var collectionViewContentSize: CGSize { geometry()?.contentSize ?? .zero }

  /// New attributes for every element that intersects a rectangle, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry = geometry() else { return [] }
    var answer: [UICollectionViewLayoutAttributes] = []
    geometry.visitElements(in: rect, offsets: cache.offsets, reach: currentReach) {
      answer.append(attributes(of: $0))
    }
    return handled(answer, in: rect)
  }

  /// New attributes of an item; `nil` when there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count > 1, let geometry = geometry() else { return nil }
    return
      geometry
      .cell(section: indexPath.section, item: indexPath.item, offsets: cache.offsets)
      .map { attributes(of: $0) }
  }

  /// New attributes of a supplementary view; a path with one index means a view of the whole
  /// layout.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let first = indexPath.first, let geometry = geometry() else { return nil }
    guard indexPath.count > 1 else {
      return geometry.layoutView(ofKind: elementKind, item: first).map { attributes(of: $0) }
    }
    return
      geometry
      .view(ofKind: elementKind, section: first, item: indexPath[1], offsets: cache.offsets)
      .map { attributes(of: $0) }
  }

  /// New attributes of a view behind a section.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count > 1, let geometry = geometry() else { return nil }
    return
      geometry
      .decoration(ofKind: elementKind, section: indexPath[0], item: indexPath[1])
      .map { attributes(of: $0) }
  }

  /// Notes what must be read again: everything, unless the context is about a batch, single
  /// elements or a change of the bounds' origin only.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    cache.note(context)
    super.invalidateLayout(with: context)
  }

  /// Whether something is pinned or follows the scrolling, or the size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != collectionView?.bounds.size { return true }
    if settings.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) { return true }
    return cache.sections.contains { section in
      section?.visibleItemsInvalidationHandler != nil
        || section?.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) ?? false
    }
  }

  /// Whether the size is an estimate and the view prefers another one.
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
    describe(measurement(preferredAttributes, originalAttributes), originalAttributes, in: context)
    return context
  }

  override func listRow(of slot: ElementSlot) -> ListRow? { row(of: slot) }

  package override func scrollOwnSection(
    of indexPath: IndexPath,
    to scrollPosition: UICollectionView.ScrollPosition
  ) {
    scrollOrthogonally(to: indexPath, at: scrollPosition)
  }

  package override var measuresElements: Bool { cache.isMeasured }

  /// The layout mirrors itself from right to left, so the collection view must not do it.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
