// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Layouts that follow the scrolling, in a viewport of 300 × 400 pt: what the page shows at an
/// offset before it gets another delta.
@MainActor
@Suite(.ownProcess) struct FollowingTests {
  private func host(_ name: String, _ data: String, _ parameters: String = "") throws -> HostHarness
  {
    let layout = #"{"kind": "custom", "class": "\#(name)", "parameters": {\#(parameters)}}"#
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    return host
  }

  private static let parallax = #"""
    "headerHeight": 300, "menuHeight": 70, "sectionHeaderHeight": 50, "sectionFooterHeight": 50,
    "itemHeight": 200, "lineSpacing": 3
    """#

  /// The upper left corner of an element at an offset, in points, from the page's elements.
  private func place(
    _ part: String,
    _ host: HostHarness,
    at offset: (x: Double, y: Double)
  ) throws -> (x: Double, y: Double) {
    let found = host.picture(of: 7).first { $0.key.contains(part) }?.value.attributes
    let attributes = try #require(found)
    var x = Double(attributes.x)
    var y = Double(attributes.y)
    var map = attributes.transform
    for track in attributes.tracks {
      let at = (track.axis == .vertical ? offset.y : offset.x) * 64
      let samples = track.samples
      let next = samples.firstIndex { Double($0.offset) > at } ?? samples.count
      let low = samples[max(0, next - 1)]
      let high = samples[min(samples.count - 1, next)]
      let length = Double(high.offset - low.offset)
      let way = length == 0 ? 0 : (at - Double(low.offset)) / length
      x += Double(low.dx) + Double(high.dx - low.dx) * way
      y += Double(low.dy) + Double(high.dy - low.dy) * way
      guard track.fields.contains(.transform) else { continue }
      var between = low.transform ?? WireTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      let (start, end) = (Double(between.ty), Double(high.transform?.ty ?? 0))
      between.ty = Float(start + (end - start) * way)
      map = between
    }
    return (x / 64 + Double(map?.tx ?? 0), y / 64 + Double(map?.ty ?? 0))
  }

  @Test func `a sticky menu is where it belongs before the host hears of the scrolling`() throws {
    let host = try host("ParallaxLayout", StageFixtures.data(4, 4, titled: true), Self.parallax)
    for y in stride(from: -100.0, through: 600, by: 12.5) {
      let menu = try place("KindMenu", host, at: (0, y)).y
      #expect(abs(menu - max(300, y)) <= 0.5, "menu at \(y)")
      let header = try place("KindSectionHeader a", host, at: (0, y)).y
      #expect(abs(header - (370 + min(4 * 203, max(0, y - 300)))) <= 0.5, "header at \(y)")
    }
  }

  @Test func `as long as the window serves, scrolling tells nothing`() throws {
    let host = try host("ParallaxLayout", StageFixtures.data(40, titled: true), Self.parallax)
    for y in stride(from: 5.0, through: 150, by: 5) {
      #expect(try host.scroll(7, to: y).deltas.isEmpty, "\(y)")
    }
    // Further down, another part of the content is sampled.
    expect(try !host.scroll(7, to: 900).deltas.isEmpty)
    #expect(abs(try place("KindMenu", host, at: (0, 1000)).y - 1000) <= 0.5)
  }

  @Test func `the corner of a spreadsheet follows both ways`() throws {
    let data = StageFixtures.sections(
      (0..<30).map { row in ("r\(row)", (0..<20).map { "r\(row)c\($0)" }) }
    )
    let host = try host("SpreadsheetLayout", data)
    for (x, y) in [(0.0, 0.0), (80, 33), (200, 250), (-20, 40)] {
      let corner = try place("0  r0c0", host, at: (x, y))
      #expect(abs(corner.x - max(0, x)) <= 0.5 && abs(corner.y - max(0, y)) <= 0.5)
      let first = try place("0  r0c1", host, at: (x, y))
      #expect(abs(first.x - 117) <= 0.5 && abs(first.y - max(0, y)) <= 0.5)
      let plain = try place("0  r1c1", host, at: (x, y))
      #expect(plain == (117, 45))
    }
  }

  @Test func `a changed parameter applies at every offset at once`() throws {
    let host = try host("ParallaxLayout", StageFixtures.data(9, titled: true), Self.parallax)
    try host.set("isMenuSticky", .flag(false))
    expect(try place("KindMenu", host, at: (0, 500)).y, equals: 300)
    try host.set("isMenuSticky", .flag(true))
    #expect(abs(try place("KindMenu", host, at: (0, 500)).y - 500) <= 0.5)
  }

  @Test func `another layout leaves no samples behind`() throws {
    let host = try host("SpreadsheetLayout", StageFixtures.data(9, 9, 9, 9, 9, 9, 9, 9))
    expect(host.picture(of: 7).values.contains { !$0.attributes.tracks.isEmpty })
    try host.update(layout: #"{"kind": "flow"}"#)
    expect(host.picture(of: 7).values.allSatisfy { $0.attributes.tracks.isEmpty })
  }

  @Test func `sampling ahead sends no diagnostics and keeps the offset`() throws {
    let host = try host("ParallaxLayout", StageFixtures.data(9, titled: true), Self.parallax)
    let again = try host.scroll(7, to: 40)
    expect(again.diagnostics, equals: nil)
    expect(host.offset(of: 7), equals: Point(x: 0, y: 40))
  }
}
