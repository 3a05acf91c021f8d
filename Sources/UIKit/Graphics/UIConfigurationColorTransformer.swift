// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes one colour of another one.
///
/// Two are equal when one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Function: Sendable {
    let transform: @MainActor @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @MainActor @Sendable (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  private let function: Function

  /// Makes a transformer of a function.
  public init(_ transform: @escaping @MainActor @Sendable (UIColor) -> UIColor) {
    function = Function(transform)
  }

  /// The colour that becomes of another one.
  @preconcurrency @MainActor public func transform(_ color: UIColor) -> UIColor {
    function.transform(color)
  }

  /// The colour that becomes of another one.
  @preconcurrency @MainActor public func callAsFunction(_ input: UIColor) -> UIColor {
    function.transform(input)
  }

  /// Takes the hue away.
  public static let grayscale = UIConfigurationColorTransformer { $0.withoutHue }
  /// Leaves a colour as it is: nothing has another tint here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Takes the hue away from what is a tint.
  public static let monochromeTint = UIConfigurationColorTransformer { $0.withoutHue }

  /// Whether both are copies of one.
  public static func == (
    left: UIConfigurationColorTransformer,
    right: UIConfigurationColorTransformer
  ) -> Bool {
    left.function === right.function
  }

  /// Hashes what equality is about.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(function))
  }
}

extension UIColor {
  /// The grey that is as light.
  fileprivate var withoutHue: UIColor {
    UIColor(components.withoutHue, dark: darkComponents.withoutHue)
  }
}

extension UIColor.Components {
  /// - Source: Recommendation ITU-R BT.709, how much each component adds to lightness.
  private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

  fileprivate var withoutHue: UIColor.Components {
    let grey =
      Self.weights.red * red + Self.weights.green * green + Self.weights.blue * blue
    return UIColor.Components(red: grey, green: grey, blue: grey, alpha: alpha)
  }
}
