// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The numbers of one section, as the delegate or the layout says, and how far its columns reach; in points.
struct WaterfallSection {
  let insets: UIEdgeInsets
  let columnSpacing: CGFloat
  let itemSpacing: CGFloat
  let columnWidth: CGFloat
  private(set) var ends: [CGFloat]

  /// Its first items begin at the top.
  init(
    insets: UIEdgeInsets,
    columnSpacing: CGFloat,
    itemSpacing: CGFloat,
    columnCount: Int,
    width: CGFloat,
    top: CGFloat
  ) {
    (self.insets, self.columnSpacing, self.itemSpacing) = (insets, columnSpacing, itemSpacing)
    columnWidth = Self.columnWidth(in: width, insets, columnSpacing, columnCount)
    ends = Array(repeating: top, count: max(0, columnCount))
  }

  /// The width of a column, in whole points.
  static func columnWidth(
    in width: CGFloat,
    _ insets: UIEdgeInsets,
    _ spacing: CGFloat,
    _ count: Int
  ) -> CGFloat {
    guard count > 0 else { return 0 }
    let room = width - insets.left - insets.right - CGFloat(count - 1) * spacing
    return max(0, (room / CGFloat(count)).rounded(.down))
  }

  /// Places the next item, in whole points, and returns its frame.
  ///
  /// - Complexity: O(*columns*)
  mutating func place(
    _ item: Int,
    size: CGSize,
    by direction: CHTCollectionViewWaterfallLayout.ItemRenderDirection
  ) -> CGRect {
    guard let column = column(of: item, by: direction) else { return .zero }
    let hasShape = size.width > 0 && size.height > 0
    let height = hasShape ? (size.height * columnWidth / size.width).rounded(.down) : 0
    let x = insets.left + CGFloat(column) * (columnWidth + columnSpacing)
    let frame = CGRect(x: x, y: ends[column], width: columnWidth, height: height)
    ends[column] = frame.maxY + itemSpacing
    return frame
  }

  private func column(
    of item: Int,
    by direction: CHTCollectionViewWaterfallLayout.ItemRenderDirection
  ) -> Int? {
    guard !ends.isEmpty else { return nil }
    return switch direction {
    case .shortestFirst: ends.indices.min { ends[$0] < ends[$1] }
    case .leftToRight: item % ends.count
    case .rightToLeft: ends.count - 1 - item % ends.count
    }
  }

  /// Where the longest column ends, with the section's lower inset; `nil` without columns.
  var bottom: CGFloat? { ends.max().map { $0 - itemSpacing + insets.bottom } }
}
