// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The Swift files of one stage: a single file, several files of the command line, or a folder.
struct SwiftModule: Equatable {
  static let suffix = ".swift"

  /// The files of the command line; empty for a folder.
  var files: [String] = []
  /// The folder whose Swift files make the module, together with those of its subfolders.
  var folder: String?

  /// What is known about the files around a single file.
  private let nearby = NearbyCache()

  init(files: [String] = [], folder: String? = nil) {
    (self.files, self.folder) = (files, folder)
  }

  /// Whether its folders contain source of other stages, too.
  var isBesideOthers = false

  /// The name of the stage in the journal, the same in every run of the server.
  var key: String { folder ?? files.first ?? "" }

  /// The name for users: the file's or the folder's.
  var name: String { (key as NSString).lastPathComponent }

  /// The folder of `tessera.json`.
  var home: String { folder ?? (key as NSString).deletingLastPathComponent }

  var manifestPath: String { home + "/" + SourceManifest.fileName }

  /// The module's present files, in a fixed order: for a single file, with those around it that it
  /// needs.
  private var present: AppSources {
    if let folder { return AppSources(in: folder, cache: nearby.files) }
    guard files.count == 1, let file = files.first else { return AppSources(files: files) }
    return AppSources(around: file, cache: nearby)
  }

  /// The paths of the module's present files, and of those of the modules that it imports.
  var paths: [String] {
    let present = present
    return present.files + present.modules.flatMap(\.files)
  }

  /// The folders in which files of the module may appear and disappear.
  var watchedFolders: [String] { watchedFolders(present, resources) }

  private func watchedFolders(_ present: AppSources, _ resources: SourceResources) -> [String] {
    let pictures = SourcePicture.folders(beside: roots) + SourceColour.folders(beside: roots)
    let files = present.files + present.modules.flatMap(\.files)
    let inner = files.map { ($0 as NSString).deletingLastPathComponent }
    return Array(Set(inner + [home] + pictures).union(resources.folders)).sorted()
  }

  /// Reads as `snapshot` does, and returns the folders in which files may appear and disappear, too.
  func look(limits: Limits) -> (snapshot: SourceSnapshot?, folders: [String]) {
    let (present, resources) = (present, resources)
    return (snapshot(present, resources, limits), watchedFolders(present, resources))
  }

  /// The fonts that its code may show.
  var fonts: [String] { resources.fonts }

  /// What its code may read while it runs.
  private var resources: SourceResources {
    SourceResources(in: readableFolders, deep: folder != nil)
  }

  /// Whether a change at a path concerns the module.
  func holds(_ path: String) -> Bool {
    if path == manifestPath || files.contains(path) { return true }
    if SourcePicture.isNamed(path) || SourceResources.isNamed(path) { return mayShow(path) }
    guard let folder else { return isNearby(path) }
    let name = (path as NSString).lastPathComponent
    return path.hasPrefix(folder + "/") && path.hasSuffix(Self.suffix) && !name.hasPrefix(".")
  }

  /// Whether a single file may need another one at a path.
  private func isNearby(_ path: String) -> Bool {
    guard files.count == 1, let file = files.first, path.hasSuffix(Self.suffix),
      let root = NearbySources.root(of: file)
    else { return false }
    return path.hasPrefix(root + "/")
  }

  /// Whether a path is in a folder of the module's pictures.
  private func mayShow(_ path: String) -> Bool {
    let place = (path as NSString).deletingLastPathComponent
    let folders = folder.map { [$0] } ?? files.map { ($0 as NSString).deletingLastPathComponent }
    return folders.contains { place == $0 || place.hasPrefix($0 + "/") }
  }

  /// The name of a file for users: its path in the folder, or its file name.
  private func name(of path: String) -> String {
    guard let folder, path.hasPrefix(folder + "/") else {
      return (path as NSString).lastPathComponent
    }
    return String(path.dropFirst(folder.count + 1))
  }

  /// The files and folders that have pictures beside them.
  var roots: [String] { folder.map { [$0] } ?? files }

  /// Whether source may show pictures.
  private static func showsPictures(_ source: Data) -> Bool {
    SourcePicture.words.contains { source.range(of: Data($0.utf8)) != nil }
  }

  /// Reads the files and the manifest beside them; `nil` when there is no file.
  func snapshot(limits: Limits) -> SourceSnapshot? { snapshot(present, resources, limits) }

  private func snapshot(
    _ present: AppSources,
    _ resources: SourceResources,
    _ limits: Limits
  ) -> SourceSnapshot? {
    var snapshot = SourceSnapshot(files: [], reads: readableFolders)
    snapshot.problems = present.notes
    snapshot.roots = folder.map { [$0] } ?? []
    let imported = present.modules.flatMap { module in module.files.map { ($0, module.name) } }
    for (path, module) in present.files.map({ ($0, nil) }) + imported {
      let name = name(of: path)
      do throws(FileReader.ReadError) {
        let bytes = try nearby.files.bytes(of: path, bound: limits.fileBytes)
        snapshot.files.append(.init(path: path, name: name, bytes: bytes, module: module))
      } catch .unreadable(let reason) {
        snapshot.problems.append(
          Diagnostic(
            severity: .error,
            code: "file-unreadable",
            message: "\(name): \(reason)",
            file: name
          )
        )
      } catch { continue }
    }
    guard !snapshot.files.isEmpty || snapshot.problems.contains(where: { $0.severity == .error })
    else { return nil }
    if snapshot.files.contains(where: { Self.showsPictures($0.bytes) }) {
      snapshot.pictures = SourcePicture.stamps(beside: roots)
    }
    snapshot.resources = resources.stamps
    // Of a single file, they do not belong to what it may read, and it shows them all the same.
    if folder == nil { snapshot.resources += SourceColour.stamps(beside: roots) }
    if let bytes = try? FileReader.read(manifestPath, bound: limits.fileBytes) {
      let (manifest, problems) = SourceManifest.read(bytes)
      snapshot.manifest = manifest
      if bytes.range(of: Data(SourceManifest.responses.utf8)) != nil {
        snapshot.resources.append(String(decoding: bytes, as: UTF8.self))
      }
      snapshot.problems += problems
    }
    return snapshot
  }
}
