// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The page's modules import only from their own folder and from folders to the left, and nothing
/// from other places.
struct WebImports {
  /// The folders of `web/` from left to right; a subfolder comes before its folder.
  var folders: [String]

  /// The stairs of the page, which the page's own tests read, too.
  static func ofThePage() throws -> WebImports {
    let table = try SourceTree.file("Tests/WebTests/stairs.json").text
    return WebImports(folders: try JSONDecoder().decode([String].self, from: Data(table.utf8)))
  }

  /// Every import in `web/` against the direction.
  func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap(violations(in:))
  }

  private func violations(in file: SourceFile) -> [Violation] {
    let path = file.components.dropLast()
    guard path.first == "web" else { return [] }
    guard let own = folders.firstIndex(of: path.dropFirst().joined(separator: "/")) else {
      return [Violation(path: file.path, line: nil, reason: "lies in no known folder")]
    }
    var found: [Violation] = []
    for (index, line) in file.lines.enumerated() {
      guard let target = Self.specifier(in: line) else { continue }
      if let reason = reason(against: target, from: Array(path), own: own) {
        found.append(Violation(path: file.path, line: index + 1, reason: reason))
      }
    }
    return found
  }

  private func reason(against target: String, from path: [String], own: Int) -> String? {
    guard target.hasPrefix("./") || target.hasPrefix("../") else {
      return "imports \(target), which is not a relative path"
    }
    guard let folder = Self.folder(of: target, from: path),
      let other = folders.firstIndex(of: folder)
    else { return "imports \(target), which lies in no known folder" }
    return other > own ? "imports \(target) of \(folder), to its right" : nil
  }

  /// The folder of `web/` that a relative import names.
  private static func folder(of target: String, from path: [String]) -> String? {
    var path = path
    for part in target.split(separator: "/").dropLast() where part != "." {
      if part != ".." {
        path.append(String(part))
      } else if !path.isEmpty {
        path.removeLast()
      }
    }
    return path.first == "web" ? path.dropFirst().joined(separator: "/") : nil
  }

  /// The module in `import … from '…'`, `export … from '…'`, `import '…'` or `import('…')`.
  private static func specifier(in line: Substring) -> String? {
    let code = line.drop(while: \.isWhitespace)
    guard !code.hasPrefix("//"), !code.hasPrefix("*"), !code.hasPrefix("/*") else { return nil }
    // Few lines have one of the words, and looking for them is cheap.
    let words = ["import", "from"]
    guard words.contains(where: { code.range(of: $0, options: .literal) != nil }) else {
      return nil
    }
    let match =
      code.firstMatch(of: /(?:\bfrom\s+|^import\s+|\bimport\()['"](?<name>[^'"]+)['"]/)
    return match.map { String($0.name) }
  }
}
