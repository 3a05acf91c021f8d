// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension String {
  /// A text that can be translated.
  ///
  /// Its key has a sign in place of each value: `%lld` for whole numbers, `%lf` for others, `%@` for the rest.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The key with its signs.
    fileprivate var key: String
    /// The values as texts.
    fileprivate var values: [String] = []
    /// The first whole number, which decides about forms for one and for many.
    fileprivate var count: Int?

    /// Makes a value from a text.
    public init(_ value: String) { key = value }
    /// Makes a value from a text.
    public init(stringLiteral value: String) { key = value }
    /// Makes a value from a text with values.
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.made }

    /// Collects texts and values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var made = LocalizationValue("")

      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds a text.
      public mutating func appendLiteral(_ literal: String) { made.key += literal }
      /// Adds a value.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        let number = value as? any BinaryInteger
        if let number, made.count == nil { made.count = Int(clamping: number) }
        let sign = number != nil ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
        add(sign, number.map { Int(clamping: $0).formatted() } ?? "\(value)")
      }
      /// Adds a value in a format of `printf`.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        add(specifier, String(format: specifier, value))
      }
      /// Adds a value in a style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput,
        format: Style
      ) where Style.FormatOutput == String {
        add("%@", format.format(value))
      }

      private mutating func add(_ sign: String, _ text: String) {
        made.key += sign
        made.values.append(text)
      }
    }

    /// The text in which the values stand in place of the signs.
    fileprivate func filled(_ text: String) -> String {
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

    /// The translation of the key, or a text in its place.
    fileprivate func text(
      of name: String,
      else text: String,
      _ table: String?,
      _ bundle: AppFoundation.Bundle
    ) -> String {
      filled(bundle.localizedString(forKey: name, table: table, count: count) ?? text)
    }
  }

  /// Makes the translation of a text: that of the app's tables, otherwise its key.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: AppFoundation.Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    self = keyAndValue.text(of: key, else: key, table, bundle ?? .main)
  }

  /// Makes the translation of a text: that of the app's tables, otherwise its default value.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: AppFoundation.Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.text(of: "\(key)", else: defaultValue.key, table, bundle ?? .main)
  }
}
