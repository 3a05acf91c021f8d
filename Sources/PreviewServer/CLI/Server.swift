// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Joins the parts: what the loop tells goes to the session logic, what the logic decides is done here.
///
/// - Invariant: everything happens on the loop's thread, and an event's actions are done before the next one.
final class Server {
  /// The parts that exist before the server does.
  struct Parts {
    var loop: EventLoop
    var journal: Journal
    var assets: AssetTable
    var policy: HostPolicy
    var feed: StageFileFeed
    var stageHost: String
    var layoutCompiler: String
    /// Where the compiler keeps modules that it has read.
    var compilerCache: String
    /// Where compiled layouts lie; `nil` when nothing is to be compiled.
    var shelf: LibraryShelf?
    var session: SessionMachine
  }

  /// Seconds that clients have to take their leave when the server stops.
  private static let farewellSeconds = 1.2

  let loop: EventLoop
  private let journal: Journal
  private var assets: AssetTable
  /// What tells the pictures that are served beside stages' files, by stage.
  private var pictures: [String: [String]] = [:]
  private let policy: HostPolicy
  private let feed: StageFileFeed
  private let shelf: LibraryShelf?
  private var session: SessionMachine
  private let stageHost: String
  private lazy var fleet = HostFleet(program: stageHost, loop: loop) {
    [unowned self] event, stage, generation in received(event, from: stage, generation)
  }
  private var desk: CompileDesk?
  private var connections: [UInt64: WebSocketConnection] = [:]
  private var deadlineTimer: LoopTimer?
  private var settleTimer: LoopTimer?
  private var farewellTimer: LoopTimer?
  private var isStopping = false

  init(_ parts: Parts) {
    loop = parts.loop
    journal = parts.journal
    assets = parts.assets
    policy = parts.policy
    feed = parts.feed
    shelf = parts.shelf
    session = parts.session
    stageHost = parts.stageHost
    guard let shelf else { return }
    desk = CompileDesk(
      compiler: parts.layoutCompiler,
      shelf: shelf,
      cache: parts.compilerCache,
      loop: parts.loop
    ) {
      [unowned self] stage, job, result in
      handle { $0.compiled(stage, job: job, result, now: $1) }
      shelf.tidy(stage: stage, keeping: session.stages[stage]?.neededLibraries ?? [], job: job)
    }
  }

  /// Serves until a signal asks for the end; `ready` is called when signals are heeded and stages known.
  func run(ready: () -> Void) {
    loop.delegate = self
    deadlineTimer = loop.timer { [unowned self] in handle { $0.tick(now: $1) } }
    settleTimer = loop.timer { [unowned self] in
      take(feed.readCollected())
      take(feed.readCollectedSources())
    }
    farewellTimer = loop.timer { [unowned self] in loop.stop() }
    loop.watchSignals { [unowned self] in stop() }
    watchFiles()
    if shelf != nil { fleet.keepStandby() }
    let isWarming = desk?.warm(finished: { [unowned self] in warming(false) }) ?? false
    addStages()
    if isWarming { warming(true) }
    ready()
    loop.run()
    fleet.killAll()
    desk?.stopAll()
    shelf?.clear()
  }

  private func warming(_ isOn: Bool) { handle { $0.compilerWarming(isOn, now: $1) } }

  private func watchFiles() {
    guard feed.descriptor >= 0 else {
      return say("the system has no file watches left; saved files will not be noticed")
    }
    let watch = LoopDescriptor(
      descriptor: feed.descriptor,
      readable: { [unowned self] in
        if let seconds = feed.collect() { settleTimer?.schedule(after: seconds) }
        return true
      },
      writable: { true },
      ended: {}
    )
    _ = loop.adopt(watch)
  }

  private func addStages() {
    for source in feed.sources {
      var stage = StageMachine(entry: source.entry, journalKey: source.journalKey)
      switch source.layout {
      case .synthetic(let layout): stage.layout = layout
      case .swift(let module): stage.source = SourceMachine(name: module.name)
      case .file: break
      }
      if source.dataPath == nil { stage.data = PlainData.file }
      let name = source.entry.id
      stage.waited = { [unowned self] in fleet.waited(by: $0, of: name) }
      do {
        if let document = try journal.document(of: source.journalKey) { stage.restore(document) }
      } catch {
        say(error.message)
      }
      session.add(stage)
    }
    take(feed.readAll(), isFirst: true)
    take(feed.readAllSources(), isFirst: true)
  }

  private func take(_ changes: [StageFileFeed.SourceChange], isFirst: Bool = false) {
    for change in changes {
      if !isFirst, change.snapshot != nil { say("\(change.name) saved") }
      if let stamps = change.snapshot?.pictures, pictures[change.stage] != stamps {
        pictures[change.stage] = stamps
        if !isFirst { assets.take(SourcePicture.beside(feed.pictureRoots)) }
      }
      handle { $0.sourceSaved(change.stage, change.snapshot, now: $1) }
    }
  }

  private func take(_ changes: [StageFileFeed.Change], isFirst: Bool = false) {
    var told: Set<String> = []
    for change in changes {
      handle { session, now in
        switch change.content {
        case .success(let file):
          for name in change.saved.sorted() where !isFirst && told.insert(name).inserted {
            say("\(name) saved")
          }
          return session.fileChanged(
            change.role,
            of: change.stage,
            to: file,
            name: change.name,
            now: now
          )
        case .failure(.missing):
          return session.fileChanged(
            change.role,
            of: change.stage,
            to: nil,
            name: change.name,
            now: now
          )
        case .failure(.unreadable(let reason)):
          return session.fileUnreadable(
            of: change.stage,
            name: change.name,
            reason: reason,
            now: now
          )
        }
      }
    }
  }

  /// Gives an event to the logic and does what it decides.
  private func handle(_ event: (inout SessionMachine, Double) -> [SessionAction]) {
    guard !isStopping else { return }
    perform(event(&session, MonotonicClock.seconds))
    if let deadline = session.nextDeadline {
      deadlineTimer?.schedule(after: deadline - MonotonicClock.seconds)
    } else {
      deadlineTimer?.cancel()
    }
  }

  private func perform(_ actions: [SessionAction]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: SessionAction) {
    switch action {
    case .send(let client, let message): send(message, to: client)
    case .broadcast(let clients, let message):
      let frame = Frame(MessageCodec.encode(message))
      for client in clients { connections[client]?.send(text: frame, key: nil) }
    case .frame(let client, let frame): connections[client]?.send(frame: frame)
    case .close(let client, let code, let reason): connections[client]?.close(code, reason)
    case .startHost(let stage, let generation): startHost(stage, generation)
    case .killHost(let stage, let generation): fleet.kill(stage, generation)
    case .command, .file, .picture, .edited, .replay: perform(action, by: fleet.host(of:))
    case .rehearse(let action): perform(action, by: fleet.understudy(of:))
    case .startUnderstudy(let stage, let generation):
      start(stage, generation) { fleet throws(HostSpawn.SpawnError) in
        try fleet.startUnderstudy(stage, generation)
      }
    case .promote(let stage): fleet.promote(stage)
    case .interrupt(let stage, let generation): fleet.interrupt(stage, generation)
    case .outlive(let stage, let generation): fleet.outlive(stage, generation)
    case .compile(let stage, let order): desk?.compile(stage, order)
    case .stopCompile(let stage): desk?.stop(stage)
    case .write(let stage, let edit):
      let failure = SourceWriter.write(edit.write, bound: loop.limits.fileBytes)
      handle { $0.wrote(stage, edit, failure: failure, now: $1) }
    case .keep(let stage, let document):
      record(stage) { journal, key throws(Journal.JournalError) in
        try journal.write(document, of: key)
      }
    case .commit(let stage, let entry, let overrides):
      record(stage) { journal, key throws(Journal.JournalError) in
        try journal.write(
          entry,
          overrides: overrides,
          of: key
        )
      }
    case .forgetEdits(let stage):
      record(stage) { journal, key throws(Journal.JournalError) in
        try journal.forgetEdits(of: key)
      }
    case .checkpoint(let stage, let edited, let overrides):
      record(stage) { journal, key throws(Journal.JournalError) in
        try journal.checkpoint(edited: edited?.bytes, overrides: overrides, of: key)
      }
    case .log(let line): say(line)
    }
  }

  /// What goes to a host: the one that plays, or its understudy.
  private func perform(_ action: SessionAction, by host: (String) -> HostConnection?) {
    switch action {
    case .command(let stage, let command): host(stage)?.send(command)
    case .file(let stage, let file): host(stage)?.send(file)
    case .picture(let stage, let frame): host(stage)?.send(picture: frame)
    case .edited(let stage, let name): sendEdited(stage, name: name, to: host(stage))
    case .replay(let stage, let number): replay(stage, number, to: host(stage))
    default: break
    }
  }

  private func sendEdited(_ stage: String, name: String, to host: HostConnection?) {
    read(stage) { journal, key throws(Journal.JournalError) in
      guard let bytes = try journal.edited(of: key) else { return }
      host?.send(FileMessage(role: .edited, name: name, bytes: bytes))
    }
  }

  private func replay(_ stage: String, _ number: UInt64, to host: HostConnection?) {
    read(stage) { journal, key throws(Journal.JournalError) in
      // Sent even when there are none, for the host's answer ends the waiting.
      var isSent = false
      try journal.records(of: key) { records in
        host?.send(.replay(number: number, records: records))
        isSent = true
      }
      if !isSent { host?.send(.replay(number: number, records: [])) }
    }
  }

  private func read(
    _ stage: String,
    _ body: (Journal, String) throws(Journal.JournalError) -> Void
  ) {
    guard let key = session.stages[stage]?.journalKey else { return }
    do throws(Journal.JournalError) {
      try body(journal, key)
    } catch {
      say(error.message)
    }
  }

  private func record(
    _ stage: String,
    _ write: (Journal, String) throws(Journal.JournalError) -> Void
  ) {
    guard let key = session.stages[stage]?.journalKey else { return }
    var failure: String?
    do throws(Journal.JournalError) {
      try write(journal, key)
    } catch {
      say(error.message)
      failure = error.message
    }
    handle { $0.journalAnswered(stage, failure: failure, now: $1) }
  }

  private func send(_ message: ServerMessage, to client: UInt64) {
    // Of several offsets, sizes or values that wait for a slow client only the last counts.
    let key: String? =
      switch message {
      case .offset(let view, _, _, _, _, _): "offset \(view)"
      case .viewport(let view, _): "viewport \(view)"
      case .number(let stage, _, let index, _): "number \(index) \(stage)"
      default: nil
      }
    connections[client]?.send(text: Frame(MessageCodec.encode(message)), key: key)
  }

  private func startHost(_ stage: String, _ generation: UInt64) {
    let isCompiled = session.stages[stage]?.source != nil
    start(stage, generation) { fleet throws(HostSpawn.SpawnError) in
      try fleet.start(stage, generation, isCompiled: isCompiled)
    }
  }

  private func start(
    _ stage: String,
    _ generation: UInt64,
    _ start: (HostFleet) throws(HostSpawn.SpawnError) -> Void
  ) {
    do throws(HostSpawn.SpawnError) {
      try start(fleet)
    } catch {
      let reason = error.message
      perform(
        session.hostEnded(
          stage,
          generation: generation,
          reason: reason,
          now: MonotonicClock.seconds
        )
      )
    }
  }

  private func received(
    _ event: HostConnection.Event,
    from stage: String,
    _ generation: UInt64
  ) {
    switch event {
    case .report(let report):
      handle { $0.reported(report, by: stage, generation: generation, now: $1) }
    case .delta(let bytes):
      handle { $0.delta(bytes, by: stage, generation: generation, now: $1) }
    case .file(let file):
      session.edited(file, by: stage, generation: generation)
    case .crashing: handle { $0.hostCrashing(stage, generation: generation, now: $1) }
    case .line(let line): say("[\(stage)] \(line)")
    case .garbage(let error):
      handle { $0.misbehaved(stage, generation: generation, error, now: $1) }
    case .ended(let reason):
      fleet.forget(stage, generation)
      handle { $0.hostEnded(stage, generation: generation, reason: reason, now: $1) }
    }
  }

  private func say(_ line: String) { Terminal.say(line) }

  /// Says goodbye to everyone and ends the loop when they are gone, or soon after.
  private func stop() {
    guard !isStopping else { return loop.stop() }
    perform(session.shutDown())
    isStopping = true
    deadlineTimer?.cancel()
    if connections.isEmpty { return loop.stop() }
    farewellTimer?.schedule(after: Self.farewellSeconds)
  }
}

extension Server: TransportDelegate {
  func response(to request: HTTPRequest) -> HTTPResponse {
    guard policy.allows(host: request.host) else {
      return .text(403, "This server does not answer under that name.")
    }
    return assets.response(to: request)
  }

  func refusal(of request: HTTPRequest) -> Int? {
    guard request.path == "/ws" else { return 404 }
    guard policy.allows(host: request.host),
      policy.allows(origin: request.origin, host: request.host)
    else { return 403 }
    return isStopping || connections.count >= loop.limits.clients ? 503 : nil
  }

  func opened(_ connection: WebSocketConnection) {
    connections[connection.id] = connection
    handle { $0.connected(connection.id, now: $1) }
  }

  func received(_ text: Data, from connection: WebSocketConnection) {
    guard !connection.isClosing else { return }
    handle { $0.received(text, from: connection.id, now: $1) }
  }

  func receivedBinary(from connection: WebSocketConnection) {
    guard !connection.isClosing else { return }
    handle { session, _ in session.receivedBinary(from: connection.id) }
  }

  func closed(_ connection: WebSocketConnection) {
    connections[connection.id] = nil
    handle { $0.disconnected(connection.id, now: $1) }
    if isStopping, connections.isEmpty { loop.stop() }
  }
}
