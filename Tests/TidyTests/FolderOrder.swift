// SPDX-License-Identifier: Apache-2.0

/// The stairs of LayoutEngine: a folder of Solving names only types of folders to its left, and nothing in
/// Solving names a type of Contract.
enum FolderOrder {
  /// The folders of Solving from left to right.
  static let solving = [
    "Geometry", "Dynamics", "Text", "Identity", "Spatial", "Diff", "Solvers/Flow",
    "Solvers/Compositional",
    "Solvers/List", "Solvers/Waterfall", "Interpolation", "Transaction",
  ]
  private static let solvingRoot = "Sources/LayoutEngine/Solving/"
  private static let contractRoot = "Sources/LayoutEngine/Contract/"

  /// Every place where a file of Solving names something to its right or above it.
  static func violations(in files: [SourceFile]) -> [Violation] {
    let sources = files.map { (file: $0, source: SwiftSource($0.text)) }
    var rank: [String: Int] = [:]
    for (file, source) in sources {
      guard let place = place(of: file.path) else { continue }
      for type in source.declaredTypes { rank[type] = place }
    }
    var found: [Violation] = []
    for (file, source) in sources where file.path.hasPrefix(solvingRoot) {
      guard let own = place(of: file.path) else {
        found.append(Violation(path: file.path, reason: "its folder has no place in the order"))
        continue
      }
      for (word, line) in source.words {
        guard let other = rank[word], other > own else { continue }
        found.append(
          Violation(path: file.path, line: line, reason: "names \(word) of \(name(other))")
        )
      }
    }
    return found.sorted { $0.description < $1.description }
  }

  private static func place(of path: String) -> Int? {
    if path.hasPrefix(contractRoot) { return solving.count }
    guard path.hasPrefix(solvingRoot) else { return nil }
    let rest = path.dropFirst(solvingRoot.count)
    return solving.firstIndex { rest.hasPrefix($0 + "/") }
  }

  private static func name(_ place: Int) -> String {
    place < solving.count ? solving[place] : "Contract"
  }
}
