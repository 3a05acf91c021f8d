// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The UIKit source of a waterfall's file.
///
/// UIKit has no such layout, so the source brings a class for it. The heights of items come from the data, so the
/// caller of the function says them.
struct WaterfallExport {
  static let kind = "waterfall"

  private typealias Key = WaterfallParameters

  private let values: [String: ParameterValue]

  /// Reads the file's parameters.
  init(_ document: LayoutDocument) throws(DocumentError) {
    let descriptors = WaterfallParameters.descriptors
    let usual = descriptors.map { ($0.key, $0.defaultValue) }
    values = Dictionary(usual, uniquingKeysWith: { first, _ in first })
      .merging(try document.values(for: descriptors).values) { $1 }
  }

  func source(_ header: LayoutExport.Header) -> String {
    let lines = ["import UIKit", ""] + header.lines + [function(header.name), "", type]
    return lines.joined(separator: "\n") + "\n"
  }

  private func function(_ name: String) -> String {
    """
    ///
    /// `heightOfItem` returns the height of an item with a width; without it, items are squares.
    @MainActor
    func \(name)(
      heightOfItem: @escaping (IndexPath, CGFloat) -> CGFloat = { _, width in width }
    ) -> UICollectionViewLayout {
      let layout = WaterfallLayout()
      layout.heightOfItem = heightOfItem
      return layout
    }
    """
  }

  private var type: String {
    """
    /// Items of different heights in columns of the same width, section below section.
    private final class WaterfallLayout: UICollectionViewLayout {
    \(properties)
      private var items: [[UICollectionViewLayoutAttributes]] = []
      /// The top of each section, and the end of the last one.
      private var tops: [CGFloat] = [0]
      /// The width for which the items are placed.
      private var placedWidth: CGFloat?

    \(Self.places)

    \(Self.column(isShortest: values[Key.placement] == .choice("shortest")))

    \(Self.answers)

    \(pins ? Self.pinnedHeader : Self.plainHeader)
    }
    """
  }

  private var pins: Bool { values[Key.pinsHeaders] == .flag(true) }

  private var properties: String {
    """
      /// The height of an item with a width.
      var heightOfItem: (IndexPath, CGFloat) -> CGFloat = { _, width in width }
      private let columns = \(number(Key.columns))
      private let columnSpacing: CGFloat = \(number(Key.columnSpacing))
      private let itemSpacing: CGFloat = \(number(Key.itemSpacing))
      private let sectionInset = \(inset)
      private let headerHeight: CGFloat = \(number(Key.headerHeight))
    """
  }

  private func number(_ key: String) -> String {
    guard case .number(let number)? = values[key] else { return "0" }
    return SwiftExpression.number(key == Key.columns ? number.rounded() : number).plain
  }

  private var inset: String {
    guard case .insets(let insets)? = values[Key.sectionInset] else { return "UIEdgeInsets.zero" }
    return SwiftExpression.insets(insets).plain
  }

  private static let places = """
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
    """

  private static func column(isShortest: Bool) -> String {
    """
      private func column(of item: Int, _ ends: [CGFloat]) -> Int {
        \(isShortest ? "ends.indices.min { ends[$0] < ends[$1] } ?? 0" : "item % columns")
      }
    """
  }

  private static let answers = """
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
    """

  private static let header = """
        guard headerHeight > 0, items.indices.contains(section) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: section)
        )
    """

  private static let plainHeader = """
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
      }

      private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    \(header)
        attributes.frame = CGRect(
          x: sectionInset.left,
          y: tops[section],
          width: innerWidth,
          height: headerHeight
        )
        return attributes
      }
    """

  private static let pinnedHeader = """
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

      /// The header stays at the upper edge while its section is there.
      private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    \(header)
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
    """
}
