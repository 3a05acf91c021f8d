// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension String {
  /// A text that can be translated.
  ///
  /// Without a translation in the app's tables, the text is its key.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String

    /// Makes a value from a text.
    public init(_ value: String) { key = value }
    /// Makes a value from a text.
    public init(stringLiteral value: String) { key = value }
  }

  /// Makes the translation of a text: that of the app's tables, otherwise its key.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: AppFoundation.Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = bundle.localizedString(forKey: keyAndValue.key, value: nil, table: table)
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
    let bundle = bundle ?? .main
    self = bundle.localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
  }
}
