// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

/// A busy host is not a dead one: each told step gives it its whole time again.
@Suite struct HostProgressTests {
  /// A playing host without compiled code that was asked at 10 s and has 2 s to answer.
  private func asked() -> HostMachine {
    var host = HostMachine(HostFixture.address, as: .playing, isCompiled: false)
    host.life = .playing
    _ = host.ask(now: 10)
    _ = host.measured(0, now: 10)
    return host
  }

  @Test func `a host that tells progress is never overdue`() {
    var host = asked()
    for step in 1...40 {
      let now = 10 + Double(step)
      let effects = host.progressed(now: now)
      // The machine's own delays are measured anew.
      expect(effects.count, equals: 1)
      let isOverdue = host.measured(0, now: now)
      expect(!isOverdue)
      expect(host.nextDeadline, equals: now + 2)
    }
  }

  @Test func `a host that tells nothing for its time is overdue`() {
    var host = asked()
    _ = host.progressed(now: 11)
    _ = host.measured(0, now: 11)
    let isOverdue = [12.9, 13].map { host.measured(0, now: $0) }
    expect(isOverdue, equals: [false, true])
  }

  @Test func `progress asks nothing of a host that was not asked, or that leaves`() {
    var host = asked()
    host.pong(now: 10.5)
    let effects = host.progressed(now: 10.6)
    expectEmpty(effects)
    expect(host.nextDeadline, equals: 11.5)
    var leaving = HostFixture.host(.playing, .silent(nil))
    _ = leaving.ask(now: 1)
    let last = leaving.progressed(now: 2)
    expectEmpty(last)
  }
}
