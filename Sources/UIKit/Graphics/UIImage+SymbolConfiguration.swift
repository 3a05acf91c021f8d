// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIImage {
  /// The size, the weight and the colour of a symbol; what it does not name is taken from elsewhere.
  @preconcurrency @MainActor
  open class SymbolConfiguration: Configuration {
    /// The size, in points, of which the scale makes the symbol's; `nil` for that of body text.
    nonisolated let givenSize: CGFloat?
    nonisolated let weight: SymbolWeight
    nonisolated let scale: SymbolScale
    /// The colour of the symbol; symbols have one colour here.
    nonisolated let colour: UIColor?

    init(
      _ size: CGFloat?,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified,
      colour: UIColor? = nil
    ) {
      (givenSize, self.weight, self.scale) = (size, weight, scale)
      self.colour = colour
      super.init()
    }

    /// The size of the symbol, in points.
    var pointSize: CGFloat {
      (givenSize ?? UIFont.preferredFont(forTextStyle: .body).pointSize) * scale.factor
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.givenSize == givenSize && other.weight == weight && other.scale == scale
        && other.colour == colour
    }

    nonisolated open override var hash: Int { givenSize.hashValue }
  }
}

extension UIImage.SymbolConfiguration {
  /// A configuration that names nothing.
  public static var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(nil) }

  /// Makes a configuration with a size, in points.
  public convenience init(pointSize: CGFloat) { self.init(pointSize) }

  /// Makes a configuration with a size, in points, and a weight.
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(pointSize, weight: weight)
  }

  /// Makes a configuration with a size, in points, a weight and a scale.
  public convenience init(
    pointSize: CGFloat,
    weight: UIImage.SymbolWeight,
    scale: UIImage.SymbolScale
  ) { self.init(pointSize, weight: weight, scale: scale) }

  /// Makes a configuration with a weight.
  public convenience init(weight: UIImage.SymbolWeight) { self.init(nil, weight: weight) }

  /// Makes a configuration with a scale.
  public convenience init(scale: UIImage.SymbolScale) { self.init(nil, scale: scale) }

  /// Makes a configuration with the size of a text style.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(textStyle: textStyle, scale: .unspecified)
  }

  /// Makes a configuration with the size of a text style, and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }

  /// Makes a configuration with the size and the weight of a font.
  public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

  /// Makes a configuration with the size and the weight of a font, and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(font.pointSize, weight: font.isBold ? .bold : .unspecified, scale: scale)
  }

  /// Makes a configuration with colours, of which the first is used.
  public convenience init(paletteColors: [UIColor]) {
    self.init(nil, colour: paletteColors.first)
  }

  /// Makes a configuration with a colour.
  public convenience init(hierarchicalColor: UIColor) { self.init(nil, colour: hierarchicalColor) }

  /// A configuration that names nothing, as symbols have one colour here.
  public static func preferringMulticolor() -> UIImage.SymbolConfiguration { .unspecified }

  /// A configuration that names nothing, as symbols have one colour here.
  public static func preferringMonochrome() -> UIImage.SymbolConfiguration { .unspecified }

  /// Both together: what the other one names, and the rest of this one.
  public func applying(
    _ otherConfiguration: UIImage.SymbolConfiguration
  ) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      otherConfiguration.givenSize ?? givenSize,
      weight: otherConfiguration.weight == .unspecified ? weight : otherConfiguration.weight,
      scale: otherConfiguration.scale == .unspecified ? scale : otherConfiguration.scale,
      colour: otherConfiguration.colour ?? colour
    )
  }
}

extension UIImage.SymbolWeight {
  /// The last part of the names of symbols that are bolder or thinner than usual.
  private static let part = ".weight"

  /// The name of a symbol's form in this weight.
  nonisolated func form(of name: String) -> String {
    let plain = Self.plainName(of: name)
    return self == .unspecified || self == .regular ? plain : "\(plain)\(Self.part)\(rawValue)"
  }

  /// The name of a symbol without its weight.
  nonisolated static func plainName(of name: String) -> String {
    name.range(of: part, options: .backwards).map { String(name[..<$0.lowerBound]) } ?? name
  }
}
