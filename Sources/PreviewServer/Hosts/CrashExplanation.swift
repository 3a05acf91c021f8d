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
      (file, line) = place
      return
    }
  }

  private static let fatal = "Fatal error"
  private static let noMemory = "failed to allocate"
  private static let signals = [
    ("signal 11", "it used memory that it does not own, perhaps by calling itself without end"),
    ("signal 4", "it ran into a trap, such as an arithmetic overflow"),
    ("signal 5", "it ran into a trap, such as an arithmetic overflow"),
    ("signal 9", "it was ended from outside, perhaps for want of memory"),
  ]

  private static func cause(_ lines: [String]) -> String? {
    if lines.contains(where: { $0.contains(noMemory) }) {
      return "it took all the memory that it may have; does something in it grow without end?"
    }
    if let line = lines.first(where: { $0.contains(fatal) }), let start = line.range(of: fatal) {
      return String(line[start.lowerBound...])
    }
    guard let first = lines.first else { return nil }
    return signals.first { first.contains($0.0) }?.1
  }

  /// Finds a place such as `… at /folder/File.swift:12:5`.
  private static func place(in text: String, of files: [String]) -> (String, Int)? {
    for file in files {
      var rest = text[...]
      while let range = rest.range(of: file + ":") {
        rest = rest[range.upperBound...]
        let before = text[..<range.lowerBound].last
        guard before == nil || before == "/" || before == " " else { continue }
        let numbers = rest.prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
        if let line = numbers.first.flatMap({ Int($0) }) {
          return (file, line)
        }
      }
    }
    return nil
  }
}
