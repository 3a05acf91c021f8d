// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A colour as numbers: red, green, blue and opacity, each from 0 to 1.
public final class CGColor: Hashable, Sendable {
  private let parts: [CGFloat]
  /// The parts in a dark interface; `nil` for the same ones.
  ///
  /// On a device, a colour is made for the style that is present then. Here both are painted.
  private let darkParts: [CGFloat]?
  /// The parts for what lies over other content; `nil` for the same ones.
  private let raised: Raised?

  /// The parts in light and dark interfaces.
  private struct Raised: Hashable, Sendable {
    var light: [CGFloat]
    var dark: [CGFloat]
  }

  /// Opaque black.
  package static let black = CGColor(gray: 0, alpha: 1)

  package init(
    _ parts: [CGFloat],
    dark: [CGFloat]? = nil,
    raised: (light: [CGFloat], dark: [CGFloat])? = nil
  ) {
    self.parts = parts
    darkParts = dark == parts ? nil : dark
    let own = raised.map { Raised(light: $0.light, dark: $0.dark) }
    self.raised = own == Raised(light: parts, dark: dark ?? parts) ? nil : own
  }

  /// The parts in a light or dark interface, of what lies over other content or not.
  package func parts(isDark: Bool, isRaised: Bool) -> [CGFloat] {
    if isRaised, let raised { return isDark ? raised.dark : raised.light }
    return isDark ? darkParts ?? parts : parts
  }

  /// The colour with the parts of each variant changed.
  package func mapped(_ change: (_ isDark: Bool, _ isRaised: Bool) -> [CGFloat]) -> CGColor {
    CGColor(
      change(false, false),
      dark: change(true, false),
      raised: (change(false, true), change(true, true))
    )
  }

  /// Makes a colour from red, green, blue and opacity.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// Makes a grey from its brightness and opacity.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, gray, gray, alpha])
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { parts }
  /// The number of components; always 4.
  public var numberOfComponents: Int { parts.count }
  /// The opacity.
  public var alpha: CGFloat { parts[parts.count - 1] }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    mapped { parts(isDark: $0, isRaised: $1).dropLast() + [alpha] }
  }

  /// Whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.parts == right.parts && left.darkParts == right.darkParts && left.raised == right.raised
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
