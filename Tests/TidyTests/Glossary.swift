// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The table of words in ARCHITECTURE.md: the meaning of each word, and the words that it has
/// replaced.
enum Glossary {
  private static let heading = "## Words"
  /// The columns of a row, with the empty ones before the first and after the last line.
  private static let columns = 5

  /// The rows of the table: the word, its meaning, and the retired words in backticks.
  static func rows(of guide: SourceFile) -> [(word: String, meaning: String, retired: [String])] {
    guide.lines.drop { $0 != heading }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
      .compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == columns, !cells[1].isEmpty, !cells[1].hasPrefix("-"),
          cells[1] != "say"
        else { return nil }
        let retired = cells[3].matches(of: /`([^`]+)`/).map { String($0.1) }
        return (cells[1], cells[2], retired)
      }
  }

  /// The places where a text uses a retired word as a whole word.
  static func violations(in file: SourceFile, retired: [String: String]) -> [Violation] {
    file.lines.enumerated().flatMap { index, line in
      words(of: line).compactMap { word in
        retired[word].map { instead in
          Violation(
            path: file.path,
            line: index + 1,
            reason: "says \(word), for which the glossary has \(instead)"
          )
        }
      }
    }
  }

  /// The words of a line by its bytes: a regular expression takes a hundred times as long over all sources.
  private static func words(of line: some StringProtocol) -> [String] {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let lowercase: UInt8 = 0x20
    return line.utf8.split { byte in
      !letters.contains(byte | lowercase) && byte != UInt8(ascii: "_")
    }.map { String(decoding: $0, as: UTF8.self) }
  }
}
