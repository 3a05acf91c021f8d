// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The files that a command was given, by what they are.
struct LayoutInputs: Equatable {
  /// Swift files, which make one module.
  var sources: [String] = []
  var layouts: [String] = []
  var data: [String] = []

  private static let layoutSuffix = ".layout.json"
  private static let dataSuffix = ".data.json"
  private static let sourceSuffix = ".swift"
  /// Most Swift files of one module.
  private static let mostSources = 1000

  /// Sorts files and the members of folders, those in folders by name.
  init(_ arguments: [String]) throws(CommandFailure) {
    for argument in arguments { try add(argument) }
    guard sources.count <= Self.mostSources else {
      throw CommandFailure(
        reason: .wrongFile,
        message: "there are \(sources.count) Swift files, but may be at most \(Self.mostSources)"
      )
    }
  }

  private mutating func add(_ argument: String) throws(CommandFailure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
      throw CommandFailure(reason: .noFile, message: "there is no file \(argument)")
    }
    guard isFolder.boolValue else {
      guard take(argument) else {
        throw CommandFailure(
          reason: .wrongFile,
          message: "\(argument) is neither a .swift, nor a \(Self.layoutSuffix), nor a "
            + "\(Self.dataSuffix) file"
        )
      }
      return
    }
    let members = Self.members(of: argument)
    guard members.filter({ take($0) }).count > 0 else {
      throw CommandFailure(
        reason: .wrongFile,
        message: "\(argument) holds no .swift, \(Self.layoutSuffix) or \(Self.dataSuffix) file"
      )
    }
  }

  /// Everything in a folder and the folders in it, but for what is hidden.
  private static func members(of folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { base + $0 }
  }

  /// Sorts a file in; `false` for one of another kind.
  private mutating func take(_ path: String) -> Bool {
    if path.hasSuffix(Self.sourceSuffix) {
      if !sources.contains(path) { sources.append(path) }
    } else if path.hasSuffix(Self.layoutSuffix) {
      if !layouts.contains(path) { layouts.append(path) }
    } else if path.hasSuffix(Self.dataSuffix) {
      if !data.contains(path) { data.append(path) }
    } else {
      return false
    }
    return true
  }

  /// What a layout file is called.
  static func name(ofLayout path: String) -> String {
    String((path as NSString).lastPathComponent.dropLast(layoutSuffix.count))
  }

  /// Reads a file within bounds, a layout file with those that it names.
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
