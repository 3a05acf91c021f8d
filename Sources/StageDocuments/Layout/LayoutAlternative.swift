// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A layout that a stage's file names besides its own, for the same data.
public struct LayoutAlternative: Hashable, Sendable {
  /// Members that one of them has; those that go with one kind come to these.
  private static let members = ["name", "kind", "class", "parameters", "pinch"]

  /// What people read, and its identity among the stage's layouts.
  public var name: String
  /// The layout: kind, class, sections, parameters and pinch; nothing else of a file.
  public var document: LayoutDocument

  /// Reads a file's list; `nil` where it has none.
  ///
  /// A text in it is the name of another layout file.
  ///
  /// - Throws: `ProtocolError` for the first that is wrong, or that has the name of another.
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

  /// A name must say something, and something else than the others.
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

  /// Reads one, with errors that name their place in the whole file.
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

  /// Reads what a layout file says of pinches.
  init(file reader: FieldReader, _ unknown: inout UnknownMembers) throws(ProtocolError) {
    let entry = try reader.reader("pinch")
    unknown.check(entry, known: Self.members)
    try self.init(reader: entry)
  }
}
