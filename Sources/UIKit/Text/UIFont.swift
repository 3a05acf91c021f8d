// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// A font: the built-in one at a size and weight, which is the same on every machine.
@preconcurrency @MainActor
open class UIFont: NSObject {
  /// How bold a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public var rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// For running text.
    public static let regular = Weight(rawValue: 0)
    /// For text that stands out a little.
    public static let medium = Weight(rawValue: 0.23)
    /// For titles.
    public static let semibold = Weight(rawValue: 0.3)
    /// For text that stands out.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for, which decides about its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a style of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a page.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first rank.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second rank.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third rank.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A remark.
    public static let callout = TextStyle(rawValue: "callout")
    /// A heading of the second rank.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// A note.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Text at a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Small text at a picture.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// What text is measured with.
  package nonisolated let text: TextFont

  /// The style whose size it has; `nil` for a font of a size of its own.
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

  /// The em, in points.
  open var pointSize: CGFloat { text.size }
  /// From one baseline to the next, in points.
  open var lineHeight: CGFloat { text.lineHeight }

  /// The system's font at a size in points, regular.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font at a size in points; weights that the built-in font has not get the nearest one.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let size = sizes.contains(fontSize) ? fontSize : standardSize
    return UIFont(TextFont(size: size, weight: builtIn(weight)))
  }

  /// The system's font at a size in points, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The font for a purpose, at the size that people have who changed nothing; where a text's font
  /// follows the preferred size, it is as large as that when it is shown.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(style, style == .headline ? .semibold : .regular, at: .large)
  }

  /// The font of a style with a weight for a size category.
  class func preferredFont(
    _ style: TextStyle,
    _ weight: Weight,
    at category: UIContentSizeCategory
  ) -> UIFont {
    let size = TextStyleSizes.size(of: style, at: .large)
    let usual = TextFont(size: size, weight: builtIn(weight))
    return UIFont(FollowedStyle(style: style, usual: usual), at: category)
  }

  /// The same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(TextFont(size: fontSize, weight: text.weight))
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.text == text
  }

  nonisolated open override var hash: Int { text.hashValue }

  /// Lengths of an em that make sense, in points; others count as the one of running text.
  private static let sizes: ClosedRange<CGFloat> = 1...1000
  private static let standardSize: CGFloat = 17

  private static func builtIn(_ weight: Weight) -> TextFont.Weight {
    if weight.rawValue >= Weight.semibold.rawValue { return .semibold }
    return weight.rawValue >= Weight.medium.rawValue ? .medium : .regular
  }
}
