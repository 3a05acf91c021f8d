// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension String {
  /// A text that can be translated.
  ///
  /// There are no translations here, so the text is its key.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String

    /// Makes a value from a text.
    public init(_ value: String) { key = value }
    /// Makes a value from a text.
    public init(stringLiteral value: String) { key = value }
  }

  /// Makes the translation of a text, which is its key here.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key
  }

  /// Makes the translation of a text, which is its default value here.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.key
  }
}
