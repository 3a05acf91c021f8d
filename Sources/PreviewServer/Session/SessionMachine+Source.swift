// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension SessionMachine {
  /// The Swift files of a stage were saved or came back; `nil` when they are gone.
  mutating func sourceSaved(
    _ stage: String,
    _ snapshot: SourceSnapshot?,
    now: Double
  ) -> [SessionAction] {
    run(stage, now) { machine in
      guard let snapshot else { return machine.sourceMissing(now: now) }
      return machine.sourceSaved(snapshot, now: now)
    }
    return drain()
  }

  /// The compiler gets ready, or is ready now.
  mutating func compilerWarming(_ isWarming: Bool, now: Double) -> [SessionAction] {
    for stage in stages.keys.sorted() where stages[stage]?.source != nil {
      run(stage, now) { machine in
        machine.source?.isWarming = isWarming
        return [.source]
      }
    }
    return drain()
  }

  /// A compile of a stage's source ended.
  mutating func compiled(
    _ stage: String,
    job: UInt64,
    _ result: CompileResult,
    now: Double
  ) -> [SessionAction] {
    run(stage, now) { $0.compiled(job, result, now: now) }
    return drain()
  }

  /// A number was written into its file, or could not be.
  mutating func wrote(
    _ stage: String,
    _ edit: NumberEdit,
    failure: String?,
    now: Double
  ) -> [SessionAction] {
    run(stage, now) { $0.wrote(edit, failure: failure, now: now) }
    return drain()
  }

  /// The code that a host runs has ended it; where that was is being found out.
  mutating func hostCrashing(
    _ stage: String,
    generation: UInt64,
    now: Double
  ) -> [SessionAction] {
    run(stage, now) { $0.crashing(generation, now: now) }
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
    let origin = PendingCommand.Origin(client: client, seq: seq, view: view)
    run(hub.stage, now) { $0.show(entry, from: origin, now: now) }
  }

  mutating func tune(_ tune: ClientMessage.TuneNumber, from client: UInt64, now: Double) {
    guard let hub = hub(tune.view, of: client) else {
      return refuse(client, seq: tune.seq, Self.notFound(tune.view))
    }
    let origin = PendingCommand.Origin(client: client, seq: tune.seq, view: tune.view)
    run(hub.stage, now) { $0.tune(tune, from: origin) }
  }

  /// Tells everybody how far the newest version has come, when that is news: the numbers of a file are many.
  private mutating func tellSource(of stage: String) {
    guard let state = stages[stage]?.sourceState, toldSources[stage] != state else { return }
    toldSources[stage] = state
    broadcast(.source(stage: stage, state: state), on: stage)
  }

  /// Turns what a stage wants of its source and its understudy into actions.
  mutating func performSource(_ effect: StageEffect, on stage: String, now: Double) {
    switch effect {
    case .startUnderstudy(let generation):
      actions.append(.startUnderstudy(stage: stage, generation: generation))
    case .rehearse(let effect): rehearse(effect, on: stage, now: now)
    case .rehearseViews: rehearseViews(of: stage, now: now)
    case .promote:
      actions.append(.promote(stage: stage))
      letGo(stage)
    case .interrupt(let generation):
      actions.append(.interrupt(stage: stage, generation: generation))
    case .outlive(let generation):
      actions.append(.outlive(stage: stage, generation: generation))
    case .compile(let order): actions.append(.compile(stage: stage, order))
    case .stopCompile: actions.append(.stopCompile(stage: stage))
    case .source:
      tellSource(of: stage)
    case .write(let edit): actions.append(.write(stage: stage, edit))
    case .number(let constant, let exception):
      guard let message = stages[stage]?.message(of: constant, on: stage) else { return }
      toldSources[stage] = nil
      for client in audience(of: stage) where client != exception { send(client, message) }
    case .history:
      guard let state = stages[stage]?.sharedHistory else { return }
      broadcast(.history(stage: stage, state: state), on: stage)
    default: break
    }
  }

  private mutating func rehearse(_ effect: StageEffect, on stage: String, now: Double) {
    let before = actions
    actions = []
    perform([effect], on: stage, now: now)
    actions = before + actions.map { .rehearse($0) }
  }

  private mutating func rehearseViews(of stage: String, now: Double) {
    for view in views(of: stage) {
      guard let hub = hubs[view] else { continue }
      let effects = stages[stage]?.rehearse(view: view) { number in
        .open(number: number, view: view, viewport: hub.viewport, offset: hub.offset, rev: 0)
      }
      perform(effects ?? [], on: stage, now: now)
    }
  }
}
