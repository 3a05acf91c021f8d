// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Reads the stages' files, at the start and whenever the file system says that they changed.
final class StageFileFeed {
  /// What became of a file.
  struct Change {
    var stage: String
    var role: FileMessage.Role
    /// Name as the user knows it.
    var name: String
    var content: Result<StageFiles.File, FileReader.ReadError>
  }

  /// Seconds to wait for a save to be complete.
  static let settleSeconds = 0.02

  let sources: [StageSource]
  private let limits: Limits
  private let watch = DirectoryWatch()
  private var changed: Set<String> = []
  /// The bytes that were handed out last, so that a save without a change is not one.
  private var known: [String: Data] = [:]

  init(sources: [StageSource], limits: Limits) {
    self.sources = sources
    self.limits = limits
    for path in Set(sources.flatMap(Self.paths)) {
      watch.watch(folder: (path as NSString).deletingLastPathComponent)
    }
  }

  /// The descriptor that becomes readable when something happens in the folders.
  var descriptor: Int32 { watch.descriptor }

  /// Collects what happened.
  ///
  /// - Returns: whether any of it concerns a stage.
  func collect() -> Bool {
    let watched = Set(sources.flatMap(Self.paths))
    changed.formUnion((watch.changedPaths() ?? watched).intersection(watched))
    return !changed.isEmpty
  }

  /// Everything, as it is now.
  func readAll() -> [Change] { read(Set(sources.flatMap(Self.paths)), onlyChanged: false) }

  /// What was collected, as it is now.
  func readCollected() -> [Change] {
    defer { changed.removeAll() }
    return read(changed, onlyChanged: true)
  }

  private func read(_ paths: Set<String>, onlyChanged: Bool) -> [Change] {
    var contents: [String: Result<Data, FileReader.ReadError>] = [:]
    for path in paths {
      let result: Result<Data, FileReader.ReadError>
      do throws(FileReader.ReadError) {
        result = .success(try FileReader.read(path, bound: limits.fileBytes))
      } catch {
        result = .failure(error)
      }
      let bytes = try? result.get()
      if onlyChanged, let bytes, known[path] == bytes { continue }
      known[path] = bytes
      contents[path] = result
    }
    return sources.flatMap { source in changes(of: source, contents) }
  }

  private func changes(
    of source: StageSource,
    _ contents: [String: Result<Data, FileReader.ReadError>]
  ) -> [Change] {
    var changes: [Change] = []
    if case .file(let path) = source.layout, let content = contents[path] {
      changes.append(change(source, .layout, path, content))
    }
    if let content = contents[source.dataPath] {
      changes.append(change(source, .data, source.dataPath, content))
    }
    return changes
  }

  private func change(
    _ source: StageSource,
    _ role: FileMessage.Role,
    _ path: String,
    _ content: Result<Data, FileReader.ReadError>
  ) -> Change {
    let name = (path as NSString).lastPathComponent
    return Change(
      stage: source.entry.id,
      role: role,
      name: name,
      content: content.map { StageFiles.File(name: name, bytes: $0) }
    )
  }

  private static func paths(of source: StageSource) -> [String] {
    switch source.layout {
    case .file(let path): [path, source.dataPath]
    case .synthetic: [source.dataPath]
    }
  }
}
