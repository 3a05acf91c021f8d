// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Finds the files around a single Swift file whose declarations it names, and those that these name
/// in turn.
struct NearbySources {
  /// The file, and then the files that it needs, by path.
  let files: [String]

  /// Looks for files in the target of the nearest project, package or repository.
  init(around file: String, cache: NearbyCache = NearbyCache()) {
    guard let root = Self.root(of: file) else {
      files = [file]
      return
    }
    let candidates = Self.candidates(in: root, around: file, cache.files)
    guard candidates.contains(file) else {
      files = [file]
      return
    }
    files = Self.reached(from: file, among: candidates.filter { $0 != file }, cache)
  }

  // MARK: The folder

  private static let ends = [".xcodeproj", ".xcworkspace"]
  private static let names: Set = ["Package.swift", ".git"]
  private static let mostLevels = 12

  /// The nearest folder with a project, a package or a repository; `nil` when there is none.
  static func root(of file: String) -> String? {
    var folder = (file as NSString).deletingLastPathComponent
    for _ in 0..<mostLevels where folder.count > 1 {
      // A home or the system's folder is no project.
      guard !SwiftModule.narrow([folder]).isEmpty else { return nil }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if entries.contains(where: { name in
        names.contains(name) || ends.contains { name.hasSuffix($0) }
      }) {
        return folder
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func candidates(
    in root: String,
    around file: String,
    _ cache: FileCache
  ) -> [String] {
    let app = AppSources(in: root, cache: cache)
    let local = app.modules.filter { !$0.isFetched }.flatMap(\.files)
    guard let package = PackageManifest(in: root), case let own = package.around(file, in: root),
      !own.isEmpty
    else { return (app.files + local).map(StageCatalog.absolute) }
    // Of the package itself, only what the file's target needs; other packages may lie in its folder.
    let paths = package.targets.map { PackageManifest.path(of: $0, in: root) + "/" }
    let others = local.filter { file in !paths.contains { file.hasPrefix($0) } }
    let needed = own.flatMap { target in
      AppSources.swiftFiles(in: PackageManifest.path(of: target, in: root))
    }
    return (needed + others).map(StageCatalog.absolute)
  }

  // MARK: Names

  private static func reached(
    from file: String,
    among others: [String],
    _ cache: NearbyCache
  ) -> [String] {
    guard let own = cache.words(of: file) else { return [file] }
    let known = others.map { ($0, cache.words(of: $0) ?? Words()) }
    let protocols = known.reduce(into: own.protocols) { $0.formUnion($1.1.protocols) }
    let types = known.reduce(into: own.declared) { $0.formUnion($1.1.declared) }
    var found: Set<String> = []
    var wanted = own.mentioned
    var count = -1
    while count != found.count {
      count = found.count
      for (path, words) in known where !found.contains(path) {
        guard words.isNeeded(for: wanted, types, protocols) else { continue }
        found.insert(path)
        wanted.formUnion(words.mentioned)
      }
    }
    return [file] + found.sorted()
  }
}
