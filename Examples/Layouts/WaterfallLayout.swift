// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Gives a waterfall the heights of its pictures.
@MainActor
public protocol WaterfallLayoutDelegate: AnyObject {
  /// The height of an item's picture, in points, at the layout's `imageWidth`.
  func collectionView(
    _ collectionView: UICollectionView,
    heightForImageAtIndexPath indexPath: IndexPath
  ) -> CGFloat
}

/// Pictures of different heights in columns of the same width, each below the last one of its
/// column.
///
/// A section starts below the tallest column of the one before it.
///
/// - Label: Waterfall
/// - Scrolls: vertical
public final class WaterfallLayout: UICollectionViewLayout {
  /// The rule that chooses the column of the next item.
  public enum Placement: String, CaseIterable, Sendable {
    /// All columns in turn.
    ///
    /// - Label: Next column
    case alternate
    /// The shortest column; of several, the first.
    ///
    /// - Label: Shortest column
    case shortest
  }

  /// Gives the heights; without a delegate every picture is `defaultImageHeight` tall.
  public weak var delegate: (any WaterfallLayoutDelegate)?

  /// The number of columns; all have the same width.
  ///
  /// - Key: columns
  /// - Label: Columns
  /// - Group: Columns
  /// - Range: 1...12 by 1
  public var numberOfColumns = 2 {
    didSet { if numberOfColumns != oldValue { invalidateLayout() } }
  }

  /// The column that gets the next picture.
  ///
  /// - Label: Next item goes to
  /// - Group: Columns
  public var placement = Placement.alternate {
    didSet { if placement != oldValue { invalidateLayout() } }
  }

  /// The space around each picture; the distance of neighbours is twice as large.
  ///
  /// - Group: Spacing
  /// - Range: 0...60 by 1 pt
  public var cellPadding: CGFloat = 6 {
    didSet { if cellPadding != oldValue { invalidateLayout() } }
  }

  /// Height of the sections' headers; 0 for none.
  ///
  /// - Label: Headers
  /// - Group: Spacing
  /// - Range: 0...200 by 1 pt
  public var headerHeight: CGFloat = 0 {
    didSet { if headerHeight != oldValue { invalidateLayout() } }
  }

  private static let defaultImageHeight: CGFloat = 180

  /// The items of one section: one cache for queries by index path, and by column, one for queries
  /// by rect.
  private struct Section {
    var items: [UICollectionViewLayoutAttributes] = []
    var columns: [[UICollectionViewLayoutAttributes]]
    var header: UICollectionViewLayoutAttributes?
    var maxY: CGFloat
  }

  /// A context that knows whether it ends a movement.
  private final class Context: UICollectionViewLayoutInvalidationContext {
    var endsMovement = false
  }

  private var sections: [Section] = []
  /// The heights of the pictures, section by section.
  private var heights: [[CGFloat]] = []
  /// Whether an item follows a finger.
  ///
  /// The delegate still has the old order then, so known heights move with their items.
  private var isMoving = false
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return max(0, collectionView.bounds.width - insets.left - insets.right)
  }

  private var columnWidth: CGFloat { contentWidth / CGFloat(max(1, numberOfColumns)) }

  /// The width of every picture, in points.
  public var imageWidth: CGFloat { max(0, columnWidth - 2 * cellPadding) }

  public override class var invalidationContextClass: AnyClass { Context.self }

  public override func prepare() {
    super.prepare()
    sections = []
    contentHeight = 0
    guard let collectionView else { return }
    if !isMoving { heights = askHeights(collectionView) }
    for section in heights.indices {
      let laidOut = layOut(section, below: contentHeight)
      sections.append(laidOut)
      contentHeight = laidOut.maxY
    }
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let first = firstIndex(in: sections) { $0.maxY >= rect.minY }
    for section in sections[first...] {
      if let header = section.header, header.frame.intersects(rect) { found.append(header) }
      for column in section.columns {
        let start = firstIndex(in: column) { $0.frame.maxY >= rect.minY }
        for attributes in column[start...] {
          guard attributes.frame.minY <= rect.maxY else { break }
          if attributes.frame.intersects(rect) { found.append(attributes) }
        }
      }
      if section.maxY > rect.maxY { break }
    }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader,
      sections.indices.contains(indexPath.section)
    else { return nil }
    return sections[indexPath.section].header
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // MARK: Movement

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let ends = (context as? Context)?.endsMovement ?? false
    if ends || context.invalidateEverything || context.invalidateDataSourceCounts {
      isMoving = false
    } else if let origin = context.previousIndexPathsForInteractivelyMovingItems?.first,
      let target = context.targetIndexPathsForInteractivelyMovingItems?.first
    {
      isMoving = true
      moveHeight(from: origin, to: target)
    }
    super.invalidateLayout(with: context)
  }

  public override func invalidationContextForEndingInteractiveMovementOfItems(
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

  /// The place of the item at a point; after the last item when the point is below its column.
  public override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    if let item = collectionView?.indexPathForItem(at: position) { return item }
    let after = sections.firstIndex { $0.maxY > position.y } ?? sections.count - 1
    guard after >= 0, position.y >= 0, columnWidth > 0 else { return previousIndexPath }
    let columns = sections[after].columns
    let column = columns[max(0, min(columns.count - 1, Int(position.x / columnWidth)))]
    guard position.y >= column.last?.frame.maxY ?? 0 else { return previousIndexPath }
    let isInside = previousIndexPath.section == after
    return IndexPath(item: sections[after].items.count - (isInside ? 1 : 0), section: after)
  }

  private func moveHeight(from origin: IndexPath, to target: IndexPath) {
    guard heights.indices.contains(origin.section), heights.indices.contains(target.section),
      heights[origin.section].indices.contains(origin.item)
    else { return }
    let height = heights[origin.section].remove(at: origin.item)
    let end = heights[target.section].count
    heights[target.section].insert(height, at: min(target.item, end))
  }

  private func askHeights(_ collectionView: UICollectionView) -> [[CGFloat]] {
    (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        imageHeight(at: IndexPath(item: item, section: section), of: collectionView)
      }
    }
  }

  // MARK: Columns

  private func layOut(_ section: Int, below top: CGFloat) -> Section {
    let columnCount = max(1, numberOfColumns)
    let start = top + headerHeight
    var bottoms = Array(repeating: start, count: columnCount)
    var result = Section(columns: Array(repeating: [], count: columnCount), maxY: start)
    result.header = header(section, below: top)
    for (item, height) in heights[section].enumerated() {
      let indexPath = IndexPath(item: item, section: section)
      let column = column(forItem: item, bottoms)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(column) * columnWidth + cellPadding,
        y: bottoms[column] + cellPadding,
        width: imageWidth,
        height: height
      )
      bottoms[column] += height + 2 * cellPadding
      result.items.append(attributes)
      result.columns[column].append(attributes)
    }
    result.maxY = bottoms.max() ?? start
    return result
  }

  private func header(_ section: Int, below top: CGFloat) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = CGRect(
      x: cellPadding,
      y: top,
      width: contentWidth - 2 * cellPadding,
      height: headerHeight
    )
    return attributes
  }

  private func column(forItem item: Int, _ bottoms: [CGFloat]) -> Int {
    switch placement {
    case .alternate: item % bottoms.count
    case .shortest: bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
    }
  }

  private func imageHeight(
    at indexPath: IndexPath,
    of collectionView: UICollectionView
  ) -> CGFloat {
    let height = delegate?.collectionView(collectionView, heightForImageAtIndexPath: indexPath)
    return max(0, height ?? Self.defaultImageHeight)
  }

  /// The first index for which a condition holds; it must hold for all later ones too.
  private func firstIndex<Element>(in list: [Element], where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if holds(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
