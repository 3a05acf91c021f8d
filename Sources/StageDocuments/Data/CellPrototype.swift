// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A kind of cell that a layout file registers under a reuse identifier.
public struct CellPrototype: Hashable, Sendable {
  /// The look of a cell.
  public enum Style: String, CaseIterable, Sendable {
    /// A rounded tile with its title at the lower left.
    case tile
    /// A tile with a large title in the middle.
    case glyph
    /// A row of a list.
    case row
  }

  static let members = ["identifier", "style"]

  /// The reuse identifier, to which items refer with `prototype`.
  public var identifier: String
  /// The look of its cells; `nil` when it depends on each cell's content.
  public var style: Style?

  /// Makes a prototype.
  public init(identifier: String, style: Style? = nil) {
    self.identifier = identifier
    self.style = style
  }

  /// Reads the `prototypes` of a layout file; empty when the file has no such member.
  ///
  /// - Throws: `ProtocolError` for the first wrong one, or when two have the same identifier.
  static func list(
    _ reader: FieldReader,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> [CellPrototype] {
    guard reader.optional("prototypes") != nil else { return [] }
    let values = try reader.array("prototypes")
    guard values.count <= reader.limits.prototypes else {
      throw ProtocolError.tooMany("prototypes", values.count, reader.limits.prototypes)
    }
    var list: [CellPrototype] = []
    for (index, value) in values.enumerated() {
      let entry = try FieldReader(value, path: "prototypes[\(index)]", limits: reader.limits)
      unknown.check(entry, known: members)
      let prototype = try CellPrototype(entry)
      if let other = list.firstIndex(where: { $0.identifier == prototype.identifier }) {
        let name = ProtocolError.shortened(prototype.identifier)
        throw ProtocolError(
          code: ErrorCode.duplicate,
          field: entry.field("identifier"),
          message: "\(entry.field("identifier")) is \"\(name)\", "
            + "as prototypes[\(other)].identifier is already; identifiers must differ"
        )
      }
      list.append(prototype)
    }
    return list
  }

  private init(_ reader: FieldReader) throws(ProtocolError) {
    identifier = try reader.text("identifier")
    guard !identifier.isEmpty else {
      let field = reader.field("identifier")
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: field,
        message: "\(field) must not be empty"
      )
    }
    guard let word = try reader.optionalText("style") else { return }
    guard let style = Style(rawValue: word) else {
      throw ProtocolError.unknownValue(reader.field("style"), word, Style.allCases.map(\.rawValue))
    }
    self.style = style
  }
}
