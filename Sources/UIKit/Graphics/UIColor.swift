// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A colour in the extended sRGB space with an opacity, and its variants for dark interfaces and elevated content.
@preconcurrency @MainActor
open class UIColor: NSObject {
  /// The four components, each from 0 to 1 in the display's range.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    func with(alpha: CGFloat) -> Components {
      Components(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// How bright it is to the eye, from 0 to 1.
    ///
    /// - Source: the weights of Recommendation BT.601.
    var brightness: CGFloat { 0.299 * red + 0.587 * green + 0.114 * blue }

    /// Red, green and blue as 0xRRGGBB, each rounded and limited to the display's range.
    var rgb: UInt32 { Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue) }

    private static func byte(_ component: CGFloat) -> UInt32 {
      component.isFinite ? UInt32((min(max(component, 0), 1) * 255).rounded()) : 0
    }
  }

  // It comes first, see there.
  private nonisolated let kind = ObjectKind.any
  package let components: Components
  /// The components for dark interfaces.
  package let darkComponents: Components
  /// The components for elevated content in light and dark; `nil` where they are those of any other content.
  private let elevated: Pair?

  /// Components for light and for dark interfaces.
  private struct Pair: Hashable {
    var light: Components
    var dark: Components
  }

  init(_ components: Components, dark: Components) {
    (self.components, darkComponents, elevated) = (components, dark, nil)
    super.init()
  }

  /// Makes a colour from the components that it has in a style and at a level.
  init(_ make: (UIUserInterfaceStyle, UIUserInterfaceLevel) -> Components) {
    let base = Pair(light: make(.light, .base), dark: make(.dark, .base))
    let high = Pair(light: make(.light, .elevated), dark: make(.dark, .elevated))
    (components, darkComponents, elevated) = (base.light, base.dark, high == base ? nil : high)
    super.init()
  }

  /// Makes a colour from its components, each from 0 to 1 in the display's range.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = Components(red: red, green: green, blue: blue, alpha: alpha)
    (darkComponents, elevated) = (components, nil)
    super.init()
  }

  /// Makes a colour with variants for dark interfaces and elevated content.
  ///
  /// The block is called at once, for light and for dark at both levels; all other traits have default values.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init { style, level in
      let traits = UITraitCollection.Values(userInterfaceStyle: style, userInterfaceLevel: level)
      return dynamicProvider(UITraitCollection(traits)).components(style, level)
    }
  }

  /// The variant of this colour for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let own = components(traitCollection.userInterfaceStyle, traitCollection.userInterfaceLevel)
    return UIColor(own, dark: own)
  }

  /// The components in a style and at a level; what is not specified counts as light and as base.
  func components(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> Components {
    guard level == .elevated, let elevated else {
      return style == .dark ? darkComponents : components
    }
    return style == .dark ? elevated.dark : elevated.light
  }

  /// The colour with each variant changed.
  func mapped(_ change: (Components) -> Components) -> UIColor {
    UIColor { change(self.components($0, $1)) }
  }

  /// Makes a grey from its brightness and opacity.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { $0.with(alpha: alpha) }
  }

  /// The colour as 0xRRGGBB, each component rounded and limited to the display's range.
  package var rgb: UInt32 { components.rgb }

  /// Makes an opaque colour from 0xRRGGBB.
  package convenience init(rgb: UInt32) { self.init(light: rgb, dark: rgb) }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components && darkComponents == other.darkComponents
      && elevated == other.elevated
  }

  nonisolated open override var hash: Int { components.hashValue }
}

extension UIColor {
  /// Black: brightness 0.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// White: brightness 1.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Grey half-way between black and white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Grey with one third of white's brightness.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3.0, alpha: 1) }
  /// Grey with two thirds of white's brightness.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3.0, alpha: 1) }
  /// Red at its maximum.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green at its maximum.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue at its maximum.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue at their maximum.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green at their maximum.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue at their maximum.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red at its maximum and green at half of it.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Red and blue at half of their maximum.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// 60 % red, 40 % green and 20 % blue.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Black with opacity 0.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
