// SPDX-License-Identifier: Apache-2.0
import Foundation

// The values are those of Apple's guidelines for light and dark interfaces, and for elevated content in dark ones.

extension UIColor {
  /// The greatest value of a component with eight bits.
  private static let byte: CGFloat = 255
  private static let redShift: UInt32 = 16
  private static let greenShift: UInt32 = 8

  /// Makes a colour from two values 0xRRGGBB and their opacities.
  convenience init(
    light: UInt32,
    dark: UInt32,
    alpha: CGFloat = 1,
    darkAlpha: CGFloat? = nil
  ) {
    self.init(
      Self.components(light, alpha),
      dark: Self.components(dark, darkAlpha ?? alpha)
    )
  }

  /// Makes an opaque colour from values 0xRRGGBB, of which the last is that of elevated content in dark interfaces.
  private convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
    self.init { style, level in
      Self.components(style == .dark ? (level == .elevated ? elevated : dark) : light, 1)
    }
  }

  private static func components(_ rgb: UInt32, _ alpha: CGFloat) -> Components {
    Components(
      red: CGFloat(rgb >> redShift & 0xFF) / byte,
      green: CGFloat(rgb >> greenShift & 0xFF) / byte,
      blue: CGFloat(rgb & 0xFF) / byte,
      alpha: alpha
    )
  }

  /// The system's red.
  public class var systemRed: UIColor { UIColor(light: 0xFF3B30, dark: 0xFF453A) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(light: 0xFF9500, dark: 0xFF9F0A) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(light: 0xFFCC00, dark: 0xFFD60A) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(light: 0x34C759, dark: 0x30D158) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(light: 0x00C7BE, dark: 0x63E6E2) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(light: 0x30B0C7, dark: 0x40C8E0) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(light: 0x32ADE6, dark: 0x64D2FF) }
  /// The system's blue, which is also the default tint.
  public class var systemBlue: UIColor { UIColor(light: 0x007AFF, dark: 0x0A84FF) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(light: 0x5856D6, dark: 0x5E5CE6) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(light: 0xAF52DE, dark: 0xBF5AF2) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(light: 0xFF2D55, dark: 0xFF375F) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(light: 0xA2845E, dark: 0xAC8E68) }
  /// The middle grey.
  public class var systemGray: UIColor { UIColor(light: 0x8E8E93, dark: 0x8E8E93) }
  /// The second grey, nearer to the background.
  public class var systemGray2: UIColor { UIColor(light: 0xAEAEB2, dark: 0x636366) }
  /// The third grey.
  public class var systemGray3: UIColor { UIColor(light: 0xC7C7CC, dark: 0x48484A) }
  /// The fourth grey.
  public class var systemGray4: UIColor { UIColor(light: 0xD1D1D6, dark: 0x3A3A3C) }
  /// The fifth grey.
  public class var systemGray5: UIColor { UIColor(light: 0xE5E5EA, dark: 0x2C2C2E) }
  /// The grey that is nearest to the background.
  public class var systemGray6: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }
  /// The tint of the view in which it is shown; outside of a view, the default one.
  public class var tintColor: UIColor { tint }
  private static let tint = UIColor(light: 0x007AFF, dark: 0x0A84FF)

  /// The colour as a view shows it: the view's tint in place of `tintColor`.
  func shown(in view: UIView) -> UIColor { self === Self.tint ? view.tintColor : self }

  /// Primary text.
  public class var label: UIColor { UIColor(light: 0x000000, dark: 0xFFFFFF) }
  /// Secondary text.
  public class var secondaryLabel: UIColor {
    UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  }
  /// Tertiary text.
  public class var tertiaryLabel: UIColor {
    UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  }
  /// Quaternary text.
  public class var quaternaryLabel: UIColor {
    UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  }
  /// Translucent separators.
  public class var separator: UIColor {
    UIColor(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
  }
  /// Opaque separators.
  public class var opaqueSeparator: UIColor { UIColor(light: 0xC6C6C8, dark: 0x38383A) }
  /// The fill of thin shapes.
  public class var systemFill: UIColor {
    UIColor(light: 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
  }
  /// The fill of shapes with a medium size.
  public class var secondarySystemFill: UIColor {
    UIColor(light: 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
  }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor {
    UIColor(light: 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
  }
  /// The background.
  public class var systemBackground: UIColor {
    UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  }
  /// The background of content on the background.
  public class var secondarySystemBackground: UIColor {
    UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  }
  /// The background of grouped content.
  public class var systemGroupedBackground: UIColor {
    UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  }
  /// The background of content on the background of grouped content.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor {
    UIColor(light: 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)
  }
  /// The background of content on the secondary background.
  public class var tertiarySystemBackground: UIColor {
    UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  }
  /// The background of content on the secondary background of grouped content.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  }
  /// The text in an empty field.
  public class var placeholderText: UIColor {
    UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  }
  /// Links.
  public class var link: UIColor { UIColor(light: 0x007AFF, dark: 0x0984FF) }
  /// Text on a light background.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// Text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
