// SPDX-License-Identifier: Apache-2.0

/// The stairs of LayoutEngine: a folder names only types of folders to its left, and none has one of Apple's prefixes.
enum FolderOrder {
  /// The folders from left to right.
  static let folders = [
    "Geometry", "Dynamics", "Text", "Contents", "Identity", "Spatial", "Diff", "Updates",
    "Solvers/Flow", "Solvers/Compositional", "Solvers/Waterfall", "Interpolation", "Transaction",
    "Scrolling",
  ]
  private static let root = "Sources/LayoutEngine/"

  /// Every place where a file names something to its right, or declares what is Apple's.
  static func violations(in files: [SourceFile]) -> [Violation] {
    let sources = files.filter { $0.path.hasPrefix(root) }
      .map { (file: $0, source: SwiftSource($0.text)) }
    var rank: [String: Int] = [:]
    for (file, source) in sources {
      guard let place = place(of: file.path) else { continue }
      for type in source.declaredTypes { rank[type] = place }
    }
    var found: [Violation] = []
    for (file, source) in sources {
      for type in source.declaredTypes where type.prefixMatch(of: #/(UI|NS|CG|CA)[A-Z]/#) != nil {
        found.append(Violation(path: file.path, reason: "\(type) is one of Apple's names"))
      }
      guard let own = place(of: file.path) else {
        found.append(Violation(path: file.path, reason: "its folder has no place in the order"))
        continue
      }
      for (word, line) in source.words {
        guard let other = rank[word], other > own else { continue }
        found.append(
          Violation(path: file.path, line: line, reason: "names \(word) of \(folders[other])")
        )
      }
    }
    return found.sorted { $0.description < $1.description }
  }

  private static func place(of path: String) -> Int? {
    let rest = path.dropFirst(root.count)
    return folders.firstIndex { rest.hasPrefix($0 + "/") }
  }
}
