// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Places the elements of a collection view.
///
/// Subclasses override the members for the elements that they place.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  package weak var attachedCollectionView: UICollectionView?
  package var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// Whether `prepare()` must run before the next query.
  package var isInvalid = true
  package internal(set) var isInvalidatedByCollectionView = false
  /// Whether a subclass overrides neither `prepare(forCollectionViewUpdates:)` nor the hooks about where
  /// elements start and end, so that the collection view need not prepare what they read.
  package var leavesHooksAlone = false

  /// Makes a layout without a collection view.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a layout from an archive; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a nib made the layout; never called here, because there are no nibs.
  open func awakeFromNib() {}
  /// Called when a storyboard shows the layout; never called here, because there are no
  /// storyboards.
  open func prepareForInterfaceBuilder() {}

  /// The collection view that uses the layout; `nil` while none does.
  open var collectionView: UICollectionView? { attachedCollectionView }

  // All members are in the class, because subclasses cannot override members of extensions.

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that `invalidationContext(for…)` methods make.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Computes what the queries need; called before the first query and again after an invalidation.
  open func prepare() {}

  /// The size of all content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element that intersects a rectangle; `nil` for none.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item, visible or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view, visible or not.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a decoration view, visible or not.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where scrolling is to end after a drag; the velocity is in points per millisecond.
  ///
  /// - Source: Apple's page says points per second; UIKit hands over what it tells the delegate of the scroll
  ///   view, and the thresholds of public paging code are for that.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content stands after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Invalidates everything; the work waits until the next layout pass.
  open func invalidateLayout() {
    guard !isInvalidatedByCollectionView else { return }
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Invalidates everything on behalf of the collection view.
  ///
  /// Layouts may keep caches until `invalidateLayout()` or `invalidateLayout(with:)` is called,
  /// whichever they override; each is called once.
  package func invalidateAll(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalidatedByCollectionView = true
    invalidateLayout(with: context)
    invalidateLayout()
    isInvalidatedByCollectionView = false
  }

  /// Invalidates what the context names; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    attachedCollectionView?.layout(self, wasInvalidatedWith: context)
  }

  /// Whether other bounds invalidate the layout; called while the collection view still has the old
  /// bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for a change of bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether views are asked for their preferred size.
  package var measuresElements: Bool { true }

  /// Whether answers may also contain elements outside the rectangle, to keep them ready: the
  /// elements that come next in orthogonal sections.
  package var answersAhead = false

  /// Scrolls an orthogonal section so that one of its items stands at a position.
  package func scrollOwnSection(
    of indexPath: IndexPath,
    to scrollPosition: UICollectionView.ScrollPosition
  ) {}

  /// Tells the layout its own answer, so that it can detect changes to attributes that are not
  /// copies.
  package func noteAnswer(_ answer: [UICollectionViewLayoutAttributes]) {}

  /// Whether a view's preferred size invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// The context for a view's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// The attributes of an item that follows a finger: above all others, with its centre at the
  /// finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate ?? makeAttributes(.cell, at: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// The row of a list that an element is; `nil` outside lists.
  func listRow(of slot: ElementSlot) -> ListRow? { nil }

  /// Where an item that follows a finger would be put: at the place of the topmost item there, else
  /// at its last place.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    guard let view = attachedCollectionView else { return previousIndexPath }
    return view.indexPathForItem(at: view.mirrored(point: position)) ?? previousIndexPath
  }

  /// The context for items that follow a finger.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// The context for the end of a movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  /// Called after `prepare()` with the changes of a batch; overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends what `prepare(forCollectionViewUpdates:)` began; called within the animation.
  open func finalizeCollectionViewUpdates() {}

  /// Called before a change of bounds, or a batch, is animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends what `prepare(forAnimatedBoundsChange:)` began; called within the animation.
  open func finalizeAnimatedBoundsChange() {}

  /// Called for the old layout with the new one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called for the new layout with the old one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Ends what `prepareForTransition` began; called within the animation.
  open func finalizeLayoutTransition() {}

  /// Where an item's appearance starts, by its new path; `nil` fades it in at its place.
  ///
  /// During a change this answers a copy of the item's attributes: transparent for one that is inserted, as on
  /// the screen for one that stays.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfChange(.cell(at: itemIndexPath))
  }

  /// Where an item's disappearance ends, by its old path; `nil` fades it out at its place.
  ///
  /// During a change this answers a copy of the item's attributes: transparent for one that is deleted, where
  /// it is put now for one that stays.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfChange(.cell(at: itemIndexPath))
  }

  /// Where a supplementary view's appearance starts, by its new path; answers as for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfChange(.supplementary(elementKind, at: elementIndexPath))
  }

  /// Where a supplementary view's disappearance ends, by its old path; answers as for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfChange(.supplementary(elementKind, at: elementIndexPath))
  }

  /// Where a decoration view's appearance starts, by its new path; answers as for items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfChange(.decoration(elementKind, at: decorationIndexPath))
  }

  /// Where a decoration view's disappearance ends, by its old path; answers as for items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfChange(.decoration(elementKind, at: decorationIndexPath))
  }

  /// The supplementary views of a kind that a batch removes, by their old paths.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that a batch removes, by their old paths.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that a batch adds, by their new paths.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that a batch adds, by their new paths.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The direction for which the layout's numbers were written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout in the opposite direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers the class of a decoration kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
}

extension UICollectionViewLayout {
  /// Makes a context of the class `invalidationContextClass`.
  package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    let contextClass = named as? UICollectionViewLayoutInvalidationContext.Type
    return contextClass?.init(by: EngineInstantiation())
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Makes attributes of the class `layoutAttributesClass` for an element.
  package func makeAttributes(
    _ category: UICollectionView.ElementCategory,
    kind: String? = nil,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    let attributesClass = named as? UICollectionViewLayoutAttributes.Type
    let attributes =
      attributesClass?.init(by: EngineInstantiation()) ?? UICollectionViewLayoutAttributes()
    attributes.identity = .init(category: category, kind: kind, indexPath: indexPath)
    return attributes
  }
}

/// The direction in which text and layouts run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
