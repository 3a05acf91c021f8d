// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Shows: a mosaic.
///
/// Six pictures make a block of three by three squares; the first picture takes four squares.
///
/// The large picture is at the left and at the right by turns. The others fill the column beside it
/// and the line below.
///
/// - Label: Mosaic
/// - Scrolls: vertical
public final class MosaicLayout: UICollectionViewLayout {
  /// Between pictures and at the edges.
  ///
  /// - Group: Layout
  /// - Range: 0...60 by 1 pt
  public var spacing: CGFloat = 3 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// Whether large pictures are on the left and on the right in turn.
  ///
  /// - Label: Alternate
  /// - Group: Layout
  public var alternates = true {
    didSet { if alternates != oldValue { invalidateLayout() } }
  }

  /// Number of squares across, and down in each block.
  private static let columns = 3
  /// Column, line and side of each picture in a block, in squares; the large one first.
  private static let block = [(0, 0, 2), (2, 0, 1), (2, 1, 1), (0, 2, 1), (1, 2, 1), (2, 2, 1)]

  private var counts: [Int] = []
  /// The top of each section, and the end of the last one.
  private var tops: [CGFloat] = [0]
  private var square: CGFloat = 0
  private var width: CGFloat = 0

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - insets.left - insets.right)
    square = max(0, (width - spacing) / CGFloat(Self.columns) - spacing)
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    tops = [0]
    for count in counts { tops.append((tops.last ?? 0) + CGFloat(rows(of: count)) * pitch) }
  }

  public override var collectionViewContentSize: CGSize {
    let height = tops.last ?? 0
    return CGSize(width: width, height: height == 0 ? 0 : height + spacing)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard pitch > 0 else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in counts.indices
    where tops[section] < rect.maxY && tops[section + 1] + spacing > rect.minY {
      let blocks = CGFloat(Self.columns) * pitch
      let size = Self.block.count
      let first = max(0, Int(((rect.minY - tops[section]) / blocks).rounded(.down)) - 1)
      let last = max(0, Int(((rect.maxY - tops[section]) / blocks).rounded(.up)))
      let items = min(counts[section], first * size)..<min(counts[section], last * size)
      for item in items {
        let attributes = makeAttributes(at: IndexPath(item: item, section: section))
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
    newBounds.width != collectionView?.bounds.width
  }

  private var pitch: CGFloat { square + spacing }

  /// Lines of squares that the items of a section need; the last block may be incomplete.
  private func rows(of count: Int) -> Int {
    let (blocks, rest) = count.quotientAndRemainder(dividingBy: Self.block.count)
    let last = Self.block.prefix(rest).map { $0.1 + $0.2 }.max() ?? 0
    return blocks * Self.columns + last
  }

  private func makeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let (block, index) = indexPath.item.quotientAndRemainder(dividingBy: Self.block.count)
    var (column, row, side) = Self.block[index]
    if alternates, block % 2 == 1 { column = Self.columns - column - side }
    row += block * Self.columns
    let length = CGFloat(side) * pitch - spacing
    attributes.frame = CGRect(
      x: spacing + CGFloat(column) * pitch,
      y: tops[indexPath.section] + spacing + CGFloat(row) * pitch,
      width: length,
      height: length
    )
    return attributes
  }
}
