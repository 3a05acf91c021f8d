// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Something that can be done with a row of a list once it was moved aside.
public struct RowAction: Hashable, Sendable {
  /// What it does with the row's item.
  public enum Deed: String, Hashable, Sendable, CaseIterable, Codable {
    /// Takes it away.
    case delete
    /// Marks it, or takes the mark off.
    case flag
    /// Puts a copy behind it.
    case duplicate
    /// Brings it to the beginning of its section.
    case moveToStart
    /// Brings it to the end of its section.
    case moveToEnd
    /// Puts a new item before it.
    case insertBefore
    /// Puts a new item behind it.
    case insertAfter
  }

  /// What it does.
  public var does: Deed
  /// The words on its button; `nil` are the deed's own.
  public var title: String?
  /// The sign on its button; `nil` is the deed's own, and empty is none.
  public var symbol: String?
  /// The button's colour as 0xRRGGBB; `nil` is the deed's own.
  public var colour: UInt32?
  /// Whether it counts as taking something away; `nil` leaves that to the deed.
  public var destructive: Bool?

  /// Makes an action.
  public init(
    _ does: Deed,
    title: String? = nil,
    symbol: String? = nil,
    colour: UInt32? = nil,
    destructive: Bool? = nil
  ) {
    self.does = does
    self.title = title
    self.symbol = symbol
    self.colour = colour
    self.destructive = destructive
  }
}

/// The actions behind a row at both of its sides, the outermost first.
public struct RowActions: Hashable, Sendable, Codable {
  /// Where reading starts.
  public var leading: [RowAction]
  /// At the other side.
  public var trailing: [RowAction]
  /// Whether moving the row aside all the way does the first action of that side.
  public var fullSwipe: Bool

  /// Makes the actions of a row.
  public init(leading: [RowAction] = [], trailing: [RowAction] = [], fullSwipe: Bool = true) {
    self.leading = leading
    self.trailing = trailing
    self.fullSwipe = fullSwipe
  }
}

extension RowActions {
  static let members = ["leading", "trailing", "fullSwipe"]
  static let actionMembers = ["does", "title", "symbol", "colour", "destructive"]

  /// The actions that a section or an item names; `nil` when it names none.
  ///
  /// - Throws: `ProtocolError` with the path of the first thing that is wrong.
  static func read(
    _ reader: FieldReader,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> RowActions? {
    guard let entry = try unknown.object("actions", of: reader, known: members) else {
      return nil
    }
    return RowActions(
      leading: try side("leading", of: entry, &unknown),
      trailing: try side("trailing", of: entry, &unknown),
      fullSwipe: try entry.optionalFlag("fullSwipe") ?? true
    )
  }

  private static func side(
    _ key: String,
    of reader: FieldReader,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> [RowAction] {
    guard reader.optional(key) != nil else { return [] }
    let values = try reader.array(key)
    guard values.count <= reader.limits.rowActions else {
      throw ProtocolError.tooMany(reader.field(key), values.count, reader.limits.rowActions)
    }
    var actions: [RowAction] = []
    for (index, value) in values.enumerated() {
      let path = "\(reader.field(key))[\(index)]"
      if case .text(let word) = value {
        actions.append(RowAction(try deed(word, path)))
        continue
      }
      let entry = try FieldReader(value, path: path, limits: reader.limits)
      unknown.check(entry, known: actionMembers)
      actions.append(try RowAction(entry))
    }
    return actions
  }

  fileprivate static func deed(
    _ word: String,
    _ path: String
  ) throws(ProtocolError) -> RowAction.Deed {
    guard let deed = RowAction.Deed(rawValue: word) else {
      throw ProtocolError.unknownValue(path, word, RowAction.Deed.allCases.map(\.rawValue))
    }
    return deed
  }
}

extension RowAction {
  fileprivate init(_ reader: FieldReader) throws(ProtocolError) {
    does = try RowActions.deed(try reader.text("does"), reader.field("does"))
    title = try reader.optionalText("title")
    symbol = try reader.optionalText("symbol")
    colour = try reader.optionalColour("colour")
    destructive = try reader.optionalFlag("destructive")
  }
}
