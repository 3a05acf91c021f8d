// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension String {
  /// A text that can be translated.
  ///
  /// Its key has a sign in place of each value: `%lld` for whole numbers, `%lf` for others, `%@` for the rest.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The key with its signs.
    var key: String
    /// The values as texts.
    var values: [String] = []
    /// The values that bring attributes, by their places.
    var styled: [Int: AttributedString] = [:]
    /// The values that are whole numbers, which decide about forms for one and for many; `nil` for the others.
    var numbers: [Int?] = []

    /// Makes a value from a text.
    public init(_ value: String) { key = value }
    /// Makes a value from a text.
    public init(stringLiteral value: String) { key = value }
    /// Makes a value from a text with values.
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.made }

    /// Collects texts and values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate(set) var made = LocalizationValue("")

      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds a text.
      public mutating func appendLiteral(_ literal: String) { made.key += literal }
      /// Adds a value.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        let number = (value as? any BinaryInteger).map { Int(clamping: $0) }
        let sign = number != nil ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
        add(sign, number?.formatted() ?? "\(value)", number)
      }
      /// Adds a text with attributes, which `AttributedString(localized:)` keeps.
      public mutating func appendInterpolation(_ value: AttributedString) {
        made.styled[made.values.count] = value
        add("%@", String(value.characters))
      }
      /// Adds a text of a resource.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        add("%@", String(localized: resource))
      }
      /// Adds a value in a format of `printf`.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        let number = (value as? any BinaryInteger).map { Int(clamping: $0) }
        add(specifier, String(format: specifier, value), number)
      }
      /// Adds a value in a style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput,
        format: Style
      ) where Style.FormatOutput == String {
        add("%@", format.format(value))
      }

      private mutating func add(_ sign: String, _ text: String, _ number: Int? = nil) {
        made.key += sign
        made.values.append(text)
        made.numbers.append(number)
      }
    }

    /// The text in which values stand in place of the signs.
    private func filled(_ text: String, _ values: [String]) -> String {
      var filled = ""
      var rest = Substring(text)
      var next = 0
      while let sign = rest.firstMatch(
        of: /%(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:lld|llu|ld|lu|lf|d|i|u|f|@|arg)/
      ) {
        filled += rest[..<sign.range.lowerBound]
        let place = sign.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        filled += values.indices.contains(place) ? values[place] : String(sign.output.0)
        next += 1
        rest = rest[sign.range.upperBound...]
      }
      return Self.inflected(filled + rest)
    }

    /// A text in which words agree with the numbers before them: `^[2 apple](inflect: true)`.
    private static func inflected(_ text: String) -> String {
      text.replacing(/\^\[([^\]]*)\]\(inflect: true\)/) { match in
        let words = String(match.output.1)
        let number = words.prefix { $0.isNumber || $0 == "," }
        guard let last = words.last, last.isLetter, !number.isEmpty, number != "1" else {
          return words
        }
        return words + (last == "s" || words.hasSuffix("ch") || words.hasSuffix("x") ? "es" : "s")
      }
    }

    /// The translation of a key, or of the value's own, with values in place of the signs.
    ///
    /// - Parameters:
    ///   - name: The key; `nil` for the value's own.
    ///   - table: The table of texts; `nil` for the usual one.
    ///   - bundle: Where the table is.
    ///   - values: What stands in place of the signs; `nil` for the values as they are.
    /// - Returns: The translation; without one, the value's own text.
    func text(
      of name: String?,
      _ table: String?,
      _ bundle: Bundle,
      filledWith values: [String]? = nil
    ) -> String {
      let found = bundle.localizedString(forKey: name ?? key, table: table, numbers: numbers)
      return filled(found ?? key, values ?? self.values)
    }
  }
}
