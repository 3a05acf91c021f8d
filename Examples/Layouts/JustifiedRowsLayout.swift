// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Gives a layout the proportions of its pictures.
@MainActor
public protocol JustifiedRowsLayoutDelegate: AnyObject {
  /// The width of an item's picture as a multiple of its height.
  func collectionView(
    _ collectionView: UICollectionView,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat
}

/// Shows: photo rows that fill the width.
///
/// Pictures keep their proportions; the height of a row makes it exactly as wide as the view.
///
/// A row is complete as soon as its height is at most `rowHeight`. The last row of a section does
/// not grow beyond that height.
///
/// - Label: Photo rows
/// - Scrolls: vertical
public final class JustifiedRowsLayout: UICollectionViewLayout {
  /// Gives the proportions; without a delegate all pictures are square.
  public weak var delegate: (any JustifiedRowsLayoutDelegate)?

  /// The greatest height of a row.
  ///
  /// - Group: Layout
  /// - Range: 20...400 by 1 pt
  public var rowHeight: CGFloat = 120 {
    didSet { if rowHeight != oldValue { invalidateLayout() } }
  }

  /// Between pictures and at the edges.
  ///
  /// - Group: Layout
  /// - Range: 0...60 by 1 pt
  public var spacing: CGFloat = 4 {
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

  /// Proportions are limited to this range, so that no picture becomes a line.
  private static let proportions: ClosedRange<CGFloat> = 0.2...5

  private struct Section {
    var header: CGRect
    var frames: [CGRect] = []
    var bottom: CGFloat
  }

  private var sections: [Section] = []
  private var width: CGFloat = 0

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - insets.left - insets.right)
    sections = []
    for section in 0..<collectionView.numberOfSections {
      sections.append(layOut(section, below: sections.last?.bottom ?? 0, collectionView))
    }
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: sections.last?.bottom ?? 0)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated()
    where section.bottom > rect.minY && section.header.minY < rect.maxY {
      if let header = header(index), header.frame.intersects(rect) { found.append(header) }
      for (item, frame) in section.frames.enumerated() where frame.intersects(rect) {
        found.append(cell(IndexPath(item: item, section: index), frame))
      }
    }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    return cell(indexPath, sections[indexPath.section].frames[indexPath.item])
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionHeader ? header(indexPath.section) : nil
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0, sections.indices.contains(section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = sections[section].header
    return attributes
  }

  private func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  private func layOut(
    _ section: Int,
    below top: CGFloat,
    _ collectionView: UICollectionView
  ) -> Section {
    let header = CGRect(
      x: spacing,
      y: top,
      width: max(0, width - 2 * spacing),
      height: headerHeight
    )
    var result = Section(header: header, bottom: header.maxY)
    let count = collectionView.numberOfItems(inSection: section)
    guard count > 0, width > 2 * spacing else { return result }
    result.bottom += spacing
    var row: [CGFloat] = []
    for item in 0..<count {
      row.append(ratio(at: IndexPath(item: item, section: section), collectionView))
      guard height(of: row) <= rowHeight || item == count - 1 else { continue }
      close(row, &result)
      row = []
    }
    return result
  }

  /// The height at which a row of pictures fills the width.
  private func height(of row: [CGFloat]) -> CGFloat {
    let gaps = CGFloat(row.count + 1) * spacing
    return max(0, width - gaps) / row.reduce(0, +)
  }

  private func close(_ row: [CGFloat], _ section: inout Section) {
    let height = min(height(of: row), rowHeight)
    var x = spacing
    for ratio in row {
      section.frames.append(
        CGRect(x: x, y: section.bottom, width: ratio * height, height: height)
      )
      x += ratio * height + spacing
    }
    section.bottom += height + spacing
  }

  private func ratio(at path: IndexPath, _ collectionView: UICollectionView) -> CGFloat {
    let ratio = delegate?.collectionView(collectionView, aspectRatioForItemAt: path) ?? 1
    guard ratio.isFinite else { return 1 }
    return min(max(ratio, Self.proportions.lowerBound), Self.proportions.upperBound)
  }
}
