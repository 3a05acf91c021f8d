// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The logic of the whole server without sockets, processes, files and clock: events in, effects
/// out.
///
/// Every event returns its effects, in order. Time is an argument, in seconds.
struct SessionMachine {
  /// The settings of the logic.
  struct Environment {
    var limits = Limits.standard
    /// The token that clients must send; `nil` when there is none.
    var token: String?
    /// Makes a random secret.
    var makeSecret: () -> String
    /// The time for what people write, in seconds since 1970.
    var clock: () -> Double = { 0 }
    /// How the network reaches the server at its start.
    var network = ShareDesk.Network()
    /// The hosts from which data may be fetched.
    var dataHosts: [DataAddress.Host] = []
  }

  /// A session without a connection, which a client may continue.
  struct Resting {
    var name: String
    var hue: Int
  }

  /// The seconds for which a session and its views stay without a connection.
  static let restSeconds = 30.0
  /// The seconds in which a new connection must send `hello`.
  static let helloSeconds = 5.0
  static let hues = 10
  /// With more clients than this, all hues are in use.
  static let clientsWithOwnHues = 64
  /// After the end of so many sessions, memory is given back as soon as none rests.
  static let smallCrowd = 64
  /// After the end of so many sessions, memory is given back while others still rest.
  static let largeCrowd = 1024
  /// The lines that a client gets when it begins to watch.
  static let lastLines = 200

  let environment: Environment
  private(set) var stageOrder: [String] = []
  var stages: [String: StageMachine] = [:]
  var clients: [UInt64: ClientMachine] = [:]
  var hubs: [UInt64: ViewHub] = [:]
  /// The session of each view.
  var owners: [UInt64: String] = [:]
  var resting: [String: Resting] = [:]
  /// The connection that uses a session.
  var holders: [String: UInt64] = [:]
  /// When resting sessions end.
  var restEnds = Expiries<String>()
  /// When connections without `hello` are closed.
  var greetingEnds = Expiries<UInt64>()
  /// When views without a driver are closed.
  var orphanEnds = Expiries<UInt64>()
  /// The clients of each stage.
  var audiences: [String: StageAudience] = [:]
  /// The last lines that stages' code printed, by stage.
  var lastPrinted: [String: [String]] = [:]
  /// The paths of the stages' pictures for the list, as in `StageEntry`.
  private var miniatures: [String: String] = [:]
  /// What people leave on stages for each other.
  var rooms: [String: StageRoom] = [:]
  /// The links of this run.
  var desk = ShareDesk()
  /// The clients that wait for the text behind an address.
  var fetching: [UInt64] = []
  /// The answers that clients are bringing.
  var uploads: [UInt64: AnswersUpload] = [:]
  var effects: [Effect] = []
  /// This server's place among others; `nil` when it stands alone.
  var cluster: ClusterSeat?
  /// The sessions that have ended since memory was given back.
  private var forgotten = 0
  private var lastView: UInt64 = 0

  init(environment: Environment) {
    self.environment = environment
    desk.network = environment.network
  }

  var limits: Limits { environment.limits }

  /// Adds a stage to the list.
  mutating func add(_ stage: StageMachine) {
    stageOrder.append(stage.entry.id)
    stages[stage.entry.id] = stage
  }

  var stageEntries: [ServerMessage.StageEntry] {
    stageOrder.compactMap { stage in
      var entry = stages[stage]?.entry
      entry?.picture = miniatures[stage]
      return entry
    }
  }

  /// Takes a picture of a stage for the list, and tells everybody.
  mutating func painted(_ stage: String, at picture: String) -> [Effect] {
    miniatures[stage] = picture
    effects.append(.broadcast(clients: greetedClients, .miniature(of: stage, picture: picture)))
    return drain()
  }

  /// The clients that know the list of stages.
  var greetedClients: [UInt64] { clients.filter { $0.value.session != nil }.keys.sorted() }

  mutating func nextView() -> UInt64 {
    lastView += 1
    return (cluster?.base ?? 0) + lastView
  }

  /// Takes the effects since the last call.
  mutating func drain() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Adds effects; those of a whole crowd are mostly the first ones, and then are not copied.
  mutating func add(_ more: [Effect]) {
    if effects.isEmpty { effects = more } else { effects += more }
  }

  mutating func send(_ client: UInt64, _ message: ServerMessage) {
    effects.append(.send(client: client, message))
  }

  /// Gives an event to a stage and collects its effects.
  mutating func run(_ stage: String, _ event: (inout StageMachine) -> [Effect]) {
    guard var machine = stages.removeValue(forKey: stage) else { return }
    let more = event(&machine)
    stages[stage] = machine
    // Its owner speaks for a stage.
    effects += isElsewhere(stage) ? more.filter(\.isLog) : more
  }

  /// The views of a stage in the order in which they were opened.
  func views(of stage: String) -> [UInt64] {
    hubs.values.filter { $0.stage == stage }.map(\.id).sorted()
  }

  /// A view, if the client drives or follows it.
  func hub(_ view: UInt64, of client: UInt64) -> ViewHub? {
    guard let hub = hubs[view] else { return nil }
    guard hub.receivers[client] == nil else { return hub }
    let isGuest = cluster?.isGuest(client) == true
    return isGuest && clients[client]?.views.contains(view) == true ? hub : nil
  }

  /// Does what is due at a time.
  mutating func tick(now: Double) -> [Effect] {
    while let client = greetingEnds.popDue(at: now) {
      effects.append(.close(client: client, .policy, reason: "no hello"))
    }
    while let session = restEnds.popDue(at: now) {
      resting[session] = nil
      forgotten += 1
    }
    while let view = orphanEnds.popDue(at: now) { closeView(view, now: now) }
    trimMemory()
    tellDuePresence(now: now)
    for stage in stageOrder {
      run(stage) { $0.tick(now: now) }
    }
    return drain()
  }

  /// Gives memory back after a crowd has gone.
  ///
  /// The allocator alone keeps it, because a few blocks in use lie between those that are free.
  private mutating func trimMemory() {
    let isQuiet = restEnds.earliest == nil && orphanEnds.earliest == nil
    guard forgotten >= (isQuiet ? Self.smallCrowd : Self.largeCrowd) else { return }
    forgotten = 0
    effects.append(.trimMemory)
  }

  /// The time of the next call of `tick`.
  var nextDeadline: Double? {
    mutating get {
      let own = [greetingEnds.earliest, restEnds.earliest, orphanEnds.earliest, presenceDue]
      return (own + stages.values.map(\.nextDeadline)).compactMap { $0 }.min()
    }
  }

  /// Says goodbye to all clients, because the server stops.
  mutating func shutDown() -> [Effect] { dismissAll(.goingAway, "the server stops") }

  /// Says goodbye to all clients, because the page's own files were saved.
  mutating func pageSaved() -> [Effect] { dismissAll(.pageSaved, "the page was saved") }

  private mutating func dismissAll(_ code: CloseCode, _ reason: String) -> [Effect] {
    for client in clients.keys.sorted() where cluster?.isGuest(client) != true {
      dismiss(client, code, reason)
    }
    return drain()
  }
}
