// SPDX-License-Identifier: Apache-2.0

/// Folders on floors: a file uses only types of its own folder and of folders on lower floors.
struct Stairs {
  /// The folder around them, with a slash at its end.
  let root: String
  /// The folders from the lowest floor, by their paths in the root.
  ///
  /// Those on one floor do not use each other.
  let floors: [[String]]
  /// The file above all of them; `nil` for none.
  var top: String?
  /// A folder whose types are out of bounds for files with a mark in their names.
  var forbidden: (mark: String, folder: String)?

  private typealias Place = (folder: String, floor: Int)

  /// Every place where a file uses a type of its own floor in another folder, or of a higher floor.
  func violations(in files: [SourceFile]) -> [Violation] {
    let placed = files.filter { $0.path.hasPrefix(root) }
      .map { (path: $0.path, source: SwiftSource($0.text), place: place(of: $0.path)) }
    var homes: [String: Place] = [:]
    for file in placed {
      for type in file.source.declaredTypes { homes[type] = file.place }
    }
    return placed.filter { $0.path != top }
      .flatMap { file in
        guard let own = file.place else {
          return [Violation(path: file.path, reason: "its folder has no place in the order")]
        }
        return file.source.words.compactMap { word, line in
          guard let home = homes[word], !mayUse(home, own, file.path) else { return nil }
          return Violation(path: file.path, line: line, reason: "names \(word) of \(home.folder)")
        }
      }
      .sorted { $0.description < $1.description }
  }

  private func mayUse(_ home: Place, _ own: Place, _ path: String) -> Bool {
    if home.folder == own.folder { return true }
    if let forbidden, path.contains(forbidden.mark), home.folder == forbidden.folder {
      return false
    }
    return home.floor < own.floor
  }

  private func place(of path: String) -> Place? {
    if path == top { return (path, floors.count) }
    let rest = path.dropFirst(root.count)
    for (floor, folders) in floors.enumerated() {
      if let folder = folders.first(where: { rest.hasPrefix($0 + "/") }) { return (folder, floor) }
    }
    return nil
  }
}
