// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Runs the compiles that stages ask for: one for each stage, and only so many at a time.
final class CompileDesk {
  /// A compile that waits for its turn or runs.
  private struct Entry {
    var stage: String
    var order: CompileOrder
    var job: ToolRun?
  }

  /// Compiles that run at a time; the compiler takes one processor.
  private static let atATime = 2
  /// Seconds after a compile until the next one is prepared; its layout is tried and shown meanwhile.
  private static let restSeconds = 0.3

  private let compiler: String
  private let shelf: LibraryShelf
  /// Where the compiler keeps modules that it has read, from one run of the server to the next.
  private let cache: String
  private let loop: EventLoop
  private let finished: (String, UInt64, CompileResult) -> Void
  private var entries: [Entry] = []
  /// Fills the cache; compiles wait for it.
  private var warming: ToolRun?
  /// Ready for the next save.
  private var standby: StandbyCompiler?
  private var standbyTimer: LoopTimer?

  /// Makes a desk; `finished` is told stage, number and result of each compile that was not taken back.
  init(
    compiler: String,
    shelf: LibraryShelf,
    cache: String,
    loop: EventLoop,
    finished: @escaping (String, UInt64, CompileResult) -> Void
  ) {
    self.compiler = compiler
    self.shelf = shelf
    self.cache = cache
    self.loop = loop
    self.finished = finished
    standbyTimer = loop.timer { [unowned self] in prepareNext() }
  }

  /// Has the compiler read the modules that layouts import, if its cache is empty.
  ///
  /// The first compile would take several times as long, and others beside it would do the same again, so compiles
  /// wait until that is done.
  ///
  /// - Returns: whether that is needed; `finished` is called when it is done.
  func warm(finished: @escaping () -> Void) -> Bool {
    guard warming == nil, !Self.isWarm(cache) else { return false }
    guard let process = try? CompileJob.spawn(compiler, ["--warm", "--cache", cache]) else {
      return false
    }
    warming = CompileJob.run(process, loop: loop) { [unowned self] _ in
      // Whatever came of it, the compiles will tell what is wrong.
      warming = nil
      finished()
      startNext()
    }
    return true
  }

  private static let moduleSuffix = ".pcm"

  /// Whether a cache holds modules.
  private static func isWarm(_ cache: String) -> Bool {
    let walk = FileManager.default.enumerator(atPath: cache)
    while let name = walk?.nextObject() as? String {
      if name.hasSuffix(moduleSuffix) { return true }
    }
    return false
  }

  /// Compiles, in place of what was being compiled for the stage.
  func compile(_ stage: String, _ order: CompileOrder) {
    stop(stage)
    entries.append(Entry(stage: stage, order: order))
    startNext()
  }

  /// Takes back what was asked for a stage.
  func stop(_ stage: String) {
    for entry in entries where entry.stage == stage { entry.job?.cancel() }
    entries.removeAll { $0.stage == stage }
    startNext()
  }

  /// Ends everything.
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
    let arguments = ["--out", place, "--cache", cache] + order.paths
    let process = try engage(arguments)
    return CompileJob.run(process, loop: loop) { [unowned self] result in
      entries.removeAll { $0.stage == stage && $0.order.job == order.job }
      finished(stage, order.job, result)
      startNext()
      standbyTimer?.schedule(after: Self.restSeconds)
    }
  }

  /// A compiler that follows a command line: the one on standby when that is fit, otherwise a new one.
  private func engage(_ arguments: [String]) throws(SpawnError) -> ToolSpawn.Process {
    standbyTimer?.cancel()
    defer { standby = nil }
    if let process = standby?.engage(arguments) { return process }
    return try CompileJob.spawn(compiler, arguments)
  }

  /// Has a compiler wait for the next save, once no other compiles.
  private func prepareNext() {
    guard standby == nil, entries.isEmpty else { return }
    standby = try? StandbyCompiler(compiler: compiler)
  }
}
