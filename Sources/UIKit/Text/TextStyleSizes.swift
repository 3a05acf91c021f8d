// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The font size of each text style for each size category, in points.
///
/// - Source: Apple's Human Interface Guidelines, Typography, the tables of dynamic type of iOS.
enum TextStyleSizes {
  /// The sizes by style; the columns are the categories, the smallest first.
  private static let table: [String: [CGFloat]] = [
    "extraLargeTitle": [36, 36, 36, 36, 40, 44, 48, 52, 56, 60, 64, 68],
    "extraLargeTitle2": [28, 28, 28, 28, 34, 38, 42, 46, 50, 54, 58, 62],
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of a style for a category, in points; an unknown style counts as body text, and an
  /// unknown category as `large`.
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let known = UIContentSizeCategory.ordered
    let usual = known.firstIndex(of: .large) ?? 0
    let column = known.firstIndex(of: category) ?? usual
    let body = UIFont.TextStyle.body.rawValue
    return (table[style.rawValue] ?? table[body] ?? [])[column]
  }

  /// A length that grows with the text of a style, from its value at the default text size.
  static func scaled(
    _ length: CGFloat,
    of style: UIFont.TextStyle,
    at category: UIContentSizeCategory
  ) -> CGFloat {
    // The division comes last, so that sizes of the table are returned exactly.
    length * size(of: style, at: category) / size(of: style, at: .large)
  }
}
