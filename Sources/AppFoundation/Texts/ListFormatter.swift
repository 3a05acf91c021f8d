// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Joins texts in a sentence.
open class ListFormatter: Formatter {
  /// The language; that of the device unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current
  /// Makes the text of one item; without it, items are described.
  open var itemFormatter: Formatter?

  /// Joins texts in the device's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// The items in one text; `nil` for an item without a text.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
    guard !texts.contains(nil) else { return nil }
    let style = ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(locale ?? .current)
    return style.format(texts.compactMap(\.self))
  }

  /// The items of a list in one text.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
