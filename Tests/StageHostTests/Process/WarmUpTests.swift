// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct WarmUpTests {
  @Test func `A host on standby plays a whole stage, and nothing of it is refused`() throws {
    let said = WarmUp.play()
    let handled = said.compactMap { message in
      if case .report(.handled(let number)) = message { number } else { nil }
    }
    expect(handled, equals: [1, 2, 3])
    let pictures = said.compactMap { message in
      if case .delta(let delta) = message { delta.inserted.count } else { nil }
    }
    // Two items with their cells.
    expect(pictures, equals: [2])
  }

  @Test func `The warm-up leaves no trace on the next stage`() throws {
    WarmUp.play()
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(1))
    try host.run {
      .open(number: $0, view: 7, viewport: HostHarness.viewport, offset: Point(x: 0, y: 0), rev: 0)
    }
    let table = try #require(host.tables[7])
    expect(table.elements.count, equals: 1)
  }
}
