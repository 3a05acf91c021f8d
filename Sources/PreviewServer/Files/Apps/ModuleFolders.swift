// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Finds the source of the modules that an app imports: in packages beside it and in the folders of
/// package managers.
struct ModuleFolders {
  /// The folder of each module's source.
  private var folders: [String: String] = [:]

  private static let deepest = 7
  private static let mostEntries = 30_000
  private static let skipped: Set = [
    "node_modules", "DerivedData", "build", ".git", "Examples", "Example",
  ]
  /// Hidden folders in which checkouts are.
  private static let entered: Set = [".build"]
  private static let pods = "Pods"
  private static let checkouts: Set = ["Checkouts", "checkouts"]
  private static let sources = "Sources"

  /// Looks in the project, package or repository around a folder.
  init(around folder: String) {
    let root = NearbySources.root(of: folder + "/x") ?? folder
    guard !SwiftModule.narrow([root]).isEmpty else { return }
    var left = Self.mostEntries
    look(in: root, depth: 0, &left)
  }

  /// The Swift files of a module; empty when its source is not here.
  func files(of module: String) -> [String] {
    guard let folder = folders[module] else { return [] }
    let inner = Self.inner.flatMap { ["\($0)/\(module)", $0] } + [module, "."]
    for name in inner {
      let path = name == "." ? folder : folder + "/" + name
      let found = isFolder(path) ? AppSources.swiftFiles(in: path) : []
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Folders with the source of a module that somebody made.
  private static let inner = [sources, "Source"]

  private mutating func look(in folder: String, depth: Int, _ left: inout Int) {
    guard depth < Self.deepest, left > 0 else { return }
    let entries = FolderWalk.names(in: folder)
    let own = (folder as NSString).lastPathComponent
    for (name, isFolder) in entries.prefix(max(0, left)) {
      left -= 1
      guard !name.contains(".") || Self.entered.contains(name), !Self.skipped.contains(name) else {
        continue
      }
      let path = folder + "/" + name
      let isModule = own == Self.sources || own == Self.pods || Self.checkouts.contains(own)
      // A package's own folder says more than the folder of a package manager.
      if isModule, folders[name] == nil || own == Self.sources, isFolder {
        folders[name] = path
      }
      if own != Self.sources, isFolder { look(in: path, depth: depth + 1, &left) }
    }
    guard entries.contains(where: { $0.name == "Package.swift" }) else { return }
    for target in PackageManifest(in: folder)?.targets ?? [] {
      if let path = target.path, isFolder(folder + "/" + path) {
        folders[target.name] = folder + "/" + path
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  // MARK: Imports

  /// The modules that files import and whose source may be there.
  static func wanted(by files: [String], _ cache: FileCache) -> Set<String> {
    let known = GivenModules.platform.union(GivenModules.absent).union(GivenModules.homes.keys)
    var found: Set<String> = []
    for path in files { found.formUnion(cache.imports(of: path)) }
    return found.subtracting(known)
  }

  /// The names after `import` at the starts of lines.
  static func imports(in bytes: Data) -> Set<String> {
    let word = Data("import ".utf8)
    var found: Set<String> = []
    var rest = bytes.startIndex..<bytes.endIndex
    while let place = bytes.range(of: word, in: rest) {
      rest = place.upperBound..<bytes.endIndex
      let line = bytes[..<place.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }
      let before = String(decoding: line.reversed(), as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      guard before.isEmpty || before.hasPrefix("@") else { continue }
      let name = bytes[rest].prefix {
        Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber || $0 == 95
      }
      found.insert(String(decoding: name, as: UTF8.self))
    }
    return found
  }
}
