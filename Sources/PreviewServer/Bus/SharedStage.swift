// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// A stage whose files travel to the servers that do not have them.
struct SharedStage: Codable, Equatable {
  enum Kind: String, Codable { case layout, data, swift, module }

  /// One file: its path below the stage's folder, its content in the object store, and when it was
  /// saved, in milliseconds, because the addresses of pictures contain that.
  struct File: Codable, Equatable {
    var path: String
    var content: String
    var time: Int64
  }

  /// The most files of a stage.
  static let mostFiles = 4000
  /// The folder for data that are not beside the stage's other files.
  static let outside = "data-of-this-stage/"

  var id: String
  var title: String
  var subtitle: String
  var group: String
  var kind: Kind
  /// The main files; empty for a folder.
  var main: [String]
  var data: String?
  var files: [File] = []

  /// The stage in a folder where its files are.
  func source(in folder: String) -> StageSource {
    let layout: StageSource.Layout =
      switch kind {
      case .layout: .file(path: folder + "/" + (main.first ?? ""))
      case .data: .synthetic(StageCatalog.plainLayout)
      case .swift: .swift(SwiftModule(files: main.map { folder + "/" + $0 }))
      case .module: .swift(SwiftModule(folder: folder + "/" + (main.first ?? "")))
      }
    let entry = ServerMessage.StageEntry(id: id, title: title, subtitle: subtitle, group: group)
    return StageSource(entry: entry, layout: layout, dataPath: data.map { folder + "/" + $0 })
  }

  /// Whether all its paths stay in the stage's folder.
  var isInside: Bool {
    let paths = files.map(\.path) + main + (data.map { [$0] } ?? [])
    return files.count <= Self.mostFiles
      && paths.allSatisfy { path in
        !path.isEmpty && !path.hasPrefix("/")
          && !path.split(separator: "/", omittingEmptySubsequences: false).contains {
            $0.isEmpty || $0 == "." || $0 == ".."
          }
      } && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}

extension SharedStage {
  /// Describes a stage of this server, without its files' contents, and names their paths.
  init(_ source: StageSource) {
    let entry = source.entry
    (id, title, subtitle, group) = (entry.id, entry.title, entry.subtitle, entry.group)
    switch source.layout {
    case .file(let path): (kind, main) = (.layout, [path])
    case .synthetic: (kind, main) = (.data, [])
    case .swift(let module):
      kind = module.folder == nil ? .swift : .module
      main = module.folder.map { [$0] } ?? module.files
    }
    data = source.dataPath
  }

  /// The paths of all files of a stage.
  static func paths(of source: StageSource, limits: Limits) -> [String] {
    var paths = source.dataPath.map { [$0] } ?? []
    switch source.layout {
    case .synthetic: break
    case .file(let path):
      paths.append(path)
      let bytes = (try? FileReader.read(path, bound: limits.fileBytes)) ?? Data()
      paths += NamedLayoutFiles(path: path).named(in: bytes).map(\.path)
    case .swift(let module):
      paths += module.paths + SourcePicture.beside(module.roots).map(\.file)
      paths.append(module.manifestPath)
      if let folder = module.folder { paths += resources(in: folder) }
    }
    let manager = FileManager.default
    return Array(Set(paths).filter(manager.fileExists(atPath:))).sorted()
  }

  /// Files that code may read: interface files, data and texts.
  private static func resources(in folder: String) -> [String] {
    let endings: Set = ["storyboard", "xib", "json", "plist", "strings", "txt", "csv"]
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    for case let name as String in found {
      guard paths.count < mostFiles else { break }
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      if !isHidden, endings.contains((name as NSString).pathExtension) {
        paths.append(folder + "/" + name)
      }
    }
    return paths
  }
}
