// SPDX-License-Identifier: Apache-2.0
@testable import StageProtocol

/// The tables of messages in `PROTOCOL.md`, each between a mark with its name and an end mark.
enum ProtocolRows {
  private static let end = "<!-- end -->"
  /// The document's words for objects that it describes once.
  private static let words = [
    "Point": "point", "Viewport": "viewport", "Insets": "insets", "ParameterValue": "value",
    "StageEdit": "object, [below](#edits)", "StageAction": "action", "StageReply": "answer",
    "Scroll": "object with the members of a page's `scroll`",
    "ElementInfo": "info", "MenuEntry": "entry", "ParameterDescriptor": "descriptor",
    "Diagnostic": "diagnostic", "SourceEntry": "entry", "SourceNumber": "number",
    "StageGestures": "object, [below](#gestures)",
  ]
  /// The greatest number of members that a report lists if section 4 lists them already.
  private static let mostSpelled = 5

  /// The document with new tables.
  static func text(of document: String) -> String {
    let tables: [(String, String)] = [
      ("client", table("meaning", ClientMessage.own.map(\.shape))),
      ("actions", table("meaning", StageAction.kinds.map(\.shape))),
      ("edits", table("", StageEdit.kinds.map(\.shape), column: "type")),
      ("server", table("meaning", ServerMessage.kinds.map(\.shape))),
      ("replies", table("meaning", StageReply.kinds.map(\.shape))),
      ("commands", table("meaning", HostCommand.kinds.map(\.shape))),
      ("reports", table("meaning", HostReport.kinds.map(\.shape), refers: true)),
    ]
    return tables.reduce(document) { text, table in
      let mark = "<!-- made: \(table.0) -->"
      guard let start = text.firstRange(of: mark),
        let end = text[start.upperBound...].firstRange(of: end)
      else { return text + "\n\(mark) is missing\n" }
      return text[..<start.upperBound] + "\n" + table.1 + text[end.lowerBound...]
    }
  }

  private static func table(
    _ meaning: String,
    _ kinds: [KindShape],
    column: String = "kind",
    refers: Bool = false
  ) -> String {
    let rows = kinds.map { kind in
      "| `\(kind.name)` | \(members(kind.members, refers: refers)) | \(kind.meaning) |\n"
    }
    return "| \(column) | members | \(meaning) |\n|---|---|---|\n" + rows.joined()
  }

  private static func members(_ members: [MemberShape], refers: Bool) -> String {
    if refers, case .inline? = members.first, members.spelled.count > mostSpelled {
      return "as in section 4"
    }
    return members.spelled.map(phrase).joined(separator: ", ")
  }

  private static func phrase(_ member: MemberShape) -> String {
    switch member {
    case .member(let name, let shape, let presence, let note):
      let isOptional = presence == .optional || presence == .optionalOrNull
      let isNullable = presence == .nullable || presence == .optionalOrNull
      let type = phrase(shape)
      let parts = [
        "`\(name)\(isOptional ? "?" : "")`", type == name ? "" : type,
        isNullable ? "or `null`" : "", note ?? "",
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    case .inline(_, .kinds(let tag, let kinds)):
      let words = kinds.map { kind in
        let members = kind.members.spelled.map(phrase).joined(separator: ", ")
        return "`\"\(kind.name)\"`" + (members.isEmpty ? "" : " with \(members)")
      }
      return "`\(tag)` " + listed(words, separator: "; ")
    case .inline(_, .members(let members)): return members.map(phrase).joined(separator: ", ")
    }
  }

  private static func phrase(_ shape: Shape) -> String {
    switch shape {
    case .identifier: "id"
    case .integer(let range): phrase(range(Limits.standard))
    case .number(let range): range.map { phrase($0(Limits.standard)) } ?? "number"
    case .text: "text"
    case .flag: "boolean"
    case .word(let words, _): listed(words.map { "`\"\($0)\"`" }, separator: ", ")
    case .list(let element, let bound):
      "list of " + (bound.map { "at most \(grouped($0(Limits.standard))) " } ?? "")
        + plural(phrase(element))
    case .dictionary(let element): plural(phrase(element)) + " by key"
    case .object(let name, let shape): words[name] ?? "`\(spelled(shape()))`"
    case .either(let name, _): words[name] ?? name
    }
  }

  private static func phrase(_ range: ClosedRange<Int>) -> String {
    range == 0...Int(Int32.max)
      ? "count" : "\(grouped(range.lowerBound)) to \(grouped(range.upperBound))"
  }

  private static func phrase(_ range: ClosedRange<Double>) -> String {
    range == Limits.standard.coordinate
      ? "number" : "\(grouped(range.lowerBound)) to \(grouped(range.upperBound))"
  }

  /// An object with the names of its members.
  private static func spelled(_ shape: ObjectShape) -> String {
    switch shape {
    case .members(let members):
      let names = members.spelled.compactMap { member -> String? in
        guard case .member(let name, _, let presence, _) = member else { return nil }
        return presence == .optional ? "\"\(name)?\"" : "\"\(name)\""
      }
      return "{\(names.joined(separator: ", "))}"
    case .kinds(let tag, let kinds):
      return kinds.map { kind in
        let names = kind.members.spelled.compactMap(\.name).map { ", \"\($0)\"" }.joined()
        return "{\"\(tag)\": \"\(kind.name)\"\(names)}"
      }
      .joined(separator: "` or `")
    }
  }

  private static func plural(_ phrase: String) -> String {
    ["id", "text", "number", "value", "info", "descriptor", "diagnostic"].contains(phrase)
      ? phrase + "s" : phrase == "entry" ? "entries" : phrase
  }

  private static func listed(_ words: [String], separator: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    let or = separator == ", " ? " or " : "; or "
    return words.dropLast().joined(separator: separator) + or + last
  }

  private static func grouped(_ number: Double) -> String {
    switch number {
    case 1e9: "10⁹"
    case let whole where whole == whole.rounded(): grouped(Int(whole))
    default: number.description
    }
  }

  private static func grouped(_ number: Int) -> String {
    guard number != Int(UInt32.max) else { return "2³² − 1" }
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
  }
}
