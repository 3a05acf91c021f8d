// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIFont {
  /// The height of labels' text, in points.
  public static let labelFontSize: CGFloat = 17
  /// The height of buttons' text, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The height of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The usual height of text, in points.
  public static let systemFontSize: CGFloat = 14

  /// Makes the built-in font, whatever the name: there is one family, so that frames are the same everywhere.
  ///
  /// Names that say so are bold or medium.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let lower = fontName.lowercased()
    let isBold = lower.contains("bold") || lower.contains("heavy") || lower.contains("black")
    let weight: Weight = isBold ? .bold : lower.contains("medium") ? .medium : .regular
    self.init(UIFont.systemFont(ofSize: fontSize, weight: weight).text)
  }

  /// The built-in font upright: it has no slant.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The built-in font: it has no form with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The built-in font, whose digits have one width already.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font of a style at the size that the traits prefer; large without traits.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return preferredFont(style, style == .headline ? .semibold : .regular, at: category)
  }

  /// The font's name.
  public var fontName: String { familyName + (text.weight == .regular ? "" : "-Semibold") }
  /// The family's name.
  public var familyName: String { "Inter" }
  /// From the baseline to the top, in points.
  public var ascender: CGFloat { text.ascender }
  /// From the baseline to the bottom, in points: negative, as UIKit has it.
  public var descender: CGFloat { -text.descender }
  /// Between two lines, in points: what `lineHeight` has beyond the letters.
  public var leading: CGFloat { lineHeight - ascender + descender }
}

/// Scales fonts and lengths by the size that a person chose for text, as text of a style is scaled.
///
/// Without traits it is the size of the collection view that was laid out last.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Makes metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Those of running text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the chosen size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// The font at the size that the traits prefer.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FollowedStyle(style: style, usual: font.text), at: category(traitCollection))
  }
  /// The font at the chosen size, but no larger than a limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// The font at the size that the traits prefer, but no larger than a limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledFont(for: font, compatibleWith: traitCollection)
    return scaled.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : scaled
  }
  /// The length at the chosen size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// The length at the size that the traits prefer.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    TextStyleSizes.scaled(value, of: style, at: category(traitCollection))
  }

  private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? LayoutEnvironment.currentTraits).preferredContentSizeCategory
  }
}
