// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension String {
  /// A text that may be looked up in a table of translations.
  ///
  /// Here are no tables: it is what its key says.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String

    /// Makes a value of a text.
    public init(_ value: String) { key = value }
    /// Makes a value of a text.
    public init(stringLiteral value: String) { key = value }
  }

  /// Makes a text of its translation: here of its key.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key
  }

  /// Makes a text of its translation or of what stands in for it.
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
