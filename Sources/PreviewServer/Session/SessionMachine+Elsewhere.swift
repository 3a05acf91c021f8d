// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Stages that another server of the cluster runs: this one keeps the pictures for its own clients,
/// and passes on what they do.
extension SessionMachine {
  /// Whether another server, or none, runs the stage.
  func isElsewhere(_ stage: String) -> Bool {
    guard let cluster else { return false }
    return !cluster.owned.contains(stage)
  }

  /// The stage of a client's message that another server must handle; `nil` for others.
  func elsewhere(_ message: ClientMessage) -> String? {
    guard cluster != nil else { return nil }
    let stage: String?
    switch message {
    case .hello, .seen, .resync, .ping, .bye: return nil
    // Links are a server's own.
    case .room(_, _, .share): return nil
    case .open(let open): stage = open.stage.isEmpty ? stageEntries.first?.id : open.stage
    default: stage = message.view.flatMap { hubs[$0]?.stage }
    }
    guard let stage, stages[stage] != nil, isElsewhere(stage) else { return nil }
    return stage
  }

  /// Passes a client's message on.
  mutating func forward(
    _ message: ClientMessage,
    from client: UInt64,
    on stage: String,
    now: Double
  ) {
    var message = message
    switch message {
    case .open(var open):
      open.stage = stage
      if let error = excess(open, from: client) { return refuse(client, seq: open.seq, error) }
      message = .open(open)
    case .viewport(_, let view, let viewport) where hubs[view]?.driver == client:
      hubs[view]?.viewport = viewport
    case .scroll(let scroll) where hubs[scroll.view]?.driver == client:
      hubs[scroll.view]?.follow(scroll)
    case .act(_, let view, .watch(let isOn)): hubs[view]?.watch(client, isOn)
    case .close(_, let view, _):
      if hubs[view]?.driver == client { hubs[view]?.driver = nil }
      detach(client, from: view, now: now)
    default: break
    }
    effects.append(.forward(stage: stage, client: client, message))
  }

  /// Takes a message that waited until this server became the owner.
  mutating func take(_ message: ClientMessage, from client: UInt64, now: Double) -> [Effect] {
    if clients[client] != nil { handle(message, from: client, now: now) }
    return drain()
  }

  /// The clients of this server that drive or follow a view of the stage.
  func localAudience(of stage: String) -> [UInt64] {
    let all = audience(of: stage)
    guard let cluster else { return all }
    return all.filter { !cluster.isGuest($0) }
  }

  /// What the owner of a stage must know of a client.
  func guest(_ client: UInt64) -> Guest? {
    guard let machine = clients[client], let session = machine.session else { return nil }
    return Guest(client: client, session: session, name: machine.name, hue: machine.hue)
  }

  // MARK: What the owner sends

  /// Takes the owner's answer to a client's `open`.
  ///
  /// - Parameters:
  ///   - opened: The answer.
  ///   - revision: The revision that the client has, if any.
  ///   - client: The client.
  /// - Returns: What the server must do.
  mutating func opened(
    _ opened: ServerMessage.Opened,
    at revision: UInt64?,
    for client: UInt64
  ) -> [Effect] {
    guard clients[client] != nil else { return drain() }
    let view = opened.view
    if hubs[view] == nil {
      hubs[view] = ViewHub(
        id: view,
        stage: opened.stage,
        viewport: opened.viewport,
        offset: opened.offset,
        limits: limits
      )
      effects.append(.mirror(stage: opened.stage, view: view))
    }
    if opened.drives {
      hubs[view]?.driver = client
      orphanEnds.remove(view)
      owners[view] = clients[client]?.session
    }
    var answer = opened
    answer.resumed = attach(client, to: view, at: revision)
    send(client, .opened(answer))
    effects += hubs[view]?.advance(client) ?? []
    return drain()
  }

  /// Takes a delta, or the whole picture, of a view.
  ///
  /// - Parameters:
  ///   - bytes: The delta.
  ///   - view: The view.
  ///   - isFirst: Whether it is the whole picture of a new owner, whose revisions are its own.
  /// - Returns: What to do, and whether the picture must be asked for.
  mutating func mirrored(
    _ bytes: [UInt8],
    of view: UInt64,
    isFirst: Bool
  ) -> (effects: [Effect], isLost: Bool) {
    guard let hub = hubs[view], isElsewhere(hub.stage) else { return (drain(), false) }
    guard let header = try? DeltaDecoder.header(of: bytes), header.view == view else {
      return (drain(), true)
    }
    // What was published while the whole picture was on its way is in the picture already.
    if header.revision <= hub.revision, !isFirst { return (drain(), false) }
    do throws(ProtocolError) {
      add(try hubs[view]?.ingest(bytes) ?? [])
    } catch {
      return (drain(), true)
    }
    return (drain(), false)
  }

  /// Takes what the owner tells the clients of a view.
  mutating func relayed(
    _ message: ServerMessage,
    of view: UInt64,
    toDriver: Bool,
    now: Double
  ) -> [Effect] {
    guard let hub = hubs[view], isElsewhere(hub.stage) else { return drain() }
    switch message {
    case .offset(_, let section, let offset, let velocity, let phase, _):
      let scroll = ClientMessage.Scroll(
        seq: 0,
        view: view,
        orthogonalSection: section,
        offset: offset,
        velocity: velocity,
        phase: phase
      )
      hubs[view]?.follow(scroll)
    case .viewport(_, let viewport): hubs[view]?.viewport = viewport
    case .screen(_, let screen): hubs[view]?.screen = screen
    default: break
    }
    let receivers = toDriver ? hub.receivers.clients : hub.followers
    if !receivers.isEmpty { effects.append(.broadcast(clients: receivers, message)) }
    if message.endsView { forget(view) }
    return drain()
  }

  /// Forgets a view that its owner has closed.
  private mutating func forget(_ view: UInt64) {
    guard let hub = hubs.removeValue(forKey: view) else { return }
    owners[view] = nil
    orphanEnds.remove(view)
    for client in hub.receivers.clients { detached(client, from: view, of: hub.stage) }
    effects.append(.unmirror(view: view))
  }

  /// Takes the owner's answer to the commands of a client: they are done, or one was refused.
  mutating func settled(
    _ client: UInt64,
    seq: UInt64,
    view: UInt64?,
    rev: UInt64?,
    refusal: ProtocolError?
  ) -> [Effect] {
    if let refusal {
      refuse(client, seq: seq, refusal)
    } else {
      let answers = clients[client]?.acknowledgements.finish(seq, view: view, rev: rev) ?? []
      for answer in answers {
        send(client, .ack(seq: answer.seq, view: answer.view, rev: answer.rev))
      }
    }
    return drain()
  }

  /// Tells this server's clients of a stage that nobody runs it at present.
  mutating func adrift(_ stage: String, _ reason: String) -> [Effect] {
    let status = ServerMessage.status(
      stage: stage,
      state: .restarting,
      message: reason,
      attempt: 1
    )
    letGo(stage)
    let audience = localAudience(of: stage)
    guard !audience.isEmpty else { return drain() }
    // Nobody holds what the owner's host held.
    let messages = [
      status, .transition(stage: stage, transition: nil), .held(stage: stage, holds: []),
    ]
    effects += messages.map { .broadcast(clients: audience, $0) }
    return drain()
  }

  // MARK: Becoming the owner, and ceasing to be it

  /// Runs a stage from now on, from what the journal has of it.
  mutating func own(_ stage: String, _ kept: JournaledStage?, now: Double) -> [Effect] {
    guard cluster != nil, stages[stage] != nil else { return drain() }
    cluster?.owned.insert(stage)
    stages[stage]?.takeOver(kept)
    if let snapshot = cluster?.savedSource.removeValue(forKey: stage) {
      run(stage) { $0.sourceSaved(snapshot, now: now) }
    }
    for view in views(of: stage) where hubs[view]?.driver == nil {
      orphanEnds.add(view, at: now + Self.restSeconds)
    }
    for view in views(of: stage) {
      effects += hubs[view]?.renumber() ?? []
      effects.append(.unmirror(view: view))
    }
    for client in audience(of: stage) { audiences[stage]?.roll.welcome(client) }
    countViews(of: stage, now: now)
    announcePresence(on: stage, now: now)
    return drain()
  }

  /// Runs a stage no more: its hosts end, and its clients wait for the next owner.
  mutating func disown(_ stage: String, _ reason: String) -> [Effect] {
    guard cluster?.owned.contains(stage) == true else { return drain() }
    // The answers to what clients have asked go out while this server still speaks for the stage.
    run(stage) { $0.leave(reason) }
    cluster?.owned.remove(stage)
    for client in audience(of: stage) where cluster?.isGuest(client) == true {
      for view in clients[client]?.views.sorted() ?? [] where hubs[view]?.stage == stage {
        detached(client, from: view, of: stage)
        hubs[view]?.removeGuest(client)
        if hubs[view]?.driver == client { hubs[view]?.driver = nil }
      }
      if clients[client]?.views.isEmpty == true { clients[client] = nil }
    }
    for view in views(of: stage) {
      orphanEnds.remove(view)
      if hubs[view]?.receivers.isEmpty == true {
        hubs[view] = nil
        owners[view] = nil
      } else {
        effects.append(.mirror(stage: stage, view: view))
      }
    }
    return adrift(stage, reason)
  }
}

extension ServerMessage {
  /// Whether the view that the message is about is closed with it.
  fileprivate var endsView: Bool {
    switch self {
    case .moved: true
    case .error(nil, let error): error.code == SessionErrorCode.viewClosed
    default: false
    }
  }
}
