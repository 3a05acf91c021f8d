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
  }

  /// A session without a connection, which a client may continue.
  struct Resting {
    var name: String
    var hue: Int
    var until: Double
  }

  /// The seconds for which a session and its views stay without a connection.
  static let restSeconds = 30.0
  /// The seconds in which a new connection must send `hello`.
  static let helloSeconds = 10.0
  static let hues = 10
  /// The lines that a client gets when it begins to watch.
  static let lastLines = 200
  /// The seconds between two lists of clients, so that many clients that come together need only
  /// one list.
  static let presenceSeconds = 0.1

  let environment: Environment
  private(set) var stageOrder: [String] = []
  var stages: [String: StageMachine] = [:]
  var clients: [UInt64: ClientMachine] = [:]
  var hubs: [UInt64: ViewHub] = [:]
  /// The session of each view.
  var owners: [UInt64: String] = [:]
  var resting: [String: Resting] = [:]
  /// When a connection without `hello` is closed.
  var greetingUntil: [UInt64: Double] = [:]
  /// When the clients of a stage were listed last, and when they are listed next.
  var presenceToldAt: [String: Double] = [:]
  var presenceDueAt: [String: Double] = [:]
  /// The last lines that stages' code printed, by stage.
  var lastPrinted: [String: [String]] = [:]
  var effects: [Effect] = []
  private var lastView: UInt64 = 0

  init(environment: Environment) { self.environment = environment }

  var limits: Limits { environment.limits }

  /// Adds a stage to the list.
  mutating func add(_ stage: StageMachine) {
    stageOrder.append(stage.entry.id)
    stages[stage.entry.id] = stage
  }

  var stageEntries: [ServerMessage.StageEntry] { stageOrder.compactMap { stages[$0]?.entry } }

  mutating func nextView() -> UInt64 {
    lastView += 1
    return lastView
  }

  /// Takes the effects since the last call.
  mutating func drain() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  mutating func send(_ client: UInt64, _ message: ServerMessage) {
    effects.append(.send(client: client, message))
  }

  /// Gives an event to a stage and collects its effects.
  mutating func run(_ stage: String, _ event: (inout StageMachine) -> [Effect]) {
    guard var machine = stages.removeValue(forKey: stage) else { return }
    effects += event(&machine)
    stages[stage] = machine
  }

  /// The clients that drive or follow a view of the stage.
  func audience(of stage: String) -> [UInt64] {
    var found: Set<UInt64> = []
    for hub in hubs.values where hub.stage == stage { found.formUnion(hub.receivers.keys) }
    return found.sorted()
  }

  /// The views of a stage in the order in which they were opened.
  func views(of stage: String) -> [UInt64] {
    hubs.values.filter { $0.stage == stage }.map(\.id).sorted()
  }

  /// A view, if the client drives or follows it.
  func hub(_ view: UInt64, of client: UInt64) -> ViewHub? {
    guard let hub = hubs[view], hub.receivers[client] != nil else { return nil }
    return hub
  }

  /// Does what is due at a time.
  mutating func tick(now: Double) -> [Effect] {
    for (client, deadline) in greetingUntil where deadline <= now {
      greetingUntil[client] = nil
      effects.append(.close(client: client, .policy, reason: "no hello"))
    }
    for (session, rest) in resting where rest.until <= now { resting[session] = nil }
    for hub in hubs.values.sorted(by: { $0.id < $1.id }) {
      guard let since = hub.orphanedAt, since + Self.restSeconds <= now else { continue }
      closeView(hub.id, now: now)
    }
    for (stage, due) in presenceDueAt where due <= now { tellPresence(on: stage, now: now) }
    for stage in stageOrder {
      run(stage) { $0.tick(now: now) }
    }
    return drain()
  }

  /// The time of the next call of `tick`.
  var nextDeadline: Double? {
    let deadlines =
      Array(greetingUntil.values) + resting.values.map(\.until)
      + hubs.values.compactMap { $0.orphanedAt.map { $0 + Self.restSeconds } }
      + Array(presenceDueAt.values) + stages.values.compactMap(\.nextDeadline)
    return deadlines.min()
  }

  /// Says goodbye to all clients, because the server stops.
  mutating func shutDown() -> [Effect] {
    let reason = "the server stops"
    for client in clients.keys.sorted() { dismiss(client, .goingAway, reason) }
    return drain()
  }
}
