// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension AttributedString {
  /// How a translation is read.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Gives the values attributes that tell their places; they get none here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// Makes the translation of a text with the signs of Markdown; without one, that of its key.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.attributed(of: nil, table, bundle ?? .main)
  }

  /// Makes the translation of a text with the signs of Markdown; without one, that of its default value.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = defaultValue.attributed(of: "\(key)", table, bundle ?? .main)
  }

  /// Makes the translation that a resource names, with the signs of Markdown.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.attributed(of: resource.key, resource.table, resource.bundle.found)
  }
}

extension String.LocalizationValue {
  /// The first character that stands for a value while Markdown is read; such characters are in no text.
  private static let firstMark: UInt32 = 0xF0000

  /// The translation, whose signs of Markdown are read; those in values are letters.
  fileprivate func attributed(
    of name: String?,
    _ table: String?,
    _ bundle: Bundle
  )
    -> AttributedString
  {
    let marks = values.indices.map { index in
      Unicode.Scalar(Self.firstMark + UInt32(clamping: index)).map(Character.init) ?? " "
    }
    // Only values in which Markdown could see signs, or which have attributes, wait behind a mark.
    let hidden = values.indices.filter {
      styled[$0] != nil || values[$0].contains(where: Self.isSign)
    }
    var shown = values
    for index in hidden { shown[index] = String(marks[index]) }
    let words = text(of: name, table, bundle, filledWith: shown)
    var result = Markdown(.inlineOnlyPreservingWhitespace, nil).text(words)
    for index in hidden {
      while let place = result.characters.firstIndex(of: marks[index]) {
        let end = result.characters.index(after: place)
        var value = styled[index] ?? AttributedString(values[index])
        // What Markdown says of the place is for the value, too.
        let around = result.runs[place].attributes
        value.mergeAttributes(around, mergePolicy: .keepCurrent)
        result.replaceSubrange(place..<end, with: value)
      }
    }
    return result
  }

  private static func isSign(_ letter: Character) -> Bool { "*_~`[]()<>\\".contains(letter) }
}
