// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Reads the stages' files at the start, and after each change that the file system reports.
final class StageFileFeed {
  /// A changed file of a stage.
  struct Change {
    var stage: String
    var role: FileMessage.Role
    /// The file's name for the user.
    var name: String
    /// The names of the saved files: the layout file itself, or files that it names.
    var saved: Set<String>
    var content: Result<StageInput.File, FileReader.ReadError>
    /// Whether the data are the pictures of a folder.
    var isOfPictures = false
  }

  /// A change of a stage's Swift files.
  struct SourceChange {
    var stage: String
    /// The name of the file or folder for the user.
    var name: String
    /// The files' content; `nil` when they are gone.
    var snapshot: SourceSnapshot?
  }

  private typealias Contents = Result<Data, FileReader.ReadError>

  /// Seconds to wait for other files that are saved at the same time.
  ///
  /// A reported file itself is complete.
  private static let settleSeconds = 0.004
  /// Seconds to wait for a removed file to be written again.
  private static let returnSeconds = 0.02

  let sources: [StageSource]
  private let limits: Limits
  private let watch = DirectoryWatch()
  private var changed: Set<String> = []
  /// Stages whose Swift files changed.
  private var changedSources: Set<String> = []
  /// Folders whose pictures changed.
  private var changedFolders: Set<String> = []
  /// The bytes that were read last, so that a save without a change has no effect.
  private var known: [String: Data] = [:]
  /// Paths of the files that a stage's layout file names, by the layout file's path.
  private var named: [String: Set<String>] = [:]

  init(sources: [StageSource], limits: Limits) {
    self.sources = sources
    self.limits = limits
    for path in Set(sources.flatMap(Self.paths)) {
      watch.watch(folder: (path as NSString).deletingLastPathComponent)
    }
    for folder in modules.flatMap(\.module.watchedFolders) { watch.watch(folder: folder) }
    for folder in pictureFolders { watch.watch(folder: folder) }
  }

  /// The folders whose pictures are the data of a stage.
  private var pictureFolders: [String] { sources.compactMap(\.pictures) }

  /// The descriptor that becomes readable when something happens in the folders.
  var descriptor: Int32 { watch.descriptor }

  /// Collects the changes of the watched folders.
  ///
  /// - Returns: The number of seconds after which to read the collected changes; `nil` when they
  ///   concern no stage.
  func collect() -> Double? {
    let watched = named.values.reduce(into: Set(sources.flatMap(Self.paths))) {
      $0.formUnion($1)
    }
    let changes = watch.changes()
    changed.formUnion(changes.isIncomplete ? watched : changes.paths.intersection(watched))
    for (stage, module) in modules
    where changes.isIncomplete || changes.paths.contains(where: module.holds) {
      changedSources.insert(stage)
    }
    let saved = changes.paths.filter(SourcePicture.isNamed).map {
      ($0 as NSString).deletingLastPathComponent
    }
    changedFolders.formUnion(
      changes.isIncomplete ? pictureFolders : pictureFolders.filter(Set(saved).contains)
    )
    let isNothing = changed.isEmpty && changedSources.isEmpty && changedFolders.isEmpty
    guard !isNothing else { return nil }
    let isGone = changes.removed.contains { path in
      watched.contains(path) || modules.contains { $0.module.holds(path) }
    }
    return isGone ? Self.returnSeconds : Self.settleSeconds
  }

  /// The files and folders that have pictures beside them, of all stages.
  var pictureRoots: [String] { modules.flatMap(\.module.roots) + pictureFolders }

  /// What pages may load from beside the sources of all stages.
  func beside() -> (pictures: [SourcePicture], fonts: [String]) {
    (SourcePicture.beside(pictureRoots), modules.flatMap(\.module.fonts))
  }

  /// The stages that are made from Swift source.
  private var modules: [(stage: String, module: SwiftModule)] {
    sources.compactMap { source in
      if case .swift(let module) = source.layout { (source.entry.id, module) } else { nil }
    }
  }

  /// Reads all Swift files.
  func readAllSources() -> [SourceChange] { readSources { _ in true } }

  /// Reads the Swift files of the stages with collected changes.
  func readCollectedSources() -> [SourceChange] {
    let stages = changedSources
    changedSources.removeAll()
    return readSources(where: stages.contains)
  }

  private func readSources(where isWanted: (String) -> Bool) -> [SourceChange] {
    modules.filter { isWanted($0.stage) }.map { stage, module in
      var (snapshot, folders) = module.look(limits: limits)
      // Files may have appeared in a new folder of the module before it was watched.
      let isNew = folders.map(watch.watch(folder:)).contains(true)
      if isNew { snapshot = module.snapshot(limits: limits) }
      return SourceChange(stage: stage, name: module.name, snapshot: snapshot)
    }
  }

  /// Reads all layout and data files.
  func readAll() -> [Change] {
    read(Set(sources.flatMap(Self.paths)), onlyChanged: false) + readPictures { _ in true }
  }

  /// Reads the layout and data files with collected changes.
  func readCollected() -> [Change] {
    defer {
      changed.removeAll()
      changedFolders.removeAll()
    }
    return read(changed, onlyChanged: true) + readPictures(of: changedFolders.contains)
  }

  private func readPictures(of isWanted: (String) -> Bool) -> [Change] {
    sources.compactMap { source in
      guard let folder = source.pictures, isWanted(folder) else { return nil }
      let file = PictureItems.file(of: folder)
      guard known[folder] != file.bytes else { return nil }
      known[folder] = file.bytes
      return Change(
        stage: source.entry.id,
        role: .data,
        name: file.name,
        saved: [file.name],
        content: .success(file),
        isOfPictures: true
      )
    }
  }

  private func read(_ paths: Set<String>, onlyChanged: Bool) -> [Change] {
    var contents: [String: Contents] = [:]
    for path in paths {
      let result = contentsNow(path)
      let bytes = try? result.get()
      if onlyChanged, let bytes, known[path] == bytes { continue }
      known[path] = bytes
      contents[path] = result
    }
    return sources.flatMap { source in changes(of: source, contents) }
  }

  private func contentsNow(_ path: String) -> Contents {
    Result { () throws(FileReader.ReadError) in
      try FileReader.read(path, bound: limits.fileBytes)
    }
  }

  private func changes(of source: StageSource, _ contents: [String: Contents]) -> [Change] {
    var changes: [Change] = []
    if case .file(let path) = source.layout, let content = layout(path, contents) {
      let files = (named[path] ?? []).union([path])
      changes.append(
        change(source, .layout, path, content, from: files.intersection(contents.keys))
      )
    }
    if let path = source.dataPath, let content = contents[path] {
      changes.append(change(source, .data, path, content, from: [path]))
    }
    return changes
  }

  /// A layout file joined with the files that it names; `nil` when none of them changed.
  private func layout(_ path: String, _ contents: [String: Contents]) -> Contents? {
    let isNews = { (path: String) in contents[path] != nil }
    guard isNews(path) || named[path]?.contains(where: isNews) ?? false else { return nil }
    let current = { (path: String) -> Contents in
      contents[path] ?? self.known[path].map(Contents.success) ?? self.contentsNow(path)
    }
    switch current(path) {
    case .failure(let error): return .failure(error)
    case .success(let bytes):
      let files = NamedLayoutFiles(path: path)
      watch(files.named(in: bytes).map(\.path), namedBy: path)
      return Result { () throws(FileReader.ReadError) in
        try files.joined(bytes, bound: limits.fileBytes, current)
      }
    }
  }

  private func watch(_ paths: [String], namedBy layout: String) {
    named[layout] = Set(paths)
    for path in paths {
      watch.watch(folder: (path as NSString).deletingLastPathComponent)
      if known[path] == nil { known[path] = try? contentsNow(path).get() }
    }
  }

  private func change(
    _ source: StageSource,
    _ role: FileMessage.Role,
    _ path: String,
    _ content: Contents,
    from saved: Set<String>
  ) -> Change {
    let name = (path as NSString).lastPathComponent
    return Change(
      stage: source.entry.id,
      role: role,
      name: name,
      saved: Set(saved.map { ($0 as NSString).lastPathComponent }),
      content: content.map { StageInput.File(name: name, bytes: $0) }
    )
  }

  private static func paths(of source: StageSource) -> [String] {
    let data = source.dataPath.map { [$0] } ?? []
    switch source.layout {
    case .file(let path): return [path] + data
    case .synthetic, .swift: return data
    }
  }
}
