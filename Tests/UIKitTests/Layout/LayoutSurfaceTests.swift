// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Every member that a layout may override in UIKit, overridden in the style of an app.
private final class EveryMember: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  override class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionView: UICollectionView? { super.collectionView }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
  }
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset,
      withScrollingVelocity: velocity
    )
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind,
      at: elementIndexPath
    )
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind,
      at: elementIndexPath
    )
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind,
      at: decorationIndexPath
    )
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind,
      at: decorationIndexPath
    )
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToInsertForDecorationView(ofKind: elementKind)
  }
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
  }
}

@MainActor
@Suite(.ownProcess) struct LayoutSurfaceTests {
  @Test func `a layout that overrides everything and calls super answers what UIKit's base does`() {
    let layout = EveryMember()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      collectionViewLayout: layout
    )
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.collectionView === view)
    expect(layout.collectionViewContentSize, equals: .zero)
    expectEmpty((layout.layoutAttributesForElements(in: view.bounds) ?? []))
    expect(layout.layoutAttributesForItem(at: path), equals: nil)
    expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)).y, equals: 2)
    expect(layout.initialLayoutAttributesForAppearingItem(at: path), equals: nil)
    expectEmpty(layout.indexPathsToInsertForDecorationView(ofKind: "a"))
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: path,
      withTargetPosition: CGPoint(x: 3, y: 4)
    )
    expect(moving.center, equals: CGPoint(x: 3, y: 4))
    expect(moving.zIndex, equals: Int.max)
    expect(!layout.invalidationContext(forBoundsChange: .zero).invalidateEverything)
  }

  @Test func `a collection view starts with UIKit's values`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    #expect(view.dataSource == nil && view.delegate == nil && view.prefetchDataSource == nil)
    #expect(view.isPrefetchingEnabled && view.allowsSelection && !view.allowsMultipleSelection)
    #expect(!view.isEditing && !view.allowsSelectionDuringEditing)
    #expect(!view.allowsMultipleSelectionDuringEditing && !view.hasUncommittedUpdates)
    #expect(view.backgroundView == nil && view.contentInset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && !view.isPagingEnabled)
    #expect(view.isScrollEnabled && view.bounces && !view.alwaysBounceVertical)
    #expect(view.decelerationRate == .normal && view.contentOffset == .zero)
    #expect(view.indexPathsForVisibleItems.isEmpty && view.visibleCells.isEmpty)
    #expect(view.visibleSupplementaryViews(ofKind: "a").isEmpty)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "a").isEmpty)
    expect(view.cellForItem(at: IndexPath(item: 0, section: 0)), equals: nil)
    expect(view.indexPath(for: UICollectionViewCell()), equals: nil)
    expect(view.indexPathForItem(at: .zero), equals: nil)
    expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)), equals: nil)
    expect(view.numberOfSections, equals: 0)
    expect(view.indexPathsForSelectedItems, equals: [])
  }

  @Test func `what the system covers counts unless it is never to`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    view.coveredInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    expect(view.adjustedContentInset.top, equals: 20)
    view.contentInsetAdjustmentBehavior = .never
    expect(view.adjustedContentInset.top, equals: 0)
  }
}
