// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The table in `docs/checklist.md`: the tests that prove a row, and the scene that shows it.
enum Checklist {
  /// The rows that the table must have; the others are about parts that do not exist yet.
  static let rows: [Int] = [
    1...200
  ]
  .flatMap { Array($0) }

  /// One row of the table.
  struct Row: Hashable {
    var number: Int
    /// The names of the tests that prove it.
    var tests: [String]
    /// The gallery's stages in the row; empty when any stage shows it.
    var scenes: [String]
    var line: Int
  }

  /// Reads the table; other lines are skipped.
  static func rows(of text: SourceFile) -> [Row] {
    text.lines.enumerated().compactMap { index, line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, let number = Int(cells[1]) else { return nil }
      let place = cells[4].split(separator: ";").first.map(String.init) ?? ""
      return Row(
        number: number,
        tests: cells[3].matches(of: /`([^`]+)`/).map { String($0.1) },
        scenes: place.split(separator: ",").map { scene(named: $0) }.filter { !$0.isEmpty },
        line: index + 1
      )
    }
  }

  /// The first word of a scene, unless it stands for several scenes.
  private static func scene(named words: Substring) -> String {
    let trimmed = words.trimmingCharacters(in: .whitespaces)
    return trimmed.hasPrefix("any ") || trimmed.hasPrefix("a layout file")
      ? "" : String(trimmed.prefix { $0 != " " })
  }

  /// Rows that are missing or occur twice, that name no test, or that name something unknown.
  static func violations(
    in text: SourceFile,
    tests: Set<String>,
    scenes: Set<String>
  ) -> [Violation] {
    let found = rows(of: text)
    let counts = Dictionary(grouping: found, by: \.number).mapValues(\.count)
    let numbers = rows.filter { counts[$0] != 1 }
      .map { Violation(path: text.path, reason: "row \($0) stands there \(counts[$0] ?? 0) times") }
    return numbers
      + found.flatMap { row in
        let missing =
          row.tests.filter { !tests.contains($0) }.map { "there is no test \($0)" }
          + row.scenes.filter { !scenes.contains($0) }.map { "there is no scene \($0)" }
          + (row.tests.isEmpty ? ["no test proves it"] : [])
        return missing.map {
          Violation(path: text.path, line: row.line, reason: "row \(row.number): \($0)")
        }
      }
  }

  /// The names of the project's Swift tests that are sentences.
  static func testNames(in files: [SourceFile]) -> Set<String> {
    Set(
      files.flatMap { file in
        file.text.matches(of: /func `([^`]+)`/).map { String($0.1) }
      }
    )
  }
}
