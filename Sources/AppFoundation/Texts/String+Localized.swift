// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension String {
  /// Makes the translation of a text: that of the app's tables, otherwise its key.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(of: nil, table, bundle ?? .main)
  }

  /// Makes the translation of a text: that of the app's tables, otherwise its default value.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.text(of: "\(key)", table, bundle ?? .main)
  }

  /// Makes the translation that a resource names.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text(of: resource.key, resource.table, resource.bundle.found)
  }
}
