// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass

/// Keeps the compiled files of a module in the compiler's cache, so that the next save compiles only
/// what changed.
final class ObjectShelf {
  /// What the kept objects were compiled from.
  struct State: Codable {
    /// Identifies what was left out, and the imported modules.
    var surroundings: UInt64
    /// The module's name, which is part of the names in the objects.
    var module: String
    /// Hashes of the files' texts.
    var texts: [UInt64]
    /// What the files see of each other.
    var declarations: [Declaration]
    var numbering: Numbering
    /// The folders of the imported modules that have source.
    var imports: [String]? = []
    /// Changes with the module's interface.
    var interface: UInt64
  }

  /// What has to be compiled.
  struct Task {
    /// The name under which the module is compiled.
    var module: String
    /// Indices of the files to compile.
    var stale: [Int]
    /// The files whose text is not that of their object, if the stale ones are no others.
    var changed: [ChangedFile] = []
    fileprivate var state: State
    fileprivate(set) var texts: [String]

    /// Identifies everything that is read for compiling a file but this file.
    func surroundings(of index: Int) -> String {
      var hash = StableHash(module.utf8)
      for (other, text) in state.texts.enumerated() where other != index {
        hash.add("\(text)".utf8)
      }
      return "\(index) \(state.surroundings) \(hash.value)"
    }
  }

  private static let radix = 36

  private static let prefix = "objects-"
  /// The modules whose objects are kept.
  private static let mostModules = 8
  private static let lockMode: mode_t = 0o600

  private let folder: String
  private let cache: String
  private let files: DecodedFiles
  /// Holds the lock while it is open.
  private var lock: Int32 = -1

  /// How long it waits for another compiler of the same files, in seconds: that one makes what is needed here, so
  /// waiting is shorter than compiling everything.
  static let patience = 6.0
  private static let lookMicroseconds: UInt32 = 10_000

  /// Reserves the place for the objects of a module with these files while it is in use; `nil`
  /// if another compiler uses it for too long.
  convenience init?(
    reserving paths: [String],
    _ place: Workplace,
    _ files: DecodedFiles,
    patience: Double = ObjectShelf.patience
  ) {
    var hash = StableHash([])
    for path in paths { hash.add(path.utf8) }
    let name = Self.prefix + String(hash.value, radix: Self.radix)
    self.init(folder: "\(place.cache)/\(name)", cache: place.cache, files, patience)
  }

  private init?(folder: String, cache: String, _ files: DecodedFiles, _ patience: Double = 0) {
    (self.folder, self.cache, self.files) = (folder, cache, files)
    let manager = FileManager.default
    let end = ProcessInfo.processInfo.systemUptime + patience
    while true {
      // Another compiler may remove the folder in the meantime.
      let made: Void? = try? manager.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
      guard made != nil else { return nil }
      if let lock = Self.lock(folder) {
        self.lock = lock
        return
      }
      guard ProcessInfo.processInfo.systemUptime < end else { return nil }
      usleep(Self.lookMicroseconds)
    }
  }

  /// Locks a folder until the result is closed; `nil` while another compiler uses it.
  private static func lock(_ folder: String) -> Int32? {
    let lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, lockMode)
    guard lock >= 0 else { return nil }
    var status = stat()
    // Another compiler may have removed the folder in the meantime, see `tidy`.
    guard flock(lock, LOCK_EX | LOCK_NB) == 0, fstat(lock, &status) == 0, status.st_nlink > 0 else {
      close(lock)
      return nil
    }
    return lock
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Removes the objects of modules that were not compiled for the longest time, and that no other
  /// compiler is about to fill.
  func tidy() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: cache)) ?? []
    let kept = names.filter { $0.hasPrefix(Self.prefix) }.map {
      name -> (path: String, time: Date) in
      let path = "\(cache)/\(name)"
      let attributes = try? manager.attributesOfItem(atPath: path + "/state.plist")
      return (path, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for old in kept.sorted(by: { $0.time > $1.time }).dropFirst(Self.mostModules)
    where old.path != folder {
      // One that is compiled for the first time has no state yet, but its compiler's lock.
      guard let lock = Self.lock(old.path) else { continue }
      try? manager.removeItem(atPath: old.path)
      close(lock)
    }
  }

  private var statePath: String { folder + "/state.plist" }

  /// The object of a file.
  func object(_ index: Int) -> String { "\(folder)/\(index).o" }

  /// The text of a file, as its object was compiled from it.
  private func text(_ index: Int) -> String { "\(folder)/\(index).swift" }

  /// The text from which the object of a file was compiled, parsed once.
  func compiled(_ index: Int) -> ParsedText? {
    files.value(at: text(index)) { ParsedText(String(decoding: $0, as: UTF8.self)) }
  }

  /// The state of the kept objects; `nil` without any.
  private(set) lazy var state: State? = files.value(at: statePath) {
    try PropertyListDecoder().decode(State.self, from: $0)
  }

  /// What has to be compiled for a result; all files if the kept objects do not fit.
  func task(
    _ pass: SourcePass,
    _ result: PassResult,
    surroundings: UInt64,
    imports: [String],
    module: String
  ) -> Task {
    let hashes = result.files.map { StableHash($0.utf8).value }
    let all = Array(hashes.indices)
    var task = Task(
      module: module,
      stale: all,
      state: State(
        surroundings: surroundings,
        module: module,
        texts: hashes,
        declarations: pass.declarations,
        numbering: pass.numbering,
        imports: imports,
        interface: StableHash(module.utf8).value
      ),
      texts: result.files
    )
    guard let known = state, known.surroundings == surroundings, known.texts.count == hashes.count,
      all.allSatisfy({ FileManager.default.fileExists(atPath: object($0)) })
    else { return task }
    var changed: [ChangedFile] = []
    for index in all where known.texts[index] != hashes[index] {
      let old = { [self] in compiled(index) }
      changed.append(ChangedFile(index: index, old: old, new: result.files[index]))
    }
    let seeing = pass.filesSeeing(changesFrom: known.declarations, result.files, changed)
    let own = Set(changed.map(\.index))
    task.module = known.module
    task.state.module = known.module
    task.stale = own.union(seeing).sorted()
    if known.declarations == pass.declarations, seeing.isSubset(of: own) {
      task.changed = changed
      task.state.interface = known.interface
    } else {
      task.state.interface = hashes.reduce(into: StableHash([])) { $0.add("\($1)".utf8) }.value
    }
    return task
  }

  /// The kept file with the same text as a task's; `nil` for one that changed.
  func file(_ index: Int, of task: Task) -> String? {
    guard let known = state, known.module == task.module, known.texts.indices.contains(index),
      known.texts[index] == task.state.texts[index],
      FileManager.default.fileExists(atPath: text(index))
    else { return nil }
    return text(index)
  }

  /// Takes compiled objects; `objects` are their present places, in the order of the task's files.
  ///
  /// They count as kept when `note` has told what they were compiled from.
  func take(_ objects: [String], of task: Task) throws {
    let manager = FileManager.default
    // While objects are exchanged, nothing may believe that they fit.
    try? manager.removeItem(atPath: statePath)
    try? manager.removeItem(atPath: base)
    for (index, object) in zip(task.stale, objects) {
      try? manager.removeItem(atPath: self.object(index))
      try manager.moveItem(atPath: object, toPath: self.object(index))
    }
  }

  /// Tells the next save what the objects of a task were compiled from.
  func note(_ task: Task) throws {
    for index in task.stale {
      try task.texts[index].write(toFile: text(index), atomically: false, encoding: .utf8)
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(task.state).write(to: URL(fileURLWithPath: statePath))
    try? folder.write(toFile: Self.latest(cache), atomically: true, encoding: .utf8)
    tidy()
  }

  // MARK: The module's interface

  /// The file that names the folder of the module that was compiled last.
  private static func latest(_ cache: String) -> String { cache + "/latest-objects" }

  private var stampPath: String { folder + "/interface" }

  /// What identifies the interface of the kept objects; `nil` if the folder does not have it.
  func interface(of task: Task) -> String? {
    guard let stamp, stamp == "\(task.state.interface)" else { return nil }
    return stamp
  }

  private var stamp: String? { try? String(contentsOfFile: stampPath, encoding: .utf8) }

  /// The folder of the interface.
  var interfaces: String { folder }

  /// The module that was compiled last, if something is missing that new bodies need.
  static func unfinished(in cache: String) -> ObjectShelf? {
    guard let folder = try? String(contentsOfFile: latest(cache), encoding: .utf8),
      folder.hasPrefix(cache + "/" + prefix)
    else { return nil }
    guard let shelf = ObjectShelf(folder: folder, cache: cache, DecodedFiles()),
      shelf.state != nil,
      shelf.lacksInterface || shelf.lacksBase || shelf.lacksGate
    else { return nil }
    return shelf
  }

  /// Whether nobody has tried to make the interface of the kept objects.
  var lacksInterface: Bool {
    guard let state else { return false }
    return stamp != "\(state.interface)" && stamp != Self.failed(state)
  }

  /// What stands in place of the stamp of an interface that cannot be made.
  private static func failed(_ state: State) -> String { "none of \(state.interface)" }

  // MARK: The library of all objects

  /// The library of all objects, to which new bodies are linked.
  var base: String { folder + "/base.so" }

  /// Whether it is not there, although bodies can be compiled.
  var lacksBase: Bool {
    state.map { stamp == "\($0.interface)" } ?? false
      && !FileManager.default.fileExists(atPath: base)
  }

  /// Makes the library.
  ///
  /// - Parameter link: makes a library of some objects, and returns whether it could.
  func makeBase(_ link: (_ objects: [String], _ library: String) -> Bool) {
    guard let state else { return }
    let imported = (state.imports ?? []).map(ModuleShelf.object)
    // Somebody who finds it finds all of it.
    let unfinished = base + ".part"
    guard link(imported + state.texts.indices.map(object), unfinished) else { return }
    try? FileManager.default.moveItem(atPath: unfinished, toPath: base)
  }

  // MARK: The module at which a frontend waits

  private static let gates = "gate-"

  /// An empty module for ``GatedFrontend``; another compiler needs another one.
  var gate: String? { state.map { "\(folder)/\(Self.gates)\($0.surroundings)" } }

  /// Whether it is not there, although bodies can be compiled.
  var lacksGate: Bool {
    guard let state, let gate, stamp == "\(state.interface)" else { return false }
    return !FileManager.default.fileExists(atPath: gate)
  }

  /// Makes it.
  ///
  /// - Parameter compile: compiles an empty module, and returns whether it could.
  func makeGate(_ compile: (_ result: String) -> Bool) {
    guard let gate else { return }
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(Self.gates) {
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
    // Somebody who finds it finds all of it.
    let unfinished = gate + ".part"
    guard compile(unfinished) else { return }
    try? manager.moveItem(atPath: unfinished, toPath: gate)
  }

  /// Makes the module's interface, with which bodies of its functions can be compiled alone.
  ///
  /// - Parameter compile: compiles a module of some files, and returns whether there were no errors.
  func makeInterface(_ compile: (_ files: [String], _ module: String, _ result: String) -> Bool) {
    guard let state else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".swiftmodule") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    let isMade = compile(
      state.texts.indices.map(text),
      state.module,
      "\(folder)/\(state.module).swiftmodule"
    )
    // An interface that cannot be made is not tried again.
    let stamp = isMade ? "\(state.interface)" : Self.failed(state)
    try? stamp.write(toFile: stampPath, atomically: true, encoding: .utf8)
  }
}
