// SPDX-License-Identifier: Apache-2.0
public import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHTCollectionElementKindSectionHeader = "CHTCollectionElementKindSectionHeader"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHTCollectionElementKindSectionFooter = "CHTCollectionElementKindSectionFooter"

/// A layout with columns of equal width in which items of any height follow each other.
///
/// Lengths are in points; widths, and heights of items, are rounded down to whole ones.
@preconcurrency @MainActor
open class CHTCollectionViewWaterfallLayout: UICollectionViewLayout {
  /// The column that the next item gets.
  public enum ItemRenderDirection: Int, Sendable {
    case shortestFirst
    case leftToRight
    case rightToLeft
  }

  /// From what a section's insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromLayoutMargins
    case fromSafeArea
  }

  open var columnCount = 2 { didSet { invalidateLayout() } }
  open var minimumColumnSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  open var footerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  open var headerInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var footerInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var itemRenderDirection = ItemRenderDirection.shortestFirst {
    didSet { invalidateLayout() }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// The height below which content does not end.
  open var minimumContentHeight: CGFloat = 0

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var footers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var height: CGFloat = 0

  /// The collection view's delegate, if it is one for this layout.
  open var delegate: (any CHTCollectionViewDelegateWaterfallLayout)? {
    collectionView?.delegate as? any CHTCollectionViewDelegateWaterfallLayout
  }

  open func columnCount(forSection section: Int) -> Int {
    asked(section) { $0.collectionView($1, layout: self, columnCountFor: section) } ?? columnCount
  }

  /// The width of a section's columns.
  open func itemWidth(inSection section: Int) -> CGFloat {
    WaterfallSection.columnWidth(
      in: contentWidth,
      insets(of: section),
      columnSpacing(of: section),
      columnCount(forSection: section)
    )
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    items = []
    headers = [:]
    footers = [:]
    height = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections { place(section, in: collectionView) }
  }

  open override var collectionViewContentSize: CGSize {
    guard let collectionView, collectionView.numberOfSections > 0 else { return .zero }
    return CGSize(
      width: collectionView.bounds.width - horizontalInsets,
      height: max(height, minimumContentHeight)
    )
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    guard items.indices.contains(indexPath.section) else { return nil }
    let section = items[indexPath.section]
    return section.indices.contains(indexPath.item) ? section[indexPath.item] : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case CHTCollectionElementKindSectionHeader: headers[indexPath.section]
    case CHTCollectionElementKindSectionFooter: footers[indexPath.section]
    default: nil
    }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  )
    -> [UICollectionViewLayoutAttributes]?
  {
    let all = items.joined().map { $0 } + headers.values + footers.values
    return all.filter { $0.frame.intersects(rect) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // MARK: Sections

  private func place(_ section: Int, in view: UICollectionView) {
    let kind = CHTCollectionElementKindSectionHeader
    let headerInset =
      asked(section) { $0.collectionView($1, layout: self, insetsForHeaderIn: section) }
      ?? headerInset
    let headerHeight =
      asked(section) { $0.collectionView($1, layout: self, heightForHeaderIn: section) }
      ?? headerHeight
    headers[section] = edge(kind, of: section, headerHeight, headerInset, in: view)
    let insets = insets(of: section)
    var columns = WaterfallSection(
      insets: insets,
      columnSpacing: columnSpacing(of: section),
      itemSpacing: asked(section) {
        $0.collectionView($1, layout: self, minimumInteritemSpacingFor: section)
      } ?? minimumInteritemSpacing,
      columnCount: columnCount(forSection: section),
      width: contentWidth,
      top: height + insets.top
    )
    items.append(
      (0..<view.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        let size = asked(section) { $0.collectionView($1, layout: self, sizeForItemAt: path) }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = columns.place(item, size: size ?? .zero, by: itemRenderDirection)
        return attributes
      }
    )
    height = columns.bottom ?? 0
    placeFooter(section, in: view)
  }

  private func placeFooter(_ section: Int, in view: UICollectionView) {
    let inset =
      asked(section) { $0.collectionView($1, layout: self, insetsForFooterIn: section) }
      ?? footerInset
    let height =
      asked(section) { $0.collectionView($1, layout: self, heightForFooterIn: section) }
      ?? footerHeight
    let kind = CHTCollectionElementKindSectionFooter
    footers[section] = edge(kind, of: section, height, inset, in: view)
  }

  /// Places a header or footer, if it has a height, and moves the end of the content below it.
  private func edge(
    _ kind: String,
    of section: Int,
    _ length: CGFloat,
    _ inset: UIEdgeInsets,
    in view: UICollectionView
  ) -> UICollectionViewLayoutAttributes? {
    height += inset.top
    guard length > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    let width = view.bounds.width - inset.left - inset.right
    attributes.frame = CGRect(x: inset.left, y: height, width: width, height: length)
    height = attributes.frame.maxY + inset.bottom
    return attributes
  }

  private func insets(of section: Int) -> UIEdgeInsets {
    asked(section) { $0.collectionView($1, layout: self, insetsFor: section) } ?? sectionInset
  }

  private func columnSpacing(of section: Int) -> CGFloat {
    asked(section) { $0.collectionView($1, layout: self, minimumColumnSpacingFor: section) }
      ?? minimumColumnSpacing
  }

  /// The delegate's answer, if there is one.
  private func asked<Value>(
    _ section: Int,
    _ ask: (any CHTCollectionViewDelegateWaterfallLayout, UICollectionView) -> Value
  ) -> Value? {
    guard let collectionView, let delegate else { return nil }
    return ask(delegate, collectionView)
  }

  private var contentWidth: CGFloat { (collectionView?.bounds.width ?? 0) - horizontalInsets }

  private var horizontalInsets: CGFloat {
    guard let collectionView else { return 0 }
    let insets =
      switch sectionInsetReference {
      case .fromContentInset: collectionView.contentInset
      case .fromLayoutMargins: collectionView.layoutMargins
      case .fromSafeArea: collectionView.safeAreaInsets
      }
    return insets.left + insets.right
  }
}
