// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// The offset at which a released scroll comes to rest, as the layout decides.
///
/// Items of 180 × 240 pt have 40 pt between them in a viewport of 300 × 400 pt, so every 220 pt one
/// is in the middle.
@MainActor
@Suite(.ownProcess) struct RestingPlaceTests {
  private func host(_ parameters: String = "") throws -> HostHarness {
    let layout =
      #"{"kind": "custom", "class": "CarouselLayout", "parameters": {\#(parameters)}}"#
    let host = try HostHarness(layout: layout, data: StageFixtures.data(9))
    try host.open(7)
    return host
  }

  @discardableResult
  private func scroll(
    _ host: HostHarness,
    to x: Double,
    _ phase: ScrollPhase,
    proposed: Double? = nil
  ) throws -> [Point] {
    let messages = try host.run {
      .scroll(
        number: $0,
        scroll: ClientMessage.Scroll(
          seq: 100 + $0,
          view: 7,
          offset: Point(x: x, y: 0),
          velocity: Point(x: 500, y: 0),
          phase: phase,
          proposed: proposed.map { Point(x: $0, y: 0) }
        )
      )
    }
    return messages.reports.compactMap { report in
      if case .target(view: 7, _, let offset) = report { offset } else { nil }
    }
  }

  @Test func `the layout is asked once at the end of a drag where scrolling comes to rest`()
    throws
  {
    let host = try host()
    expectEmpty(try scroll(host, to: 60, .drag))
    // 340 is 1.55 items further: the second item is in the middle.
    expect(try scroll(host, to: 120, .end, proposed: 340), equals: [Point(x: 440, y: 0)])
    expectEmpty(try scroll(host, to: 300, .decelerate))
    expectEmpty(try scroll(host, to: 440, .decelerate))
    let item = try #require(host.picture(of: 7)["0  a2"]?.attributes)
    let middle = (Double(item.x) + Double(item.width) / 2) / 64
    #expect(abs(middle - (440 + 150)) < 0.5)
  }

  @Test func `a layout without a preference lets scrolling rest at the proposed offset`() throws {
    let host = try host(#""snap": "free""#)
    expect(try scroll(host, to: 120, .end, proposed: 333), equals: [Point(x: 333, y: 0)])
  }
}
