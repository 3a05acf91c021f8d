// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// The session logic with one stage; the test plays the host.
struct SessionFixture {
  var machine: SessionMachine
  var host = FakeHost(seed: 1)
  var now = 0.0
  private(set) var last: [Effect] = []

  init(token: String? = nil, limits: Limits = .standard) {
    var secrets = 0
    machine = SessionMachine(
      environment: SessionMachine.Environment(
        limits: limits,
        token: token,
        makeSecret: {
          secrets += 1
          return "secret \(secrets)"
        }
      )
    )
    machine.add(StageFixture.stage())
  }

  @discardableResult
  mutating func say(_ client: UInt64, _ message: ClientMessage) -> [ServerMessage] {
    last = carried(machine.received(MessageCodec.encode(message), from: client, now: now))
    return Self.texts(last, to: client)
  }

  /// The address of the playing host.
  var playing: HostAddress {
    HostAddress(stage: "s", generation: machine.stages["s"]?.playing.address.generation ?? 0)
  }

  /// Carries out the effects between the machines, as the server does, and finds the receivers of
  /// messages.
  mutating func carried(_ effects: [Effect]) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .answer(let origin, let refusal):
        return carried(machine.answer(origin, refusal: refusal))
      case .openViews(let host): return carried(machine.openViews(in: host))
      case .letGo(let stage): machine.letGo(stage)
      case .measure(let host): return carried(machine.measured(host, waited: 0, now: now))
      case .report(let stage, let topic):
        guard let message = machine.message(about: topic, of: stage) else { break }
        return carried([.tell(stage: stage, message)])
      case .tell(let stage, let message, let exception):
        let clients = machine.audience(of: stage).filter { $0 != exception }
        if !clients.isEmpty { return [.broadcast(clients: clients, message)] }
      default: return [effect]
      }
      return []
    }
  }

  mutating func report(_ report: HostReport) -> [Effect] {
    last = carried(machine.reported(report, by: playing, now: now))
    return last
  }

  /// Ends the playing host.
  mutating func end(_ reason: String, now: Double) -> [Effect] {
    carried(machine.hostEnded(playing, reason: reason, now: now))
  }

  /// Lets time pass.
  mutating func tick(now: Double) -> [Effect] { carried(machine.tick(now: now)) }

  mutating func delta(_ bytes: [UInt8]) -> [Effect] {
    last = carried(machine.delta(bytes, by: playing, now: now))
    return last
  }

  mutating func greet(_ client: UInt64, session: String? = nil, name: String? = nil) {
    _ = machine.connected(client, now: now)
    let hello = ClientMessage.Hello(
      protocolVersion: ProtocolVersion.current,
      token: nil,
      name: name,
      session: session
    )
    say(client, .hello(hello))
  }

  func opening(
    _ seq: UInt64,
    follow: UInt64? = nil,
    resume: UInt64? = nil,
    rev: UInt64? = nil
  )
    -> ClientMessage
  {
    .open(
      ClientMessage.Open(
        seq: seq,
        stage: "s",
        viewport: ViewHubTests.viewport,
        offset: Point(x: 0, y: 0),
        follow: follow,
        resume: resume,
        resumeRev: rev
      )
    )
  }

  /// Client 1 with view 1 at revision 1 in a running host; the next command has number 3.
  static func shown(limits: Limits = .standard) throws -> SessionFixture {
    var fixture = SessionFixture(limits: limits)
    fixture.greet(1, name: "Ada")
    fixture.say(1, fixture.opening(1))
    _ = fixture.report(.ready(protocolVersion: ProtocolVersion.current))
    _ = fixture.report(.handled(number: 1))
    _ = fixture.delta(try fixture.host.first())
    _ = fixture.report(.handled(number: 2))
    return fixture
  }

  static func texts(_ actions: [Effect], to client: UInt64) -> [ServerMessage] {
    actions.compactMap { action in
      switch action {
      case .send(client, let message): message
      case .broadcast(let clients, let message): clients.contains(client) ? message : nil
      default: nil
      }
    }
  }

  static func closes(_ actions: [Effect]) -> [CloseCode] {
    actions.compactMap { if case .close(_, let code, _) = $0 { code } else { nil } }
  }

  static func commands(_ actions: [Effect]) -> [HostCommand] {
    actions.compactMap { if case .command(_, let command) = $0 { command } else { nil } }
  }
}

@Suite struct SessionMachineTests {
  private typealias Fixture = SessionFixture

  @Test func `opens a view, starts the host, and acknowledges when the picture is there`() throws {
    var fixture = SessionFixture()
    fixture.greet(1)
    let answers = fixture.say(1, fixture.opening(1))
    guard case .opened(let opened)? = answers.first else { throw Unexpected() }
    expect(opened.view, equals: 1)
    expect(opened.drives)
    expect(!opened.resumed)
    _ = fixture.report(.ready(protocolVersion: ProtocolVersion.current))
    let loaded = fixture.report(.handled(number: 1))
    expect(
      Fixture.commands(loaded),
      equals: [
        .open(
          number: 2,
          view: 1,
          viewport: ViewHubTests.viewport,
          offset: Point(x: 0, y: 0),
          rev: 0
        )
      ]
    )
    let shown = fixture.delta(try fixture.host.first())
    expect(shown.contains { if case .frame(client: 1, _) = $0 { true } else { false } })
    let handled = fixture.report(.handled(number: 2))
    expect(Fixture.texts(handled, to: 1), equals: [.ack(seq: 1, view: 1, rev: 1)])
  }

  private func hello(_ token: String) -> ClientMessage.Hello {
    let version = ProtocolVersion.current
    return ClientMessage.Hello(protocolVersion: version, token: token, name: nil, session: nil)
  }

  @Test func `wants hello first, the right version, the token, and only one hello`() {
    var fixture = SessionFixture(token: "sesame99")
    for client: UInt64 in 1...3 { _ = fixture.machine.connected(client, now: 0) }
    fixture.say(1, .ping(c: 1))
    expect(Fixture.closes(fixture.last), equals: [.policy])
    let old = ClientMessage.Hello(protocolVersion: 0, token: "sesame99", name: nil, session: nil)
    fixture.say(2, .hello(old))
    expect(Fixture.closes(fixture.last), equals: [.version])
    let wrong = hello("sesame98")
    fixture.say(3, .hello(wrong))
    expect(Fixture.closes(fixture.last), equals: [.token])
    let right = hello("sesame99")
    expect(fixture.say(3, .hello(right)).count, equals: 1)
    expectEmpty(Fixture.closes(fixture.last))
    fixture.say(3, .hello(right))
    guard case .error(nil, let error)? = Fixture.texts(fixture.last, to: 3).first else {
      Issue.record("expected an error")
      return
    }
    expect(error.code, equals: SessionErrorCode.handshake)
  }

  @Test func `gives up connections that never say hello`() {
    var fixture = SessionFixture()
    _ = fixture.machine.connected(1, now: 0)
    expect(fixture.machine.nextDeadline, equals: 5)
    expect(Fixture.closes(fixture.tick(now: 5)), equals: [.policy])
  }

  @Test func `answers unreadable messages with the field and goes on`() {
    var fixture = SessionFixture()
    fixture.greet(1)
    let actions = fixture.machine.received(Data("{\"kind\": \"dance\"}".utf8), from: 1, now: 0)
    guard case .error(nil, let error)? = Fixture.texts(actions, to: 1).first else {
      Issue.record("expected an error")
      return
    }
    expect(error.field, equals: "kind")
    expectEmpty(Fixture.closes(actions))
    let scroll = fixture.machine.received(
      Data("{\"kind\": \"scroll\", \"seq\": 7, \"view\": -1}".utf8),
      from: 1,
      now: 0
    )
    guard case .error(7, let range)? = Fixture.texts(scroll, to: 1).first else {
      Issue.record("expected an error that names the command")
      return
    }
    expect(range.field, equals: "view")
    expect(fixture.say(1, .ping(c: 2)), equals: [.pong(c: 2, s: 0)])
  }

  @Test func `drops messages beyond the rate with an error and cuts off who does not stop`() {
    var limits = Limits.standard
    limits.messageBurst = 2
    var fixture = SessionFixture(limits: limits)
    fixture.greet(1)
    expect(fixture.say(1, .ping(c: 1)).count, equals: 1)
    expect(fixture.say(1, .ping(c: 2)), equals: [.pong(c: 2, s: 0)])
    guard case .error(_, let error)? = fixture.say(1, .ping(c: 3)).first else {
      Issue.record("expected an error")
      return
    }
    expect(error.code, equals: SessionErrorCode.rate)
    fixture.say(1, .ping(c: 4))
    expect(Fixture.closes(fixture.last), equals: [.policy])
  }

  @Test func `refuses numbers that do not grow`() throws {
    var fixture = try Fixture.shown()
    guard case .error(1, let error)? = fixture.say(1, fixture.opening(1)).first else {
      Issue.record("expected an error")
      return
    }
    expect(error.field, equals: "seq")
  }

  @Test func `writes the journal before anybody sees what a command changed`() throws {
    var fixture = try Fixture.shown()
    _ = fixture.say(1, .seen(view: 1, rev: 1))
    fixture.say(1, .set(StageFixture.set(2, 9)))
    let committed = fixture.report(
      .committed(number: 3, record: "r", overrides: ["spacing": .number(9)])
    )
    guard case .commit("s", let entry, let overrides)? = committed.first else {
      throw Unexpected()
    }
    expect(entry, equals: JournalEntry(number: 3, record: "r"))
    expect(overrides, equals: ["spacing": .number(9)])
    let values = fixture.report(.values(["spacing": .number(9)]))
    expect(
      Fixture.texts(values, to: 1),
      equals: [
        .values(stage: "s", values: ["spacing": .number(9)], by: 1)
      ]
    )
    _ = fixture.delta(try fixture.host.next())
    let handled = fixture.report(.handled(number: 3))
    expect(Fixture.texts(handled, to: 1), equals: [.ack(seq: 2, view: 1, rev: 2)])
  }

  @Test func `hands a fresh host every view's last picture before it opens the view`() throws {
    var fixture = try Fixture.shown()
    let ended = fixture.end("signal 11", now: 1)
    expect(
      Fixture.texts(ended, to: 1),
      equals: [
        .status(stage: "s", state: .restarting, message: "signal 11", attempt: 1)
      ]
    )
    fixture.now = 1
    _ = fixture.tick(now: 1)
    _ = fixture.report(.ready(protocolVersion: ProtocolVersion.current))
    let loaded = fixture.report(.handled(number: 3))
    let handed = loaded.compactMap { action -> String? in
      switch action {
      case .picture(_, let frame): "picture \(frame.count > 0)"
      case .command(_, .open(_, 1, _, _, let rev)): "open at \(rev)"
      default: nil
      }
    }
    expect(handed, equals: ["picture true", "open at 1"])
  }

  @Test func `does not listen to a host of the past`() throws {
    var fixture = try Fixture.shown()
    _ = fixture.end("x", now: 1)
    _ = fixture.tick(now: 1)
    let late = fixture.machine.delta(
      try fixture.host.next(),
      by: HostAddress(stage: "s", generation: 1),
      now: 1
    )
    expectEmpty(late)
    expect(fixture.machine.hubs[1]?.revision, equals: 1)
  }

  @Test func `kills a host that sends what does not fit`() throws {
    var fixture = try Fixture.shown()
    let stray = DeltaEncoder.encode(Delta(view: 1, revision: 9, base: 8))
    let actions = fixture.delta(stray)
    guard case .kill(let host)? = actions.first, host.generation == 1 else { throw Unexpected() }
    expect(fixture.machine.hubs[1]?.revision, equals: 1)
  }

  @Test func `takes a session's view up again where the client stands`() throws {
    var fixture = try Fixture.shown()
    _ = fixture.carried(fixture.machine.disconnected(1, now: 5))
    _ = fixture.delta(try fixture.host.next())
    fixture.now = 20
    fixture.greet(2, session: "secret 1")
    let answers = fixture.say(2, fixture.opening(1, resume: 1, rev: 1))
    guard case .opened(let opened)? = answers.first else { throw Unexpected() }
    expect(opened.resumed)
    expect(opened.view, equals: 1)
    expect(fixture.machine.clients[2]?.name, equals: "Ada")
    let frames = fixture.last.filter { if case .frame(client: 2, _) = $0 { true } else { false } }
    expect(frames.count, equals: 1)
    expect(fixture.machine.hubs[1]?.driver, equals: 2)
  }

  @Test func `gives nobody else's view away and keeps none longer than thirty seconds`() throws {
    var fixture = try Fixture.shown()
    _ = fixture.carried(fixture.machine.disconnected(1, now: 5))
    fixture.greet(2)
    let answers = fixture.say(2, fixture.opening(1, resume: 1, rev: 1))
    guard case .opened(let opened)? = answers.first else { throw Unexpected() }
    expect(opened.view, equals: 2)
    expect(!opened.resumed)
    _ = fixture.tick(now: 35)
    #expect(fixture.machine.hubs[1] == nil)
    expectEmpty(fixture.machine.resting)
  }

  @Test func `relays to followers where the driver stands, and takes no commands from them`() throws
  {
    var fixture = try Fixture.shown()
    fixture.greet(2)
    let answers = fixture.say(2, fixture.opening(1, follow: 1))
    guard case .opened(let opened)? = answers.first else { throw Unexpected() }
    expect(!opened.drives)
    expect(answers.contains(.ack(seq: 1, view: 1, rev: 1)))
    let scroll = ClientMessage.Scroll(
      seq: 2,
      view: 1,
      offset: Point(x: 0, y: 40),
      velocity: Point(x: 0, y: 900),
      phase: .drag
    )
    fixture.say(1, .scroll(scroll))
    let expected = ServerMessage.offset(
      view: 1,
      offset: scroll.offset,
      velocity: scroll.velocity,
      phase: .drag
    )
    expect(Fixture.texts(fixture.last, to: 2), equals: [expected])
    guard case .error(2, let error)? = fixture.say(2, .scroll(scroll)).first else {
      throw Unexpected()
    }
    expect(error.code, equals: SessionErrorCode.notDriver)
    var row = scroll
    row.orthogonalSection = 5
    row.seq = 3
    fixture.say(1, .scroll(row))
    let expectedRow = ServerMessage.offset(
      view: 1,
      orthogonalSection: 5,
      offset: row.offset,
      velocity: row.velocity,
      phase: .drag
    )
    expect(Fixture.texts(fixture.last, to: 2), equals: [expectedRow])
    // The view's own content stays.
    expect(fixture.machine.hubs[1]?.offset, equals: scroll.offset)
    let viewport = ViewHubTests.viewport
    fixture.say(1, .viewport(seq: 4, view: 1, viewport: viewport))
    expect(Fixture.texts(fixture.last, to: 2), equals: [.viewport(view: 1, viewport: viewport)])
  }

  @Test func `lets the driver's page alone run where the content is to be seen going`() throws {
    var fixture = try Fixture.shown()
    fixture.greet(2)
    _ = fixture.say(2, fixture.opening(1, follow: 1))
    let before = fixture.machine.hubs[1]?.offset
    let (goal, run) = (Point(x: 0, y: 850), ScrollAnimation(duration: 0.3))
    let told = fixture.report(.offset(view: 1, offset: goal, animation: run))
    let expected = ServerMessage.offset(
      view: 1,
      offset: goal,
      velocity: Point(x: 0, y: 0),
      phase: .idle,
      animation: run
    )
    expect(Fixture.texts(told, to: 1), equals: [expected])
    expectEmpty(Fixture.texts(told, to: 2))
    expect(fixture.machine.hubs[1]?.offset, equals: before)
  }

  @Test func `says who is there, who drives and who follows`() throws {
    var fixture = try Fixture.shown()
    fixture.now = 1
    fixture.greet(2, name: "Bob")
    let answers = fixture.say(2, fixture.opening(1, follow: 1))
    let expected = [
      ServerMessage.Presence(client: 1, name: "Ada", hue: 0, drives: [1], follows: nil),
      ServerMessage.Presence(client: 2, name: "Bob", hue: 1, drives: [], follows: 1),
    ]
    expect(answers.contains(.presence(stage: "s", clients: expected, count: 2)))
    let change = ServerMessage.presenceChange(
      stage: "s",
      changed: [expected[1]],
      gone: [],
      count: 2
    )
    expect(Fixture.texts(fixture.last, to: 1), equals: [change])
    // The next change waits, because the last one was sent just before.
    let left = fixture.carried(fixture.machine.disconnected(2, now: 1.05))
    expectEmpty(Fixture.texts(left, to: 1))
    let later = fixture.tick(now: 1.25)
    let gone = ServerMessage.presenceChange(stage: "s", changed: [], gone: [2], count: 1)
    expect(Fixture.texts(later, to: 1).contains(gone))
  }

  @Test func `bounds the views of one client and names unknown stages and views`() throws {
    var fixture = try Fixture.shown()
    for seq: UInt64 in 2...26 { fixture.say(1, fixture.opening(seq)) }
    guard case .error(27, let error)? = fixture.say(1, fixture.opening(27)).first else {
      throw Unexpected()
    }
    expect(error.message.contains("26"))
    fixture.greet(2)
    var open = ClientMessage.Open(
      seq: 1,
      stage: "nowhere",
      viewport: ViewHubTests.viewport,
      offset: Point(x: 0, y: 0)
    )
    guard case .error(1, let stage)? = fixture.say(2, .open(open)).first else {
      throw Unexpected()
    }
    expect(stage.field, equals: "stage")
    open.seq = 2
    guard case .error(3, let view)? = fixture.say(2, .close(seq: 3, view: 1)).first else {
      throw Unexpected()
    }
    expect(view.field, equals: "view")
  }

  @Test(arguments: [(63, 0), (64, 1), (200, 1)])
  func `gives memory back once after the sessions of a crowd have ended`(count: UInt64, trims: Int)
  {
    var fixture = Fixture()
    for client in 1...count {
      fixture.greet(client)
      _ = fixture.machine.disconnected(client, now: 1)
    }
    let effects = fixture.tick(now: 30.5) + fixture.tick(now: 31) + fixture.tick(now: 62)
    let found = effects.filter { if case .trimMemory = $0 { true } else { false } }
    expect(found.count, equals: trims)
  }

  @Test func `says goodbye to everyone when the server stops`() throws {
    var fixture = try Fixture.shown()
    let actions = fixture.machine.shutDown()
    expect(Fixture.texts(actions, to: 1), equals: [.bye(code: 1001, reason: "the server stops")])
    expect(Fixture.closes(actions), equals: [.goingAway])
  }

  private struct Unexpected: Error {}
}
