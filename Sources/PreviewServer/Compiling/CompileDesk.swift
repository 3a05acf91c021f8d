// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Runs the compiles that stages ask for: one for each stage, and only so many at a time.
final class CompileDesk {
  /// A compile that waits for its turn or runs.
  private struct Entry {
    var stage: String
    var order: CompileOrder
    var job: CompileJob?
  }

  /// Compiles that run at a time; the compiler takes one processor.
  private static let atATime = 2

  private let compiler: String
  private let shelf: LibraryShelf
  /// Where the compiler keeps modules that it has read, from one run of the server to the next.
  private let cache: String
  private let loop: EventLoop
  private let finished: (String, UInt64, CompileResult) -> Void
  private var entries: [Entry] = []

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
    for entry in entries { entry.job?.cancel() }
    entries.removeAll()
  }

  private func startNext() {
    while entries.count(where: { $0.job != nil }) < Self.atATime,
      let next = entries.firstIndex(where: { $0.job == nil })
    {
      let entry = entries[next]
      do throws(HostSpawn.SpawnError) {
        entries[next].job = try start(entry)
      } catch {
        entries.remove(at: next)
        finished(entry.stage, entry.order.job, .failure(error.message))
      }
    }
  }

  private func start(_ entry: Entry) throws(HostSpawn.SpawnError) -> CompileJob {
    let (stage, order) = (entry.stage, entry.order)
    let place = shelf.place(stage: stage, job: order.job)
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      throw HostSpawn.SpawnError(message: "cannot make the folder \(place)")
    }
    return try CompileJob(
      compiler: compiler,
      arguments: ["--out", place, "--cache", cache] + order.paths,
      loop: loop
    ) { [unowned self] result in
      entries.removeAll { $0.stage == stage && $0.order.job == order.job }
      finished(stage, order.job, result)
      startNext()
    }
  }
}
