// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A colour as numbers: red, green, blue and opacity, each from 0 to 1.
public final class CGColor: Hashable, Sendable {
  private let parts: [CGFloat]
  /// The parts in a dark interface; `nil` for the same ones.
  ///
  /// On a device, a colour is made for the style that is present then. Here both are painted.
  package let darkParts: [CGFloat]?

  /// Opaque black.
  package static let black = CGColor(gray: 0, alpha: 1)

  package init(_ parts: [CGFloat], dark: [CGFloat]? = nil) {
    self.parts = parts
    darkParts = dark == parts ? nil : dark
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
    CGColor(parts.dropLast() + [alpha], dark: darkParts.map { $0.dropLast() + [alpha] })
  }

  /// Whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.parts == right.parts && left.darkParts == right.darkParts
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
