// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Shows: a grid that stores no frames.
///
/// Every frame is computed when it is asked for, so a million items cost as much as one.
///
/// Square tiles fill the width, as many on a line as fit when each is at least `minimumSide` wide.
/// Sections follow one another, each below its header.
///
/// - Label: Arithmetic grid
/// - Scrolls: vertical
public final class ArithmeticGridLayout: UICollectionViewLayout {
  /// The least width of a tile.
  ///
  /// - Label: Least side
  /// - Group: Layout
  /// - Range: 16...400 by 1 pt
  public var minimumSide: CGFloat = 64 {
    didSet { if minimumSide != oldValue { invalidateLayout() } }
  }

  /// Between tiles and at the edges.
  ///
  /// - Group: Layout
  /// - Range: 0...60 by 1 pt
  public var spacing: CGFloat = 8 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// Height of headers.
  ///
  /// - Label: Headers
  /// - Group: Layout
  /// - Range: 0...200 by 1 pt
  public var headerHeight: CGFloat = 36 {
    didSet { if headerHeight != oldValue { invalidateLayout() } }
  }

  private var counts: [Int] = []
  /// The top of each section, and the end of the last one.
  private var tops: [CGFloat] = [0]
  private var columns = 1
  private var side: CGFloat = 0
  private var width: CGFloat = 0

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - insets.left - insets.right)
    columns = max(1, Int((width - spacing) / max(1, minimumSide + spacing)))
    side = max(0, (width - spacing) / CGFloat(columns) - spacing)
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    tops = [0]
    for count in counts {
      let rows = (count + columns - 1) / columns
      let tiles = rows == 0 ? 0 : CGFloat(rows) * pitch + spacing
      tops.append((tops.last ?? 0) + headerHeight + tiles)
    }
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: tops.last ?? 0)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in counts.indices
    where tops[section] < rect.maxY && tops[section + 1] > rect.minY {
      let header = IndexPath(item: 0, section: section)
      if let attributes = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: header
      ), attributes.frame.intersects(rect) {
        found.append(attributes)
      }
      for item in items(of: section, in: rect) {
        found.append(makeAttributes(at: IndexPath(item: item, section: section)))
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

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, headerHeight > 0,
      counts.indices.contains(indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = CGRect(
      x: spacing,
      y: tops[indexPath.section],
      width: max(0, width - 2 * spacing),
      height: headerHeight
    )
    return attributes
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  private var pitch: CGFloat { side + spacing }

  /// The items of a section whose tiles meet a rect, computed from the rect's edges.
  private func items(of section: Int, in rect: CGRect) -> [Int] {
    guard pitch > 0 else { return [] }
    let top = tops[section] + headerHeight + spacing
    let rows = lines(from: rect.minY - top, to: rect.maxY - top)
    let across = lines(from: rect.minX - spacing, to: rect.maxX - spacing)
    let lastRow = (counts[section] + columns - 1) / columns
    return (max(0, rows.lowerBound)..<max(0, min(lastRow, rows.upperBound))).flatMap { row in
      (max(0, across.lowerBound)..<max(0, min(columns, across.upperBound))).map { column in
        row * columns + column
      }
    }
    .filter { $0 < counts[section] }
  }

  /// The lines of tiles that overlap a stretch.
  private func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    // A tile ends `spacing` before the next one begins; a tile that only touches the rect does not
    // count.
    let first = Int(((start - side) / pitch).rounded(.down)) + 1
    let last = Int((end / pitch).rounded(.up))
    return min(first, last)..<max(first, last)
  }

  private func makeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: spacing + CGFloat(indexPath.item % columns) * pitch,
      y: tops[indexPath.section] + headerHeight + spacing
        + CGFloat(indexPath.item / columns) * pitch,
      width: side,
      height: side
    )
    return attributes
  }
}
