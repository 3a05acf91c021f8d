// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Looks for files and folders beside layout files.
package enum SourceFolders {
  /// The greatest number of names that are examined; a folder with more is no folder of an app.
  private static let mostNames = 20_000
  private static let deepest = 8
  private static let catalogue = ".xcassets"
  /// Folders with source of others, or made by tools.
  private static let foreign: Set = [
    "Pods", "Carthage", "build", "DerivedData", "SourcePackages", "node_modules",
  ]

  /// The asset catalogues in the subfolders of folders, and beside files.
  static func catalogues(beside paths: [String]) -> [String] {
    all(ending: catalogue, beside: paths)
  }

  /// The folders with a name's ending in the subfolders of folders, and beside files.
  package static func all(ending: String, beside paths: [String]) -> [String] {
    var found: [String] = []
    var left = mostNames
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let folder =
        isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
      look(in: folder, isFolder.boolValue ? deepest : 1, &left) { name, path in
        guard name.hasSuffix(ending) else { return !foreign.contains(name) }
        if !found.contains(path) { found.append(path) }
        return false
      }
    }
    return found
  }

  /// The folders with a name's ending in the catalogues beside files and in folders.
  static func named(ending: String, beside paths: [String]) -> [String] {
    var found: [String] = []
    var left = mostNames
    for catalogue in catalogues(beside: paths) {
      look(in: catalogue, deepest, &left) { name, path in
        guard name.hasSuffix(ending) else { return true }
        found.append(path)
        return false
      }
    }
    return found
  }

  /// The files with these endings, in small letters, in the subfolders of folders, without those of catalogues.
  static func files(_ endings: Set<String>, in paths: [String]) -> [String] {
    var found: [String] = []
    var left = mostNames
    for path in paths {
      look(in: path, deepest, &left) { name, path in
        if endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased()) {
          found.append(path)
          return false
        }
        return !name.hasSuffix(catalogue) && !foreign.contains(name)
      }
    }
    return found
  }

  /// Visits the names in a folder; `enter` tells whether to look into one, if it is a folder.
  private static func look(
    in folder: String,
    _ depth: Int,
    _ left: inout Int,
    _ enter: (_ name: String, _ path: String) -> Bool
  ) {
    guard depth > 0, left > 0 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted().prefix(left) where !name.hasPrefix(".") {
      left -= 1
      // Files with these endings are no folders; asking the system about each takes longer.
      if name.hasSuffix(".swift") || name.hasSuffix(".json") { continue }
      let path = folder + "/" + name
      let isEntered = enter(name, path) && !name.hasSuffix(".png")
      if isEntered { look(in: path, depth - 1, &left, enter) }
    }
  }
}
