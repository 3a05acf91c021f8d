// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The files beside an app's source, which are its bundle.
package final class AppFiles: @unchecked Sendable {
  /// The files of the present app.
  package static var current: AppFiles { AppProcess.current.files }

  /// The most files that are looked at.
  private static let capacity = 20_000
  /// The most bytes of a file that is read as a property list or as texts.
  package static let mostBytes = 4 << 20
  /// Folders without files of the app itself.
  private static let foreign: Set = [
    ".build", "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build",
  ]

  /// The folders, outermost first.
  package let folders: [String]
  /// Where pages get a file from the server; set by the host before code of users runs.
  package var pathOnServer: (String) -> String? = { $0 }
  private let lock = NSLock()
  private var index: [String: [String]]?

  /// Makes the files of some folders; nothing is read before it is asked for.
  package init(folders: [String]) { self.folders = folders }

  /// The name of the app: that of its folder.
  package var name: String {
    folders.first.map { ($0 as NSString).lastPathComponent } ?? "App"
  }

  /// The path of a file, whose name is found in any case, nearest to the app's folder first.
  package func path(named name: String, in folder: String? = nil) -> String? {
    let found = paths(named: (name as NSString).lastPathComponent)
    let around = [folder, (name as NSString).deletingLastPathComponent]
      .compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: "/")
    guard !around.isEmpty else { return found.first }
    return found.first { ($0 as NSString).deletingLastPathComponent.hasSuffix(around) }
      ?? found.first
  }

  /// The paths of all files with an extension.
  package func paths(withExtension end: String) -> [String] {
    let suffix = "." + end.lowercased()
    return names().filter { $0.key.hasSuffix(suffix) }.values.flatMap { $0 }.sorted()
  }

  /// The paths of all files with a name in folders whose names end in a word, sorted.
  package func paths(named name: String, under end: String) -> [String] {
    paths(named: name).filter { path in
      (path as NSString).deletingLastPathComponent.hasSuffix(end)
    }.sorted()
  }

  /// The content of a file; `nil` if it cannot be read or is too large.
  package func content(of path: String, most: Int = mostBytes) -> Data? {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= most
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  private func paths(named name: String) -> [String] { names()[name.lowercased()] ?? [] }

  /// The files by their names in small letters; those near the app's folder first.
  private func names() -> [String: [String]] {
    lock.withLock {
      if let index { return index }
      var made: [String: [String]] = [:]
      for path in folders.flatMap(Self.files) {
        made[(path as NSString).lastPathComponent.lowercased(), default: []].append(path)
      }
      let depth = { (path: String) in path.count { $0 == "/" } }
      for (name, paths) in made where paths.count > 1 {
        made[name] = paths.sorted { (depth($0), $0) < (depth($1), $1) }
      }
      index = made
      return made
    }
  }

  private static func files(in folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let part as String in walk {
      if foreign.contains((part as NSString).lastPathComponent) {
        walk.skipDescendants()
        continue
      }
      guard found.count < capacity else { break }
      found.append(folder + "/" + part)
    }
    return found
  }
}
