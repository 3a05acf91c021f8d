// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct RestingTests {
  private func host() throws -> HostHarness {
    let size = #""itemSize": {"width": 100, "height": 100}"#
    let host = try HostHarness(
      layout: StageFixtures.layout(size),
      data: StageFixtures.data(4, 3)
    )
    try host.open(7)
    try host.open(8)
    return host
  }

  private func rest(_ host: HostHarness, _ view: UInt64, _ isResting: Bool) throws -> [HostMessage]
  {
    try host.run { .rest(number: $0, view: view, resting: isResting) }
  }

  @Test func `a view that nobody has is not laid out, and has everything when somebody comes back`()
    throws
  {
    let host = try host()
    expect(try rest(host, 8, true).outline, equals: ["handled"])
    let before = host.picture(of: 8)
    let edited = try host.act(.edit(.delete(items: ["a0"]), animated: true))
    expect(edited.deltas.map(\.view), equals: [7])
    try host.act(.edit(.shuffle(seed: 3, section: nil), animated: true))
    expect(host.picture(of: 8), equals: before)
    let back = try rest(host, 8, false)
    #expect(back.deltas.map(\.view) == [8] && back.deltas.first?.animation == nil)
    expect(host.picture(of: 8), equals: host.picture(of: 7))
    expect(try host.act(.undo).deltas.map(\.view), equals: [7, 8])
  }

  @Test func `a command for the view ends its rest`() throws {
    let host = try host()
    _ = try rest(host, 8, true)
    try host.act(.edit(.delete(items: ["a0"]), animated: true))
    let resized = try host.run { .viewport(number: $0, view: 8, viewport: HostHarness.viewport) }
    expect(resized.deltas.map(\.view), equals: [8])
    expect(host.picture(of: 8), equals: host.picture(of: 7))
    expect(try host.act(.undo).deltas.map(\.view), equals: [7, 8])
  }

  @Test func `a view that missed nothing has nothing to catch up with`() throws {
    let host = try host()
    _ = try rest(host, 8, true)
    expect(try rest(host, 8, false).outline, equals: ["handled"])
    _ = try rest(host, 8, true)
    let closed = try host.run { .close(number: $0, view: 8) }
    expect(closed.outline, equals: ["handled"])
    expect(try rest(host, 8, false).outline, equals: ["refused"])
  }
}
