// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Finds the stages: first those of the command line, then those of the gallery.
struct StageCatalog {
  /// The reason why a file cannot be a stage, for the terminal.
  struct CatalogError: Error, Equatable {
    var message: String
  }

  static let ownGroup = "Your files"
  private static let galleryGroup = "Flow"
  private static let galleryGroups = [
    guidedGroup, "Flow", "Compositional", "Lists", "Sticky", "Custom",
  ]
  /// The heading of the few stages with which people who are new can begin.
  ///
  /// Their order is that of their files' names, not of their titles.
  private static let guidedGroup = "Begin here"
  static let layoutSuffix = ".layout.json"
  private static let dataSuffix = ".data.json"
  /// The most bytes of a layout file in which names are looked for.
  static let headlineBytes = 1024 * 1024

  private(set) var sources: [StageSource] = []
  private var takenIds: Set<String> = []

  /// Adds the files of the command line; with `isModule` all Swift files among them make one stage.
  mutating func add(files arguments: [String], isModule: Bool = false) throws(CatalogError) {
    var files: [String] = []
    var modules: [SwiftModule] = []
    for argument in arguments {
      if let source = pictureSource(Self.absolute(argument)) {
        sources.append(source)
        continue
      }
      let (named, folder) = try Self.expand(argument)
      files += named
      if let folder { modules.append(folder) }
    }
    let dataFiles = files.filter(DataFileName.isData)
    var usedData: Set<String> = []
    for path in files where path.hasSuffix(Self.layoutSuffix) {
      guard let source = layoutSource(path, group: nil, fallbackData: dataFiles.first) else {
        throw CatalogError(
          message: "\(path) names no data file; add \"data\": \"NAME.data.json\" to it, "
            + "or name a .data.json on the command line"
        )
      }
      if let path = source.dataPath { usedData.insert(path) }
      sources.append(source)
    }
    let swift = files.filter { $0.hasSuffix(SwiftModule.suffix) }
    modules +=
      isModule && !swift.isEmpty
      ? [SwiftModule(files: swift)] : swift.map { SwiftModule(files: [$0]) }
    for index in modules.indices {
      var module = modules[index]
      let others = modules.indices.filter { $0 != index }
      module.isBesideOthers = others.contains { module.isBeside(modules[$0]) }
      let source = try swiftSource(module, dataFiles: dataFiles)
      if let path = source.dataPath { usedData.insert(path) }
      sources.append(source)
    }
    for path in dataFiles where !usedData.contains(path) { sources.append(dataSource(path)) }
  }

  /// Adds every layout in the gallery's folder: by group from simple to difficult, and by title in
  /// each group.
  mutating func addGallery(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = sources.count
    defer { sources[own...].sort { Self.galleryPlace($0) < Self.galleryPlace($1) } }
    for name in names.sorted() where name.hasSuffix(Self.layoutSuffix) && !name.hasPrefix(".") {
      let path = folder + "/" + name
      let known = sources.contains { $0.journalKey == path }
      guard !known, let source = layoutSource(path, group: Self.galleryGroup, fallbackData: nil)
      else { continue }
      sources.append(source)
    }
  }

  /// The order of a stage in the gallery; unknown groups come last, by name.
  private static func galleryPlace(_ source: StageSource) -> (Int, String, String) {
    let entry = source.entry
    let rank = galleryGroups.firstIndex(of: entry.group) ?? galleryGroups.count
    return (rank, entry.group, entry.group == guidedGroup ? source.journalKey : entry.title)
  }

  /// The files that an argument names, as absolute paths.
  ///
  /// The Swift files of a folder make one module; the result names the folder for it.
  private static func expand(
    _ argument: String
  ) throws(CatalogError) -> (files: [String], module: SwiftModule?) {
    let path = absolute(argument)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CatalogError(message: "there is no file \(argument)")
    }
    guard isFolder.boolValue else {
      let isLayout = [SwiftModule.suffix, layoutSuffix].contains(where: path.hasSuffix)
      guard isLayout || DataFileName.isData(path) else {
        throw CatalogError(
          message: "\(argument) is neither a \(SwiftModule.suffix), \(layoutSuffix) nor "
            + "\(dataSuffix) file, nor a table (\(DataFileName.tables))"
        )
      }
      return ([path], nil)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.filter { !$0.hasPrefix(".") }.sorted().map { path + "/" + $0 }
      .filter { $0.hasSuffix(layoutSuffix) || $0.hasSuffix(dataSuffix) }
    let hasSwift = !AppSources(in: path).files.isEmpty
    guard !files.isEmpty || hasSwift else {
      throw CatalogError(
        message:
          "\(argument) contains no \(SwiftModule.suffix), \(layoutSuffix) or \(dataSuffix) file, "
          + "and no pictures"
      )
    }
    return (files, hasSwift ? SwiftModule(folder: path) : nil)
  }

  /// Makes the stage of Swift files.
  ///
  /// Its data are the file that `tessera.json` names, else the first data file of the command line,
  /// else a file of the same name beside it, else numbered items.
  private mutating func swiftSource(
    _ module: SwiftModule,
    dataFiles: [String]
  ) throws(CatalogError) -> StageSource {
    let manifest = module.snapshot(limits: .standard)?.manifest ?? SourceManifest()
    let base =
      module.folder == nil ? String(module.name.dropLast(SwiftModule.suffix.count)) : module.name
    let named = manifest.data.map { Self.absolute($0.hasPrefix("/") ? $0 : module.home + "/" + $0) }
    if let named, !FileManager.default.fileExists(atPath: named) {
      throw CatalogError(
        message: "\(module.manifestPath): data names \(named), but there is no such file"
      )
    }
    let beside = module.home + "/" + base + Self.dataSuffix
    let isBeside = FileManager.default.fileExists(atPath: beside)
    let entry = ServerMessage.StageEntry(
      id: freshId(base),
      title: manifest.title ?? base,
      subtitle: module.name,
      group: Self.ownGroup
    )
    return StageSource(
      entry: entry,
      layout: .swift(module),
      dataPath: named ?? dataFiles.first ?? (isBeside ? beside : nil)
    )
  }

  /// The absolute path, without `.`, `..` and symbolic links.
  static func absolute(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return url.resolvingSymlinksInPath().path
  }

  /// Makes the stage of a layout file.
  ///
  /// Without `group`, it is one of the user's own files; with `group`, it belongs to the group that
  /// the file names, or else to `group`.
  private mutating func layoutSource(
    _ path: String,
    group: String?,
    fallbackData: String?
  ) -> StageSource? {
    let bytes = try? FileReader.read(path, bound: Self.headlineBytes)
    let headline = LayoutHeadline(bytes ?? Data())
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let named = headline.data.map { Self.absolute($0.hasPrefix("/") ? $0 : folder + "/" + $0) }
    guard let dataPath = named ?? fallbackData else { return nil }
    let names = headline.names(ofFile: path)
    let fileName = (path as NSString).lastPathComponent
    let entry = ServerMessage.StageEntry(
      id: freshId(String(fileName.dropLast(Self.layoutSuffix.count))),
      title: names.title,
      subtitle: names.subtitle,
      group: group.map { headline.group ?? $0 } ?? Self.ownGroup
    )
    return StageSource(entry: entry, layout: .file(path: path), dataPath: dataPath)
  }

  /// Makes the stage of a folder that has pictures and nothing else that can be shown.
  private mutating func pictureSource(_ folder: String) -> StageSource? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let hasFiles = names.contains {
      $0.hasSuffix(Self.layoutSuffix) || $0.hasSuffix(Self.dataSuffix)
    }
    guard !hasFiles, PictureItems.areIn(folder), AppSources(in: folder).files.isEmpty else {
      return nil
    }
    let name = (folder as NSString).lastPathComponent
    let entry = ServerMessage.StageEntry(
      id: freshId(name),
      title: name,
      subtitle: "Pictures of a folder",
      group: Self.ownGroup
    )
    return StageSource(entry: entry, layout: .synthetic(PictureItems.layout), pictures: folder)
  }

  private mutating func dataSource(_ path: String) -> StageSource {
    let fileName = (path as NSString).lastPathComponent
    let base = DataFileName.base(fileName)
    let entry = ServerMessage.StageEntry(
      id: freshId(base),
      title: base,
      subtitle: fileName,
      group: Self.ownGroup
    )
    return StageSource(entry: entry, layout: .synthetic(Self.plainLayout), dataPath: path)
  }

  /// The layout of a data file that was given alone.
  static let plainLayout = StageInput.File(
    name: "built-in flow layout",
    bytes: Data("{\"kind\": \"flow\", \"parameters\": {}}\n".utf8)
  )

  /// Adds stages of other servers, whose ids no stage here has.
  mutating func add(_ shared: [StageSource]) {
    for source in shared where takenIds.insert(source.entry.id).inserted { sources.append(source) }
  }

  /// An identifier that can be part of an address and that no other stage has.
  private mutating func freshId(_ name: String) -> String {
    let kept = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let base = kept.isEmpty ? "stage" : String(kept)
    var id = base
    var suffix = 2
    while !takenIds.insert(id).inserted {
      id = "\(base)-\(suffix)"
      suffix += 1
    }
    return id
  }
}
