// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The start of a line's first item and the distance of its items, in points of the line.
struct Justification: Hashable {
  var start: CGFloat
  var gap: CGFloat

  /// Places a line of a section whose items differ in size.
  ///
  /// A full line spreads the space that is left over between its items. A single item on its line
  /// is centred. The section's last line keeps to the start with exactly the least spacing.
  /// - Parameters:
  ///   - count: Number of items on the line.
  ///   - used: Their cross lengths with the least spacing between them.
  ///   - available: Cross length of the line.
  ///   - gap: The least spacing.
  ///   - isLast: Whether it is the section's last line.
  /// - Returns: Start and spacing.
  /// - Source: observations of rows 3.1, 3.3, 3.5 and 3.6 of the flow rules.
  @inline(__always)
  static func ofLine(
    count: Int,
    used: CGFloat,
    available: CGFloat,
    gap: CGFloat,
    isLast: Bool
  ) -> Justification {
    if isLast { return Justification(start: 0, gap: gap) }
    let leftover = available - used
    if count == 1 { return Justification(start: centredStart(leftover: leftover), gap: gap) }
    return Justification(start: 0, gap: gap + leftover / CGFloat(count - 1))
  }

  /// Places every line of a section whose items have one size: the columns of full lines serve all
  /// lines, and a single column is centred.
  ///
  /// - Source: observations of rows 3.2, 3.7, 3.8 and 3.9 of the flow rules.
  static func ofColumns(
    _ columns: Int,
    count: Int,
    length: CGFloat,
    available: CGFloat,
    gap: CGFloat
  ) -> Justification {
    let isOnlyItem = count == 1 && FlowPolicy.centresOnlyItemOfSection
    if columns == 1 || isOnlyItem {
      return Justification(start: centredStart(leftover: available - length), gap: gap)
    }
    let leftover = available - CGFloat(columns) * length
    return Justification(start: 0, gap: leftover / CGFloat(columns - 1))
  }

  private static func centredStart(leftover: CGFloat) -> CGFloat {
    leftover >= 0 ? leftover / 2 : FlowPolicy.oversizeItemStart
  }
}
