// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageProtocol

/// Runs the compiles of all stages: at most one for each stage, and a limited number at a time.
final class CompileDesk {
  /// A compile that waits for its turn or runs.
  private struct Entry {
    var stage: String
    var order: CompileOrder
    var job: ToolRun?
  }

  /// The compiles that run at a time at most; each takes one processor.
  private static let atATime = 2
  /// The seconds between a compile and the start of the next standby compiler.
  ///
  /// Meanwhile the layout is tried and shown.
  private static let restSeconds = 0.3

  private let compiler: String
  private let shelf: LibraryShelf
  /// The compiler's cache of modules, which is kept from one run of the server to the next.
  private let cache: String
  private let confinement: ConfinementMode
  private let loop: EventLoop
  private let finished: (String, UInt64, CompileResult) -> Void
  /// Gets the stage, number and step of a compile that takes long.
  var progress: (String, UInt64, String) -> Void = { _, _, _ in }
  private var entries: [Entry] = []
  /// The run that fills the cache; compiles wait for it.
  private var warming: ToolRun?
  /// The compiler for the next save.
  private var standby: StandbyCompiler?
  private var standbyTimer: LoopTimer?
  /// The module that was compiled last, if it is large.
  private var expected: StandbyCompiler.Expected?
  /// Modules with fewer files are small.
  private static let fewFiles = 4

  /// Makes a desk; `finished` gets the stage, number and result of each compile that was not
  /// stopped.
  init(
    compiler: String,
    shelf: LibraryShelf,
    cache: String,
    confinement: ConfinementMode,
    loop: EventLoop,
    finished: @escaping (String, UInt64, CompileResult) -> Void
  ) {
    self.compiler = compiler
    self.shelf = shelf
    self.cache = cache
    self.confinement = confinement
    self.loop = loop
    self.finished = finished
    standbyTimer = loop.timer { [unowned self] in prepareNext() }
  }

  /// Lets the compiler read the modules that layouts import, if its cache is empty.
  ///
  /// Without a cache, the first compile takes several times as long, and others beside it repeat
  /// the same work. So compiles wait until the cache is filled.
  ///
  /// - Returns: Whether the cache must be filled; `finished` is called when it is.
  func warm(finished: @escaping () -> Void) -> Bool {
    guard warming == nil, !Self.isWarm(cache) else { return false }
    let words = ["--warm", "--cache", cache]
    guard let process = try? CompileJob.spawn(compiler, words, confinement) else { return false }
    warming = CompileJob.run(process, loop: loop) { [unowned self] _ in
      // The result does not matter: the compiles report what is wrong.
      warming = nil
      finished()
      startNext()
    }
    return true
  }

  private static let moduleSuffix = ".pcm"

  /// Whether a cache contains modules.
  private static func isWarm(_ cache: String) -> Bool {
    let walk = FileManager.default.enumerator(atPath: cache)
    while let name = walk?.nextObject() as? String {
      if name.hasSuffix(moduleSuffix) { return true }
    }
    return false
  }

  /// Compiles, and ends the stage's running compile.
  func compile(_ stage: String, _ order: CompileOrder) {
    stop(stage)
    entries.append(Entry(stage: stage, order: order))
    startNext()
  }

  /// Stops all compiles of a stage.
  func stop(_ stage: String) {
    for entry in entries where entry.stage == stage { entry.job?.cancel() }
    entries.removeAll { $0.stage == stage }
    startNext()
  }

  /// Whether a compile waits or runs.
  var isAtWork: Bool { warming != nil || !entries.isEmpty }

  /// Ends all compilers.
  func stopAll() {
    warming?.cancel()
    for entry in entries { entry.job?.cancel() }
    entries.removeAll()
    standbyTimer?.cancel()
    standby = nil
  }

  private func startNext() {
    guard warming == nil else { return }
    while entries.count(where: { $0.job != nil }) < Self.atATime,
      let next = entries.firstIndex(where: { $0.job == nil })
    {
      let entry = entries[next]
      do throws(SpawnError) {
        entries[next].job = try start(entry)
      } catch {
        entries.remove(at: next)
        finished(entry.stage, entry.order.job, .failure(error.message))
      }
    }
  }

  private func start(_ entry: Entry) throws(SpawnError) -> ToolRun {
    let (stage, order) = (entry.stage, entry.order)
    let place = shelf.place(stage: stage, job: order.job)
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      throw SpawnError(message: "cannot make the folder \(place)")
    }
    let module = StandbyCompiler.Expected(
      folder: (place as NSString).deletingLastPathComponent,
      files: order.words
    )
    // Small modules are read in no time, and the next save may be that of another one.
    expected = order.paths.count < Self.fewFiles ? nil : module
    let process = try engage(place, module)
    let told = { [unowned self] step in progress(stage, order.job, step) }
    return CompileJob.run(process, loop: loop, progress: told) { [unowned self] result in
      entries.removeAll { $0.stage == stage && $0.order.job == order.job }
      finished(stage, order.job, result)
      startNext()
      standbyTimer?.schedule(after: Self.restSeconds)
    }
  }

  /// A compiler for a command line: the standby compiler if it can take the line, otherwise a new
  /// one.
  private func engage(
    _ place: String,
    _ module: StandbyCompiler.Expected
  ) throws(SpawnError) -> ToolSpawn.Process {
    standbyTimer?.cancel()
    defer { standby = nil }
    if let process = standby?.engage(place, cache: cache, module) { return process }
    let arguments = ["--out", place, "--cache", cache] + module.files
    return try CompileJob.spawn(compiler, arguments, confinement)
  }

  /// Starts the compiler for the next save, when no compile runs or waits.
  private func prepareNext() {
    guard standby == nil, entries.isEmpty else { return }
    standby = try? StandbyCompiler(
      compiler: compiler,
      folder: shelf.standby,
      cache: cache,
      expecting: expected,
      confinement
    )
  }
}
