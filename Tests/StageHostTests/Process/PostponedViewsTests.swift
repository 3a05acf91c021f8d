// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct PostponedViewsTests {
  private let host: HostHarness

  init() throws {
    host = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(40, 3),
      sharesViews: false
    )
    try host.open(1)
  }

  private func open(_ view: UInt64, before queued: [HostCommand]) throws -> [HostMessage] {
    try host.run(before: queued) {
      .open(
        number: $0,
        view: view,
        viewport: HostHarness.viewport,
        offset: Point(x: 0, y: 0),
        rev: 0
      )
    }
  }

  private func left(_ view: UInt64) -> HostCommand { .rest(number: 90, view: view, resting: true) }

  private func rest(_ view: UInt64, _ isResting: Bool) throws -> [HostMessage] {
    try host.run { .rest(number: $0, view: view, resting: isResting) }
  }

  private func close(_ view: UInt64) throws -> [HostMessage] {
    try host.run { .close(number: $0, view: view) }
  }

  @Test func `a view that nobody looks at any more is answered and not laid out`() throws {
    expect(try open(2, before: [left(3), left(2)]).outline, equals: ["handled"])
    expect(try rest(2, true).outline, equals: ["handled"])
    expect(host.countOfLaidOut, equals: 1)
  }

  @Test func `it is laid out when somebody looks at it again, as it would be now`() throws {
    _ = try open(2, before: [left(2)])
    _ = try rest(2, true)
    try host.set("minimumLineSpacing", .number(30))
    expect(try rest(2, false).deltas.map(\.view), equals: [2])
    expect(host.countOfLaidOut, equals: 2)
    expect(host.picture(of: 2), equals: host.picture(of: 1))
  }

  @Test func `it is laid out before a command of its own is carried out`() throws {
    _ = try open(2, before: [left(2)])
    try host.scroll(2, to: 120)
    expect(host.offset(of: 2), equals: Point(x: 0, y: 120))
  }

  @Test func `it is never laid out when it is closed first`() throws {
    let close = HostCommand.close(number: 91, view: 2)
    expect(try open(2, before: [left(2), close]).outline, equals: ["handled"])
    expect(try self.close(2).outline, equals: ["handled"])
    expect(host.countOfLaidOut, equals: 1)
    // Now there is no such view, so closing it once more is wrong.
    expect(try self.close(2).outline, equals: ["refused"])
  }

  @Test func `a view that somebody has come back to is laid out at once`() throws {
    let back = HostCommand.rest(number: 91, view: 2, resting: false)
    expect(try open(2, before: [left(2), back]).deltas.map(\.view), equals: [2])
    expect(host.countOfLaidOut, equals: 2)
  }

  @Test func `what is queued for other views changes nothing`() throws {
    expect(try open(2, before: [left(1)]).deltas.map(\.view), equals: [2])
    expect(host.countOfLaidOut, equals: 2)
  }
}
