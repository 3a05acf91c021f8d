// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Changes one colour into another.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Function: Sendable {
    let transform: @MainActor @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @MainActor @Sendable (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  private let function: Function

  /// Makes a transformer from a function.
  public init(_ transform: @escaping @MainActor @Sendable (UIColor) -> UIColor) {
    function = Function(transform)
  }

  /// The changed colour.
  @preconcurrency @MainActor public func transform(_ color: UIColor) -> UIColor {
    function.transform(color)
  }

  /// The changed colour.
  @preconcurrency @MainActor public func callAsFunction(_ input: UIColor) -> UIColor {
    function.transform(input)
  }

  /// Changes a colour into a grey.
  public static let grayscale = UIConfigurationColorTransformer { $0.withoutHue }
  /// Returns the colour itself, because there is no other preferred tint here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Changes a tint into a grey.
  public static let monochromeTint = UIConfigurationColorTransformer { $0.withoutHue }

  /// Whether both are copies of the same transformer.
  public static func == (
    left: UIConfigurationColorTransformer,
    right: UIConfigurationColorTransformer
  ) -> Bool {
    left.function === right.function
  }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(function))
  }
}

extension UIColor {
  /// The grey with the same lightness.
  fileprivate var withoutHue: UIColor {
    mapped { $0.withoutHue }
  }
}

extension UIColor.Components {
  /// The part of each component in the lightness of a colour.
  ///
  /// - Source: Recommendation ITU-R BT.709.
  private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

  fileprivate var withoutHue: UIColor.Components {
    let grey =
      Self.weights.red * red + Self.weights.green * green + Self.weights.blue * blue
    return UIColor.Components(red: grey, green: grey, blue: grey, alpha: alpha)
  }
}
