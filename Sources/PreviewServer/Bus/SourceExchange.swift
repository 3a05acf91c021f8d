// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Gives the files of this server's stages to the others, and keeps copies of theirs.
///
/// Copies are ordinary files in a folder of this server, so everything that notices saved files
/// notices new copies, too.
final class SourceExchange {
  private static let bucket = "KV_TESSERA_STAGES"
  private static let prefix = "$KV.TESSERA_STAGES."

  private let bus: Bus
  private let files: FileStore
  private let limits: Limits
  /// The folder of the copies; it ends with this server.
  private let folder: String
  /// The stages of this server, as they were given last.
  private var given: [String: SharedStage] = [:]
  /// The stages of others, as their copies are here.
  private var kept: [String: SharedStage] = [:]
  /// Tells what went wrong.
  var say: (String) -> Void = { _ in }

  init(bus: Bus, limits: Limits) throws(Bus.Failure) {
    self.bus = bus
    self.limits = limits
    files = FileStore(bus: bus)
    var template = Array((NSTemporaryDirectory() + "/tessera-shared-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Bus.Failure(message: "no folder can be made for files of other servers")
    }
    let path = template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    folder = StageCatalog.absolute(String(decoding: path, as: UTF8.self))
    try bus.ensure(
      stream: Self.bucket,
      subjects: [Self.prefix + ">"],
      ["max_msgs_per_subject": 1, "discard": "new", "allow_rollup_hdrs": true]
    )
  }

  /// Whether the files of a stage are copies.
  func isKept(_ stage: String) -> Bool { kept[stage] != nil }

  /// Removes the copies.
  func clear() { try? FileManager.default.removeItem(atPath: folder) }

  // MARK: Giving

  /// Gives the others a stage's files, if they have changed.
  func give(_ source: StageSource) {
    let id = source.entry.id
    guard source.entry.group == StageCatalog.ownGroup, kept[id] == nil else { return }
    do throws(Bus.Failure) {
      let stage = try described(source)
      guard stage != given[id] else { return }
      let bytes = (try? JSONEncoder().encode(stage)) ?? Data()
      guard bytes.count < bus.bound else { throw Bus.Failure(message: "it has too many files") }
      try bus.store(Self.prefix + id, bytes, after: nil)
      given[id] = stage
    } catch {
      say("\(id): its files were not given to the other servers: \(error.message)")
    }
  }

  private func described(_ source: StageSource) throws(Bus.Failure) -> SharedStage {
    var stage = SharedStage(source)
    let paths = SharedStage.paths(of: source, limits: limits).prefix(SharedStage.mostFiles)
    let own = paths.filter { $0 != source.dataPath } + stage.main
    let root = Self.commonFolder(own.isEmpty ? Array(paths) : own)
    let relative = { (path: String) -> String in
      guard path.hasPrefix(root + "/") else {
        return SharedStage.outside + (path as NSString).lastPathComponent
      }
      return String(path.dropFirst(root.utf8.count + 1))
    }
    stage.main = stage.main.map(relative)
    stage.data = stage.data.map(relative)
    for path in paths {
      guard let bytes = try? FileReader.read(path, bound: limits.fileBytes) else { continue }
      let content = try files.put(bytes)
      stage.files.append(
        SharedStage.File(path: relative(path), content: content, time: Self.time(of: path))
      )
    }
    return stage
  }

  /// The folder that has all paths in it, at some depth.
  static func commonFolder(_ paths: [String]) -> String {
    var common = paths.first.map { ($0 as NSString).deletingLastPathComponent } ?? ""
    for path in paths.dropFirst() {
      while !common.isEmpty, common != "/", !path.hasPrefix(common + "/") {
        common = (common as NSString).deletingLastPathComponent
      }
    }
    return common == "/" ? "" : common
  }

  private static let millisecondsPerSecond = 1000.0

  private static func time(of path: String) -> Int64 {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date ?? Date(timeIntervalSinceReferenceDate: 0)
    return Int64((date.timeIntervalSinceReferenceDate * millisecondsPerSecond).rounded())
  }

  // MARK: Taking

  /// The stages of other servers that this one does not have, with copies of their files.
  func take(besides own: Set<String>) throws(Bus.Failure) -> [StageSource] {
    var sources: [StageSource] = []
    var from: UInt64 = 1
    while let stored = try bus.next(of: Self.prefix + ">", from: from, in: Self.bucket) {
      from = stored.sequence + 1
      guard let stage = try? JSONDecoder().decode(SharedStage.self, from: stored.bytes),
        stage.isInside, !own.contains(stage.id), stored.subject == Self.prefix + stage.id
      else { continue }
      try keep(stage)
      sources.append(stage.source(in: place(of: stage.id)))
    }
    return sources
  }

  /// Notices from now on what other servers save.
  func watch() {
    for id in kept.keys {
      bus.subscribe(Self.prefix + id) { [unowned self] message in
        let stage = try? JSONDecoder().decode(SharedStage.self, from: Data(message.bytes))
        guard let stage, stage.id == id, stage.isInside else { return }
        do throws(Bus.Failure) {
          try keep(stage)
        } catch {
          say("\(id): its files on another server could not be copied: \(error.message)")
        }
      }
    }
  }

  private func place(of stage: String) -> String { folder + "/" + stage }

  private func keep(_ stage: SharedStage) throws(Bus.Failure) {
    let before = kept[stage.id]
    let known = Set((before?.files ?? []).map { "\($0.path) \($0.content)" })
    for file in stage.files where !known.contains("\(file.path) \(file.content)") {
      try write(try files.get(file.content), file, of: stage.id)
    }
    let paths = Set(stage.files.map(\.path))
    for file in before?.files ?? [] where !paths.contains(file.path) {
      try? FileManager.default.removeItem(atPath: place(of: stage.id) + "/" + file.path)
    }
    kept[stage.id] = stage
  }

  /// Writes a file as editors do: whole, under another name, and then in its place.
  private func write(
    _ bytes: Data,
    _ file: SharedStage.File,
    of stage: String
  ) throws(Bus.Failure) {
    let path = place(of: stage) + "/" + file.path
    let parent = (path as NSString).deletingLastPathComponent
    let fresh = parent + "/.new-" + (path as NSString).lastPathComponent
    let date = Date(
      timeIntervalSinceReferenceDate: Double(file.time) / Self.millisecondsPerSecond
    )
    do {
      let manager = FileManager.default
      try manager.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try bytes.write(to: URL(fileURLWithPath: fresh))
      try manager.setAttributes([.modificationDate: date], ofItemAtPath: fresh)
    } catch {
      throw Bus.Failure(message: "\(file.path) cannot be written: \(error.localizedDescription)")
    }
    guard rename(fresh, path) == 0 else {
      throw Bus.Failure(message: "\(file.path) cannot be written")
    }
  }
}
