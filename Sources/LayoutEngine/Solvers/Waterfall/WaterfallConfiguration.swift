// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What a waterfall is laid out by; lengths are points.
package struct WaterfallConfiguration: Hashable, Sendable {
  /// Which column the next item goes to.
  package enum Placement: String, CaseIterable, Hashable, Sendable {
    /// From the first to the last, and again.
    case alternate
    /// The one that is shortest so far; the first of several.
    case shortest
  }

  /// Most columns.
  package static let columnLimit = 64

  /// The width that the columns, their gaps and the insets share.
  package var containerWidth: CGFloat
  /// How many columns stand beside each other, from 1 to `columnLimit`.
  package var columns: Int
  /// Which column the next item goes to.
  package var placement: Placement
  /// Distance between columns.
  package var columnSpacing: CGFloat
  /// Distance between the items of a column.
  package var itemSpacing: CGFloat
  /// Room above, left of, below and right of the items of each section.
  package var inset: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    get { (insetTop, insetLeft, insetBottom, insetRight) }
    set { (insetTop, insetLeft, insetBottom, insetRight) = newValue }
  }
  /// Height of each section's header; 0 for none.
  package var headerHeight: CGFloat

  private var insetTop: CGFloat = 0
  private var insetLeft: CGFloat = 0
  private var insetBottom: CGFloat = 0
  private var insetRight: CGFloat = 0

  /// Makes a configuration; negative lengths count as 0.
  package init(
    containerWidth: CGFloat,
    columns: Int,
    placement: Placement = .shortest,
    columnSpacing: CGFloat = 0,
    itemSpacing: CGFloat = 0,
    headerHeight: CGFloat = 0
  ) {
    self.containerWidth = max(0, containerWidth)
    self.columns = min(max(1, columns), Self.columnLimit)
    self.placement = placement
    self.columnSpacing = max(0, columnSpacing)
    self.itemSpacing = max(0, itemSpacing)
    self.headerHeight = max(0, headerHeight)
  }

  /// Width of every column.
  package var columnWidth: CGFloat {
    let gaps = CGFloat(columns - 1) * columnSpacing
    return max(0, containerWidth - insetLeft - insetRight - gaps) / CGFloat(columns)
  }

  /// The left edge of a column.
  package func left(ofColumn column: Int) -> CGFloat {
    insetLeft + CGFloat(column) * (columnWidth + columnSpacing)
  }
}
