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

  /// Every place where a file of Solving names something to its right or above it.
  static func violations(in files: [SourceFile]) -> [Violation] {
    Stairs(
      root: "Sources/LayoutEngine/Solving/",
      folders: solving,
      top: "Sources/LayoutEngine/Contract/"
    ).violations(in: files)
  }
}
