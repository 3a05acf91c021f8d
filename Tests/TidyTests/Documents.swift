// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Checks the documents against the code.
enum Documents {
  /// The `make` targets in a text that the Makefile does not have.
  static func unknownTargets(in text: SourceFile, makefile: String) -> [Violation] {
    let targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
    return text.lines.enumerated().flatMap { index, line in
      line.matches(of: /(?:`|^\s*)make ([a-z-]+)/)
        .map { String($0.1) }
        .filter { !targets.contains($0) }
        .map { Violation(path: text.path, line: index + 1, reason: "make \($0) does not exist") }
    }
  }

  /// The links of a text to files that do not exist.
  static func brokenLinks(in text: SourceFile, exists: (String) -> Bool) -> [Violation] {
    let folder = text.components.dropLast().joined(separator: "/")
    return text.lines.enumerated().flatMap { index, line in
      line.matches(of: /\]\(([^)#\s]+)[^)]*\)/)
        .map { String($0.1) }
        .filter { !$0.contains("://") && !exists(folder.isEmpty ? $0 : "\(folder)/\($0)") }
        .map { Violation(path: text.path, line: index + 1, reason: "\($0) does not exist") }
    }
  }

  /// The kinds of messages that a text does not have in backticks, and the kinds in its JSON
  /// examples that the code does not have.
  static func kindViolations(in text: SourceFile, kinds: Set<String>) -> [Violation] {
    let named = Set(text.text.matches(of: /`([A-Za-z]+)[`{(]/).map { String($0.1) })
    let shown = Set(text.text.matches(of: /"kind":\s*"([A-Za-z]+)"/).map { String($0.1) })
    let missing = kinds.subtracting(named).subtracting(shown).sorted()
      .map { Violation(path: text.path, reason: "does not describe the message \($0)") }
    return missing
      + shown.subtracting(kinds).sorted()
      .map { Violation(path: text.path, reason: "shows \($0), which is no message") }
  }

  /// The reason why a text is no JSON; empty when it is.
  static func jsonViolations(in file: SourceFile) -> [Violation] {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(file.text.utf8), options: [.fragmentsAllowed])
      return []
    } catch {
      return [Violation(path: file.path, reason: "is not JSON: \(error)")]
    }
  }
}
