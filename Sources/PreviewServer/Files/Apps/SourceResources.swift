// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files beside an app's source that it reads while it runs: storyboards, property lists, texts,
/// recorded answers and the colours of asset catalogues.
struct SourceResources {
  private static let endings: Set = [
    "storyboard", "xib", "plist", "strings", "stringsdict", "xcstrings", "json", "ttf", "otf",
    "ttc",
  ]
  /// Files that belong to stages of their own.
  private static let others = [".data.json", ".layout.json", ".tessera.json"]
  private static let editors = [".xcodeproj", ".xcworkspace"]
  private static let catalogue = ".xcassets"
  /// The most files and folders that are looked at, and the most files that are noted.
  private static let mostEntries = 20_000
  private static let mostFiles = 4_000

  /// The most fonts that pages can load, as many as an app can use.
  private static let mostFonts = 200
  private static let fontEndings: Set = ["ttf", "otf", "ttc"]

  /// The files of fonts, which pages load.
  private(set) var fonts: [String] = []
  /// Path, size and time of each file; they change with the files, which are not read for them.
  private(set) var stamps: [String] = []
  /// The folders of the files.
  private(set) var folders: Set<String> = []

  /// Looks in folders; `deep` tells whether to look in their folders, too.
  ///
  /// - Complexity: O(n) in the number of files and folders.
  init(in roots: [String], deep: Bool) {
    var left = Self.mostEntries
    for root in roots {
      FolderWalk.visit(root, &left) { name, path, isFolder in
        guard stamps.count < Self.mostFiles, !Self.isForeign(name) else { return false }
        if !isFolder, Self.isNamed(path) { note(path) }
        return deep
      }
    }
    stamps.sort()
  }

  /// Whether a folder has resources of others, or those that a project editor writes all the time.
  private static func isForeign(_ name: String) -> Bool {
    if name.hasSuffix(catalogue) { return false }
    return AppSources.isForeign(name) || editors.contains { name.hasSuffix($0) }
  }

  /// Whether a file's name is that of a resource.
  static func isNamed(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return endings.contains((name as NSString).pathExtension.lowercased())
      && !name.hasPrefix(".") && name != SourceManifest.fileName
      && !others.contains { name.hasSuffix($0) }
  }

  private mutating func note(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let end = (path as NSString).pathExtension.lowercased()
    if Self.fontEndings.contains(end), fonts.count < Self.mostFonts { fonts.append(path) }
    let time = status.st_mtim
    stamps.append("\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)")
    folders.insert((path as NSString).deletingLastPathComponent)
  }
}
