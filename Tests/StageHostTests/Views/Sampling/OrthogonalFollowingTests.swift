// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Handlers of visible items, in a viewport of 300 × 400 pt: what the page shows at an offset
/// before it gets another delta.
///
/// Cards of 100 × 80 pt have 20 pt between them. A card that is 120 pt or more from the middle has
/// half its size and a quarter of its opacity.
@MainActor
@Suite(.ownProcess) struct OrthogonalFollowingTests {
  private func host(extra: String = "") throws -> HostHarness {
    let layout = #"""
      {"kind": "custom", "class": "SpotlightLayout", "parameters": {"cardSize": {"width": 100,
      "height": 80}, "spacing": 20, "farScale": 0.5, "farAlpha": 0.25, "tilt": 0\#(extra)}}
      """#
    let host = try HostHarness(layout: layout, data: StageFixtures.data(30, 30))
    try host.open(7)
    return host
  }

  private func section(_ key: String, _ host: HostHarness) throws -> WireOrthogonalSection {
    try #require((host.tables[7]?.orthogonalSections ?? [:]).values.first { $0.key == key })
  }

  private func scroll(
    _ host: HostHarness,
    _ section: WireOrthogonalSection,
    to x: Double
  ) throws -> [HostMessage] {
    try host.run {
      .scroll(
        number: $0,
        scroll: ClientMessage.Scroll(
          seq: 100 + $0,
          view: 7,
          orthogonalSection: section.id,
          offset: Point(x: x, y: 0),
          velocity: Point(x: 0, y: 0),
          phase: .drag,
          proposed: nil
        )
      )
    }
  }

  /// The look of a card when its section is at an offset, from the page's elements.
  private func shown(_ key: String, _ host: HostHarness, at offset: Double) throws -> TrackedLook {
    try #require(host.picture(of: 7)["0  \(key)"]?.attributes).look(
      at: offset,
      along: .orthogonalSection
    )
  }

  @Test func `a card follows its orthogonal section before the host hears of the scrolling`() throws
  {
    let host = try host()
    // The first card is in the middle when its own middle, at 50, is: at the offset 50 − 150.
    expect(try section("a", host).offset, equals: -100 * 64)
    for offset in stride(from: -130.0, through: 260, by: 2.5) {
      for card in 0..<4 {
        let middle = 50 + 120 * Double(card)
        let away = min(1, abs(middle - offset - 150) / 120)
        let found = try shown("a\(card)", host, at: offset)
        #expect(abs(found.scale - (1 - 0.5 * away)) <= 0.01, "a\(card) at \(offset)")
        #expect(abs(found.alpha - (1 - 0.75 * away)) <= 0.015, "a\(card) at \(offset)")
      }
    }
  }

  @Test func `as long as the window of an orthogonal section serves, scrolling it tells nothing`()
    throws
  {
    let host = try host()
    let first = try section("a", host)
    for x in stride(from: -95.0, through: 40, by: 5) {
      #expect(try scroll(host, first, to: x).deltas.isEmpty, "\(x)")
    }
    // Further on, another stretch is sampled, and the other section does not change.
    expect(try !scroll(host, first, to: 900).deltas.isEmpty)
    // The middle is at 1050, on the ninth card; the card's middle is at 50 + 8 · 120 = 1010.
    #expect(abs(try shown("a8", host, at: 860).scale - 1) <= 0.01)
    #expect(abs(try shown("b0", host, at: -100).scale - 1) <= 0.01)
  }

  @Test func `a changed parameter applies at every offset of an orthogonal section at once`() throws
  {
    let host = try host()
    try host.set("farScale", .number(0.8))
    #expect(abs(try shown("a1", host, at: -100).scale - 0.8) <= 0.01)
    #expect(abs(try shown("a1", host, at: 20).scale - 1) <= 0.01)
  }

  @Test func `an orthogonal section that reads from the right follows the other way`() throws {
    let host = try host(extra: #", "cv.direction": "rightToLeft""#)
    let section = try section("a", host)
    expect(section.offset, equals: 100 * 64)
    #expect(abs(try shown("a0", host, at: 100).scale - 1) <= 0.01)
    #expect(abs(try shown("a1", host, at: -20).scale - 1) <= 0.01)
    #expect(abs(try shown("a1", host, at: 40).scale - 0.75) <= 0.01)
  }
}
