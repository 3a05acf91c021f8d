// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// Stages that one of several servers runs: this server has the number 0, other servers' clients
/// have numbers from 2³² on.
@Suite struct ClusterSessionTests {
  private static let guest: UInt64 = 5 << 32 + 1

  private static func set(_ seq: UInt64) -> ClientMessage {
    .set(
      ClientMessage.SetParameter(
        seq: seq,
        view: 1,
        key: "number",
        value: .number(3),
        phase: .end,
        animated: false
      )
    )
  }

  private static func owner() throws -> SessionFixture {
    var fixture = try SessionFixture.shown()
    fixture.machine.cluster = ClusterSeat(number: 0, owned: ["s"])
    return fixture
  }

  /// Short words for effects between servers and hosts.
  private static func words(_ effects: [Effect]) -> [String] {
    effects.compactMap { effect in
      switch effect {
      case .forward(let stage, let client, let message):
        "forward \(stage) \(client) \(message.seq ?? 0)"
      case .publish(_, let view, _): "publish \(view)"
      case .relay(_, let view, _, let toDriver): "relay \(view) \(toDriver)"
      case .mirror(_, let view): "mirror \(view)"
      case .unmirror(let view): "unmirror \(view)"
      case .gone(let client, let isForGood): "gone \(client) \(isForGood)"
      case .start(let host, _): "start \(host.generation)"
      case .kill(let host): "kill \(host.generation)"
      default: nil
      }
    }
  }

  @Test func `what clients say of another server's stage is passed on, and starts nothing`() throws
  {
    var fixture = SessionFixture()
    fixture.machine.cluster = ClusterSeat(number: 0)
    fixture.greet(1)
    expectEmpty(fixture.say(1, fixture.opening(1)))
    expect(Self.words(fixture.last), equals: ["forward s 1 1"])
    let opened = ServerMessage.Opened(
      seq: 1,
      view: 9 << 32,
      stage: "s",
      drives: true,
      viewport: ViewHubTests.viewport,
      offset: Point(x: 0, y: 0),
      resumed: false
    )
    let effects = fixture.machine.opened(opened, at: nil, for: 1)
    expect(SessionFixture.texts(effects, to: 1), equals: [.opened(opened)])
    expect(Self.words(effects), equals: ["mirror \(9 << 32)"])
    let answer = fixture.machine.settled(1, seq: 1, view: 9 << 32, rev: 7, refusal: nil)
    expect(SessionFixture.texts(answer, to: 1), equals: [.ack(seq: 1, view: 9 << 32, rev: 7)])
    // A connection that ends is told, and its picture is not needed any more.
    let gone = fixture.machine.disconnected(1, now: 1)
    expect(Self.words(gone), equals: ["gone 1 false", "unmirror \(9 << 32)"])
  }

  @Test func `a mirror takes what fits, and asks for the picture otherwise`() throws {
    var source = FakeHost(seed: 3)
    var fixture = SessionFixture()
    fixture.machine.cluster = ClusterSeat(number: 0)
    fixture.greet(1)
    fixture.say(1, fixture.opening(1))
    let opened = ServerMessage.Opened(
      seq: 1,
      view: 1,
      stage: "s",
      drives: true,
      viewport: ViewHubTests.viewport,
      offset: Point(x: 0, y: 0),
      resumed: false
    )
    _ = fixture.machine.opened(opened, at: nil, for: 1)
    let first = try source.first()
    let second = try source.next()
    let third = try source.next()
    expect(!fixture.machine.mirrored(first, of: 1, isFirst: true).isLost)
    // A delta that is missing is noticed by the next one.
    expect(fixture.machine.mirrored(third, of: 1, isFirst: false).isLost)
    expect(!fixture.machine.mirrored(second, of: 1, isFirst: false).isLost)
    expect(!fixture.machine.mirrored(third, of: 1, isFirst: false).isLost)
    // What comes twice does nothing.
    expectEmpty(fixture.machine.mirrored(second, of: 1, isFirst: false).effects)
    expect(fixture.machine.mirrored([9, 9], of: 1, isFirst: false).isLost)
  }

  @Test func `other servers' clients are served once for each server`() throws {
    var fixture = try Self.owner()
    let guest = Guest(client: Self.guest, session: "s1", name: "Bo", hue: 3)
    fixture.machine.joined(guest, now: 0)
    let said = fixture.carried(
      fixture.machine.said(fixture.opening(1, follow: 1), by: Self.guest, now: 0)
    )
    let kinds = SessionFixture.texts(said, to: Self.guest)
    guard case .opened(let opened)? = kinds.first else {
      Issue.record("no opened: \(kinds)")
      return
    }
    expect(opened.view, equals: 1)
    expect(!opened.drives)
    expect(kinds.contains(.ack(seq: 1, view: 1, rev: 1)))
    // No picture goes to a single client of another server.
    let frames = said.filter { if case .frame = $0 { true } else { false } }
    expectEmpty(frames)
    let delta = fixture.delta(try fixture.host.next())
    expect(Self.words(delta), equals: ["publish 1"])
    // A client that may only follow cannot scroll, and can change a parameter.
    let scroll = ClientMessage.Scroll(
      seq: 2,
      view: 1,
      offset: Point(x: 0, y: 5),
      velocity: Point(x: 0, y: 0),
      phase: .idle
    )
    let refused = fixture.carried(fixture.machine.said(.scroll(scroll), by: Self.guest, now: 0))
    guard case .error(2, let error)? = SessionFixture.texts(refused, to: Self.guest).first else {
      Issue.record("not refused: \(refused)")
      return
    }
    expect(error.code, equals: SessionErrorCode.notDriver)
    let left = fixture.machine.removeGuest(
      Self.guest,
      from: "s",
      isForGood: false,
      isLast: true,
      now: 0
    )
    expect(Self.words(left), equals: [])
    expect(Self.words(fixture.delta(try fixture.host.next())), equals: [])
  }

  @Test func `an owner that loses its stage acknowledges only what is in the journal`() throws {
    var fixture = try Self.owner()
    fixture.say(1, Self.set(2))
    _ = fixture.report(.committed(number: 3, record: nil, overrides: ["number": .number(3)]))
    _ = fixture.machine.journalAnswered(failure: "another server writes it", notices: [])
    let effects = fixture.carried(fixture.machine.disown("s", "lost"))
    expect(Self.words(effects), equals: ["kill 1", "mirror 1"])
    let texts = SessionFixture.texts(effects, to: 1)
    let codes = texts.compactMap { if case .error(2, let error) = $0 { error.code } else { nil } }
    expect(codes, equals: [SessionErrorCode.notSaved])
    let words = ServerMessage.status(stage: "s", state: .restarting, message: "lost", attempt: 1)
    expect(texts.contains(words))
    // Whatever it does next is another server's.
    fixture.say(1, Self.set(3))
    expect(Self.words(fixture.last), equals: ["forward s 1 3"])
  }

  @Test func `a new owner goes on with the pictures that its clients have`() throws {
    var fixture = try Self.owner()
    _ = fixture.carried(fixture.machine.disown("s", "lost"))
    let effects = fixture.carried(fixture.machine.own("s", nil, now: 1))
    expect(Self.words(effects), equals: ["unmirror 1", "start 2"])
    // The picture has a number that no other owner has used.
    expect(fixture.machine.hubs[1]?.revision, equals: 1025)
    let open = ClientMessage.Open(
      seq: 1,
      stage: "s",
      viewport: ViewHubTests.viewport,
      offset: Point(x: 0, y: 0),
      resume: 6 << 32
    )
    let guest = Guest(client: Self.guest, session: "s1", name: "Bo", hue: 3)
    fixture.machine.joined(guest, now: 1)
    var source = FakeHost(seed: 3)
    var picture = try DeltaDecoder.decode(try source.first(), limits: .standard)
    picture.view = 6 << 32
    let adoption = SessionMachine.Adoption(
      client: Self.guest,
      drives: true,
      watches: false,
      session: "s1",
      picture: DeltaEncoder.encode(picture)
    )
    let adopted = fixture.carried(fixture.machine.adopt(open, adoption, now: 1))
    let hasOpened = SessionFixture.texts(adopted, to: Self.guest).contains {
      if case .opened = $0 { true } else { false }
    }
    expect(!hasOpened)
    expect(fixture.machine.hubs[6 << 32]?.revision, equals: 1025)
    expect(fixture.machine.hubs[6 << 32]?.driver, equals: Self.guest)
    expect(fixture.machine.hubs[6 << 32]?.guests, equals: [5: 1])
  }
}
