// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Reads a layout file of kind `compositional`, and refuses everything unknown.
struct CompositionalReader {
  typealias Document = CompositionalDocument

  /// A member of `parts`, by the kind of its parts.
  enum PartKind: String, CaseIterable {
    case items
    case supplementaryItems
    case boundarySupplementaryItems
    case decorationItems
    case sections
  }

  private static let nameLength = 1...40

  let limits: Limits
  /// The names in each member of `parts`.
  private var names: [PartKind: [String]] = [:]

  /// Reads the description in a layout file.
  ///
  /// - Throws: `ProtocolError` for the first error, with its path and bound.
  static func document(_ root: FieldReader) throws(ProtocolError) -> CompositionalDocument {
    var reader = CompositionalReader(limits: root.limits)
    var document = Document()
    let parts = try reader.takeNames(root)
    if let parts { document.parts = try reader.parts(parts) }
    document.configuration = try reader.configuration(root)
    document.sections = try reader.sections(root)
    document.variants = try reader.variants(root)
    var bounds = CompositionalBounds(document, root.limits)
    try bounds.check()
    return document
  }

  private init(limits: Limits) { self.limits = limits }

  // MARK: Parts

  /// Collects the names of parts, so that they may be used before they are described.
  private mutating func takeNames(_ root: FieldReader) throws(ProtocolError) -> FieldReader? {
    guard root.optional("parts") != nil else { return nil }
    let parts = try root.reader("parts")
    try parts.refuseUnknown(Document.Parts.members)
    for kind in PartKind.allCases where parts.optional(kind.rawValue) != nil {
      let members = try parts.reader(kind.rawValue)
      let found = members.object.members.map(\.key)
      guard found.count <= limits.layoutParts else {
        throw ProtocolError.tooMany(members.path, found.count, limits.layoutParts)
      }
      for (index, name) in found.enumerated() {
        try checkName(name, members, isRepeated: found[..<index].contains(name))
      }
      names[kind] = found
    }
    return parts
  }

  private func checkName(
    _ name: String,
    _ members: FieldReader,
    isRepeated: Bool
  ) throws(ProtocolError) {
    let isWord =
      Self.nameLength.contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && name.first?.isLetter == true
    guard isWord else {
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: members.path,
        message: "\(members.path) has a part named \"\(ProtocolError.shortened(name))\", but names "
          + "are \(Self.nameLength.lowerBound) to \(Self.nameLength.upperBound) letters and digits "
          + "that start with a letter"
      )
    }
    guard !isRepeated else {
      throw ProtocolError(
        code: ErrorCode.duplicate,
        field: members.field(name),
        message: "\(members.path) has two parts named \"\(name)\"; names must differ"
      )
    }
  }

  private func parts(_ reader: FieldReader) throws(ProtocolError) -> Document.Parts {
    var parts = Document.Parts()
    parts.items = try named(.items, reader) { value throws(ProtocolError) in try item(value) }
    parts.supplementaryItems = try named(.supplementaryItems, reader) {
      value throws(ProtocolError) in try supplementaryItem(value)
    }
    parts.boundarySupplementaryItems = try named(.boundarySupplementaryItems, reader) {
      value throws(ProtocolError) in try boundaryItem(value)
    }
    parts.decorationItems = try named(.decorationItems, reader) {
      value throws(ProtocolError) in try decorationItem(value)
    }
    parts.sections = try named(.sections, reader) { value throws(ProtocolError) in
      try section(value)
    }
    return parts
  }

  private func named<Value>(
    _ kind: PartKind,
    _ parts: FieldReader,
    _ read: (FieldReader) throws(ProtocolError) -> Value
  ) throws(ProtocolError) -> [String: Value] {
    guard let known = names[kind] else { return [:] }
    let members = try parts.reader(kind.rawValue)
    var values: [String: Value] = [:]
    for name in known { values[name] = try read(try members.reader(name)) }
    return values
  }

  /// A description in its place, or the name of a part.
  func part<Value: Hashable & Sendable>(
    _ value: JSONValue,
    _ path: String,
    _ kind: PartKind,
    _ read: (FieldReader) throws(ProtocolError) -> Value
  ) throws(ProtocolError) -> Document.Part<Value> {
    guard case .text(let name) = value else {
      return .own(try read(try FieldReader(value, path: path, limits: limits)))
    }
    let known = names[kind] ?? []
    guard known.contains(name) else {
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: path,
        message:
          "\(path) is \"\(ProtocolError.shortened(name))\", but parts.\(kind.rawValue) has no "
          + "such part" + UnknownMembers.suggestion(for: name, among: known)
      )
    }
    return .named(name)
  }

  /// A list of descriptions or names; empty when it is missing.
  func partList<Value: Hashable & Sendable>(
    _ reader: FieldReader,
    _ key: String,
    _ kind: PartKind,
    _ read: (FieldReader) throws(ProtocolError) -> Value
  ) throws(ProtocolError) -> [Document.Part<Value>] {
    guard reader.optional(key) != nil else { return [] }
    return try reader.list(key, atMost: limits.layoutViews) { value, path throws(ProtocolError) in
      try part(value, path, kind, read)
    }
  }

  // MARK: The whole layout

  private func configuration(_ root: FieldReader) throws(ProtocolError) -> Document.Configuration {
    var configuration = Document.Configuration()
    guard root.optional("configuration") != nil else { return configuration }
    let reader = try root.reader("configuration")
    try reader.refuseUnknown(Document.Configuration.members)
    configuration.scrollDirection = try reader.word("scrollDirection", or: .vertical)
    configuration.interSectionSpacing =
      try reader.optionalNumber("interSectionSpacing", in: limits.layoutSpacing) ?? 0
    configuration.contentInsetsReference = try reader.word("contentInsetsReference", or: .safeArea)
    configuration.boundarySupplementaryItems = try boundaryItems(reader)
    return configuration
  }

  private func sections(
    _ reader: FieldReader
  ) throws(ProtocolError) -> [Document.Part<Document.Section>] {
    let sections = try reader.list("sections", atMost: limits.layoutSections) {
      value,
      path throws(ProtocolError) in
      try part(value, path, .sections) { reader throws(ProtocolError) in try section(reader) }
    }
    guard !sections.isEmpty else { throw reader.empty("sections", "one section, which repeats") }
    return sections
  }

  private func variants(_ root: FieldReader) throws(ProtocolError) -> [Document.Variant] {
    guard root.optional("variants") != nil else { return [] }
    var widths: [Double] = []
    return try root.objects("variants", atMost: limits.layoutVariants) {
      reader throws(ProtocolError) in
      try reader.refuseUnknown(Document.Variant.members)
      let width = try reader.number("minWidth", in: limits.layoutLength)
      if let other = widths.firstIndex(of: width) {
        let field = reader.field("minWidth")
        throw ProtocolError(
          code: ErrorCode.duplicate,
          field: field,
          message:
            "\(field) is \(ProtocolError.describe(width)), as variants[\(other)].minWidth is "
            + "already; widths must differ"
        )
      }
      widths.append(width)
      return Document.Variant(minWidth: width, sections: try sections(reader))
    }
  }
}

extension FieldReader {
  /// Refuses unknown members, with the most similar known name.
  func refuseUnknown(_ known: [String]) throws(ProtocolError) {
    guard let member = object.members.first(where: { !known.contains($0.key) }) else { return }
    let path = field(ProtocolError.shortened(member.key))
    throw ProtocolError(
      code: ErrorCode.unknownMember,
      field: path,
      message: "\(path) is not known" + UnknownMembers.suggestion(for: member.key, among: known)
    )
  }

  /// One of some words; the given word when it is missing.
  func word<Word>(_ key: String, or standard: Word) throws(ProtocolError) -> Word
  where Word: CaseIterable & RawRepresentable<String> {
    optional(key) == nil ? standard : try word(key, Word.self)
  }

  /// The error for a list without entries.
  func empty(_ key: String, _ least: String) -> ProtocolError {
    ProtocolError(
      code: ErrorCode.missing,
      field: field(key),
      message: "\(field(key)) is empty, but needs at least \(least)"
    )
  }
}
