// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

/// What followers hear when the driver of their view leaves it.
@Suite struct FollowingTests {
  @Test func `closes a driven view for its followers too`() throws {
    var fixture = try SessionFixture.shown()
    fixture.greet(2)
    fixture.say(2, fixture.opening(1, follow: 1))
    let answers = fixture.say(1, .close(seq: 2, view: 1))
    expect(answers, equals: [.ack(seq: 2, view: nil, rev: nil)])
    let told = SessionFixture.texts(fixture.last, to: 2).first
    guard case .error(nil, let error)? = told else {
      Issue.record("no error was told")
      return
    }
    expect(error.code, equals: SessionErrorCode.viewClosed)
  }

  @Test func `tells followers in which view the driver goes on`() throws {
    for (stage, isTold) in [("s", true), ("nowhere", false)] {
      var fixture = try SessionFixture.shown()
      fixture.greet(2)
      fixture.say(2, fixture.opening(1, follow: 1))
      fixture.say(1, fixture.opening(2))
      let next = NextView(stage: stage, view: 3)
      fixture.say(1, .close(seq: 3, view: 1, next: next))
      let told = SessionFixture.texts(fixture.last, to: 2).first
      expect((told == .moved(view: 1, next: next)), equals: isTold)
      #expect(fixture.machine.hubs[1] == nil)
    }
  }

  @Test func `tells followers where a driver goes whose connection was lost meanwhile`() throws {
    var fixture = try SessionFixture.shown()
    fixture.greet(2)
    fixture.say(2, fixture.opening(1, follow: 1))
    let session = try #require(fixture.machine.clients[1]?.session)
    _ = fixture.machine.disconnected(1, now: fixture.now)
    fixture.greet(3, session: session)
    fixture.say(3, fixture.opening(1))
    let next = NextView(stage: "s", view: 3)
    // Only who drove the view can close it.
    fixture.say(2, .close(seq: 2, view: 1, next: next))
    #expect(fixture.machine.hubs[1] != nil)
    fixture.say(2, fixture.opening(3, follow: 1))
    fixture.say(3, .close(seq: 2, view: 1, next: next))
    expect(SessionFixture.texts(fixture.last, to: 2).first, equals: .moved(view: 1, next: next))
    #expect(fixture.machine.hubs[1] == nil)
  }

  @Test func `names a client's main view before those beside it`() throws {
    var fixture = try SessionFixture.shown()
    guard case .open(var beside) = fixture.opening(2) else { return }
    beside.isBeside = true
    fixture.say(1, .open(beside))
    fixture.say(1, fixture.opening(3))
    fixture.say(1, .close(seq: 4, view: 1, next: NextView(stage: "s", view: 3)))
    fixture.now = 1
    fixture.greet(2)
    let told = fixture.say(2, fixture.opening(1, follow: 3))
    let present = told.compactMap { message -> [UInt64]? in
      guard case .presence(_, let clients, _) = message else { return nil }
      return clients.first { $0.client == 1 }?.drives
    }
    expect(present, equals: [[3, 2]])
  }
}
