// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Waterfall”, as waterfall.layout.json describes it.
///
/// `heightOfItem` returns the height of an item with a width; without it, items are squares.
@MainActor
func makeWaterfallLayout(
  heightOfItem: @escaping (IndexPath, CGFloat) -> CGFloat = { _, width in width }
) -> UICollectionViewLayout {
  let layout = WaterfallLayout()
  layout.heightOfItem = heightOfItem
  return layout
}

/// Items of different heights in columns of the same width, section below section.
private final class WaterfallLayout: UICollectionViewLayout {
  /// The height of an item with a width.
  var heightOfItem: (IndexPath, CGFloat) -> CGFloat = { _, width in width }
  private let columns = 2
  private let columnSpacing: CGFloat = 12
  private let itemSpacing: CGFloat = 12
  private let sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 20, right: 12)
  private let headerHeight: CGFloat = 40
  private var items: [[UICollectionViewLayoutAttributes]] = []
  /// The top of each section, and the end of the last one.
  private var tops: [CGFloat] = [0]
  /// The width for which the items are placed.
  private var placedWidth: CGFloat?

  private var width: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return max(0, collectionView.bounds.width - insets.left - insets.right)
  }

  private var innerWidth: CGFloat { max(0, width - sectionInset.left - sectionInset.right) }

  private var columnWidth: CGFloat {
    max(0, innerWidth - CGFloat(columns - 1) * columnSpacing) / CGFloat(columns)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView, placedWidth != width else { return }
    placedWidth = width
    items = []
    tops = [0]
    for section in 0..<collectionView.numberOfSections {
      place(section, count: collectionView.numberOfItems(inSection: section))
    }
  }

  private func place(_ section: Int, count: Int) {
    let top = tops[section] + headerHeight + sectionInset.top
    let width = columnWidth
    var ends = [CGFloat](repeating: 0, count: columns)
    items.append([])
    for item in 0..<count {
      let indexPath = IndexPath(item: item, section: section)
      let column = column(of: item, ends)
      let height = max(0, heightOfItem(indexPath, width))
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: sectionInset.left + CGFloat(column) * (width + columnSpacing),
        y: top + ends[column],
        width: width,
        height: height
      )
      ends[column] += height + itemSpacing
      items[section].append(attributes)
    }
    let tallest = (ends.max() ?? 0) - itemSpacing
    let body = count == 0 ? 0 : sectionInset.top + tallest + sectionInset.bottom
    tops.append(tops[section] + (headerHeight + body))
  }

  private func column(of item: Int, _ ends: [CGFloat]) -> Int {
    ends.indices.min { ends[$0] < ends[$1] } ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: tops[tops.count - 1])
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    items.indices
      .filter { tops[$0] < rect.maxY && tops[$0 + 1] > rect.minY }
      .flatMap { section in
        items[section].filter { $0.frame.intersects(rect) } + [header(section)].compactMap { $0 }
      }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionHeader ? header(indexPath.section) : nil
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // While the content only scrolls, the items stay where they are.
    if context.invalidateEverything || context.invalidateDataSourceCounts { placedWidth = nil }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The header stays at the upper edge while its section is there.
  private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0, items.indices.contains(section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    let insets = collectionView?.adjustedContentInset ?? .zero
    let edge = (collectionView?.contentOffset.y ?? 0) + insets.top
    let last = max(tops[section], tops[section + 1] - headerHeight)
    attributes.frame = CGRect(
      x: sectionInset.left,
      y: min(max(edge, tops[section]), last),
      width: innerWidth,
      height: headerHeight
    )
    attributes.zIndex = 1
    return attributes
  }
}
