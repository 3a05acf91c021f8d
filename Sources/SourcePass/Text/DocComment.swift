// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The doc comment of a declaration: its first paragraph, and fields such as `- Label: Zoom`.
struct DocComment {
  /// The word at the start of a field.
  enum Field: String, CaseIterable {
    case label, group, range, key, scrolls, pinch, flow
  }

  /// The longest text for users, in characters.
  private static let longest = 500

  /// The first paragraph, in one line.
  private(set) var summary = ""
  private var fields: [Field: String] = [:]

  /// Reads the comment before a declaration.
  init(_ node: Syntax) {
    var isSummary = true
    var field: Field?
    for line in Self.lines(of: node) {
      let text = line.trimmed
      if let found = Self.field(text) {
        (isSummary, field) = (false, found.field)
        fields[found.field] = found.text
      } else if text.isEmpty || text.hasPrefix("- ") {
        isSummary = isSummary && summary.isEmpty && text.isEmpty
        field = nil
      } else if let open = field {
        fields[open, default: ""] += " " + text
      } else if isSummary {
        summary += (summary.isEmpty ? "" : " ") + text
      }
    }
    summary = String(summary.prefix(Self.longest))
    fields = fields.mapValues { String($0.trimmed.prefix(Self.longest)) }
  }

  /// The text of a field; `nil` when the comment does not have it.
  subscript(field: Field) -> String? { fields[field].flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether the comment has a field of a property.
  var tunesProperty: Bool {
    [Field.label, .group, .range, .key].contains { self[$0] != nil }
  }

  private static func field(_ line: String) -> (field: Field, text: String)? {
    guard line.hasPrefix("- "), let colon = line.firstIndex(of: ":") else { return nil }
    let word = line[line.index(line.startIndex, offsetBy: 2)..<colon]
    return Field(rawValue: word.lowercased()).map {
      ($0, String(line[line.index(after: colon)...]))
    }
  }

  /// The lines of the comment that stands directly before the declaration.
  private static func lines(of node: Syntax) -> [String] {
    var lines: [String] = []
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text): lines.append(String(text.dropFirst("///".count)))
      case .docBlockComment(let text):
        lines += text.dropFirst("/**".count).dropLast("*/".count)
          .split(separator: "\n", omittingEmptySubsequences: false)
          .map { line in
            let text = String(line).trimmed
            return text.hasPrefix("*") ? String(text.dropFirst()) : text
          }
      case .newlines(let count) where count > 1: lines = []
      default: break
      }
    }
    return lines
  }
}
