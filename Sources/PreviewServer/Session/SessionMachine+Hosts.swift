// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What hosts say, and what other parts tell of a stage.
extension SessionMachine {
  /// A stage host says something.
  mutating func reported(
    _ report: HostReport,
    by host: HostAddress,
    now: Double
  ) -> [Effect] {
    guard isSeen(host, report) else {
      run(host.stage) { $0.reported(report, by: host.generation, now: now) }
      return drain()
    }
    switch report {
    case .target(let view, let seq, let offset):
      guard let driver = hubs[view]?.driver else { break }
      send(driver, .target(view: view, seq: seq, offset: offset))
    case .offset(let view, let offset, let animation): moved(view, to: offset, animation)
    case .reply(let number, let reply): answer(number, reply, on: host.stage)
    case .events(let events):
      let watchers = hubs[events.view]?.watchers.sorted() ?? []
      if !watchers.isEmpty { effects.append(.broadcast(clients: watchers, .events(events))) }
    default: break
    }
    return drain()
  }

  /// Whether a report is for those who have views of the host that plays.
  private func isSeen(_ host: HostAddress, _ report: HostReport) -> Bool {
    guard stages[host.stage]?.plays(host.generation) == true else { return false }
    switch report {
    case .target(let view, _, _), .offset(let view, _, _): return hubs[view]?.stage == host.stage
    case .events(let events): return hubs[events.view]?.stage == host.stage
    case .reply: return true
    default: return false
    }
  }

  /// Passes an answer on to the client that asked.
  private mutating func answer(_ number: UInt64, _ reply: StageReply, on stage: String) {
    guard let origin = stages[stage]?.playing.pending[number]?.origins.first,
      origin.view == reply.view
    else { return }
    send(origin.client, .reply(seq: origin.seq, reply: reply))
    if case .swiped(let swiped) = reply { hubs[swiped.view]?.swiped = swiped }
  }

  private mutating func moved(
    _ view: UInt64,
    to offset: Point,
    _ animation: ScrollAnimation?
  ) {
    guard let hub = hubs[view] else { return }
    let rest = Point(x: 0, y: 0)
    if let animation, let driver = hub.driver {
      // The driver's page lets it run; its followers hear of it as of any other scroll.
      return send(
        driver,
        .offset(view: view, offset: offset, velocity: rest, phase: .idle, animation: animation)
      )
    }
    hubs[view]?.offset = offset
    let message = ServerMessage.offset(view: view, offset: offset, velocity: rest, phase: .idle)
    effects.append(.broadcast(clients: hub.receivers.keys.sorted(), message))
  }

  /// A stage host sends the data as people have edited it, ahead of its `checkpoint`.
  mutating func edited(_ file: FileMessage, by host: HostAddress) {
    guard stages[host.stage]?.plays(host.generation) == true, file.role == .edited else { return }
    stages[host.stage]?.playing.editedFile = file
  }

  /// A stage host sends a delta.
  mutating func delta(_ bytes: [UInt8], by host: HostAddress, now: Double) -> [Effect] {
    guard stages[host.stage]?.plays(host.generation) == true else { return drain() }
    do throws(ProtocolError) {
      let view = try DeltaDecoder.header(of: bytes).view
      guard hubs[view]?.stage == host.stage else { return drain() }
      effects += try hubs[view]?.ingest(bytes) ?? []
    } catch {
      return misbehaved(host, error, now: now)
    }
    return drain()
  }

  /// A stage host said what cannot be read or does not fit.
  mutating func misbehaved(
    _ host: HostAddress,
    _ error: ProtocolError,
    now: Double
  ) -> [Effect] {
    run(host.stage) { $0.misbehaved(host.generation, error, now: now) }
    return drain()
  }

  /// The code that a host runs has ended it; where that was is being found out.
  mutating func hostTrapped(_ host: HostAddress, now: Double) -> [Effect] {
    run(host.stage) { $0.trapped(host.generation, now: now) }
    return drain()
  }

  /// The machine has kept a host waiting for so many seconds since its start.
  mutating func measured(_ host: HostAddress, waited: Double, now: Double) -> [Effect] {
    run(host.stage) { $0.measured(host.generation, waited: waited, now: now) }
    return drain()
  }

  /// A stage host is gone.
  mutating func hostEnded(_ host: HostAddress, reason: String, now: Double) -> [Effect] {
    run(host.stage) { $0.hostEnded(host.generation, reason, now: now) }
    return drain()
  }

  /// The journal took what a stage gave it, or did not and says why.
  mutating func journalAnswered(_ stage: String, failure: String?) -> [Effect] {
    run(stage) { $0.journalAnswered(failure) }
    return drain()
  }

  /// A file of a stage changed, came back or went away.
  mutating func fileChanged(
    _ role: FileMessage.Role,
    of stage: String,
    to file: StageInput.File?,
    name: String,
    now: Double
  ) -> [Effect] {
    run(stage) { $0.fileChanged(role, to: file, name: name, now: now) }
    return drain()
  }

  /// A file of a stage is there but cannot be taken.
  mutating func fileUnreadable(of stage: String, name: String, reason: String) -> [Effect] {
    run(stage) { $0.fileUnreadable(name, reason: reason) }
    return drain()
  }

  // MARK: What stages leave to those who know the views

  /// What everybody is to be told of a topic; `nil` when that is no news.
  mutating func message(about topic: Effect.Topic, of stage: String) -> ServerMessage? {
    stages[stage]?.message(about: topic)
  }

  /// Forgets transitions that somebody had in hand in a host that is gone.
  mutating func letGo(_ stage: String) {
    for view in views(of: stage) { hubs[view]?.endTransition() }
  }

  /// Hands a host every view: the one that plays with the last picture, so that elements keep their identity,
  /// an understudy from nothing.
  mutating func openViews(in host: HostAddress) -> [Effect] {
    let isSeen = stages[host.stage]?.plays(host.generation) == true
    for view in views(of: host.stage) {
      guard let hub = hubs[view] else { continue }
      if isSeen, hub.revision > 0, let picture = hubs[view]?.currentSnapshot() {
        effects.append(.picture(host, picture))
      }
      run(host.stage) { stage in
        stage.open(view, in: host) { number in
          .open(
            number: number,
            view: view,
            viewport: hub.viewport,
            offset: hub.offset,
            rev: isSeen ? hub.revision : 0
          )
        }
      }
      if isSeen, !hub.watchers.isEmpty { run(host.stage) { $0.watch(view, true) } }
    }
    return drain()
  }
}
