// SPDX-License-Identifier: Apache-2.0

/// The page's modules import only from their own folder and from those to its left, and nothing from elsewhere.
enum WebImports {
  static let folders = [
    "base", "transport", "store", "renderer", "gestures", "inspector", "app",
  ]

  /// Every import of `web/` against the direction.
  static func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap(violations(in:))
  }

  private static func violations(in file: SourceFile) -> [Violation] {
    guard file.components.count > 2, file.components[0] == "web",
      let own = folders.firstIndex(of: file.components[1])
    else { return [] }
    var found: [Violation] = []
    for (index, line) in file.lines.enumerated() {
      guard let target = specifier(in: line) else { continue }
      if let reason = reason(against: target, from: file, own: own) {
        found.append(Violation(path: file.path, line: index + 1, reason: reason))
      }
    }
    return found
  }

  private static func reason(against target: String, from file: SourceFile, own: Int) -> String? {
    guard target.hasPrefix("./") || target.hasPrefix("../") else {
      return "imports \(target), which is not a relative path"
    }
    guard let folder = folder(of: target, from: file), let other = folders.firstIndex(of: folder)
    else { return "imports \(target), which lies in no known folder" }
    return other > own ? "imports \(target) of \(folder), to its right" : nil
  }

  /// The folder of `web/` that a relative import leads to.
  private static func folder(of target: String, from file: SourceFile) -> String? {
    var path = Array(file.components.dropLast())
    for part in target.split(separator: "/") where part != "." {
      if part != ".." {
        path.append(String(part))
      } else if !path.isEmpty {
        path.removeLast()
      }
    }
    return path.count > 2 && path[0] == "web" ? path[1] : nil
  }

  /// The module named by `import … from '…'`, `export … from '…'`, `import '…'` or `import('…')`.
  private static func specifier(in line: Substring) -> String? {
    let code = line.drop(while: \.isWhitespace)
    guard !code.hasPrefix("//"), !code.hasPrefix("*"), !code.hasPrefix("/*") else { return nil }
    let match =
      code.firstMatch(of: /(?:\bfrom\s+|^import\s+|\bimport\()['"](?<name>[^'"]+)['"]/)
    return match.map { String($0.name) }
  }
}
