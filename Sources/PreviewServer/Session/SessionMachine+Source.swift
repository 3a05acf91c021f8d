// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension SessionMachine {
  /// Takes a stage's Swift files that were saved or came back; `nil` when they are gone.
  mutating func sourceSaved(
    _ stage: String,
    _ snapshot: SourceSnapshot?,
    now: Double
  ) -> [Effect] {
    if isElsewhere(stage) {
      cluster?.savedSource[stage] = snapshot
      return drain()
    }
    run(stage) { machine in
      guard let snapshot else { return machine.sourceMissing(now: now) }
      return machine.sourceSaved(snapshot, now: now)
    }
    return drain()
  }

  /// Notes whether the compiler fills its cache.
  mutating func compilerWarming(_ isWarming: Bool, now: Double) -> [Effect] {
    for stage in stages.keys.sorted() where stages[stage]?.source != nil {
      run(stage) { machine in
        machine.source?.isWarming = isWarming
        return [machine.report(.source)]
      }
    }
    return drain()
  }

  /// Notes what the compiler of a stage is about to do.
  mutating func compiling(_ stage: String, job: UInt64, _ step: String) -> [Effect] {
    run(stage) { machine in
      guard machine.source?.begin(step, of: job) == true else { return [] }
      return [.log("\(machine.entry.title): compiling \(step)"), machine.report(.source)]
    }
    return drain()
  }

  /// Takes the result of a compile.
  mutating func compiled(
    _ stage: String,
    job: UInt64,
    _ result: CompileResult,
    now: Double
  ) -> [Effect] {
    run(stage) { $0.compiled(job, result, now: now) }
    return drain()
  }

  /// Notes that a number was written into its file, or why not.
  mutating func wrote(
    _ stage: String,
    _ edit: NumberEdit,
    failure: String?,
    now: Double
  ) -> [Effect] {
    run(stage) { $0.wrote(edit, failure: failure, now: now) }
    return drain()
  }

  mutating func show(
    _ entry: String,
    _ view: UInt64,
    seq: UInt64,
    from client: UInt64,
    now: Double
  ) {
    guard let hub = hub(view, of: client) else {
      return refuse(client, seq: seq, Self.notFound(view))
    }
    let origin = CommandOrigin(client: client, seq: seq, view: view)
    run(hub.stage) { $0.show(entry, from: origin, now: now) }
  }

  mutating func stop(_ view: UInt64, seq: UInt64, from client: UInt64) {
    guard let hub = hub(view, of: client) else {
      return refuse(client, seq: seq, Self.notFound(view))
    }
    let origin = CommandOrigin(client: client, seq: seq, view: view)
    run(hub.stage) { $0.stopCompile(from: origin) }
  }

  mutating func tune(_ tune: ClientMessage.TuneNumber, from client: UInt64, now: Double) {
    guard let hub = hub(tune.view, of: client) else {
      return refuse(client, seq: tune.seq, Self.notFound(tune.view))
    }
    let origin = CommandOrigin(client: client, seq: tune.seq, view: tune.view)
    run(hub.stage) { $0.tune(tune, from: origin) }
  }
}
