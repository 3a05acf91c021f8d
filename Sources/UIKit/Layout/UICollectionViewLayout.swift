// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// What places a collection view's elements.
///
/// Subclasses override what they place.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  package weak var attachedCollectionView: UICollectionView?
  package var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// Whether `prepare()` must run before the next query.
  package var isInvalid = true
  package internal(set) var isInvalidatedByCollectionView = false

  /// Makes a layout without a collection view.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a layout from an archive; archives hold nothing that a layout here reads.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called when a nib made the layout; here nothing is made from nibs.
  open func awakeFromNib() {}
  /// Called when a storyboard shows the layout; here no storyboard does.
  open func prepareForInterfaceBuilder() {}

  /// The collection view that uses the layout; `nil` until attached.
  open var collectionView: UICollectionView? { attachedCollectionView }

  // All members stand in the class, not in extensions: only so can a subclass override them.

  /// The class of the attributes that are made for the layout.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that `invalidationContext(for…)` makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Computes what the queries need: called first, and again after an invalidation before a query.
  open func prepare() {}

  /// The size of all content; zero here.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element that meets a rectangle; `nil` for none.
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

  /// Where the content is to stand after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Marks everything as no longer right; work waits until the next layout pass.
  open func invalidateLayout() {
    guard !isInvalidatedByCollectionView else { return }
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Invalidates on the collection view's behalf, after a change that leaves nothing as it was.
  ///
  /// Layouts keep their caches until `invalidateLayout()` or `invalidateLayout(with:)` is called,
  /// whichever they override: each is called once.
  package func invalidateAll(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalidatedByCollectionView = true
    invalidateLayout(with: context)
    invalidateLayout()
    isInvalidatedByCollectionView = false
  }

  /// Marks what the context says as no longer right; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    attachedCollectionView?.layout(self, wasInvalidatedWith: context)
  }

  /// Whether other bounds need another layout; asked while the collection view still has the old.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether views are asked which size they prefer.
  package var measuresElements: Bool { true }

  /// Whether elements are asked for to be kept ready, so that more may be answered than is in the
  /// rectangle: sections that scroll by themselves add what comes next in them.
  package var answersAhead = false

  /// Has a section that scrolls by itself show one of its items at a position.
  package func scrollOwnSection(
    of indexPath: IndexPath,
    to scrollPosition: UICollectionView.ScrollPosition
  ) {}

  /// Tells the layout what it answered, so that it can look for changes of what is not a copy.
  package func noteAnswer(_ answer: [UICollectionViewLayoutAttributes]) {}

  /// Whether the size that a view prefers needs another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// The context for the size that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// The attributes of an item while it follows a finger: above everything, centred on it.
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

  /// What the list around says about an element; `nil` outside lists.
  func listRow(of slot: ElementSlot) -> ListRow? { nil }

  /// Where an item that follows a finger would be put: in place of the topmost item there, else
  /// where it was put last.
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

  /// Tells of the changes of a batch, after `prepare()`; overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends what `prepare(forCollectionViewUpdates:)` began, within the animation.
  open func finalizeCollectionViewUpdates() {}

  /// Tells that other bounds, or a batch, are going to be animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends what `prepare(forAnimatedBoundsChange:)` began, within the animation.
  open func finalizeAnimatedBoundsChange() {}

  /// Tells the layout that goes which one comes.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells the layout that comes which one goes.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Ends what `prepareForTransition` began, within the animation.
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

  /// The supplementary views that a batch takes away.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a batch takes away.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that a batch adds.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a batch adds.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The direction that the layout's numbers were written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout in the opposite direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers the class of a decoration kind; `nil` takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
}

extension UICollectionViewLayout {
  /// A new context of the class that the layout names.
  package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    let contextClass = named as? UICollectionViewLayoutInvalidationContext.Type
    return contextClass?.init(by: EngineInstantiation())
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// New attributes, of the class that the layout names, for an element.
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
