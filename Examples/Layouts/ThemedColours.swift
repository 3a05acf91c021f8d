// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Red, green and blue from 0 to 1.
typealias RGB = (red: CGFloat, green: CGFloat, blue: CGFloat)

extension UIColor {
  /// A colour for light and one for dark interfaces.
  @MainActor
  static func themed(light: RGB, dark: RGB) -> UIColor {
    UIColor { traits in
      let rgb = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: 1)
    }
  }

  /// The colour of text on the page's ground and on grounds with a tint.
  @MainActor static let pageInk = themed(light: (0.08, 0.09, 0.11), dark: (0.93, 0.93, 0.95))

  /// An opaque ground that has a little of a colour: on white in light and on black in dark
  /// interfaces.
  @MainActor
  static func tint(of colour: RGB, light: CGFloat, dark: CGFloat) -> UIColor {
    func mixed(_ share: CGFloat, with base: CGFloat) -> RGB {
      func part(_ value: CGFloat) -> CGFloat { base + (value - base) * share }
      return (part(colour.red), part(colour.green), part(colour.blue))
    }
    return themed(light: mixed(light, with: 1), dark: mixed(dark, with: darkBase))
  }

  /// A colour for text on a ground with a tint of the same colour.
  @MainActor
  static func ink(of colour: RGB) -> UIColor {
    func part(_ value: CGFloat, _ base: CGFloat, _ share: CGFloat) -> CGFloat {
      value + (base - value) * share
    }
    func mixed(_ base: CGFloat, _ share: CGFloat) -> RGB {
      (
        part(colour.red, base, share), part(colour.green, base, share),
        part(colour.blue, base, share)
      )
    }
    return themed(light: mixed(0, inkShare.light), dark: mixed(1, inkShare.dark))
  }

  /// How much black or white is in text on a tint, so that it can be read.
  private static let inkShare: (light: CGFloat, dark: CGFloat) = (0.45, 0.6)
  /// The grey of dark interfaces.
  private static let darkBase: CGFloat = 0.07
}
