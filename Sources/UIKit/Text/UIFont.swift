// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// A font: the built-in one in a size and a weight, which is the same on every machine, or one of a file beside the app's
/// source.
@preconcurrency @MainActor
open class UIFont: NSObject {
  /// How bold a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public var rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A very thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A thin weight.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// The weight of slightly emphasised text.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of titles.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of emphasised text.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text, which decides its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A title larger than that of a page.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// A title larger than that of a page, of the second level.
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    /// The title of a page.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// A remark.
    public static let callout = TextStyle(rawValue: "callout")
    /// A heading of the second level.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// A note.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Text near an image.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Small text near an image.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  // It comes first, see there.
  private nonisolated let kind = ObjectKind.any
  /// The font for measuring.
  package nonisolated let text: TextFont

  /// The style that decides its size; `nil` for a font with a fixed size.
  nonisolated let followed: FollowedStyle?

  package init(_ text: TextFont) {
    self.text = text
    followed = nil
    super.init()
  }

  /// Makes the font of a style for a size category.
  init(_ style: FollowedStyle, at category: UIContentSizeCategory) {
    text = style.text(at: category)
    followed = style
    super.init()
  }

  /// The font size, in points.
  open var pointSize: CGFloat { text.size }
  /// The distance from one baseline to the next, in points.
  open var lineHeight: CGFloat { text.lineHeight }

  /// The system's regular font, in a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font, in a size in points; the weight is the nearest one that the built-in font
  /// has.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let size = sizes.contains(fontSize) ? fontSize : standardSize
    return UIFont(TextFont(size: size, weight: builtIn(weight)))
  }

  /// The system's bold font, in a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The font of a style at the default text size.
  ///
  /// Where a text's font follows the person's text size, it gets that size when it is shown.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(style, style == .headline ? .semibold : .regular, at: .large)
  }

  /// The font of a style with a weight, for a size category.
  class func preferredFont(
    _ style: TextStyle,
    _ weight: Weight,
    at category: UIContentSizeCategory
  ) -> UIFont {
    let size = TextStyleSizes.size(of: style, at: .large)
    let usual = TextFont(size: size, weight: builtIn(weight))
    return UIFont(FollowedStyle(style: style, usual: usual), at: category)
  }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(text.sized(fontSize))
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.text == text
  }

  nonisolated open override var hash: Int { text.hashValue }

  /// The allowed font sizes, in points; any other size is replaced by that of body text.
  private static let sizes: ClosedRange<CGFloat> = 1...1000
  private static let standardSize: CGFloat = 17

  /// The nearest weight that the built-in font has.
  static func builtIn(_ weight: Weight) -> TextFont.Weight {
    if weight.rawValue >= Weight.semibold.rawValue { return .semibold }
    return weight.rawValue >= Weight.medium.rawValue ? .medium : .regular
  }
}
