// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A colour in the extended sRGB space with an opacity, and the one that takes its place in the dark.
@preconcurrency @MainActor
open class UIColor: NSObject {
  /// The four components, each 0 to 1 within the display's range.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    func with(alpha: CGFloat) -> Components {
      Components(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  package let components: Components
  /// The components where the interface is dark.
  package let darkComponents: Components

  init(_ components: Components, dark: Components) {
    self.components = components
    darkComponents = dark
    super.init()
  }

  /// Makes a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = Components(red: red, green: green, blue: blue, alpha: alpha)
    darkComponents = components
    super.init()
  }

  /// Makes a colour that depends on whether the interface is dark.
  ///
  /// The block is asked at once, for light and for dark; other traits have nothing in them.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light.components, dark: dark.darkComponents)
  }

  /// The colour that this one is where traits hold.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let own = traitCollection.userInterfaceStyle == .dark ? darkComponents : components
    return UIColor(own, dark: own)
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(components.with(alpha: alpha), dark: darkComponents.with(alpha: alpha))
  }

  /// 0xRRGGBB, each component rounded and held within the display's range.
  package var rgb: UInt32 {
    [components.red, components.green, components.blue].reduce(0) { sum, component in
      let byte = component.isFinite ? (min(max(component, 0), 1) * 255).rounded() : 0
      return sum << 8 | UInt32(byte)
    }
  }

  /// Makes an opaque colour of 0xRRGGBB.
  package convenience init(rgb: UInt32) { self.init(light: rgb, dark: rgb) }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components && darkComponents == other.darkComponents
  }

  nonisolated open override var hash: Int { components.hashValue }
}

extension UIColor {
  /// No light.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// All light.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half-way between black and white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// One third of white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3.0, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3.0, alpha: 1) }
  /// Full red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Full green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Full blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red with half the green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half red, half blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Three fifths red, two fifths green, one fifth blue.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// No light and no opacity.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
