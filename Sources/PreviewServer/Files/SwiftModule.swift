// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The Swift files of one stage: a single file, several that were named together, or a folder of them.
struct SwiftModule: Equatable {
  static let suffix = ".swift"

  /// Files that were named; empty for a folder.
  var files: [String] = []
  /// The folder whose Swift files, those in its folders included, make the module.
  var folder: String?

  /// What names the stage over runs of the server.
  var key: String { folder ?? files.first ?? "" }

  /// What people call it: the file's or the folder's name.
  var name: String { (key as NSString).lastPathComponent }

  /// The folder that holds `tessera.json`.
  var home: String { folder ?? (key as NSString).deletingLastPathComponent }

  var manifestPath: String { home + "/" + SourceManifest.fileName }

  /// The module's files as they are now, in a fixed order.
  var paths: [String] {
    guard let folder else { return files }
    return Self.swiftFiles(in: folder)
  }

  /// Folders in which files may come and go.
  var watchedFolders: [String] {
    let pictures = SourcePicture.folders(beside: roots)
    guard let folder else {
      let own = files.map { ($0 as NSString).deletingLastPathComponent } + [home]
      return Array(Set(own + pictures)).sorted()
    }
    let inner = Self.swiftFiles(in: folder).map { ($0 as NSString).deletingLastPathComponent }
    return Array(Set(inner + [folder] + pictures)).sorted()
  }

  /// Whether something that happened to a path concerns the module.
  func holds(_ path: String) -> Bool {
    if path == manifestPath || files.contains(path) { return true }
    if SourcePicture.isNamed(path) { return mayShow(path) }
    guard let folder else { return false }
    let name = (path as NSString).lastPathComponent
    return path.hasPrefix(folder + "/") && path.hasSuffix(Self.suffix) && !name.hasPrefix(".")
  }

  /// Whether a picture is in a folder where the module's pictures are looked for.
  private func mayShow(_ path: String) -> Bool {
    let place = (path as NSString).deletingLastPathComponent
    let folders = folder.map { [$0] } ?? files.map { ($0 as NSString).deletingLastPathComponent }
    return folders.contains { place == $0 || place.hasPrefix($0 + "/") }
  }

  /// Swift files in a folder and the folders in it; hidden ones and the tools' own build folders are left out.
  static func swiftFiles(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder)
    let walk = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    var found: [String] = []
    for case let url as URL in walk ?? FileManager.DirectoryEnumerator() {
      guard found.count < Limits.standard.sourceFiles else { break }
      let path = url.standardizedFileURL.path
      if path.hasSuffix(suffix), url.lastPathComponent != "Package.swift" { found.append(path) }
    }
    return found.sorted()
  }

  /// What people call a file: its path in the folder, or its name.
  private func name(of path: String) -> String {
    guard let folder, path.hasPrefix(folder + "/") else {
      return (path as NSString).lastPathComponent
    }
    return String(path.dropFirst(folder.count + 1))
  }

  /// Beside what pictures are looked for.
  var roots: [String] { folder.map { [$0] } ?? files }

  /// Whether source asks for pictures.
  private static func showsPictures(_ source: Data) -> Bool {
    source.range(of: Data("UIImage".utf8)) != nil
  }

  /// Reads the files and what stands beside them; `nil` when there is none.
  func snapshot(limits: Limits) -> SourceSnapshot? {
    var snapshot = SourceSnapshot(files: [])
    for path in paths {
      let name = name(of: path)
      do throws(FileReader.ReadError) {
        let bytes = try FileReader.read(path, bound: limits.fileBytes)
        snapshot.files.append(SourceSnapshot.File(path: path, name: name, bytes: bytes))
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
    guard !snapshot.files.isEmpty || !snapshot.problems.isEmpty else { return nil }
    if snapshot.files.contains(where: { Self.showsPictures($0.bytes) }) {
      snapshot.pictures = SourcePicture.stamps(beside: roots)
    }
    if let bytes = try? FileReader.read(manifestPath, bound: limits.fileBytes) {
      let (manifest, problems) = SourceManifest.read(bytes)
      snapshot.manifest = manifest
      snapshot.problems += problems
    }
    return snapshot
  }
}
