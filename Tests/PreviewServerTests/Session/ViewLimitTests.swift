// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

/// A page with many devices opens many views; a stage with many people keeps a place for everybody.
@Suite struct ViewLimitTests {
  private func refusals(_ answers: [ServerMessage]) -> [String] {
    answers.compactMap {
      if case .error(_, let error) = $0 { "\(error.code) \(error.field)" } else { nil }
    }
  }

  @Test func `with as many views as a stage may have, each client still gets its first one`()
    throws
  {
    var limits = Limits.standard
    expect(limits.viewsPerStage, equals: 2000)
    limits.viewsPerStage = 3
    var fixture = try SessionFixture.shown(limits: limits)
    for seq: UInt64 in 2...3 {
      expectEmpty(refusals(fixture.say(1, fixture.opening(seq))))
    }
    expect(refusals(fixture.say(1, fixture.opening(4))), equals: ["too-many stage"])
    fixture.greet(2)
    #expect(refusals(fixture.say(2, fixture.opening(1))).isEmpty, "the first view of a client")
    expect(refusals(fixture.say(2, fixture.opening(2))), equals: ["too-many stage"])
    #expect(refusals(fixture.say(2, fixture.opening(3, follow: 1))).isEmpty, "no view of its own")
    _ = fixture.carried(fixture.machine.disconnected(1, now: 1))
    for now in [100.0, 1000] { _ = fixture.tick(now: now) }
    #expect(
      refusals(fixture.say(2, fixture.opening(4))).isEmpty,
      "who goes makes room, once a page may no longer come back for its views"
    )
  }
}
