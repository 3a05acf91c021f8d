// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Clients of other servers of the cluster, on stages that this one runs.
extension SessionMachine {
  /// A client that goes on with a view at a new owner, and what it has of it.
  struct Adoption {
    var client: UInt64
    var drives: Bool
    var watches: Bool
    /// The session to which the view belongs.
    var session: String
    /// The picture; empty when there is none, or when another client has brought it.
    var picture: [UInt8]
  }

  /// Adds a client of another server.
  mutating func joined(_ guest: Guest, now: Double) {
    guard cluster?.isGuest(guest.client) == true, clients[guest.client] == nil else { return }
    var client = ClientMachine(id: guest.client, limits: limits, now: now)
    client.session = guest.session
    client.name = guest.name
    client.hue = guest.hue
    clients[guest.client] = client
  }

  /// Takes a message of a client of another server, which has checked how many it sends.
  mutating func said(_ message: ClientMessage, by client: UInt64, now: Double) -> [Effect] {
    guard cluster?.isGuest(client) == true, clients[client]?.session != nil else { return drain() }
    if let stage = elsewhere(message) {
      return adrift(stage, "another server runs it now")
    }
    if let seq = message.seq { clients[client]?.acknowledgements.begin(seq, now: now) }
    handle(message, from: client, now: now)
    return drain()
  }

  /// Continues a view that a client of another server drives or follows, after it has found this
  /// owner, with the picture that the client has.
  mutating func adopt(
    _ open: ClientMessage.Open,
    _ adoption: Adoption,
    now: Double
  ) -> [Effect] {
    let (client, drives) = (adoption.client, adoption.drives)
    guard let view = open.resume, stages[open.stage] != nil, !isElsewhere(open.stage) else {
      return drain()
    }
    if hubs[view] == nil {
      continueView(view, open, session: adoption.session, adoption.picture, now: now)
    } else if drives {
      moveView(view, open)
    }
    guard hubs[view]?.stage == open.stage else { return drain() }
    if drives, hubs[view]?.driver == nil || hubs[view]?.driver == client {
      hubs[view]?.driver = client
      orphanEnds.remove(view)
    } else if hubs[view]?.driver == nil {
      orphanEnds.add(view, at: now + Self.restSeconds)
    }
    guard clients[client] != nil else { return drain() }
    _ = attach(client, to: view, at: nil)
    if adoption.watches, hubs[view]?.watchers.contains(client) == false {
      hubs[view]?.watch(client, true)
      run(open.stage) { $0.watch(view, true) }
    }
    countViews(of: open.stage, now: now)
    if let hub = hubs[view] { tellStage(client, hub) }
    announcePresence(on: open.stage, now: now)
    return drain()
  }

  /// Brings a view to where its driver has it.
  private mutating func moveView(_ view: UInt64, _ open: ClientMessage.Open) {
    guard let hub = hubs[view], hub.stage == open.stage else { return }
    hubs[view]?.viewport = open.viewport
    hubs[view]?.offset = open.offset
    if hub.viewport != open.viewport {
      run(open.stage) { stage in
        stage.view(from: nil) { .viewport(number: $0, view: view, viewport: open.viewport) }
      }
    }
    guard hub.offset != open.offset else { return }
    let rest = Point(x: 0, y: 0)
    let scroll = ClientMessage.Scroll(
      seq: open.seq,
      view: view,
      offset: open.offset,
      velocity: rest,
      phase: .idle
    )
    run(open.stage) { stage in stage.view(from: nil) { .scroll(number: $0, scroll: scroll) } }
  }

  private mutating func continueView(
    _ view: UInt64,
    _ open: ClientMessage.Open,
    session: String,
    _ picture: [UInt8],
    now: Double
  ) {
    var hub = ViewHub(
      id: view,
      stage: open.stage,
      viewport: open.viewport,
      offset: open.offset,
      limits: limits
    )
    if (try? DeltaDecoder.header(of: picture))?.view == view { _ = try? hub.ingest(picture) }
    // A picture that does not fit is left out; the host's first one takes its place.
    _ = hub.renumber()
    hub.offset = open.offset
    hub.isBeside = open.isBeside
    hubs[view] = hub
    owners[view] = session
    let host = stages[open.stage]?.playing.address
    if stages[open.stage]?.takesCommands == true, let host, hub.revision > 0,
      let frame = hubs[view]?.currentSnapshot()
    {
      effects.append(.picture(host, frame))
    }
    run(open.stage) { stage in
      stage.view(from: nil) {
        .open(
          number: $0,
          view: view,
          viewport: open.viewport,
          offset: open.offset,
          rev: hub.revision
        )
      }
    }
  }

  /// Removes a client of another server from a stage; for good, its views are closed.
  mutating func removeGuest(
    _ client: UInt64,
    from stage: String,
    isForGood: Bool,
    isLast: Bool,
    now: Double
  ) -> [Effect] {
    guard cluster?.isGuest(client) == true else { return drain() }
    for view in clients[client]?.views.sorted() ?? [] where hubs[view]?.stage == stage {
      let drives = hubs[view]?.driver == client
      if drives, isForGood {
        closeView(view, now: now)
        continue
      }
      detach(client, from: view, now: now)
      guard drives else { continue }
      hubs[view]?.driver = nil
      orphanEnds.add(view, at: now + Self.restSeconds)
    }
    run(stage) { $0.left(client) }
    if isLast { clients[client] = nil }
    announcePresence(on: stage, now: now)
    return drain()
  }

  /// The present picture of a view for another server; `nil` before there is any.
  mutating func picture(of view: UInt64) -> Frame? {
    guard let hub = hubs[view], hub.revision > 0 else { return nil }
    return hubs[view]?.currentSnapshot()
  }

  /// The revisions of the views that other servers' clients have.
  func revisions(of stage: String, for server: UInt64) -> [(view: UInt64, revision: UInt64)] {
    hubs.values.filter { $0.stage == stage && $0.guests[server] != nil }
      .map { ($0.id, $0.revision) }
  }
}

/// A client of another server, as the owner of a stage knows it.
struct Guest: Codable, Equatable {
  var client: UInt64
  var session: String
  var name: String
  var hue: Int
}

extension ClientMessage {
  /// The view that a command is about.
  var view: UInt64? {
    switch self {
    case .close(_, let view, _), .viewport(_, let view, _), .show(_, let view, _),
      .stop(_, let view),
      .act(_, let view, _), .room(_, let view, _), .seen(let view, _), .resync(let view):
      view
    case .scroll(let scroll): scroll.view
    case .set(let command): command.view
    case .tune(let command): command.view
    case .hello, .open, .ping, .bye: nil
    }
  }
}
