// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Shows: a honeycomb.
///
/// Every second line is moved aside by half a cell and has one cell less.
///
/// Cells are regular hexagons that stand on a corner. So a cell is 2⁄√3 times as high as wide, and
/// the distance of lines is √3⁄2 of a cell and its spacing. The attributes carry the shape, and the
/// cell masks itself with it. All sections continue the same honeycomb.
///
/// - Label: Hexagons
/// - Scrolls: vertical
public final class HexagonLayout: UICollectionViewLayout {
  /// The width of a hexagon.
  ///
  /// - Group: Layout
  /// - Range: 16...300 by 1 pt
  public var cellWidth: CGFloat = 76 {
    didSet { if cellWidth != oldValue { invalidateLayout() } }
  }

  /// The distance between neighbours.
  ///
  /// - Group: Layout
  /// - Range: 0...60 by 1 pt
  public var spacing: CGFloat = 6 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  private var firstIndexes: [Int] = []
  private var count = 0
  private var columns = 1
  private var margin: CGFloat = 0

  public override class var layoutAttributesClass: AnyClass { HexagonLayoutAttributes.self }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    firstIndexes = []
    count = 0
    for section in 0..<collectionView.numberOfSections {
      firstIndexes.append(count)
      count += collectionView.numberOfItems(inSection: section)
    }
    let width = collectionView.bounds.width
    columns = max(2, Int((width - spacing) / max(1, pitch)))
    margin = (width - CGFloat(columns) * pitch + spacing) / 2
  }

  public override var collectionViewContentSize: CGSize {
    guard let collectionView, count > 0 else { return .zero }
    let last = place(of: count - 1).row
    return CGSize(
      width: collectionView.bounds.width,
      height: 2 * spacing + CGFloat(last) * rowPitch + cellHeight
    )
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard rowPitch > 0, count > 0 else { return [] }
    // A pair of lines has one cell less than twice the columns.
    let rows = (rect.minY - spacing - cellHeight, rect.maxY - spacing)
    let first = max(0, Int((rows.0 / (2 * rowPitch)).rounded(.down))) * (2 * columns - 1)
    let last = max(0, Int((rows.1 / (2 * rowPitch)).rounded(.down)) + 1) * (2 * columns - 1)
    return (min(first, count)..<min(count, max(first, last)))
      .map { makeAttributes($0, at: indexPath(of: $0)) }
      .filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard firstIndexes.indices.contains(indexPath.section), indexPath.item >= 0 else { return nil }
    let index = firstIndexes[indexPath.section] + indexPath.item
    let isLast = indexPath.section == firstIndexes.count - 1
    guard index < (isLast ? count : firstIndexes[indexPath.section + 1]) else { return nil }
    return makeAttributes(index, at: indexPath)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  private var cellHeight: CGFloat { cellWidth * 2 / CGFloat(3).squareRoot() }
  private var pitch: CGFloat { cellWidth + spacing }
  private var rowPitch: CGFloat { pitch * CGFloat(3).squareRoot() / 2 }

  private func place(of index: Int) -> (row: Int, column: Int) {
    let pair = 2 * columns - 1
    let (rows, rest) = (index / pair * 2, index % pair)
    return rest < columns ? (rows, rest) : (rows + 1, rest - columns)
  }

  private func indexPath(of index: Int) -> IndexPath {
    let section = firstIndexes.lastIndex { $0 <= index } ?? 0
    return IndexPath(item: index - firstIndexes[section], section: section)
  }

  private func makeAttributes(
    _ index: Int,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = HexagonLayoutAttributes(forCellWith: indexPath)
    let place = place(of: index)
    let shift = place.row % 2 == 1 ? pitch / 2 : 0
    attributes.frame = CGRect(
      x: margin + shift + CGFloat(place.column) * pitch,
      y: spacing + CGFloat(place.row) * rowPitch,
      width: cellWidth,
      height: cellHeight
    )
    return attributes
  }
}
