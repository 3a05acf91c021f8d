// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// A message of the compiler about a place in a text that it was given.
package struct CompilerMessage: Hashable {
  /// The file that the message names.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
  package var severity: Diagnostic.Severity
  package var text: String

  /// Whether the message reports an unknown name.
  ///
  /// Numbers cannot cause that.
  var isAboutName: Bool { text.hasPrefix("cannot find ") }

  /// Parts of messages that numbers cannot cause.
  private static let sure = [
    "has no initializers", "does not override any", "redeclaration", "in scope",
    "member type of", "does not conform to protocol", "inaccessible", "unknown attribute",
    "argument label", "takes no arguments", "extra argument", "contextual base", "missing return",
    "initialized", "'self", "is unavailable",
  ]
  private static let numberTypes = ["'Int'", "'Double'", "'CGFloat'", "'Float'", "'_'"]

  /// Whether the message is certainly about something else than numbers.
  var isSure: Bool {
    if isAboutName || Self.sure.contains(where: text.contains) { return true }
    return text.contains("has no member") && !Self.numberTypes.contains { text.contains($0) }
  }

  /// Whether an object is made of a class that is known only at run time.
  var isAboutMetatype: Bool { text.contains("must use a 'required' initializer") }

  /// Whether the reason may be an error before it.
  var mayFollow: Bool { Self.mayFollow(text) }

  /// Whether the reason of an error may be another one before it, which left a value without a type.
  static func mayFollow(_ text: String) -> Bool { text.contains("contextual base") }

  /// Reads messages from a compiler's output in its style of one line a message.
  package static func parse(_ output: String) -> [CompilerMessage] {
    output.split(separator: "\n").compactMap { parse(line: $0) }
  }

  private static let severities: [(word: String, severity: Diagnostic.Severity)] = [
    (": error: ", .error), (": warning: ", .warning), (": note: ", .note),
  ]

  private static func parse(line: Substring) -> CompilerMessage? {
    for (word, severity) in severities {
      guard let mark = line.firstRange(of: word) else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      return CompilerMessage(
        file: place.dropLast(2).joined(separator: ":"),
        line: number,
        column: column,
        severity: severity,
        text: String(line[mark.upperBound...])
      )
    }
    return nil
  }
}
