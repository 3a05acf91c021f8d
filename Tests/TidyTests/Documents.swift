// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What documents say must be true of the code.
enum Documents {
  /// `make` targets that a text names and the Makefile lacks.
  static func unknownTargets(in text: SourceFile, makefile: String) -> [Violation] {
    let targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
    return text.lines.enumerated().flatMap { index, line in
      line.matches(of: /(?:`|^\s*)make ([a-z-]+)/)
        .map { String($0.1) }
        .filter { !targets.contains($0) }
        .map { Violation(path: text.path, line: index + 1, reason: "make \($0) does not exist") }
    }
  }

  /// Files that a text links to and that do not exist.
  static func brokenLinks(in text: SourceFile, exists: (String) -> Bool) -> [Violation] {
    let folder = text.components.dropLast().joined(separator: "/")
    return text.lines.enumerated().flatMap { index, line in
      line.matches(of: /\]\(([^)#\s]+)[^)]*\)/)
        .map { String($0.1) }
        .filter { !$0.contains("://") && !exists(folder.isEmpty ? $0 : "\(folder)/\($0)") }
        .map { Violation(path: text.path, line: index + 1, reason: "\($0) does not exist") }
    }
  }

  /// Kinds of message that the code has and the text does not name in backticks, and kinds of its JSON examples
  /// that the code has not.
  static func kindViolations(in text: SourceFile, kinds: Set<String>) -> [Violation] {
    let named = Set(text.text.matches(of: /`([A-Za-z]+)[`{(]/).map { String($0.1) })
    let shown = Set(text.text.matches(of: /"kind":\s*"([A-Za-z]+)"/).map { String($0.1) })
    let missing = kinds.subtracting(named).subtracting(shown).sorted()
      .map { Violation(path: text.path, reason: "does not describe the message \($0)") }
    return missing
      + shown.subtracting(kinds).sorted()
      .map { Violation(path: text.path, reason: "shows \($0), which is no message") }
  }

  /// Why a text is not JSON, or nothing.
  static func jsonViolations(in file: SourceFile) -> [Violation] {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(file.text.utf8), options: [.fragmentsAllowed])
      return []
    } catch {
      return [Violation(path: file.path, reason: "is not JSON: \(error)")]
    }
  }
}
