// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SeenFormTests {
  private func quick(_ text: String) -> [UInt64]? {
    Array(text.utf8).withUnsafeBytes { MessageCodec.seen(exactly: $0) }.map { [$0.view, $0.rev] }
  }

  @Test func `reads what pages write as the whole reader does`() throws {
    for (view, rev): (UInt64, UInt64) in [(0, 0), (1, 2), (12, 90_071), (7, 999_999_999_999_999)] {
      let text = #"{"kind":"seen","view":\#(view),"rev":\#(rev)}"#
      expect(quick(text), equals: [view, rev])
      let message = try MessageCodec.decodeClient(Data(text.utf8), limits: .standard)
      expect(message, equals: .seen(view: view, rev: rev))
    }
  }

  @Test(arguments: [
    #"{"kind":"seen","view":1,"rev":2} "#, #"{"kind": "seen","view":1,"rev":2}"#,
    #"{"kind":"seen","view":01,"rev":2}"#, #"{"kind":"seen","view":1,"rev":-2}"#,
    #"{"kind":"seen","view":1,"rev":2.0}"#, #"{"kind":"seen","view":1,"rev":1e3}"#,
    #"{"kind":"seen","view":,"rev":2}"#, #"{"kind":"seen","view":1,"rev":}"#,
    #"{"kind":"seen","view":1,"rev":1000000000000000}"#, #"{"kind":"seen","rev":1,"view":2}"#,
    #"{"kind":"seen","view":1,"rev":2,"x":3}"#, #"{"kind":"seem","view":1,"rev":2}"#, "", "{",
    #"{"kind":"seen","view":99999999999999999999,"rev":2}"#,
  ])
  func `leaves everything else to the whole reader`(text: String) {
    expect(quick(text), equals: nil)
  }

  @Test func `does the same as a message, and nothing before hello`() throws {
    var one = try SessionFixture.shown()
    var other = one
    let isOfNobody = one.machine.seen(1, 1, by: 99, now: 0) == nil
    _ = one.machine.connected(2, now: 0)
    let isTooEarly = one.machine.seen(1, 1, by: 2, now: 0) == nil
    expect(isOfNobody)
    expect(isTooEarly)
    for rev: UInt64 in [1, 1, 5, 0] {
      let quick = one.machine.seen(1, rev, by: 1, now: 0)
      let whole = other.say(1, .seen(view: 1, rev: rev))
      expect(quick?.isEmpty, equals: true)
      expectEmpty(whole)
      expect(
        one.machine.hubs[1]?.receivers[1]?.unacknowledged,
        equals: other.machine.hubs[1]?.receivers[1]?.unacknowledged
      )
    }
  }

  @Test func `ends a client that sends far too many`() throws {
    var fixture = try SessionFixture.shown()
    // 480 at once and as many again, at a quarter of a message each.
    var ended = false
    for _ in 0..<4000 where !ended {
      ended = !SessionFixture.closes(fixture.machine.seen(1, 1, by: 1, now: 0) ?? []).isEmpty
    }
    expect(ended)
  }
}
