// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A text that is translated when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where the tables of texts are.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's.
    case main
    /// That of a class; the app's, as an app is one module here.
    case forClass(AnyClass)
    /// That at an address.
    case atURL(URL)

    /// The bundle.
    var found: Bundle {
      switch self {
      case .main, .forClass: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    /// Whether two describe the same bundle.
    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  /// Its key in the table.
  public let key: String
  /// The text without a translation.
  public let defaultValue: String.LocalizationValue
  /// The table; `nil` for the usual one.
  public let table: String?
  /// The language.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  /// Makes a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Makes a resource with a key.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Makes a resource of a text.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Makes a resource of a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// What has a text that is translated.
public protocol CustomLocalizedStringResourceConvertible {
  /// Its text.
  var localizedStringResource: LocalizedStringResource { get }
}
