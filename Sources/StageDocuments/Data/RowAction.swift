// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// An action behind a list's row, which can be performed after the row was moved aside.
public struct RowAction: Hashable, Sendable {
  /// The effect of the action on the row's item.
  public enum Deed: String, Hashable, Sendable, CaseIterable, Codable {
    /// Deletes it.
    case delete
    /// Flags it, or removes the flag.
    case flag
    /// Inserts a copy after it.
    case duplicate
    /// Moves it to the start of its section.
    case moveToStart
    /// Moves it to the end of its section.
    case moveToEnd
    /// Inserts a new item before it.
    case insertBefore
    /// Inserts a new item after it.
    case insertAfter
  }

  /// The effect.
  public var does: Deed
  /// The title of its button; `nil` for the effect's own.
  public var title: String?
  /// The symbol of its button; `nil` for the effect's own, empty for none.
  public var symbol: String?
  /// The colour of its button as 0xRRGGBB; `nil` for the effect's own.
  public var colour: UInt32?
  /// Whether the button is marked as destructive; `nil` for the effect's own.
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

/// The actions at both sides of a row, the outermost first.
public struct RowActions: Hashable, Sendable, Codable {
  /// The actions at the side where reading starts.
  public var leading: [RowAction]
  /// The actions at the other side.
  public var trailing: [RowAction]
  /// Whether moving the row to the full extent performs the side's first action.
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

  /// The actions of a section or an item; `nil` when it has none.
  ///
  /// - Throws: `ProtocolError` with the path of the first error.
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
