// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line.
@MainActor
@Suite(.ownProcess) struct InvocationTests {
  private func host(_ items: Int = 6) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(items))
    try host.open(7)
    return host
  }

  @Test func `an insertion that the data does not have is refused in UIKit's words`() throws {
    let host = try host(5)
    try host.tap(50, 50)
    let before = host.picture(of: 7)
    let answer = try host.act(.invoke(.forgetModel))
    expect(answer.error, equals: nil)
    expectEmpty(answer.deltas)
    let finding = try #require(answer.diagnostics?.last)
    expect(finding.code, equals: "invalid-update")
    expect(
      finding.message,
      equals:
        "Invalid update: invalid number of items in section 0.  The number of items contained in "
        + "an existing section after the update (5) must be equal to the number of items contained "
        + "in that section before the update (5), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out)."
    )
    expect(host.picture(of: 7), equals: before)
    let next = try host.act(.invoke(.invalidateLayout))
    expect(next.diagnostics, equals: [], "the next call starts afresh")
  }

  @Test(arguments: StageAction.Invocation.allCases)
  func `every call leaves picture and selection as they were`(
    _ invocation: StageAction.Invocation
  ) throws {
    let host = try host()
    try host.tap(150, 50)
    let titles = host.picture(of: 7).mapValues(\.title)
    expect(try host.act(.invoke(invocation)).error, equals: nil)
    expect(host.picture(of: 7).mapValues(\.title), equals: titles)
    expect(host.state(of: "a1"), equals: 1)
  }

  @Test func `scrolling to the selection lets it run into the middle`() throws {
    let host = try host(60)
    try host.act(.select(items: ["a30"], mode: .replace))
    // Line 10 of 20 is at 1000; its middle at 1050 moves to the middle of 400 pt.
    let answer = try host.act(.invoke(.scrollToSelection))
    let run = ScrollAnimation(duration: 0.3)
    expect(answer.reports.contains(.offset(view: 7, offset: Point(x: 0, y: 850), animation: run)))
  }

  @Test func `nothing selected is nothing to scroll to`() throws {
    let host = try host(60)
    expect(try host.act(.invoke(.scrollToSelection)).outline, equals: ["handled"])
  }
}
