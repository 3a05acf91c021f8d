// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageProtocol

/// Joins the parts: events of the loop go to the session logic, and its decisions are carried out
/// here.
///
/// - Invariant: everything happens on the loop's thread, and the effects of an event are carried
///   out before the next event.
final class Server {
  /// The parts that exist before the server does.
  struct Parts {
    var loop: EventLoop
    var journal: any StageJournal
    /// The cluster that the server has joined; `nil` when it stands alone.
    var cluster: ClusterMember?
    var assets: AssetTable
    /// The page's folder, if the command line names it: then pages are reloaded when it changes.
    var page: PageFolder?
    var policy: HostPolicy
    var feed: StageFileFeed
    /// The folder of the gallery, if there is one.
    var examples: String?
    var stageHost: String
    var layoutCompiler: String
    /// The folder in which the compiler keeps modules that it has read.
    var compilerCache: String
    /// The folder of compiled layouts; `nil` when no stage has Swift source.
    var shelf: LibraryShelf?
    /// How hosts and compilers are confined.
    var confinement: ConfinementMode
    var session: SessionMachine
  }

  /// The longest time for which changes of stages' files are collected, in seconds.
  private static let longestCollecting = 0.1
  /// The seconds between two looks at the journal's file while nothing is written.
  private static let journalSeconds = 2.0
  /// The seconds that clients have to close their connections when the server stops.
  private static let farewellSeconds = 1.2

  let loop: EventLoop
  let journal: any StageJournal
  /// The server's part in a cluster; `nil` when it stands alone.
  private(set) var cluster: ClusterDesk?
  private var clusterTimer: LoopTimer?
  /// What pages and the terminal know about the journal.
  var journalNews = JournalNews()
  var assets: AssetTable
  /// The tags of the pictures and resources beside stages' files, by stage.
  private var besides: [String: [String]] = [:]
  private let page: PageFolder?
  private var watches: [FileWatch] = []
  var policy: HostPolicy
  private let feed: StageFileFeed
  private let shelf: LibraryShelf?
  var session: SessionMachine
  let examples: String?
  private let stageHost: String
  let confinement: ConfinementMode
  private(set) lazy var fleet = HostFleet(
    program: stageHost,
    confinement: confinement,
    loop: loop
  ) { [unowned self] event, host in received(event, from: host) }
  private(set) var desk: CompileDesk?
  private(set) lazy var miniatures = makeMiniatureDesk()
  private(set) var connections: [UInt64: any ClientConnection] = [:]
  /// The clients whose first picture is not there yet.
  private var headStarts: [HeadStart] = []
  private var deadlineTimer: LoopTimer?
  private var farewellTimer: LoopTimer?
  private var journalTimer: LoopTimer?
  private(set) var printTimer: LoopTimer?
  /// What the server has done since its start.
  var tally = ServerTally()
  /// What stages' code printed.
  var printed: CollectedLines
  /// What gets texts behind addresses at present.
  var fetches: [Int: ToolRun] = [:]
  private(set) var isStopping = false
  /// Whether the time of the next `tick` may have changed in this turn.
  private var isDeadlineStale = false

  init(_ parts: Parts) {
    loop = parts.loop
    journal = parts.journal
    assets = parts.assets
    page = parts.page
    policy = parts.policy
    feed = parts.feed
    shelf = parts.shelf
    session = parts.session
    examples = parts.examples
    stageHost = parts.stageHost
    confinement = parts.confinement
    printed = CollectedLines(limits: loop.limits)
    if let member = parts.cluster {
      let seat = ClusterSeat(number: member.number)
      session.cluster = seat
      loop.countConnections(after: seat.base)
      cluster = ClusterDesk(member, host: self)
    }
    guard let shelf else { return }
    defer {
      desk?.progress = { [unowned self] stage, job, step in
        handle { session, _ in session.compiling(stage, job: job, step) }
      }
    }
    desk = CompileDesk(
      compiler: parts.layoutCompiler,
      shelf: shelf,
      cache: parts.compilerCache,
      confinement: parts.confinement,
      loop: parts.loop
    ) {
      [unowned self] stage, job, result in
      tally.count(result)
      handle { $0.compiled(stage, job: job, result, now: $1) }
      shelf.tidy(stage: stage, keeping: session.stages[stage]?.neededLibraries ?? [], job: job)
      wantMiniature(of: stage)
    }
  }

  /// Serves until a signal ends it; `ready` is called when signals are handled and the stages are
  /// known.
  func run(ready: () -> Void) {
    loop.delegate = self
    // All that arrived before the loop's present time has been read, but not what came since.
    deadlineTimer = loop.timer { [unowned self] in handle { $0.tick(now: min($1, loop.now)) } }
    farewellTimer = loop.timer { [unowned self] in loop.stop() }
    journalTimer = loop.timer { [unowned self] in tendJournal() }
    printTimer = loop.timer { [unowned self] in tellPrinted() }
    loop.watchSignals { [unowned self] in stop() }
    watchFiles()
    watchPage()
    if shelf != nil { fleet.keepStandby() }
    let isWarming = desk?.warm(finished: { [unowned self] in warming(false) }) ?? false
    addStages()
    tendJournal()
    joinCluster()
    if isWarming { warming(true) }
    if let sockets = loop.reducedSockets {
      say("the system allows \(sockets) connections; a higher limit of ulimit -n allows more")
    }
    ready()
    loop.run()
    fleet.killAll()
    for fetch in fetches.values { fetch.cancel() }
    miniatures.stop()
    desk?.stopAll()
    EndedProcess.waitForAll()
    shelf?.clear()
    journal.close()
    cluster?.stop()
  }

  private func tendJournal() {
    journal.tend()
    tellJournal()
    journalTimer?.schedule(after: Self.journalSeconds)
  }

  /// Takes what comes from other servers.
  private func joinCluster() {
    guard let cluster else { return }
    clusterTimer = loop.timer { [unowned self] in tendCluster() }
    let watch = LoopDescriptor(
      descriptor: cluster.bus.descriptor,
      readable: {
        cluster.bus.drain()
        return true
      },
      writable: { true },
      ended: {}
    )
    _ = loop.adopt(watch)
    tendCluster()
  }

  private func tendCluster() {
    guard !isStopping else { return }
    cluster?.tick(now: MonotonicClock.seconds)
    clusterTimer?.schedule(after: ClusterDesk.pace)
  }

  private func warming(_ isOn: Bool) { handle { $0.compilerWarming(isOn, now: $1) } }

  private func watchFiles() {
    guard feed.descriptor >= 0 else {
      return say("the system has no file watches left; saved files will not be noticed")
    }
    let watch = FileWatch(
      descriptor: feed.descriptor,
      longest: Self.longestCollecting,
      loop: loop,
      noticed: { [feed] in feed.collect() },
      settled: { [unowned self] in
        take(feed.readCollected())
        take(feed.readCollectedSources())
      }
    )
    watches.append(watch)
  }

  /// Reloads the page when its own files are saved.
  private func watchPage() {
    guard let page, page.descriptor >= 0 else { return }
    let watch = FileWatch(
      descriptor: page.descriptor,
      loop: loop,
      noticed: { page.hasChanged() ? PageFolder.settleSeconds : nil },
      settled: { [unowned self] in
        page.watchFolders()
        assets.takePage(page.folder)
        say("the page was saved")
        handle { session, _ in session.pageSaved() }
      }
    )
    watches.append(watch)
  }

  private func addStages() {
    for source in feed.sources {
      // In a cluster, the same stage has the same name on all servers, wherever its files are.
      let key = cluster == nil ? source.journalKey : source.entry.id
      var stage = StageMachine(entry: source.entry, journalKey: key)
      switch source.layout {
      case .synthetic(let layout): stage.versions.layout = layout
      case .swift(let module): stage.source = SourceMachine(name: module.name)
      case .file: break
      }
      if source.dataPath == nil, source.pictures == nil { stage.versions.data = NumberedItems.file }
      if let kept = journal.stage(key) { stage.restore(kept) }
      session.add(stage)
    }
    restoreRooms()
    take(feed.readAll(), isFirst: true)
    take(feed.readAllSources(), isFirst: true)
  }

  /// Takes what pages may load from beside the sources.
  private func takeBesides() {
    let (pictures, fonts) = feed.beside()
    assets.take(pictures, fonts: fonts)
  }

  private func take(_ changes: [StageFileFeed.SourceChange], isFirst: Bool = false) {
    for change in changes {
      if !isFirst, change.snapshot != nil { say("\(change.name) saved") }
      if let stamps = change.snapshot.map({ $0.pictures + $0.resources }),
        besides[change.stage] != stamps
      {
        besides[change.stage] = stamps
        if !isFirst { takeBesides() }
      }
      give(change.stage)
      handle { $0.sourceSaved(change.stage, change.snapshot, now: $1) }
    }
  }

  private func take(_ changes: [StageFileFeed.Change], isFirst: Bool = false) {
    var told: Set<String> = []
    for stage in Set(changes.map(\.stage)).sorted() {
      give(stage)
      wantMiniature(of: stage)
    }
    if !isFirst, changes.contains(where: \.isOfPictures) {
      takeBesides()
    }
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
            reason: reason
          )
        }
      }
    }
  }

  /// The layout of a stage, as the command line or the gallery names it.
  func layoutFile(of stage: String) -> StageSource.Layout? { source(of: stage)?.layout }

  /// The files of a stage.
  func source(of stage: String) -> StageSource? { feed.sources.first { $0.entry.id == stage } }

  /// Gives a stage's saved files to the other servers.
  private func give(_ stage: String) {
    guard let cluster, let source = source(of: stage) else { return }
    cluster.exchange.give(source)
  }

  /// Gives an event to the logic and carries out its decisions.
  func handle(_ event: (inout SessionMachine, Double) -> [Effect]) {
    guard !isStopping else { return }
    carryOut(event(&session, MonotonicClock.seconds))
    isDeadlineStale = true
  }

  func say(_ line: String) { Terminal.say(line) }

  /// Closes all connections, and ends the loop when they are closed or the time for that is over.
  private func stop() {
    guard !isStopping else { return loop.stop() }
    carryOut(session.shutDown())
    isStopping = true
    cluster?.leaveAll()
    deadlineTimer?.cancel()
    if connections.isEmpty { return loop.stop() }
    farewellTimer?.schedule(after: Self.farewellSeconds)
  }
}

extension Server: TransportDelegate {
  func response(to request: HTTPRequest) -> HTTPResponse {
    guard policy.allows(host: request.host) else {
      return .text(403, "This server does not answer requests for this host name.")
    }
    return tallyAnswer(to: request) ?? firstAnswer(to: request) ?? assets.response(to: request)
  }

  func refusal(of request: HTTPRequest) -> Int? {
    guard request.path == "/ws" else { return 404 }
    return clientRefusal(of: request)
  }

  /// The HTTP status with which a client is refused; `nil` accepts it.
  func clientRefusal(of request: HTTPRequest) -> Int? {
    guard policy.allows(host: request.host),
      policy.allows(origin: request.origin, host: request.host)
    else { return 403 }
    return isStopping || connections.count >= loop.limits.clients ? 503 : nil
  }

  func opened(_ connection: any ClientConnection) {
    connections[connection.id] = connection
    if let start = connection as? HeadStart { headStarts.append(start) }
    handle { $0.connected(connection.id, isRemote: connection.isRemote, now: $1) }
  }

  func received(_ text: UnsafeRawBufferPointer, from connection: any ClientConnection) {
    guard !connection.isClosing, !isStopping else { return }
    tally.received.add(bytes: text.count)
    // Most messages are acknowledgements, which change no deadline.
    if let seen = MessageCodec.seen(exactly: text),
      let effects = session.seen(seen.view, seen.rev, by: connection.id, now: loop.now)
    {
      return carryOut(effects)
    }
    miniatures.worked()
    handle { $0.received(Data(text), from: connection.id, now: $1) }
  }

  func receivedBinary(from connection: any ClientConnection) {
    guard !connection.isClosing else { return }
    handle { session, _ in session.receivedBinary(from: connection.id) }
  }

  func closed(_ connection: any ClientConnection) {
    connections[connection.id] = nil
    handle { $0.disconnected(connection.id, now: $1) }
    if isStopping, connections.isEmpty { loop.stop() }
  }

  func turnEnds() {
    tally.turns.add(MonotonicClock.seconds - loop.now)
    for start in headStarts where session.hasAnswered(start.id) { start.finish() }
    headStarts.removeAll { !$0.isWaiting }
    guard isDeadlineStale, !isStopping else { return }
    isDeadlineStale = false
    if let deadline = session.nextDeadline {
      deadlineTimer?.schedule(after: deadline - MonotonicClock.seconds)
    } else {
      deadlineTimer?.cancel()
    }
  }

  func crowded(_ line: String) { say(line) }
}
