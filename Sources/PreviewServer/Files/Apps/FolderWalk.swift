// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Reads folders without asking the system about each file in them.
enum FolderWalk {
  /// The names in a folder, sorted, and whether each is a folder itself; links are none.
  ///
  /// - Complexity: O(n log n) in the number of names.
  static func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      let isFolder =
        entry.pointee.d_type == DT_UNKNOWN
        ? self.isFolder(folder + "/" + name) : entry.pointee.d_type == DT_DIR
      found.append((name, isFolder))
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Some file systems do not tell what their names are.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Visits what is in a folder and its folders, but for what is hidden.
  ///
  /// `left` counts the names that may still be looked at; `visit` tells whether to look into a folder.
  static func visit(
    _ folder: String,
    _ left: inout Int,
    _ visit: (_ name: String, _ path: String, _ isFolder: Bool) -> Bool
  ) {
    for (name, isFolder) in names(in: folder) where !name.hasPrefix(".") {
      guard left > 0 else { return }
      left -= 1
      let path = folder + "/" + name
      if visit(name, path, isFolder), isFolder { self.visit(path, &left, visit) }
    }
  }
}
