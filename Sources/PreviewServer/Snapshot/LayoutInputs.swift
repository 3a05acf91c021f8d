// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The files of a command, by kind.
struct LayoutInputs: Equatable {
  /// The Swift files, which make one module.
  var sources: [String] = []
  /// The modules that they import and whose source is there.
  var modules: [AppModule] = []
  var layouts: [String] = []
  var data: [String] = []

  private static let layoutSuffix = ".layout.json"
  private static let dataSuffix = ".data.json"
  private static let sourceSuffix = ".swift"
  /// The greatest number of Swift files of one module.
  private static let mostSources = 1000

  /// The folders of the command.
  var folders: [String] = []
  /// What people should know about the choice of files.
  var notes: [Diagnostic] = []

  /// Sorts files by kind, and the files of folders by name as well; a single Swift file brings what
  /// it needs from around it.
  init(_ arguments: [String]) throws(CommandFailure) {
    for argument in arguments { try add(argument) }
    if arguments.count == 1, arguments == sources {
      let app = AppSources(around: StageCatalog.absolute(arguments[0]))
      sources += app.files.dropFirst()
      modules = app.modules
    }
    guard sources.count <= Self.mostSources else {
      throw CommandFailure(
        reason: .wrongFile,
        message:
          "there are \(sources.count) Swift files, but at most \(Self.mostSources) are allowed"
      )
    }
  }

  private mutating func add(_ argument: String) throws(CommandFailure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
      throw CommandFailure(reason: .noFile, message: "there is no file \(argument)")
    }
    guard isFolder.boolValue else {
      guard take(argument, isNamed: true) else {
        throw CommandFailure(
          reason: .wrongFile,
          message: "\(argument) is neither a .swift, nor a \(Self.layoutSuffix), nor a "
            + "\(Self.dataSuffix) file, nor a table (\(DataFileName.tables))"
        )
      }
      return
    }
    folders.append(argument)
    let app = AppSources(in: StageCatalog.absolute(argument))
    notes += app.notes
    modules += app.modules.filter { module in !modules.contains { $0.name == module.name } }
    let own = StageCatalog.absolute(argument) + "/"
    let base = argument.hasSuffix("/") ? argument : argument + "/"
    let swift = app.files.map { $0.hasPrefix(own) ? base + $0.dropFirst(own.count) : $0 }
    let members = swift + Self.members(of: argument).filter { !$0.hasSuffix(Self.sourceSuffix) }
    guard members.filter({ take($0) }).count > 0 else {
      throw CommandFailure(
        reason: .wrongFile,
        message: "\(argument) contains no .swift, \(Self.layoutSuffix) or \(Self.dataSuffix) file"
      )
    }
  }

  /// All files of a folder and its subfolders, except hidden ones.
  private static func members(of folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { base + $0 }
  }

  /// Adds a file to its kind; `false` for any other kind.
  private mutating func take(_ path: String, isNamed: Bool = false) -> Bool {
    if path.hasSuffix(Self.sourceSuffix) {
      if !sources.contains(path) { sources.append(path) }
    } else if path.hasSuffix(Self.layoutSuffix) {
      if !layouts.contains(path) { layouts.append(path) }
    } else if path.hasSuffix(Self.dataSuffix) || (isNamed && DataFileName.isData(path)) {
      if !data.contains(path) { data.append(path) }
    } else {
      return false
    }
    return true
  }

  /// The name of a layout file for users.
  static func name(ofLayout path: String) -> String {
    String((path as NSString).lastPathComponent.dropLast(layoutSuffix.count))
  }

  /// Reads a file within bounds, a layout file together with those that it names.
  static func read(_ path: String) throws(CommandFailure) -> SnapshotRequest.File {
    do throws(FileReader.ReadError) {
      let bound = Limits.standard.fileBytes
      let bytes =
        path.hasSuffix(layoutSuffix)
        ? try NamedLayoutFiles.read(path, bound: bound) : try FileReader.read(path, bound: bound)
      return SnapshotRequest.File(name: path, bytes: bytes)
    } catch {
      switch error {
      case .missing:
        throw CommandFailure(reason: .noFile, message: "there is no file \(path)")
      case .unreadable(let words):
        throw CommandFailure(reason: .noFile, message: "\(path) cannot be read: \(words)")
      }
    }
  }
}
