// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes measured values with their units.
open class MeasurementFormatter: Formatter {
  /// Which unit a text has.
  public struct UnitOptions: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the value itself.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit in which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures without the letter of their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit a text has.
  open var unitOptions: UnitOptions = []
  /// How long units are.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language; that of the device unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current
  /// Writes the number.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// A value with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let style = MeasuredText(width: UnitWidth(unitStyle), locale: locale ?? .current)
    let keepsUnit = unitOptions.contains(.providedUnit)
    let (value, unit) = style.shown(measurement.value, measurement.unit, keepsUnit: keepsUnit)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    let isBare = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    return isBare ? number + "°" : style.joined(number, unit, isOne: value == 1)
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}

/// How long a unit is.
enum UnitWidth {
  case wide, abbreviated, narrow

  init(_ style: Formatter.UnitStyle) {
    switch style {
    case .long: self = .wide
    case .short: self = .narrow
    default: self = .abbreviated
    }
  }
}

/// A number with its unit, as people write it.
struct MeasuredText {
  var width: UnitWidth
  var locale: Locale

  /// The value in the unit that people of the place use for it.
  func shown(_ value: Double, _ unit: Unit, keepsUnit: Bool) -> (Double, Unit) {
    guard !keepsUnit, locale.measurementSystem == .us else { return (value, unit) }
    func converted<Kind: Dimension>(_ from: Kind, _ to: Kind) -> (Double, Unit) {
      (Measurement(value: value, unit: from).converted(to: to).value, to)
    }
    switch unit {
    case let unit as UnitLength:
      switch unit {
      case .kilometers: return converted(unit, .miles)
      case .meters: return converted(unit, .feet)
      case .centimeters, .millimeters: return converted(unit, .inches)
      default: return (value, unit)
      }
    case let unit as UnitTemperature where unit == .celsius: return converted(unit, .fahrenheit)
    case let unit as UnitMass where unit == .kilograms: return converted(unit, .pounds)
    case let unit as UnitSpeed where unit == .kilometersPerHour:
      return converted(unit, .milesPerHour)
    case let unit as UnitVolume where unit == .liters: return converted(unit, .gallons)
    default: return (value, unit)
    }
  }

  /// The number and the unit in one text.
  func joined(_ number: String, _ unit: Unit, isOne: Bool) -> String {
    let symbol = unit.symbol
    let isSign = symbol.hasPrefix("°") || symbol == "%"
    guard width == .wide, let name = Self.names[symbol] else {
      return number + (isSign || width == .narrow ? "" : " ") + symbol
    }
    return "\(number) \(isOne ? name.one : name.more)"
  }

  /// English names of units by their symbols.
  private static let names: [String: (one: String, more: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "hr": ("hour", "hours"),
    "min": ("minute", "minutes"), "s": ("second", "seconds"),
    "kCal": ("kilocalorie", "kilocalories"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
  ]
}
