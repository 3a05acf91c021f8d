// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Rows of items that go on from one section to the next, with headers that may stay at the edge.
///
/// Items and sections stand beside each other until one does not fit; it begins the next row then, below the highest
/// item of the row with its section's insets. A section with a header always begins a row. Sizes, insets, spaces and
/// headers are those of the list's delegate for flow layouts.
@preconcurrency @MainActor
open class ListCollectionViewLayout: UICollectionViewLayout {
  /// How far below the upper edge of the list headers stay, in points, beside the top content inset.
  open var stickyHeaderYOffset: CGFloat = 0 { didSet { invalidateLayout() } }
  /// Whether sections without items have their header.
  open var showHeaderWhenEmpty = false { didSet { forget() } }

  private let scrollDirection: UICollectionView.ScrollDirection
  private let stickyHeaders: Bool
  private let topContentInset: CGFloat
  private let stretchToEdge: Bool
  /// The places for a length of rows, until data or sizes change.
  private var rows: ListRows?

  public init(
    stickyHeaders: Bool,
    scrollDirection: UICollectionView.ScrollDirection,
    topContentInset: CGFloat,
    stretchToEdge: Bool
  ) {
    (self.stickyHeaders, self.scrollDirection) = (stickyHeaders, scrollDirection)
    (self.topContentInset, self.stretchToEdge) = (topContentInset, stretchToEdge)
    super.init()
  }

  public convenience init(
    stickyHeaders: Bool,
    topContentInset: CGFloat,
    stretchToEdge: Bool
  ) {
    self.init(
      stickyHeaders: stickyHeaders,
      scrollDirection: .vertical,
      topContentInset: topContentInset,
      stretchToEdge: stretchToEdge
    )
  }

  public required init?(coder: NSCoder) { nil }

  private var isVertical: Bool { scrollDirection == .vertical }

  private func forget() {
    rows = nil
    invalidateLayout()
  }

  /// The length of the rows: what the content insets leave across the direction of scrolling.
  private func rowLength(in list: UICollectionView) -> CGFloat {
    let inset = list.adjustedContentInset
    return isVertical
      ? list.bounds.width - inset.left - inset.right
      : list.bounds.height - inset.top - inset.bottom
  }

  open override func prepare() {
    super.prepare()
    guard let list = collectionView else { return }
    let length = rowLength(in: list)
    guard rows?.length != length else { return }
    var made = ListRows(length: length, stretchesToEdge: stretchToEdge)
    for section in 0..<list.numberOfSections { made.add(measured(section, in: list)) }
    rows = made
  }

  /// What the delegate says of a section, as for a list that scrolls down.
  private func measured(_ section: Int, in list: UICollectionView) -> ListRows.Section {
    let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
    let turned = { (size: CGSize) in
      self.isVertical ? size : CGSize(width: size.height, height: size.width)
    }
    let inset = delegate?.collectionView(list, layout: self, insetForSectionAt: section) ?? .zero
    let items = (0..<list.numberOfItems(inSection: section)).map { item in
      turned(
        delegate?.collectionView(
          list,
          layout: self,
          sizeForItemAt: IndexPath(item: item, section: section)
        ) ?? .zero
      )
    }
    let header = turned(
      delegate?.collectionView(list, layout: self, referenceSizeForHeaderInSection: section)
        ?? .zero
    )
    let hasHeader = showHeaderWhenEmpty || !items.isEmpty
    return ListRows.Section(
      items: items,
      header: hasHeader ? header.height : 0,
      inset: isVertical
        ? inset
        : UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom),
      line: delegate?.collectionView(
        list,
        layout: self,
        minimumLineSpacingForSectionAt: section
      ) ?? 0,
      gap: delegate?.collectionView(
        list,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      ) ?? 0
    )
  }

  private func shown(_ frame: CGRect) -> CGRect {
    isVertical
      ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
  }

  open override var collectionViewContentSize: CGSize {
    guard let rows else { return .zero }
    return shown(CGRect(x: 0, y: 0, width: rows.length, height: rows.end)).size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  )
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let rows else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, places) in rows.places.enumerated() {
      let path = IndexPath(item: 0, section: section)
      let kind = UICollectionView.elementKindSectionHeader
      if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
        header.frame.intersects(rect)
      {
        found.append(header)
      }
      guard shown(places.reach).intersects(rect) else { continue }
      for (item, frame) in places.items.enumerated() where shown(frame).intersects(rect) {
        found.append(attributes(IndexPath(item: item, section: section), frame))
      }
    }
    return found
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = shown(frame)
    return attributes
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    guard let rows, rows.places.indices.contains(indexPath.section),
      rows.places[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath, rows.places[indexPath.section].items[indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, let rows,
      rows.places.indices.contains(indexPath.section), let list = collectionView,
      var frame = rows.places[indexPath.section].header
    else { return nil }
    if stickyHeaders {
      let offset = isVertical ? list.contentOffset.y : list.contentOffset.x
      let edge = offset + topContentInset + stickyHeaderYOffset
      let last = rows.places[indexPath.section].reach.maxY - frame.height
      frame.origin.y = min(max(edge, frame.minY), max(last, frame.minY))
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = shown(frame)
    attributes.zIndex = Self.headerLevel + indexPath.section
    return attributes
  }

  /// Headers are in front of all items.
  private static let headerLevel = 1000

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    stickyHeaders || newBounds.size != collectionView?.bounds.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
    if isWhole || !(context.invalidatedItemIndexPaths ?? []).isEmpty { rows = nil }
    super.invalidateLayout(with: context)
  }
}
