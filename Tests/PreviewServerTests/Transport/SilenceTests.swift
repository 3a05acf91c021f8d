// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct SilenceTests {
  @Test func `a silent client is pinged after 20 s and given up 10 s later`() {
    var silence = Silence(since: 100)
    expect(silence.look(at: 105), equals: .wait(15))
    expect(silence.look(at: 120), equals: .ping)
    expect(silence.look(at: 124), equals: .wait(6))
    expect(silence.look(at: 130), equals: .hangUp)
  }

  @Test func `a client that answers is pinged again 20 s after its answer`() {
    var silence = Silence(since: 0)
    expect(silence.look(at: 20), equals: .ping)
    silence.heard(at: 22)
    expect(silence.look(at: 30), equals: .wait(12))
    expect(silence.look(at: 42), equals: .ping)
  }

  @Test func `a server that looks too late asks before it gives a client up`() {
    var silence = Silence(since: 0)
    expect(silence.look(at: 90), equals: .ping)
    expect(silence.look(at: 99), equals: .wait(1))
    silence.heard(at: 99)
    expect(silence.look(at: 100), equals: .wait(19))
  }
}
