// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How many lines a label shows: those that fit into its height.
///
/// Apps choose heights for the lines of the system's font, which are a little lower than those of the built-in one; so
/// it is these that are counted. The page does the same (`fittingLines` in `text.js`).
///
/// - Source: the system's font at all text sizes: its lines are 1.193 times as high as its size.
enum SystemLines {
  /// The height of a line of the system's font with a size of 1.
  static let height: CGFloat = 1.193359375
  /// What a line may lack because of rounding, in points.
  static let rounding: CGFloat = 0.5
  /// By what a line of the built-in font is higher, which is rounded up to whole points.
  private static let excess: CGFloat = 1

  /// Where lines of the system's font end, by where the same number of lines of the built-in one end, in points.
  static func bottom(_ bottom: CGFloat, ofLines count: Int) -> CGFloat {
    bottom - CGFloat(count) * excess - rounding
  }
}

extension TextFont {
  /// The number of lines that a label shows.
  ///
  /// - Parameters:
  ///   - height: Its height, in points.
  ///   - limit: The greatest number of lines; 0 means any number.
  /// - Returns: The lines that fit, but at least one; 0 for any number.
  public func fittingLines(in height: CGFloat, limit: Int) -> Int {
    let step = size * (face.flatMap { $0.isShipped ? nil : $0.height } ?? SystemLines.height)
    let fitting = (height + SystemLines.rounding) / step
    guard fitting < CGFloat(Int32.max) else { return limit }
    let most = max(1, Int(fitting.rounded(.down)))
    return limit > 0 ? min(limit, most) : most
  }
}
