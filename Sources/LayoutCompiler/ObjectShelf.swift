// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass

/// Keeps the compiled files of a module in the compiler's cache, so that the next save compiles only
/// what changed.
struct ObjectShelf {
  /// What the kept objects were compiled from.
  fileprivate struct State: Codable {
    /// Identifies what the files see of each other.
    var interface: UInt64
    /// The module's name, which is part of the names in the objects.
    var module: String
    /// Hashes of the files' texts.
    var texts: [UInt64]
  }

  /// What has to be compiled.
  struct Task {
    /// The name under which the module is compiled.
    var module: String
    /// Indices of the files to compile.
    var stale: [Int]
    fileprivate var state: State
  }

  private static let radix = 36

  private static let prefix = "objects-"
  /// The modules whose objects are kept.
  private static let mostModules = 8
  private static let lockMode: mode_t = 0o600

  private let folder: String
  private let cache: String

  /// Reserves the place for the objects of a module with these files until this process ends; `nil`
  /// while another compiler uses it.
  init?(reserving paths: [String], _ place: Workplace) {
    var hash = StableHash([])
    for path in paths { hash.add(path.utf8) }
    cache = place.cache
    folder = "\(place.cache)/\(Self.prefix)\(String(hash.value, radix: Self.radix))"
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    guard made != nil else { return nil }
    let lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, Self.lockMode)
    guard lock >= 0 else { return nil }
    // The system gives the lock back at the end of the process.
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      return nil
    }
  }

  /// Removes the objects of modules that were not compiled for the longest time.
  private func tidy() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: cache)) ?? []
    let kept = names.filter { $0.hasPrefix(Self.prefix) }.map {
      name -> (path: String, time: Date) in
      let path = "\(cache)/\(name)"
      let attributes = try? manager.attributesOfItem(atPath: path + "/state.json")
      return (path, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for old in kept.sorted(by: { $0.time > $1.time }).dropFirst(Self.mostModules)
    where old.path != folder {
      try? manager.removeItem(atPath: old.path)
    }
  }

  private var statePath: String { folder + "/state.json" }

  /// The object of a file.
  func object(_ index: Int) -> String { "\(folder)/\(index).o" }

  /// What has to be compiled for these texts; all files if the kept objects do not fit.
  func task(_ texts: [String], interface: UInt64, module: String) -> Task {
    let hashes = texts.map { StableHash($0.utf8).value }
    let all = Array(texts.indices)
    var task = Task(
      module: module,
      stale: all,
      state: State(interface: interface, module: module, texts: hashes)
    )
    guard let data = FileManager.default.contents(atPath: statePath),
      let known = try? JSONDecoder().decode(State.self, from: data),
      known.interface == interface, known.texts.count == hashes.count
    else { return task }
    task.module = known.module
    task.state.module = known.module
    task.stale = all.filter { index in
      known.texts[index] != hashes[index]
        || !FileManager.default.fileExists(atPath: object(index))
    }
    return task
  }

  /// Takes compiled objects; `objects` are their present places, in the order of the task's files.
  func take(_ objects: [String], of task: Task) throws {
    let manager = FileManager.default
    // While objects are exchanged, nothing may believe that they fit.
    try? manager.removeItem(atPath: statePath)
    for (index, object) in zip(task.stale, objects) {
      try? manager.removeItem(atPath: self.object(index))
      try manager.moveItem(atPath: object, toPath: self.object(index))
    }
    try JSONEncoder().encode(task.state).write(to: URL(fileURLWithPath: statePath))
    tidy()
  }
}
