// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension SessionMachine {
  /// Carries out a message of a client that has sent `hello`.
  mutating func handle(_ message: ClientMessage, from client: UInt64, now: Double) {
    switch message {
    case .hello: break
    case .open(let open): self.open(open, from: client, now: now)
    case .close(let seq, let view, let next):
      close(view, goingTo: next, seq: seq, from: client, now: now)
    case .viewport(let seq, let view, let viewport):
      resize(view, viewport, seq: seq, from: client, now: now)
    case .scroll(let scroll): self.scroll(scroll, from: client, now: now)
    case .set(let command):
      change(.set(command), command.view, seq: command.seq, from: client, now: now)
    case .show(let seq, let view, let entry):
      show(entry, view, seq: seq, from: client, now: now)
    case .tune(let command): tune(command, from: client, now: now)
    case .stop(let seq, let view): stop(view, seq: seq, from: client)
    case .act(let seq, let view, let action):
      act(action, view, seq: seq, from: client, now: now)
    case .room(let seq, let view, let action):
      meet(action, view, seq: seq, from: client, now: now)
    case .seen(let view, let rev):
      effects += hubs[view]?.acknowledge(client, revision: rev) ?? []
    case .resync(let view): effects += hubs[view]?.resynchronise(client) ?? []
    case .ping(let c): send(client, .pong(c: c, s: now * 1000))
    case .bye:
      if cluster != nil { effects.append(.gone(client: client, isForGood: true)) }
      for view in clients[client]?.views.sorted() ?? [] where hubs[view]?.driver == client {
        closeView(view, now: now)
      }
      if let session = clients[client]?.session { holders[session] = nil }
      clients[client]?.session = nil
      effects.append(.close(client: client, .normal, reason: ""))
    }
  }

  private mutating func close(
    _ view: UInt64,
    goingTo next: NextView?,
    seq: UInt64,
    from client: UInt64,
    now: Double
  ) {
    guard let hub = hub(view, of: client) else {
      guard isOrphan(view, of: client) else {
        return refuse(client, seq: seq, Self.notFound(view))
      }
      closeView(view, goingTo: next, now: now)
      return acknowledge(client, seq: seq, view: nil)
    }
    if hub.driver == client {
      closeView(view, goingTo: next, now: now)
    } else {
      detach(client, from: view, now: now)
      announcePresence(on: hub.stage, now: now)
    }
    if stages[hub.stage]?.playing.news.transition?.client == client {
      run(hub.stage) { $0.left(client) }
    }
    acknowledge(client, seq: seq, view: nil)
  }

  /// Whether a view waits for a client that drove it before its connection was lost.
  private func isOrphan(_ view: UInt64, of client: UInt64) -> Bool {
    guard let hub = hubs[view], hub.driver == nil, !isElsewhere(hub.stage) else { return false }
    guard let session = clients[client]?.session else { return false }
    return owners[view] == session
  }

  /// Closes a view for all clients; those who follow it are told where its driver goes on.
  mutating func closeView(_ view: UInt64, goingTo next: NextView? = nil, now: Double) {
    guard let hub = hubs.removeValue(forKey: view) else { return }
    owners[view] = nil
    orphanEnds.remove(view)
    if isElsewhere(hub.stage) { effects.append(.unmirror(view: view)) }
    for client in hub.receivers.clients { detached(client, from: view, of: hub.stage) }
    if !hub.guests.isEmpty {
      for client in audience(of: hub.stage) where clients[client]?.views.contains(view) == true {
        detached(client, from: view, of: hub.stage)
      }
    }
    relay(parting(from: view, to: next), of: hub)
    run(hub.stage) { $0.close(view) }
    countViews(of: hub.stage, now: now)
    announcePresence(on: hub.stage, now: now)
  }

  /// What those who follow a view are told when its driver closes it.
  private func parting(from view: UInt64, to next: NextView?) -> ServerMessage {
    // Which views there are on stages of other servers is not known here: opening one tells.
    if let next, next.view != view, stages[next.stage] != nil {
      return .moved(view: view, next: next)
    }
    let error = ProtocolError(
      code: SessionErrorCode.viewClosed,
      field: "view",
      message: "view \(view) was closed by its driver"
    )
    return .error(seq: nil, error: error)
  }

  mutating func countViews(of stage: String, now: Double) {
    guard !isElsewhere(stage) else { return }
    let count = views(of: stage).count
    run(stage) { $0.viewsChanged(to: count, now: now) }
  }

  private mutating func resize(
    _ view: UInt64,
    _ viewport: Viewport,
    seq: UInt64,
    from client: UInt64,
    now: Double
  ) {
    guard let hub = drivenHub(view, seq: seq, by: client) else { return }
    hubs[view]?.viewport = viewport
    relay(.viewport(view: view, viewport: viewport), of: hub)
    let origin = CommandOrigin(client: client, seq: seq, view: view)
    run(hub.stage) { stage in
      stage.view(from: origin) { .viewport(number: $0, view: view, viewport: viewport) }
    }
  }

  private mutating func scroll(_ scroll: ClientMessage.Scroll, from client: UInt64, now: Double) {
    guard let hub = drivenHub(scroll.view, seq: scroll.seq, by: client) else { return }
    hubs[scroll.view]?.follow(scroll)
    let offset = ServerMessage.offset(
      view: scroll.view,
      orthogonalSection: scroll.orthogonalSection,
      offset: scroll.offset,
      velocity: scroll.velocity,
      phase: scroll.phase
    )
    relay(offset, of: hub)
    let origin = CommandOrigin(client: client, seq: scroll.seq, view: scroll.view)
    run(hub.stage) { stage in stage.view(from: origin) { .scroll(number: $0, scroll: scroll) } }
  }

  /// Sends a message to all followers of a view.
  private mutating func relay(_ message: ServerMessage, of hub: ViewHub) {
    if !hub.guests.isEmpty {
      effects.append(.relay(stage: hub.stage, view: hub.id, message, toDriver: false))
    }
    let followers = hub.followers
    if !followers.isEmpty { effects.append(.broadcast(clients: followers, message)) }
  }

  private mutating func change(
    _ change: WaitingCommands.Change,
    _ view: UInt64,
    seq: UInt64,
    from client: UInt64,
    now: Double
  ) {
    guard let hub = hub(view, of: client) else {
      return refuse(client, seq: seq, Self.notFound(view))
    }
    let origin = CommandOrigin(client: client, seq: seq, view: view)
    run(hub.stage) { $0.change(change, from: origin) }
  }

  private mutating func act(
    _ action: StageAction,
    _ view: UInt64,
    seq: UInt64,
    from client: UInt64,
    now: Double
  ) {
    if action.isOfDriver, drivenHub(view, seq: seq, by: client) == nil { return }
    if case .watch(let isOn) = action {
      return watch(view, isOn, seq: seq, from: client, now: now)
    }
    if case .swipe(.move(let element, let side, let shift)) = action {
      let aside = StageAside(view: view, element: element, side: side, shift: shift)
      return self.aside(aside, seq: seq, from: client)
    }
    change(.act(action), view, seq: seq, from: client, now: now)
  }

  /// Tells the followers which row the driver moved aside, with the actions behind it if known.
  private mutating func aside(_ aside: StageAside, seq: UInt64, from client: UInt64) {
    guard let hub = hubs[aside.view] else { return }
    var told = aside
    if let swiped = hub.swiped, swiped.element == aside.element, swiped.side == aside.side {
      told.actions = swiped.actions
    }
    relay(.aside(told), of: hub)
    acknowledge(client, seq: seq, view: aside.view)
  }

  private mutating func watch(
    _ view: UInt64,
    _ isOn: Bool,
    seq: UInt64,
    from client: UInt64,
    now: Double
  ) {
    guard let hub = hub(view, of: client) else {
      return refuse(client, seq: seq, Self.notFound(view))
    }
    hubs[view]?.watch(client, isOn)
    tellWatch(of: view, wasWatched: !hub.watchers.isEmpty, now: now)
    if isOn, !hub.watchers.contains(client), let lines = lastPrinted[hub.stage] {
      send(client, .printed(stage: hub.stage, lines: lines, dropped: 0))
    }
    acknowledge(client, seq: seq, view: view)
  }

  /// Tells the host that a view got its first watcher or lost its last one.
  private mutating func tellWatch(of view: UInt64, wasWatched: Bool, now: Double) {
    guard let hub = hubs[view], hub.watchers.isEmpty == wasWatched else { return }
    run(hub.stage) { $0.watch(view, !hub.watchers.isEmpty) }
  }

  /// Stops sending a view to a client, and with it the client's watching.
  mutating func detach(_ client: UInt64, from view: UInt64, now: Double) {
    // A copy of the hub would let each of a crowd that leaves copy the whole list of receivers.
    guard let stage = hubs[view]?.stage else { return }
    if cluster?.isGuest(client) == true {
      if clients[client]?.views.contains(view) == true {
        detached(client, from: view, of: stage)
        hubs[view]?.removeGuest(client)
      }
    } else if hubs[view]?.receivers[client] != nil {
      detached(client, from: view, of: stage)
    }
    let wasWatched = hubs[view]?.watchers.isEmpty == false
    hubs[view]?.detach(client)
    tellWatch(of: view, wasWatched: wasWatched, now: now)
    if isElsewhere(stage), hubs[view]?.receivers.isEmpty == true {
      hubs[view] = nil
      owners[view] = nil
      effects.append(.unmirror(view: view))
    }
    if hubs[view]?.isUnseen == true { run(stage) { $0.rest(view, true) } }
  }

  private mutating func drivenHub(
    _ view: UInt64,
    seq: UInt64,
    by client: UInt64
  ) -> ViewHub? {
    guard let hub = hub(view, of: client) else {
      refuse(client, seq: seq, Self.notFound(view))
      return nil
    }
    guard hub.driver == client else {
      let error = ProtocolError(
        code: SessionErrorCode.notDriver,
        field: "view",
        message: "another client drives view \(view)"
      )
      refuse(client, seq: seq, error)
      return nil
    }
    return hub
  }

  static func notFound(_ view: UInt64) -> ProtocolError {
    ProtocolError(
      code: SessionErrorCode.notFound,
      field: "view",
      message: "view \(view) is not open on this connection"
    )
  }
}

extension StageAction {
  /// Whether only the driver of a view may send the message.
  fileprivate var isOfDriver: Bool {
    switch self {
    case .touch, .drag, .bring, .swipe, .focus, .jump, .finger, .back, .type: true
    default: false
    }
  }
}
