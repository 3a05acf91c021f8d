// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension SessionMachine {
  /// Opens a view for a client: its own earlier view, another client's, or a new one.
  ///
  /// An empty name is the first stage: a page can ask for it before it knows the stages.
  mutating func open(_ open: ClientMessage.Open, from client: UInt64, now: Double) {
    var open = open
    if open.stage.isEmpty { open.stage = stageEntries.first?.id ?? "" }
    guard stages[open.stage] != nil else {
      let error = ProtocolError(
        code: SessionErrorCode.notFound,
        field: "stage",
        message: "there is no stage \(open.stage)"
      )
      return refuse(client, seq: open.seq, error)
    }
    if let error = excess(open, from: client) { return refuse(client, seq: open.seq, error) }
    if let followed = open.follow { return follow(followed, open, from: client, now: now) }
    if let view = open.resume, let hub = hubs[view], hub.stage == open.stage, hub.driver == nil,
      let session = clients[client]?.session, owners[view] == session
    {
      return resume(hub, open, from: client, now: now)
    }
    create(open, from: client, now: now)
  }

  /// The error for a limit that one more view would exceed.
  ///
  /// Each server of a cluster counts its own clients.
  func excess(_ open: ClientMessage.Open, from client: UInt64) -> ProtocolError? {
    if clients[client]?.views.count ?? 0 >= limits.viewsPerClient {
      let message = "a client may have at most \(limits.viewsPerClient) views open"
      return ProtocolError(code: ErrorCode.tooMany, field: "view", message: message)
    }
    let views = stages[open.stage]?.viewCount ?? 0
    if views >= limits.viewsPerStage, open.follow == nil, clients[client]?.views.isEmpty == false {
      let message =
        "the stage has \(views) views; from \(limits.viewsPerStage) on, each client may open only one"
      return ProtocolError(code: ErrorCode.tooMany, field: "stage", message: message)
    }
    guard cluster?.isGuest(client) != true else { return nil }
    let present = localAudience(of: open.stage).count
    if present >= limits.clientsPerStage, audiences[open.stage]?.contains(client) != true {
      let message = "a stage may have at most \(limits.clientsPerStage) clients"
      return ProtocolError(code: ErrorCode.tooMany, field: "stage", message: message)
    }
    return nil
  }

  private mutating func create(_ open: ClientMessage.Open, from client: UInt64, now: Double) {
    let view = nextView()
    var hub = ViewHub(
      id: view,
      stage: open.stage,
      viewport: open.viewport,
      offset: open.offset,
      limits: limits
    )
    hub.driver = client
    hub.isBeside = open.isBeside
    hubs[view] = hub
    _ = attach(client, to: view, at: nil)
    owners[view] = clients[client]?.session
    introduce(client, to: hub, seq: open.seq, resumed: false)
    let origin = CommandOrigin(client: client, seq: open.seq, view: view)
    countViews(of: open.stage, now: now)
    run(open.stage) { stage in
      stage.view(from: origin) {
        .open(number: $0, view: view, viewport: open.viewport, offset: open.offset, rev: 0)
      }
    }
    announcePresence(on: open.stage, now: now)
  }

  private mutating func follow(
    _ view: UInt64,
    _ open: ClientMessage.Open,
    from client: UInt64,
    now: Double
  ) {
    // A copy of the hub would let each of a crowd that joins copy the whole list of receivers.
    guard let stage = hubs[view]?.stage, stage == open.stage, hubs[view]?.driver != client else {
      return refuse(client, seq: open.seq, Self.notFound(view))
    }
    let isOwnPicture = open.resume == view
    if hubs[view]?.isUnseen == true { run(stage) { $0.rest(view, false) } }
    let resumed = attach(client, to: view, at: isOwnPicture ? open.resumeRev : nil)
    if let hub = hubs[view] { introduce(client, to: hub, seq: open.seq, resumed: resumed) }
    effects += hubs[view]?.advance(client) ?? []
    acknowledge(client, seq: open.seq, view: view)
    announcePresence(on: open.stage, now: now)
  }

  private mutating func resume(
    _ hub: ViewHub,
    _ open: ClientMessage.Open,
    from client: UInt64,
    now: Double
  ) {
    let view = hub.id
    hubs[view]?.driver = client
    orphanEnds.remove(view)
    hubs[view]?.viewport = open.viewport
    hubs[view]?.offset = open.offset
    let resumed = attach(client, to: view, at: open.resumeRev)
    introduce(client, to: hubs[view] ?? hub, seq: open.seq, resumed: resumed)
    effects += hubs[view]?.advance(client) ?? []
    countViews(of: open.stage, now: now)
    if hub.viewport != open.viewport {
      run(open.stage) { stage in
        stage.view(from: nil) { .viewport(number: $0, view: view, viewport: open.viewport) }
      }
    }
    // The page may have scrolled in the meantime. The answer to this command also shows that
    // everything is in place.
    let scroll = ClientMessage.Scroll(
      seq: open.seq,
      view: view,
      offset: open.offset,
      velocity: Point(x: 0, y: 0),
      phase: .idle
    )
    let origin = CommandOrigin(client: client, seq: open.seq, view: view)
    run(open.stage) { stage in stage.view(from: origin) { .scroll(number: $0, scroll: scroll) } }
    announcePresence(on: open.stage, now: now)
  }

  /// Sends a client the state of its new view and of the view's stage.
  private mutating func introduce(
    _ client: UInt64,
    to hub: ViewHub,
    seq: UInt64,
    resumed: Bool
  ) {
    let opened = ServerMessage.Opened(
      seq: seq,
      view: hub.id,
      stage: hub.stage,
      drives: hub.driver == client,
      viewport: hub.viewport,
      offset: hub.offset,
      resumed: resumed
    )
    send(client, .opened(opened))
    tellStage(client, hub)
  }

  /// Sends a client the state of a view's stage.
  mutating func tellStage(_ client: UInt64, _ hub: ViewHub) {
    guard let stage = stages[hub.stage] else { return }
    let news = stage.playing.news
    if let state = news.state { send(client, .stage(state)) }
    if news.state?.isScreen == true, let screen = hub.screen {
      send(client, .screen(view: hub.id, screen: screen))
    }
    if let state = stage.sharedHistory { send(client, .history(stage: hub.stage, state: state)) }
    if let state = news.selection { send(client, .selection(stage: hub.stage, state: state)) }
    if let outline = news.outline { send(client, .outline(stage: hub.stage, outline: outline)) }
    if !news.holds.isEmpty { send(client, .held(stage: hub.stage, holds: news.holds)) }
    if let state = stage.sourceState { send(client, .source(stage: hub.stage, state: state)) }
    for (index, number) in stage.source?.dragged.sorted(by: { $0.key < $1.key }) ?? [] {
      let constant = LibraryConstant(index: index, value: number.value)
      if let message = stage.message(of: constant) { send(client, message) }
    }
    if let transition = news.transition {
      send(client, .transition(stage: hub.stage, transition: transition))
    }
    introduceRoom(of: hub.stage, to: client)
    send(client, .diagnostics(stage: hub.stage, items: stage.diagnostics))
    let status = ServerMessage.status(
      stage: hub.stage,
      state: stage.hostState,
      message: stage.failures.message,
      attempt: stage.failures.count
    )
    send(client, status)
  }
}
