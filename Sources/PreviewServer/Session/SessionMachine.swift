// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The whole of the server's logic without sockets, processes, files or clock: events in, effects out.
///
/// Every event returns what is to be done about it, in order. Time is an argument, in seconds.
struct SessionMachine {
  /// What the logic takes from outside.
  struct Environment {
    var limits = Limits.standard
    /// The token that clients must bring, if any.
    var token: String?
    /// Makes a secret that nobody can guess.
    var makeSecret: () -> String
  }

  /// A session whose connection is gone and may come back.
  struct Resting {
    var name: String
    var hue: Int
    var until: Double
  }

  /// Seconds that a session and its views are kept without a connection.
  static let restSeconds = 30.0
  /// Seconds that a connection may take to say `hello`.
  static let helloSeconds = 10.0
  static let hues = 10
  /// Seconds between two lists of who is there, so that a crowd that comes at once is told of once.
  static let presenceSeconds = 0.1

  let environment: Environment
  private(set) var stageOrder: [String] = []
  var stages: [String: StageMachine] = [:]
  var clients: [UInt64: ClientMachine] = [:]
  var hubs: [UInt64: ViewHub] = [:]
  /// Session that each view belongs to.
  var owners: [UInt64: String] = [:]
  var resting: [String: Resting] = [:]
  /// When connections that have not said `hello` are given up.
  var greetingUntil: [UInt64: Double] = [:]
  /// When a stage's presence was last told, and when it is to be told next.
  var presenceToldAt: [String: Double] = [:]
  var presenceDueAt: [String: Double] = [:]
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

  /// Takes out what has been decided since the last call.
  mutating func drain() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  mutating func send(_ client: UInt64, _ message: ServerMessage) {
    effects.append(.send(client: client, message))
  }

  /// Gives an event to a stage and notes what follows.
  mutating func run(_ stage: String, _ event: (inout StageMachine) -> [Effect]) {
    guard var machine = stages.removeValue(forKey: stage) else { return }
    effects += event(&machine)
    stages[stage] = machine
  }

  /// Clients that drive or follow a view of the stage.
  func audience(of stage: String) -> [UInt64] {
    var found: Set<UInt64> = []
    for hub in hubs.values where hub.stage == stage { found.formUnion(hub.receivers.keys) }
    return found.sorted()
  }

  /// Views of a stage in the order of their opening.
  func views(of stage: String) -> [UInt64] {
    hubs.values.filter { $0.stage == stage }.map(\.id).sorted()
  }

  /// The view if the client has it open, whether it drives or follows.
  func hub(_ view: UInt64, of client: UInt64) -> ViewHub? {
    guard let hub = hubs[view], hub.receivers[client] != nil else { return nil }
    return hub
  }

  /// Time has passed.
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

  /// When `tick` has something to do next.
  var nextDeadline: Double? {
    let deadlines =
      Array(greetingUntil.values) + resting.values.map(\.until)
      + hubs.values.compactMap { $0.orphanedAt.map { $0 + Self.restSeconds } }
      + Array(presenceDueAt.values) + stages.values.compactMap(\.nextDeadline)
    return deadlines.min()
  }

  /// The server stops: everyone is told.
  mutating func shutDown() -> [Effect] {
    let reason = "the server stops"
    for client in clients.keys.sorted() { dismiss(client, .goingAway, reason) }
    return drain()
  }
}
