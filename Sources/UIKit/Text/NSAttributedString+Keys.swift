// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// How lines stand: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Room that is added after each letter, in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Lines under the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Lines through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far the letters are above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Where a link leads.
  public static let link = NSAttributedString.Key("NSLink")
}

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The set as a number.
  public let rawValue: Int

  /// Makes a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The place given is that of the first line's top: the text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as high as the font says.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lengths are those of the letters' ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// What does not fit is cut off with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing tells beside the size.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  /// How much smaller letters may become.
  open var minimumScaleFactor: CGFloat = 0
  /// The rectangle that was used.
  open internal(set) var totalBounds = CGRect.zero
}
