// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// Views that no client has rest in the host.
@Suite struct RestingViewTests {
  /// The commands about resting among some effects: the view, and whether it rests.
  private func rests(_ effects: [Effect]) -> [String] {
    effects.compactMap {
      guard case .command(_, .rest(_, let view, let resting)) = $0 else { return nil }
      return "\(view) \(resting)"
    }
  }

  @Test func `a view rests when its last client has left, and no longer when one follows it`()
    throws
  {
    var fixture = try SessionFixture.shown()
    fixture.greet(2)
    fixture.say(2, fixture.opening(1, follow: 1))
    expect(rests(fixture.last), equals: [])
    let first = fixture.carried(fixture.machine.disconnected(1, now: 1))
    let second = fixture.carried(fixture.machine.disconnected(2, now: 2))
    expect(rests(first), equals: [])
    expect(rests(second), equals: ["1 true"])
    fixture.greet(3)
    fixture.say(3, fixture.opening(1, follow: 1))
    expect(rests(fixture.last), equals: ["1 false"])
  }

  @Test func `a view that its driver takes up again gets a command, which ends its rest`() throws {
    var fixture = try SessionFixture.shown()
    let left = fixture.carried(fixture.machine.disconnected(1, now: 1))
    expect(rests(left), equals: ["1 true"])
    fixture.greet(2, session: "secret 1")
    fixture.say(2, fixture.opening(1, resume: 1, rev: 1))
    expect(rests(fixture.last), equals: [])
    let scrolls = fixture.last.filter {
      if case .command(_, .scroll) = $0 { true } else { false }
    }
    expect(scrolls.count, equals: 1)
  }

  @Test func `clients hear of a long command, and that it is over`() throws {
    var fixture = try SessionFixture.shown()
    let worked = fixture.report(.working(done: 3, total: 12))
    expect(SessionFixture.texts(worked, to: 1), equals: [.working(stage: "s", share: 0.25)])
    let over = SessionFixture.texts(fixture.report(.handled(number: 2)), to: 1)
    expect(over.first, equals: .working(stage: "s", share: nil))
    let later = SessionFixture.texts(fixture.report(.handled(number: 2)), to: 1)
    expectEmpty(later)
  }
}
