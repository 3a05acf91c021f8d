// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The page's folder that the command line names: its files are served as they are, and their
/// changes are noticed.
final class PageFolder {
  /// How long files must be at rest before the page is reloaded, in seconds.
  ///
  /// Some programs save many files one after another.
  static let settleSeconds = 0.05

  let folder: URL
  private let watch = DirectoryWatch()
  private let isServed: (_ fileName: String) -> Bool

  /// Watches a folder; changes of files that are not served are nothing.
  init(_ path: String, isServed: @escaping (_ fileName: String) -> Bool) {
    folder = URL(fileURLWithPath: path).standardizedFileURL
    self.isServed = isServed
    watchFolders()
  }

  /// What becomes readable when files have changed; negative when the system has no watches left.
  var descriptor: Int32 { watch.descriptor }

  /// Whether files that are served have changed since the last call.
  func hasChanged() -> Bool {
    let changes = watch.changes()
    return changes.isIncomplete
      || changes.paths.contains { path in
        let name = String(
          path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        )
        return !name.hasPrefix(".") && isServed(name)
      }
  }

  /// Watches all folders; to be called again after changes, because there may be new ones.
  func watchFolders() {
    watch.watch(folder: folder.path)
    let entries = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles]
    )
    while let entry = entries?.nextObject() as? URL {
      guard let values = try? entry.resourceValues(forKeys: [.isDirectoryKey]),
        values.isDirectory == true
      else { continue }
      watch.watch(folder: entry.path)
    }
  }
}
