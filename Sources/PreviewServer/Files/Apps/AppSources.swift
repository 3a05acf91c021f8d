// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The Swift files of the app in a folder: those of one target of its project or package, otherwise
/// all files that are neither tests nor fetched from elsewhere.
struct AppSources {
  /// The paths of the files, in order.
  var files: [String] = []
  /// The modules that they import and whose source is there.
  var modules: [AppModule] = []
  /// What people should know about the choice.
  var notes: [Diagnostic] = []
  /// What would be too many files.
  private var leftOut: [String] = []
  private let cache: FileCache
  /// The names in the note on them.
  private static let mostNames = 8

  /// Folders with source of others, or made by tools.
  private static let foreign: Set = [
    "Pods", "Carthage", "build", "DerivedData", "SourcePackages", "Checkouts", "checkouts",
    "node_modules", "fastlane", "vendor",
  ]
  private static let foreignEnds = ["Tests", ".playground", ".xcassets", ".framework", ".bundle"]
  private static let projectEnd = ".xcodeproj"

  /// Takes files as they are.
  init(files: [String]) { (self.files, cache) = (files, FileCache()) }

  /// Takes a file, those around it that it needs, and the modules of package managers that they
  /// import.
  init(around file: String, cache: NearbyCache = NearbyCache()) {
    self.cache = cache.files
    files = NearbySources(around: file, cache: cache).files
    addModules(around: (file as NSString).deletingLastPathComponent) { $0.isFetched }
  }

  /// Finds the files of the app in a folder.
  init(in folder: String, cache: FileCache = FileCache()) {
    self.cache = cache
    if let project = Self.project(in: folder), take(project) {
      addModules(around: folder)
      return
    }
    if let package = PackageManifest(in: folder),
      takeApp(beside: package, in: folder) || take(package, in: folder)
    {
      addModules(around: folder)
      return
    }
    files = Self.swiftFiles(in: folder)
    separate(in: folder)
    addModules(around: folder)
  }

  /// Adds the source of the modules that the files import, and of those that these import, as far as
  /// it is there.
  private mutating func addModules(
    around folder: String,
    where isTaken: (AppModule) -> Bool = { _ in true }
  ) {
    var wanted = ModuleFolders.wanted(by: files, cache)
    guard !wanted.isEmpty else { return tellLeftOut() }
    let folders = ModuleFolders(around: folder)
    var seen: Set<String> = []
    while let name = wanted.subtracting(seen).min() {
      seen.insert(name)
      let added = folders.files(of: name)
      let rest = files.filter { !added.contains($0) }
      let module = AppModule(name: name, files: added)
      guard !added.isEmpty, !rest.isEmpty, isTaken(module) else { continue }
      guard added.count <= Limits.standard.compiledFiles else {
        leftOut.append("the module \(name)")
        continue
      }
      files = rest
      modules.append(module)
      wanted.formUnion(ModuleFolders.wanted(by: added, cache))
    }
    modules.sort { $0.name < $1.name }
    tellLeftOut()
  }

  /// Keeps as many files as can be compiled, and names the others.
  private mutating func tellLeftOut() {
    let most = Limits.standard.compiledFiles
    leftOut += files.dropFirst(most).map { ($0 as NSString).lastPathComponent }
    files = Array(files.prefix(most))
    guard let first = leftOut.first else { return }
    let names = leftOut.prefix(Self.mostNames).joined(separator: ", ")
    let rest = leftOut.count - Self.mostNames
    let list = leftOut.count == 1 ? first : names + (rest > 0 ? " and \(rest) more" : "")
    note("files-left-out", "at most \(most) files are compiled; left out: \(list)")
    leftOut = []
  }

  // MARK: Projects and packages

  private static func project(in folder: String) -> XcodeProject? {
    let names = { (path: String) in
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        .filter { !$0.hasPrefix(".") }
    }
    let own = names(folder).map { folder + "/" + $0 }
    let inner = own.filter { !foreign.contains(($0 as NSString).lastPathComponent) }
      .filter { !$0.hasSuffix(projectEnd) }.flatMap { path in names(path).map { path + "/" + $0 } }
    return (own + inner).lazy.filter { $0.hasSuffix(projectEnd) }.compactMap { XcodeProject($0) }
      .first { $0.targets.contains { !$0.files.isEmpty } }
  }

  /// Takes the files of a project's first app.
  private mutating func take(_ project: XcodeProject) -> Bool {
    let apps = project.targets.filter(\.isApp)
    let candidates = (apps.isEmpty ? project.targets : apps).filter { !$0.files.isEmpty }
    guard let first = candidates.first else { return false }
    let manager = FileManager.default
    files = first.files.filter { manager.fileExists(atPath: $0) }
    guard !files.isEmpty else { return false }
    for path in first.files where !manager.fileExists(atPath: path) {
      let name = (path as NSString).lastPathComponent
      note("file-missing", "\(first.name) has the file \(name) in its project, but it is not there")
    }
    tell(first.name, candidates.dropFirst().map(\.name))
    return true
  }

  /// Takes the files of a package's first app or library.
  private mutating func take(_ package: PackageManifest, in folder: String) -> Bool {
    let (targets, others) = package.first
    files = targets.flatMap { target in
      Self.swiftFiles(in: PackageManifest.path(of: target, in: folder))
    }
    guard let first = targets.first, !files.isEmpty else { return false }
    tell(first.name, others)
    return true
  }

  /// Takes the files of an app that lies beside the targets of a package, where no target is one itself.
  ///
  /// The modules of many apps are a package in the root of their repository; the project around it may be one that
  /// tools make.
  private mutating func takeApp(beside package: PackageManifest, in folder: String) -> Bool {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    let homes = package.targets.map { PackageManifest.path(of: $0, in: root) + "/" }
    let starts = Self.swiftFiles(in: root).filter(cache.isStart)
    let isOwn = { (file: String) in homes.contains { file.hasPrefix($0) } }
    guard let start = starts.first, !starts.contains(where: isOwn),
      let app = Self.top(of: (start as NSString).deletingLastPathComponent, in: root)
    else { return false }
    files = Self.swiftFiles(in: app).filter { !isOwn($0) }
    let others = starts.compactMap {
      Self.top(of: ($0 as NSString).deletingLastPathComponent, in: root)
    }
    tell(
      (app as NSString).lastPathComponent,
      Set(others).subtracting([app]).map { ($0 as NSString).lastPathComponent }.sorted()
    )
    return true
  }

  private mutating func tell(_ chosen: String, _ others: [String]) {
    guard !others.isEmpty else { return }
    let list = others.joined(separator: ", ")
    note(
      "several-targets",
      "there are several targets: \(chosen) is shown; name the folder of another one to see it "
        + "(\(list))"
    )
  }

  private mutating func note(_ code: String, _ message: String) {
    notes.append(Diagnostic(severity: .warning, code: code, message: message))
  }

  // MARK: Folders

  /// The most files and folders that are looked at.
  private static let mostEntries = 20_000

  /// The Swift files of a folder and its subfolders, without tests, hidden files and folders with
  /// source of others.
  static func swiftFiles(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    var found: [String] = []
    var left = mostEntries
    FolderWalk.visit(root, &left) { name, path, isFolder in
      guard !isForeign(name) else { return false }
      let isSwift = name.hasSuffix(SwiftModule.suffix) && name != "Package.swift"
      if isSwift, !isFolder { found.append(path) }
      return true
    }
    return found.sorted()
  }

  /// Whether a folder has source of others, or things that tools made.
  static func isForeign(_ name: String) -> Bool {
    foreign.contains(name) || foreignEnds.contains { name.hasSuffix($0) }
  }

  /// Leaves out all apps but the first, if the folder has several in folders of their own.
  private mutating func separate(in folder: String) {
    let homes = files.filter(cache.isStart).map { ($0 as NSString).deletingLastPathComponent }
    let tops = Set(homes.compactMap { Self.top(of: $0, in: folder) }).sorted()
    guard tops.count > 1, let first = tops.first else { return }
    let others = tops.dropFirst()
    files.removeAll { file in others.contains { file.hasPrefix($0 + "/") } }
    tell(
      (first as NSString).lastPathComponent,
      others.map { ($0 as NSString).lastPathComponent }
    )
  }

  /// The folder directly in another one that a path is in; `nil` for the folder itself.
  private static func top(of path: String, in folder: String) -> String? {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard path.hasPrefix(root + "/") else { return nil }
    let first = path.dropFirst(root.count + 1).prefix { $0 != "/" }
    return root + "/" + first
  }
}
