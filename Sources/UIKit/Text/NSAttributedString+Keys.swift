// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The layout of the lines: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space that is added after each letter, in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The lines under the letters: a number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The lines through the letters: a number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The distance of the letters above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The target of a link.
  public static let link = NSAttributedString.Key("NSLink")
}

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Makes a set from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The given point is the top of the first line, and the text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height of a line includes the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lengths are measured at the visible letters instead of the font's metrics.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Text that does not fit ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Settings for drawing text, and its results.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of the letters.
  open var minimumScaleFactor: CGFloat = 0
  /// The rectangle that was used.
  open internal(set) var totalBounds = CGRect.zero
}
