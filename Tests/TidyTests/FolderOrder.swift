// SPDX-License-Identifier: Apache-2.0

/// The stairs of LayoutEngine: a folder uses only types of folders to its left, and no type has one
/// of Apple's prefixes.
enum FolderOrder {
  /// The folders from left to right.
  static let folders = [
    "Geometry", "Dynamics", "Text", "Contents", "Identity", "Spatial", "Diff", "Updates",
    "Solvers/Flow", "Solvers/Compositional", "Solvers/Waterfall", "Interpolation", "Transaction",
    "Scrolling",
  ]

  /// Every place where a file uses a type of a folder to its right, or declares a type with Apple's
  /// prefix.
  static func violations(in files: [SourceFile]) -> [Violation] {
    let root = "Sources/LayoutEngine/"
    let foreign = files.filter { $0.path.hasPrefix(root) }.flatMap { file in
      SwiftSource(file.text).declaredTypes
        .filter { $0.prefixMatch(of: #/(UI|NS|CG|CA)[A-Z]/#) != nil }
        .map { Violation(path: file.path, reason: "\($0) is one of Apple's names") }
    }
    let misplaced = Stairs(root: root, folders: folders).violations(in: files)
    return (foreign + misplaced).sorted { $0.description < $1.description }
  }
}
