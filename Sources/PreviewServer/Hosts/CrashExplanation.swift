// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Why and where a layout's code crashed, read from the host's last words.
struct CrashExplanation: Equatable {
  /// The cause in one line.
  var message: String
  /// The file of the line that was running, if known.
  ///
  /// The column is unknown: the compiler got the line with its numbers marked.
  var file: String?
  var line: Int?
  /// Whether the line belongs to a body that was compiled after its file, so that it is the present
  /// one.
  var isPresent = false

  /// What follows such a line.
  static let present = ":now"

  /// Reads the reason of a host's end: first the process's status, then what it printed.
  ///
  /// - Parameters:
  ///   - reason: The text of the end.
  ///   - files: The names of the user's files; the innermost frame in one of them is the place.
  init(_ reason: String, files: [String]) {
    let lines = reason.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    message = Self.cause(lines) ?? lines.first ?? reason
    // Lists of calls name the place. The message alone may name a file of the standard library
    // that has the same name as a user's file.
    for text in lines.filter({ $0.contains(" at ") }) + lines {
      guard let place = Self.place(in: text, of: files) else { continue }
      (file, line, isPresent) = place
      return
    }
  }

  private static let fatal = "Fatal error"
  private static let noMemory = "failed to allocate"
  private static let signals = [
    ("signal 11", "it used memory that it does not own; perhaps it calls itself endlessly"),
    ("signal 4", "it stopped at a trap, such as an arithmetic overflow"),
    ("signal 5", "it stopped at a trap, such as an arithmetic overflow"),
    ("signal 9", "another process or the system ended it; perhaps memory ran out"),
  ]

  private static func cause(_ lines: [String]) -> String? {
    if lines.contains(where: { $0.contains(noMemory) }) {
      return "it used all the memory that it may use; does something in it grow endlessly?"
    }
    if let line = lines.first(where: { $0.contains(fatal) }), let start = line.range(of: fatal) {
      return String(line[start.lowerBound...])
    }
    guard let first = lines.first else { return nil }
    return signals.first { first.contains($0.0) }?.1
  }

  /// Finds a place such as `… at /folder/File.swift:12:5`.
  private static func place(in text: String, of files: [String]) -> (String, Int, Bool)? {
    for file in files {
      var rest = text[...]
      while let range = rest.range(of: file + ":") {
        rest = rest[range.upperBound...]
        let before = text[..<range.lowerBound].last
        guard before == nil || before == "/" || before == " " else { continue }
        let numbers = rest.prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
        if let line = numbers.first.flatMap({ Int($0) }) {
          let end = rest.drop { $0.isNumber }
          return (file, line, end.hasPrefix(present))
        }
      }
    }
    return nil
  }
}
