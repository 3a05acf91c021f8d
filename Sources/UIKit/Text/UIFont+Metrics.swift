// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIFont {
  /// The font size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The font size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The font size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The default font size, in points.
  public static let systemFontSize: CGFloat = 14

  /// Makes the font of a file beside the app's source, by its name for code, its name for people, or the name of the file.
  ///
  /// Any other name makes a font that is here on every machine, so that frames are the same everywhere; see `SystemFaces`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let size = UIFont.systemFont(ofSize: fontSize).text.size
    self.init(
      AppFonts.face(named: fontName).map { TextFont(size: size, face: $0) }
        ?? SystemFaces.font(named: fontName, size: size)
    )
  }

  /// The built-in font with slanted letters.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var text = systemFont(ofSize: fontSize).text
    text.face = .italic
    return UIFont(text)
  }

  /// The font whose letters are all as wide as each other.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var text = systemFont(ofSize: fontSize, weight: weight).text
    text.face = .monospaced
    return UIFont(text)
  }

  /// The built-in font whose digits have the same width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    var text = systemFont(ofSize: fontSize, weight: weight).text
    text.hasEqualDigits = true
    return UIFont(text)
  }

  /// The font of a style at the text size of the traits; `large` without traits.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return preferredFont(style, style == .headline ? .semibold : .regular, at: category)
  }

  /// The font's name.
  public var fontName: String {
    let name = text.face?.name ?? familyName
    guard text.face?.isShipped ?? true, text.weight != .regular else { return name }
    return name + "-Semibold"
  }
  /// The family's name.
  public var familyName: String { text.face?.family ?? "Inter" }
  /// The distance from the baseline to the top, in points.
  public var ascender: CGFloat { text.ascender }
  /// The distance from the baseline to the bottom, in points; negative, as in UIKit.
  public var descender: CGFloat { -text.descender }
  /// The space between two lines, in points: `lineHeight` without the height of the letters.
  public var leading: CGFloat { lineHeight - ascender + descender }
}

/// Scales fonts and lengths by the person's text size, as text of a style is scaled.
///
/// Without traits, it is the text size of the collection view that was laid out last.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Makes metrics for a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics for body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the person's text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// The font at the text size of the traits.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FollowedStyle(style: style, usual: font.text), at: category(traitCollection))
  }
  /// The font at the person's text size, limited to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// The font at the text size of the traits, limited to a size in points.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledFont(for: font, compatibleWith: traitCollection)
    return scaled.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : scaled
  }
  /// The length at the person's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// The length at the text size of the traits.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    TextStyleSizes.scaled(value, of: style, at: category(traitCollection))
  }

  private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? ShownDevice.current.traits).preferredContentSizeCategory
  }
}
