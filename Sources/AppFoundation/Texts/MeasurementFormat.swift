// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// For what a measured value is, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  /// In the unit that people of the place use.
  public static var general: Self { Self(name: "general") }
  /// In the unit of the value.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// A way on foot.
  public static var focalLength: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "personWeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of work.
  public static var workout: Self { Self(name: "workout") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measured value.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit is.
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      case wide, abbreviated, narrow
    }
    /// How long the unit is.
    public var width: UnitWidth
    /// The language.
    public var locale: Locale
    /// For what the value is.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// Writes the number; one place after the point at most without it.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Makes a style.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The value with its unit.
    public func format(_ value: Measurement<UnitType>) -> String {
      let text = MeasuredText(
        width: width == .wide ? .wide : width == .narrow ? .narrow : .abbreviated,
        locale: locale
      )
      let (shown, unit) = text.shown(value.value, value.unit, keepsUnit: usage == .asProvided)
      let numbers =
        numberFormatStyle
        ?? .number.precision(.fractionLength(0...(abs(shown) < 100 ? 1 : 0))).locale(locale)
      return text.joined(numbers.format(shown), unit, isOne: shown == 1)
    }
  }

  /// The value in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }

  /// The value with a short unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Writes measured values.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
