// SPDX-License-Identifier: Apache-2.0

/// A layout that a stage's file names besides its own, for the same data.
public struct LayoutAlternative: Hashable, Sendable {
  /// The member of a layout file in which they stand.
  public static let member = "layouts"
  /// Members that one of them has; those of a compositional layout come to these.
  private static let members = ["name", "kind", "class", "parameters", "pinch"]

  /// What people read, and its identity among the stage's layouts.
  public var name: String
  /// The layout: kind, class, sections, parameters and pinch; nothing else of a file.
  public var document: LayoutDocument

  /// Reads a file's list; `nil` where it has none.
  ///
  /// - Throws: `ProtocolError` for the first that is wrong, or that has the name of another.
  static func list(
    _ reader: FieldReader,
    _ source: DocumentSource,
    _ kinds: [String]?,
    _ classes: [String]?,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> [LayoutAlternative]? {
    guard reader.optional(member) != nil else { return nil }
    var list: [LayoutAlternative] = []
    let entries = try reader.objects(
      member,
      atMost: reader.limits.layoutOptions
    ) { entry throws(ProtocolError) in entry }
    for (index, entry) in entries.enumerated() {
      unknown.check(entry, known: members + CompositionalDocument.members)
      let name = try name(of: entry, besides: list)
      let document = try read(entry, index, source, kinds, classes)
      list.append(LayoutAlternative(name: name, document: document))
    }
    return list
  }

  private static func name(
    of entry: FieldReader,
    besides list: [LayoutAlternative]
  ) throws(ProtocolError) -> String {
    let name = try entry.text("name")
    let field = entry.field("name")
    guard !name.isEmpty else {
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: field,
        message: "\(field) must not be empty"
      )
    }
    guard let other = list.firstIndex(where: { $0.name == name }) else { return name }
    throw ProtocolError(
      code: ErrorCode.duplicate,
      field: field,
      message: "\(field) is \"\(ProtocolError.shortened(name))\", "
        + "as \(member)[\(other)].name is already; names must differ"
    )
  }

  /// Reads one, with errors that name their place in the whole file.
  private static func read(
    _ entry: FieldReader,
    _ index: Int,
    _ source: DocumentSource,
    _ kinds: [String]?,
    _ classes: [String]?
  ) throws(ProtocolError) -> LayoutDocument {
    do throws(ProtocolError) {
      return try LayoutDocument(alternative: index, entry, source, kinds, classes)
    } catch {
      guard !error.field.hasPrefix(entry.path) else { throw error }
      throw ProtocolError(
        code: error.code,
        field: entry.field(error.field),
        message: error.message
      )
    }
  }
}

extension PinchRule {
  private static let members = ["parameter", "detents", "inverted"]

  /// Reads what a layout file says of pinches.
  init(file reader: FieldReader, _ unknown: inout UnknownMembers) throws(ProtocolError) {
    let entry = try reader.reader("pinch")
    unknown.check(entry, known: Self.members)
    try self.init(reader: entry)
  }
}
