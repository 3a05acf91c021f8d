// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SwiftModule {
  /// The folders of the module's files, which its code may read while it runs; without those that
  /// contain more than the module's things.
  var readableFolders: [String] {
    isBesideOthers ? [] : Self.narrow(ownFolders)
  }

  /// Whether source of the other module is in a folder of this one.
  func isBeside(_ other: SwiftModule) -> Bool {
    let places = other.files + (other.folder.map { [$0] } ?? [])
    return places.contains { place in ownFolders.contains { Self.holds($0, place) } }
  }

  private var ownFolders: [String] {
    folder.map { [$0] }
      ?? Set(files.map { ($0 as NSString).deletingLastPathComponent }).sorted()
  }

  /// The folders without those around the user's home or around temporary files, which contain
  /// things of other programs and stages.
  static func narrow(
    _ folders: [String],
    home: String = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory(),
    temporary: String = NSTemporaryDirectory()
  ) -> [String] {
    let wide = [home, temporary].map { StageCatalog.absolute($0) }
    return folders.filter { folder in !wide.contains { holds(folder, $0) } }
  }

  /// Whether a path is a folder or in it.
  private static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
