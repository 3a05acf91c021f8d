// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// Tells the section at an index for its surroundings; `nil` for one that shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Places items in groups that repeat, section by section, each section in its own way.
///
/// The provider is asked for all sections when the layout is invalidated, when the container or the
/// traits are others and when the data changed; scrolling and measuring do not ask it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  var cache = CompositionalCache()
  /// Whether the provider is being asked right now.
  var isReading = false
  /// Whether handlers are being called right now.
  var isHandling = false
  /// How far sections that scroll across are kept ready beyond what they show.
  package var orthogonalReach: CompositionalGeometry.Reach?
  /// Where lengths are rounded to.
  package var rounding = CompositionalRounding.sizes {
    didSet { if rounding != oldValue { invalidateLayout() } }
  }

  // All four are designated: a subclass may call any.

  /// Makes a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout whose sections are all alike, with what holds for all of them.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    settings = configuration.duplicate
    super.init()
  }

  /// Makes a layout that asks for its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that asks for its sections, with what holds for all of them.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate
    super.init()
  }

  /// Makes a layout without sections: archives hold none.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// What holds for all sections; a copy, which is put back to change it.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings.duplicate }
    set {
      settings = newValue.duplicate
      invalidateLayout()
    }
  }

  /// The configuration in use, not to be handed out.
  var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration { settings }

  /// Asks for a section.
  func section(
    at index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    provider(index, environment)
  }

  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  /// Along the scrolling what all sections take, across it what the collection view offers.
  open override var collectionViewContentSize: CGSize { geometry()?.contentSize ?? .zero }

  /// New attributes for every element that meets a rectangle, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry = geometry() else { return [] }
    let elements = geometry.elements(in: rect, offsets: cache.offsets, reach: currentReach)
    let answer = elements.map { attributes(of: $0) }
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

  /// New attributes of a supplementary view; a path of one index is of the layout's own.
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

  /// Notes what is to be asked for again: everything, unless the context is about a batch, single
  /// elements or bounds that only moved.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    cache.note(context)
    super.invalidateLayout(with: context)
  }

  /// Whether something sticks to an edge or follows the scrolling, or the size is another.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != collectionView?.bounds.size { return true }
    if settings.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) { return true }
    return cache.sections.contains { section in
      section?.visibleItemsInvalidationHandler != nil
        || section?.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) ?? false
    }
  }

  /// Whether a view asked for another size and its size is an estimate.
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

  /// The layout mirrors itself where one reads from the right, so that nobody else is to do it.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
