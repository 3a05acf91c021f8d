// SPDX-License-Identifier: Apache-2.0

/// Folders in an order: a file uses only types of its own folder and of folders to the left.
struct Stairs {
  /// The folder around them, with a slash at its end.
  let root: String
  /// The folders from left to right, by their paths in the root.
  let folders: [String]
  /// The file above all of them; `nil` for none.
  var top: String?

  /// Every place where a file uses a type to its right or above it.
  func violations(in files: [SourceFile]) -> [Violation] {
    let placed = files.filter { $0.path.hasPrefix(root) }
      .map { (path: $0.path, source: SwiftSource($0.text), place: place(of: $0.path)) }
    var places: [String: Int] = [:]
    for file in placed {
      for type in file.source.declaredTypes { places[type] = file.place }
    }
    let names = folders + [top ?? ""]
    var found: [Violation] = []
    for file in placed where file.path != top {
      guard let own = file.place else {
        found.append(Violation(path: file.path, reason: "its folder has no place in the order"))
        continue
      }
      for (word, line) in file.source.words {
        guard let other = places[word], other > own else { continue }
        found.append(
          Violation(path: file.path, line: line, reason: "names \(word) of \(names[other])")
        )
      }
    }
    return found.sorted { $0.description < $1.description }
  }

  private func place(of path: String) -> Int? {
    if path == top { return folders.count }
    let rest = path.dropFirst(root.count)
    return folders.firstIndex { rest.hasPrefix($0 + "/") }
  }
}
