// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Takes the reports of hosts, and events of other parts of the server.
extension SessionMachine {
  /// Takes a report of a stage host.
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
    case .screen(let view, let screen): show(screen, in: view)
    case .reply(let number, let reply): answer(number, reply, on: host.stage)
    case .events(let events):
      let watchers = hubs[events.view]?.watchers.sorted() ?? []
      if !watchers.isEmpty { effects.append(.broadcast(clients: watchers, .events(events))) }
    default: break
    }
    return drain()
  }

  /// Whether clients that have views of the playing host get a report.
  private func isSeen(_ host: HostAddress, _ report: HostReport) -> Bool {
    guard stages[host.stage]?.plays(host.generation) == true else { return false }
    switch report {
    case .target(let view, _, _), .offset(let view, _, _), .screen(let view, _):
      return hubs[view]?.stage == host.stage
    case .events(let events): return hubs[events.view]?.stage == host.stage
    case .reply: return true
    default: return false
    }
  }

  /// Keeps what a view shows around its collection view, and sends it to everybody who has the view.
  private mutating func show(_ screen: StageScreen, in view: UInt64) {
    guard let clients = hubs[view]?.receivers.clients else { return }
    hubs[view]?.screen = screen
    relayToAll(.screen(view: view, screen: screen), of: view)
    if !clients.isEmpty {
      effects.append(.broadcast(clients: clients, .screen(view: view, screen: screen)))
    }
  }

  /// Sends an answer to the client that asked.
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
    if let animation, let driver = hub.driver {
      // The driver's page lets the content decelerate itself; followers see it as any other scroll.
      let rest = Point(x: 0, y: 0)
      return send(
        driver,
        .offset(view: view, offset: offset, velocity: rest, phase: .idle, animation: animation)
      )
    }
    let moved = hubs[view]?.move(to: offset) ?? []
    if let message = hubs[view]?.placeMessage { relayToAll(message, of: view) }
    effects += moved
  }

  /// Tells the clients of a view on other servers something.
  private mutating func relayToAll(_ message: ServerMessage, of view: UInt64) {
    guard let hub = hubs[view], !hub.guests.isEmpty else { return }
    effects.append(.relay(stage: hub.stage, view: view, message, toDriver: true))
  }

  /// Takes the edited data, which the host sends before its `checkpoint`.
  mutating func edited(_ file: FileMessage, by host: HostAddress) {
    guard stages[host.stage]?.plays(host.generation) == true, file.role == .edited else { return }
    stages[host.stage]?.playing.editedFile = file
  }

  /// Takes a delta of a stage host.
  mutating func delta(_ bytes: [UInt8], by host: HostAddress, now: Double) -> [Effect] {
    guard stages[host.stage]?.plays(host.generation) == true else { return drain() }
    do throws(ProtocolError) {
      let view = try DeltaDecoder.header(of: bytes).view
      guard hubs[view]?.stage == host.stage else { return drain() }
      add(try hubs[view]?.ingest(bytes) ?? [])
      if hubs[view]?.guests.isEmpty == false {
        effects.append(.publish(stage: host.stage, view: view, bytes))
      }
    } catch {
      return misbehaved(host, error, now: now)
    }
    return drain()
  }

  /// Ends a stage host that sent something unreadable or a delta that does not fit.
  mutating func misbehaved(
    _ host: HostAddress,
    _ error: ProtocolError,
    now: Double
  ) -> [Effect] {
    run(host.stage) { $0.misbehaved(host.generation, error, now: now) }
    return drain()
  }

  /// Notes that a host's code crashed; its place is not known yet.
  mutating func hostTrapped(_ host: HostAddress, now: Double) -> [Effect] {
    run(host.stage) { $0.trapped(host.generation, now: now) }
    return drain()
  }

  /// Takes the time for which the machine has kept a host waiting since its start, in seconds.
  mutating func measured(_ host: HostAddress, waited: Double, now: Double) -> [Effect] {
    run(host.stage) { $0.measured(host.generation, waited: waited, now: now) }
    return drain()
  }

  /// Notes that a stage host has ended.
  mutating func hostEnded(_ host: HostAddress, reason: String, now: Double) -> [Effect] {
    run(host.stage) { $0.hostEnded(host.generation, reason, now: now) }
    return drain()
  }

  /// Takes lines that a stage's code printed.
  mutating func printed(_ batch: PrintedLines.Batch, by stage: String) -> [Effect] {
    lastPrinted[stage] = Array(
      (lastPrinted[stage, default: []] + batch.lines).suffix(Self.lastLines)
    )
    var watchers: Set<UInt64> = []
    for hub in hubs.values where hub.stage == stage { watchers.formUnion(hub.watchers) }
    guard !watchers.isEmpty else { return drain() }
    let message = ServerMessage.printed(stage: stage, lines: batch.lines, dropped: batch.dropped)
    effects.append(.broadcast(clients: watchers.sorted(), message))
    return drain()
  }

  /// Takes what is new about the journal of all stages.
  ///
  /// - Parameters:
  ///   - failure: The reason why it cannot be written at present; `nil` when it can.
  ///   - notices: What users must know about its file.
  /// - Returns: What the server must do.
  mutating func journalAnswered(failure: String?, notices: [String]) -> [Effect] {
    for stage in stageOrder {
      run(stage) { $0.journalAnswered(failure) + $0.journalNoticed(notices) }
    }
    return drain()
  }

  /// Takes a file that changed, came back or was removed.
  mutating func fileChanged(
    _ role: FileMessage.Role,
    of stage: String,
    to file: StageInput.File?,
    name: String,
    now: Double
  ) -> [Effect] {
    run(stage) { $0.fileChanged(role, to: file, name: name, now: now) }
    if role == .layout, let file, stages[stage]?.takeNames(of: file) == true {
      effects.append(.broadcast(clients: greetedClients, .stages(stageEntries)))
    }
    return drain()
  }

  /// Notes that a file of a stage cannot be read.
  mutating func fileUnreadable(of stage: String, name: String, reason: String) -> [Effect] {
    run(stage) { $0.fileUnreadable(name, reason: reason) }
    return drain()
  }

  // MARK: Effects that need the views

  /// The message about a topic; `nil` when there is nothing new.
  mutating func message(about topic: Effect.Topic, of stage: String) -> ServerMessage? {
    stages[stage]?.message(about: topic)
  }

  /// Forgets the transitions of a host that is gone.
  mutating func letGo(_ stage: String) {
    for view in views(of: stage) { hubs[view]?.endTransition() }
  }

  /// Opens every view in a host: in the playing one from the last picture, so that elements keep
  /// their identities, and in an understudy from nothing.
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
      if isSeen, hub.isUnseen { run(host.stage) { $0.rest(view, true) } }
      if isSeen, !hub.watchers.isEmpty { run(host.stage) { $0.watch(view, true) } }
    }
    return drain()
  }
}
