// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A layout that a stage's file lists besides its own, for the same data.
public struct LayoutAlternative: Hashable, Sendable {
  /// The members of each kind; the members of a single kind are added to these.
  private static let members = ["name", "kind", "class", "parameters", "pinch"]

  /// The name for users and the id among the stage's layouts.
  public var name: String
  /// The layout: kind, class, sections, parameters and pinch, without the other members of a file.
  public var document: LayoutDocument

  /// Reads a file's list; `nil` when the file has none.
  ///
  /// A text in the list is the name of another layout file.
  ///
  /// - Throws: `ProtocolError` for the first wrong one, or when two have the same name.
  static func list(
    _ reader: FieldReader,
    _ reading: LayoutDocument.Reading,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> [LayoutAlternative]? {
    guard reader.optional(LayoutBundle.listMember) != nil else { return nil }
    var list: [LayoutAlternative] = []
    let limits = reader.limits
    let entries = try reader.list(
      LayoutBundle.listMember,
      atMost: limits.layoutOptions
    ) { value, field throws(ProtocolError) in (value, field) }
    for (index, (value, field)) in entries.enumerated() {
      if case .text = value {
        guard let file = try reading.named.alternative(value, at: field, limits: limits) else {
          continue
        }
        try check(file.name, at: field, besides: list)
        list.append(file)
        continue
      }
      let entry = try FieldReader(value, path: field, limits: limits)
      unknown.check(entry, known: members + LayoutDocument.kindMembers)
      let name = try entry.text("name")
      try check(name, at: entry.field("name"), besides: list)
      let document = try read(entry, index, reading)
      list.append(LayoutAlternative(name: name, document: document))
    }
    return list
  }

  /// Throws for an empty name, and for one that another layout has.
  private static func check(
    _ name: String,
    at field: String,
    besides list: [LayoutAlternative]
  ) throws(ProtocolError) {
    guard !name.isEmpty else {
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: field,
        message: "\(field) must not be empty"
      )
    }
    guard let other = list.firstIndex(where: { $0.name == name }) else { return }
    throw ProtocolError(
      code: ErrorCode.duplicate,
      field: field,
      message: "\(field) is \"\(ProtocolError.shortened(name))\", "
        + "as \(LayoutBundle.listMember)[\(other)] is already; names must differ"
    )
  }

  /// Reads an entry; errors name the path in the whole file.
  private static func read(
    _ entry: FieldReader,
    _ index: Int,
    _ reading: LayoutDocument.Reading
  ) throws(ProtocolError) -> LayoutDocument {
    do throws(ProtocolError) {
      return try LayoutDocument(alternative: index, entry, reading)
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

  /// Reads the `pinch` of a layout file.
  init(file reader: FieldReader, _ unknown: inout UnknownMembers) throws(ProtocolError) {
    let entry = try reader.reader("pinch")
    unknown.check(entry, known: Self.members)
    try self.init(reader: entry)
  }
}
