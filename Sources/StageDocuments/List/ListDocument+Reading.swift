// SPDX-License-Identifier: Apache-2.0
import StageProtocol

// Reads the members of a list in a layout file, and refuses unknown words.

extension ListDocument {
  /// Reads the members of a file or of a section, and ignores its other members.
  ///
  /// - Throws: `ProtocolError` for the first error, with its path and bound.
  init(_ reader: FieldReader) throws(ProtocolError) {
    backgroundColor = try reader.optionalColour("backgroundColor")
    if reader.optional("separatorConfiguration") != nil {
      let lines = try reader.reader("separatorConfiguration")
      try lines.refuseUnknown(Separators.members)
      separatorConfiguration = try Separators(lines)
    }
    guard reader.optional("itemSeparatorHandler") != nil else { return }
    itemSeparators = try reader.objects("itemSeparatorHandler", atMost: reader.limits.layoutViews) {
      entry throws(ProtocolError) in
      try ItemSeparators(entry)
    }
  }
}

extension ListDocument.Separators {
  /// Reads the members for lines.
  fileprivate init(_ reader: FieldReader) throws(ProtocolError) {
    topSeparatorVisibility = try reader.optionalWord("topSeparatorVisibility")
    bottomSeparatorVisibility = try reader.optionalWord("bottomSeparatorVisibility")
    topSeparatorInsets = try ListDocument.Insets(reader, "topSeparatorInsets")
    bottomSeparatorInsets = try ListDocument.Insets(reader, "bottomSeparatorInsets")
    color = try reader.optionalColour("color")
    multipleSelectionColor = try reader.optionalColour("multipleSelectionColor")
  }
}

extension ListDocument.Insets {
  fileprivate init(_ lines: FieldReader, _ key: String) throws(ProtocolError) {
    guard lines.optional(key) != nil else { return }
    let reader = try lines.reader(key)
    try reader.refuseUnknown(Self.members)
    leading = try reader.optionalNumber("leading", in: reader.limits.layoutSpacing)
    trailing = try reader.optionalNumber("trailing", in: reader.limits.layoutSpacing)
  }
}

extension ListDocument.ItemSeparators {
  fileprivate init(_ reader: FieldReader) throws(ProtocolError) {
    try reader.refuseUnknown(Self.members)
    sections = try Self.indexes(reader, "sections", below: reader.limits.sections)
    items = try Self.indexes(reader, "items", below: reader.limits.items)
    separators = try ListDocument.Separators(reader)
  }

  /// A list of indexes; empty when it is missing.
  private static func indexes(
    _ reader: FieldReader,
    _ key: String,
    below count: Int
  ) throws(ProtocolError) -> [Int] {
    guard reader.optional(key) != nil else { return [] }
    let indexes = try reader.list(key, atMost: indexLimit) {
      value,
      path throws(ProtocolError) -> Int in
      Int(try FieldReader.whole(value, path, in: 0...Double(count - 1)))
    }
    guard !indexes.isEmpty else { throw reader.empty(key, "one index; left out, it means all") }
    return indexes
  }
}

extension FieldReader {
  /// One of some words; `nil` when it is missing.
  fileprivate func optionalWord<Word>(_ key: String) throws(ProtocolError) -> Word?
  where Word: CaseIterable & RawRepresentable<String> {
    optional(key) == nil ? nil : try word(key, Word.self)
  }
}
