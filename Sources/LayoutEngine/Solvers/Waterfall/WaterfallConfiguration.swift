// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The settings of a waterfall; lengths are points.
package struct WaterfallConfiguration: Hashable, Sendable {
  /// The rule that chooses the column of the next item.
  package enum Placement: String, CaseIterable, Hashable, Sendable {
    /// All columns in turn.
    case alternate
    /// The shortest column; of several, the first.
    case shortest
  }

  /// The most columns.
  package static let columnLimit = 64

  /// The width that the columns, their gaps and the insets share.
  package var containerWidth: CGFloat
  /// Number of columns, from 1 to `columnLimit`.
  package var columns: Int
  /// The rule that chooses the column of the next item.
  package var placement: Placement
  /// Distance between columns.
  package var columnSpacing: CGFloat
  /// Distance between the items of a column.
  package var itemSpacing: CGFloat
  /// Space above, left of, below and right of the items of each section.
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
