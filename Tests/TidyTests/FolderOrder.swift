// SPDX-License-Identifier: Apache-2.0

/// The stairs of LayoutEngine: a folder uses only types of folders to its left, and no type has one
/// of Apple's prefixes.
enum FolderOrder {
  /// Every place where a file uses a type of a folder to its right, or declares a type with Apple's
  /// prefix.
  static func violations(in files: [SourceFile]) -> [Violation] {
    let engine = Stairs.engine
    let foreign = files.filter { $0.path.hasPrefix(engine.root) }.flatMap { file in
      SwiftSource(file.text).declaredTypes
        .filter { $0.prefixMatch(of: #/(UI|NS|CG|CA)[A-Z]/#) != nil }
        .map { Violation(path: file.path, reason: "\($0) is one of Apple's names") }
    }
    return (foreign + engine.violations(in: files)).sorted { $0.description < $1.description }
  }
}
