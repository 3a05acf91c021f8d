// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIColor {
  /// The number of sectors in the circle of hues, of 60° each.
  private static let sectors: CGFloat = 6

  /// Makes a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = hue - hue.rounded(.down)
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + turn * Self.sectors).truncatingRemainder(dividingBy: Self.sectors)
      let ramp = min(place, Self.sectors - 2 - place)
      return brightness - brightness * saturation * max(0, min(ramp, 1))
    }
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) = (5, 3, 1)
    self.init(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
  }

  /// Makes a colour from values of the Display P3 space, which are taken as sRGB values.
  public convenience init(
    displayP3Red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    self.init { style, level in
      Components(cgColor.parts(isDark: style == .dark, isRaised: level == .elevated))
    }
  }

  /// The colour as a Core Graphics colour; its components are those of the light variant.
  public var cgColor: CGColor {
    CGColor(
      components.parts,
      dark: darkComponents.parts,
      raised: (components(.light, .elevated).parts, components(.dark, .elevated).parts)
    )
  }

  /// Returns red, green, blue and opacity of the light variant.
  ///
  /// - Returns: `true`, because every colour here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = components.red
    unsafe green?.pointee = components.green
    unsafe blue?.pointee = components.blue
    unsafe alpha?.pointee = components.alpha
    return true
  }

  /// Returns hue, saturation, brightness and opacity of the light variant.
  ///
  /// - Returns: `true`, because every colour here has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components.red, components.green, components.blue)
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    var sector: CGFloat = 0
    if range > 0 {
      if high == red {
        sector = (green - blue) / range
      } else if high == green {
        sector = (blue - red) / range + 2
      } else {
        sector = (red - green) / range + 2 + 2
      }
    }
    unsafe hue?.pointee = (sector < 0 ? sector + Self.sectors : sector) / Self.sectors
    unsafe saturation?.pointee = high > 0 ? range / high : 0
    unsafe brightness?.pointee = high
    unsafe alpha?.pointee = components.alpha
    return true
  }

  /// Returns brightness and opacity if the colour is a grey.
  ///
  /// - Returns: Whether it is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    unsafe white?.pointee = components.red
    unsafe alpha?.pointee = components.alpha
    return true
  }

  /// Sets the colours of the present drawing.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour for fills of the present drawing.
  @preconcurrency @MainActor public func setFill() {
    Drawing.current?.fillColour = ContentColour(self)
  }
  /// Sets the colour for lines of the present drawing.
  @preconcurrency @MainActor public func setStroke() {
    Drawing.current?.strokeColour = ContentColour(self)
  }
}

extension UIColor.Components {
  /// Red, green, blue and opacity; what is missing is 0, or opaque.
  fileprivate init(_ parts: [CGFloat]) {
    let part = { (place: Int, other: CGFloat) in
      parts.indices.contains(place) ? parts[place] : other
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  fileprivate var parts: [CGFloat] { [red, green, blue, alpha] }
}
