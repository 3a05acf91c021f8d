// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// The waterfall of a layout file: a solver's columns as attributes.
final class WaterfallSolverLayout: UICollectionViewLayout {
  /// A context that knows whether it ends a movement.
  private final class Context: UICollectionViewLayoutInvalidationContext {
    var endsMovement = false
  }

  /// The settings of users; the container's width is the view's.
  var settings = WaterfallSettings() {
    didSet { if settings != oldValue { invalidateLayout() } }
  }
  /// The solved waterfalls of the data.
  var plans = WaterfallPlans(StageData()) {
    didSet { if isMoving, plans.proportions != oldValue.proportions { isMoving = false } }
  }

  private var geometry: WaterfallGeometry?
  /// The proportions in the layout with the moved item at the finger's place, or with placeholders;
  /// empty while those of the data are.
  private var order: [[CGFloat]] = []
  private var isMoving = false

  override class var invalidationContextClass: AnyClass { Context.self }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    let configuration = settings.configuration(
      width: collectionView.bounds.width - insets.left - insets.right
    )
    let counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    if !isMoving, plans.holds(counts) {
      order = []
      let earlier = geometry
      geometry = nil
      geometry = plans.geometry(configuration, changing: earlier)
      return
    }
    if !isMoving { order = counted(counts) }
    let width = configuration.columnWidth
    let heights = order.map { $0.map { $0 * width } }
    if geometry?.configuration == configuration {
      geometry?.update(heights)
    } else {
      geometry = WaterfallGeometry(configuration, heights: heights)
    }
  }

  /// The proportions for the collection view's present items; an item without proportions is
  /// square.
  private func counted(_ counts: [Int]) -> [[CGFloat]] {
    let proportions = plans.proportions
    return counts.enumerated().map { section, count in
      let known = proportions.indices.contains(section) ? proportions[section] : []
      return count == known.count
        ? known : (0..<count).map { known.indices.contains($0) ? known[$0] : 1 }
    }
  }

  override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: rect.minY, to: rect.maxY) {
      if let header = header(section) { found.append(header) }
    }
    geometry.forEachItem(in: rect) { section, item in
      let path = IndexPath(item: item, section: section)
      if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
    }
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = geometry?.frame(ofItem: indexPath.item, inSection: indexPath.section) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionHeader ? header(indexPath.section) : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    settings.pinsHeaders && settings.headerHeight > 0
      || newBounds.width != collectionView?.bounds.width
  }

  /// A section's header; a sticky one is at the upper edge as long as its section is visible.
  private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard let geometry, var frame = geometry.header(ofSection: section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    if settings.pinsHeaders, let collectionView {
      let extent = geometry.extent(ofSection: section)
      let upper = max(extent.top, extent.bottom - frame.height)
      attributes.pin = PinRange(edge: .top, lower: extent.top, upper: upper)
      let start = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
      frame.origin.y = min(max(start, extent.top), upper)
      attributes.zIndex = 1
    }
    attributes.frame = frame
    return attributes
  }

  /// The column of an item, and where the columns ended when it was placed.
  func choice(ofItemAt path: IndexPath) -> (column: Int, ends: [CGFloat])? {
    geometry?.choice(ofItem: path.item, inSection: path.section)
  }

  // MARK: Movement

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let ends = (context as? Context)?.endsMovement ?? false
    if ends || context.invalidateEverything || context.invalidateDataSourceCounts {
      isMoving = false
    } else if let origin = context.previousIndexPathsForInteractivelyMovingItems?.first,
      let target = context.targetIndexPathsForInteractivelyMovingItems?.first
    {
      isMoving = true
      if order.isEmpty { order = plans.proportions }
      move(from: origin, to: target)
    }
    super.invalidateLayout(with: context)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
    (context as? Context)?.endsMovement = true
    return context
  }

  /// The place of the item at a point; below a column, the place after the last item.
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    if let item = collectionView?.indexPathForItem(at: position) { return item }
    guard let geometry, geometry.sectionCount > 0, position.y >= 0 else { return previousIndexPath }
    let found = geometry.endOfColumn(at: position)
    guard let section = found else { return previousIndexPath }
    let isInside = previousIndexPath.section == section
    let count = geometry.itemCount(inSection: section)
    return IndexPath(item: max(0, count - (isInside ? 1 : 0)), section: section)
  }

  private func move(from origin: IndexPath, to target: IndexPath) {
    guard order.indices.contains(origin.section), order.indices.contains(target.section),
      order[origin.section].indices.contains(origin.item)
    else { return }
    let proportion = order[origin.section].remove(at: origin.item)
    let end = order[target.section].count
    order[target.section].insert(proportion, at: min(target.item, end))
  }
}
