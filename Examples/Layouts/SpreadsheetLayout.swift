// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Shows: a table that scrolls both ways under a fixed row and a fixed column.
///
/// Each section is a row. The items of the first section and the first item of every section stick
/// to the edges; the corner sticks to both.
///
/// - Label: Spreadsheet
public final class SpreadsheetLayout: UICollectionViewLayout {
  /// Size of every item.
  ///
  /// - Group: Items
  /// - Range: 8...600 by 1 pt
  public var itemSize = CGSize(width: 92, height: 44) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// Its width.
  ///
  /// - Label: First column
  /// - Group: Layout
  /// - Range: 16...400 by 1 pt
  public var headingWidth: CGFloat = 116 {
    didSet { if headingWidth != oldValue { invalidateLayout() } }
  }

  /// Between cells.
  ///
  /// - Group: Layout
  /// - Range: 0...20 by 1 pt
  public var spacing: CGFloat = 1 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// Whether it stays at the top.
  ///
  /// - Label: First row stays
  /// - Group: Frozen
  public var freezesRow = true {
    didSet { if freezesRow != oldValue { invalidateLayout() } }
  }

  /// Whether it stays at the left.
  ///
  /// - Label: First column stays
  /// - Group: Frozen
  public var freezesColumn = true {
    didSet { if freezesColumn != oldValue { invalidateLayout() } }
  }

  private var counts: [Int] = []

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
  }

  public override var collectionViewContentSize: CGSize {
    let columns = counts.max() ?? 0
    guard columns > 0 else { return .zero }
    return CGSize(
      width: headingWidth + CGFloat(columns - 1) * columnPitch,
      height: CGFloat(counts.count) * rowPitch - spacing
    )
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard rowPitch > 0, columnPitch > 0 else { return [] }
    let rows = Self.lines(from: rect.minY, to: rect.maxY, pitch: rowPitch)
    let start = headingWidth + spacing
    let columns = Self.lines(from: rect.minX - start, to: rect.maxX - start, pitch: columnPitch)
    var found: [UICollectionViewLayoutAttributes] = []
    for row in Set(rows.clamped(to: 0..<counts.count)).union(counts.isEmpty ? [] : [0]) {
      let wanted = Set((columns.lowerBound + 1)..<(columns.upperBound + 1)).union([0])
      for column in wanted where (0..<counts[row]).contains(column) {
        let attributes = makeAttributes(at: IndexPath(item: column, section: row))
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < counts[indexPath.section]
    else { return nil }
    return makeAttributes(at: indexPath)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    freezesRow || freezesColumn
  }

  private var rowPitch: CGFloat { itemSize.height + spacing }
  private var columnPitch: CGFloat { itemSize.width + spacing }

  private static func lines(from start: CGFloat, to end: CGFloat, pitch: CGFloat) -> Range<Int> {
    let first = Int((start / pitch).rounded(.down))
    return first..<max(first, Int((end / pitch).rounded(.up)))
  }

  /// Depth of cells that stick to one edge, and of the cell that sticks to both.
  private static let stickyDepth = (edge: 1, corner: 2)

  private func makeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let (row, column) = (indexPath.section, indexPath.item)
    var frame = CGRect(
      x: column == 0 ? 0 : headingWidth + spacing + CGFloat(column - 1) * columnPitch,
      y: CGFloat(row) * rowPitch,
      width: column == 0 ? headingWidth : itemSize.width,
      height: itemSize.height
    )
    let sticks = (row: row == 0 && freezesRow, column: column == 0 && freezesColumn)
    if let collectionView {
      let insets = collectionView.adjustedContentInset
      let offset = collectionView.contentOffset
      if sticks.row { frame.origin.y = max(0, offset.y + insets.top) }
      if sticks.column { frame.origin.x = max(0, offset.x + insets.left) }
    }
    attributes.frame = frame
    if sticks.row || sticks.column { attributes.zIndex = Self.stickyDepth.edge }
    if sticks.row && sticks.column { attributes.zIndex = Self.stickyDepth.corner }
    return attributes
  }
}
