// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text file of the project, by its path from the root.
struct SourceFile {
  var path: String
  var text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The path's folders and file name.
  var components: [String] { path.split(separator: "/").map(String.init) }
}

/// A fault that a check has found, with its place.
struct Violation: Hashable, CustomStringConvertible {
  var path: String
  var line: Int?
  var reason: String

  var description: String {
    line.map { "\(path):\($0): \(reason)" } ?? "\(path): \(reason)"
  }
}

/// The project on the disk around this file.
enum SourceTree {
  /// The folder with `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let generatedFolders: Set = [
    ".build", ".git", ".venv", ".tessera", "node_modules", "__pycache__", "artifacts",
  ]

  /// The files in `folder` and its subfolders with a name that ends in one of `suffixes`, sorted by
  /// path.
  static func files(in folder: String = "", suffixes: [String]) throws -> [SourceFile] {
    try paths(in: folder)
      .filter { path in suffixes.contains { path.hasSuffix($0) } }
      .map { try file($0) }
  }

  /// One file, which must exist.
  static func file(_ path: String) throws -> SourceFile {
    let data = try Data(contentsOf: root.appending(path: path))
    return SourceFile(path: path, text: String(bytes: data, encoding: .utf8) ?? "")
  }

  private static func paths(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path(percentEncoded: false)
    )
    var found: [String] = []
    for name in names.sorted() where !generatedFolders.contains(name) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      let full = root.appending(path: path).path(percentEncoded: false)
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { continue }
      found += isFolder.boolValue ? try paths(in: path) : [path]
    }
    return found
  }
}
