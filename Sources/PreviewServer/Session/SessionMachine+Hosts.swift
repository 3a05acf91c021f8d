// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension SessionMachine {
  /// A stage host says something.
  mutating func reported(
    _ report: HostReport,
    by stage: String,
    generation: UInt64,
    now: Double
  ) -> [SessionAction] {
    if stages[stage]?.understudy?.generation == generation {
      run(stage, now) {
        let effects = $0.rehearsed(report, now: now)
        return effects + $0.promoteIfReady(now: now)
      }
      return drain()
    }
    guard stages[stage]?.generation == generation else { return drain() }
    switch report {
    case .ready(let version): run(stage, now) { $0.ready(version: version, now: now) }
    case .pong: stages[stage]?.pong(now: now)
    case .wake: run(stage, now) { $0.wake() }
    case .committed(let number, let record, let overrides):
      run(stage, now) { $0.committed(number, record, overrides) }
    case .handled(let number):
      run(stage, now) {
        let effects = $0.handled(number, now: now)
        return effects + $0.promoteIfReady(now: now)
      }
    case .refused(let number, let error):
      run(stage, now) {
        let effects = $0.refused(number, error, now: now)
        return effects + $0.promoteIfReady(now: now)
      }
    case .stage(let state):
      stages[stage]?.described(state)
      broadcast(.stage(state), on: stage)
    case .values(let values):
      stages[stage]?.valuesChanged(values)
      let by = stages[stage]?.committing?.client
      broadcast(.values(stage: stage, values: values, by: by), on: stage)
    case .diagnostics(let items): run(stage, now) { $0.diagnosed(items) }
    case .target(let view, let seq, let offset):
      guard let driver = hubs[view]?.driver, hubs[view]?.stage == stage else { break }
      send(driver, .target(view: view, seq: seq, offset: offset))
    case .offset(let view, let offset, let animation):
      moved(view, to: offset, animation, by: stage)
    case .checkpoint(let overrides, let edited):
      run(stage, now) { $0.checkpointed(overrides, edited: edited) }
    case .reply, .history, .selection, .outline, .events, .held, .transition:
      news(report, by: stage, now: now)
    }
    return drain()
  }

  /// Passes on what a host tells people about its document and its views.
  private mutating func news(_ report: HostReport, by stage: String, now: Double) {
    switch report {
    case .reply(let number, let reply):
      guard let origin = stages[stage]?.pending[number]?.origins.first,
        origin.view == reply.view
      else { return }
      send(origin.client, .reply(seq: origin.seq, reply: reply))
      if case .swiped(let swiped) = reply { hubs[swiped.view]?.swiped = swiped }
    case .history(let state) where stages[stage]?.history != state:
      run(stage, now) { $0.hostTold(state) }
    case .selection(let state) where stages[stage]?.selection != state:
      stages[stage]?.selection = state
      broadcast(.selection(stage: stage, state: state), on: stage)
    case .outline(let outline) where stages[stage]?.outline != outline:
      stages[stage]?.outline = outline
      broadcast(.outline(stage: stage, outline: outline), on: stage)
    case .held(let holds) where stages[stage]?.holds != holds:
      stages[stage]?.holds = holds
      broadcast(.held(stage: stage, holds: holds), on: stage)
    case .transition(let transition) where stages[stage]?.transition != transition:
      stages[stage]?.transition = transition
      broadcast(.transition(stage: stage, transition: transition), on: stage)
    case .events(let events):
      guard let hub = hubs[events.view], hub.stage == stage, !hub.watchers.isEmpty else { return }
      actions.append(.broadcast(clients: hub.watchers.sorted(), .events(events)))
    default: break
    }
  }

  /// A stage host sends the data as people have edited it, ahead of its `checkpoint`.
  mutating func edited(_ file: FileMessage, by stage: String, generation: UInt64) {
    guard stages[stage]?.generation == generation, file.role == .edited else { return }
    stages[stage]?.editedFile = file
  }

  private mutating func moved(
    _ view: UInt64,
    to offset: Point,
    _ animation: ScrollAnimation?,
    by stage: String
  ) {
    guard let hub = hubs[view], hub.stage == stage else { return }
    let rest = Point(x: 0, y: 0)
    if let animation, let driver = hub.driver {
      // The driver's page lets it run; its followers hear of it as of any other scroll.
      return send(
        driver,
        .offset(view: view, offset: offset, velocity: rest, phase: .idle, animation: animation)
      )
    }
    hubs[view]?.offset = offset
    for client in hub.receivers.keys.sorted() {
      send(client, .offset(view: view, offset: offset, velocity: rest, phase: .idle))
    }
  }

  /// A stage host sends a delta.
  mutating func delta(
    _ bytes: [UInt8],
    by stage: String,
    generation: UInt64,
    now: Double
  ) -> [SessionAction] {
    guard stages[stage]?.generation == generation else { return drain() }
    do throws(ProtocolError) {
      let view = try DeltaDecoder.header(of: bytes).view
      guard hubs[view]?.stage == stage else { return drain() }
      actions += try hubs[view]?.ingest(bytes) ?? []
    } catch {
      return misbehaved(stage, generation: generation, error, now: now)
    }
    return drain()
  }

  /// A stage host said what cannot be read or does not fit.
  mutating func misbehaved(
    _ stage: String,
    generation: UInt64,
    _ error: ProtocolError,
    now: Double
  ) -> [SessionAction] {
    if stages[stage]?.understudy?.generation == generation {
      let reason = "it sent what does not fit: \(error.message)"
      run(stage, now) { $0.understudyEnded(reason, now: now) }
      return drain()
    }
    guard stages[stage]?.generation == generation else { return drain() }
    actions.append(.killHost(stage: stage, generation: generation))
    run(stage, now) { $0.ended("it sent what does not fit: \(error.message)", now: now) }
    return drain()
  }

  /// A stage host is gone.
  mutating func hostEnded(
    _ stage: String,
    generation: UInt64,
    reason: String,
    now: Double
  ) -> [SessionAction] {
    if stages[stage]?.understudy?.generation == generation {
      run(stage, now) { $0.understudyEnded(reason, now: now) }
      return drain()
    }
    if stages[stage]?.witness == generation {
      run(stage, now) { $0.witnessed(reason) }
      return drain()
    }
    let hasHost: Bool =
      switch stages[stage]?.phase {
      case .starting, .loading, .running: true
      default: false
      }
    guard stages[stage]?.generation == generation, hasHost else { return drain() }
    run(stage, now) { $0.ended(reason, now: now) }
    return drain()
  }

  /// The journal took what a stage gave it, or did not and says why.
  mutating func journalAnswered(
    _ stage: String,
    failure: String?,
    now: Double
  ) -> [SessionAction] {
    run(stage, now) { $0.journalAnswered(failure) }
    return drain()
  }

  /// A file of a stage changed, came back or went away.
  mutating func fileChanged(
    _ role: FileMessage.Role,
    of stage: String,
    to file: StageFiles.File?,
    name: String,
    now: Double
  ) -> [SessionAction] {
    run(stage, now) { $0.fileChanged(role, to: file, name: name, now: now) }
    return drain()
  }

  /// A file of a stage is there but cannot be taken.
  mutating func fileUnreadable(
    of stage: String,
    name: String,
    reason: String,
    now: Double
  ) -> [SessionAction] {
    run(stage, now) { $0.fileUnreadable(name, reason: reason) }
    return drain()
  }

  mutating func run(
    _ stage: String,
    _ now: Double,
    _ event: (inout StageMachine) -> [StageEffect]
  ) {
    guard var machine = stages[stage] else { return }
    stages[stage] = nil
    let effects = event(&machine)
    stages[stage] = machine
    perform(effects, on: stage, now: now)
  }

  /// Turns what a stage wants into actions.
  mutating func perform(_ effects: [StageEffect], on stage: String, now: Double) {
    for effect in effects { perform(effect, on: stage, now: now) }
  }

  private mutating func perform(_ effect: StageEffect, on stage: String, now: Double) {
    switch effect {
    case .start(let generation):
      actions.append(.startHost(stage: stage, generation: generation))
    case .kill(let generation): actions.append(.killHost(stage: stage, generation: generation))
    case .command(let command): actions.append(.command(stage: stage, command))
    case .file(let file): actions.append(.file(stage: stage, file))
    case .reopenViews: reopenViews(of: stage, now: now)
    case .acknowledge(let origin):
      acknowledge(origin.client, seq: origin.seq, view: origin.view)
    case .refuse(let origin, let error): refuse(origin.client, seq: origin.seq, error)
    case .status(let state, let message, let attempt):
      if state != .running { letGo(stage) }
      let status = ServerMessage.status(
        stage: stage,
        state: state,
        message: message,
        attempt: attempt
      )
      broadcast(status, on: stage)
    case .diagnostics:
      broadcast(.diagnostics(stage: stage, items: stages[stage]?.diagnostics ?? []), on: stage)
    case .keep:
      guard let document = stages[stage]?.document else { return }
      actions.append(.keep(stage: stage, document))
    case .commit(let entry):
      let overrides = stages[stage]?.overrides ?? [:]
      actions.append(.commit(stage: stage, entry, overrides: overrides))
    case .edited(let name): actions.append(.edited(stage: stage, name: name))
    case .replay(let number): actions.append(.replay(stage: stage, number: number))
    case .forgetEdits: actions.append(.forgetEdits(stage: stage))
    case .checkpoint(let file):
      let overrides = stages[stage]?.overrides ?? [:]
      actions.append(.checkpoint(stage: stage, edited: file, overrides: overrides))
    case .log(let line): actions.append(.log(line))
    default: performSource(effect, on: stage, now: now)
    }
  }

  /// What was held in a host that is gone is held no longer.
  mutating func letGo(_ stage: String) {
    for view in views(of: stage) { hubs[view]?.endTransition() }
    if stages[stage]?.transition != nil {
      stages[stage]?.transition = nil
      broadcast(.transition(stage: stage, transition: nil), on: stage)
    }
    guard stages[stage]?.holds.isEmpty == false else { return }
    stages[stage]?.holds = []
    broadcast(.held(stage: stage, holds: []), on: stage)
  }

  /// Hands a fresh host every view with its last picture, so that elements keep their identity.
  private mutating func reopenViews(of stage: String, now: Double) {
    for view in views(of: stage) {
      guard let hub = hubs[view] else { continue }
      if hub.revision > 0, let picture = hubs[view]?.currentSnapshot() {
        actions.append(.picture(stage: stage, picture))
      }
      let effects = stages[stage]?.reopen(view) { number in
        .open(
          number: number,
          view: view,
          viewport: hub.viewport,
          offset: hub.offset,
          rev: hub.revision
        )
      }
      perform(effects ?? [], on: stage, now: now)
      guard !hub.watchers.isEmpty else { continue }
      perform(stages[stage]?.watch(view, true) ?? [], on: stage, now: now)
    }
  }
}
