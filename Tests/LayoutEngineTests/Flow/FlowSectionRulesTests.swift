// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// How a section is put together, rounded, pinned and diagnosed; numbers are worked out by hand.
@Suite struct FlowSectionRulesTests {
  private let framed = FlowCase(
    crossLength: 320,
    metrics: FlowSectionMetrics(
      inset: AxisInsets(mainStart: 10, mainEnd: 5, crossStart: 20, crossEnd: 30),
      headerLength: 40,
      footerLength: 25
    )
  )

  // Frame of a section.

  @Test func `1.1: spans headers and footers over the whole width`() {
    let geometry = framed.solve(50, 50, times: 1)
    expect(
      geometry.header(section: 0)?.frame,
      equals: CGRect(x: 0, y: 0, width: 320, height: 40)
    )
    // 40 + 10 + 50 + 5.
    expect(
      geometry.footer(section: 0)?.frame,
      equals: CGRect(x: 0, y: 105, width: 320, height: 25)
    )
    expect(geometry.contentSize, equals: CGSize(width: 320, height: 130))
  }

  @Test func `1.2: puts margins around the items only`() {
    expect(framed.solve(50, 50, times: 1).frames.first?.origin, equals: CGPoint(x: 20, y: 50))
  }

  @Test func `1.1: has no header or footer of no length`() {
    let geometry = FlowCase(crossLength: 320).solve(50, 50, times: 1)
    expect(geometry.header(section: 0), equals: nil)
    expect(geometry.footer(section: 0), equals: nil)
  }

  @Test func `1.3: puts no line spacing beside header and footer`() {
    var plain = FlowCase(crossLength: 320)
    plain.metrics.headerLength = 40
    plain.metrics.footerLength = 20
    let geometry = plain.solve(50, 50, times: 1)
    expect(geometry.ys, equals: [40])
    expect(geometry.footer(section: 0)?.frame.minY, equals: 90)
  }

  @Test func `1.4: keeps header, margins and footer of an empty section`() {
    // 40 + 10 + 5 + 25.
    expect(framed.solve([]).contentSize.height, equals: 80)
  }

  @Test func `1.2: narrows lines by side margins`() {
    // 320 holds five of 50; without 60 at both sides 200 is left, and 60 n − 10 ≤ 200 gives three.
    var narrow = FlowCase(crossLength: 320)
    expect(narrow.solve(50, 20, times: 6).ys, equals: [0, 0, 0, 0, 0, 30])
    narrow.metrics.inset.crossStart = 60
    narrow.metrics.inset.crossEnd = 60
    expect(narrow.solve(50, 20, times: 4).xs, equals: [60, 135, 210, 60])
  }

  @Test func `5: adds the container's margins to items, not to headers`() {
    var safe = framed
    safe.margins = AxisInsets(crossStart: 44, crossEnd: 0)
    let geometry = safe.solve(50, 50, times: 1)
    expect(geometry.xs, equals: [64])
    expect(geometry.header(section: 0)?.frame.minX, equals: 0)
  }

  @Test func `1.8: takes header widths when scrolling sideways`() {
    var sideways = FlowCase(axis: .horizontal, crossLength: 100)
    sideways.metrics.headerLength = 30
    let geometry = sideways.solve(40, 40, times: 1)
    expect(geometry.header(section: 0)?.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 100))
    expect(geometry.frames, equals: [CGRect(x: 30, y: 0, width: 40, height: 40)])
  }

  @Test func `1.6: lays headers above cells`() {
    let geometry = framed.solve(50, 50, times: 1)
    expect(geometry.header(section: 0)?.zIndex, equals: 10)
    expect(geometry.cell(section: 0, item: 0)?.zIndex, equals: 0)
  }

  @Test func `1.6: policy: lays footers as high as headers`() {
    expect(framed.solve(50, 50, times: 1).footer(section: 0)?.zIndex, equals: 10)
  }

  // Pixels.

  @Test func `7: rounds origins to pixels, never sizes`() {
    var rows = FlowCase(crossLength: 100, grid: PixelGrid(scale: 3))
    rows.metrics.lineSpacing = 0
    let geometry = rows.solve(100, 100.12, times: 7)
    expect(geometry.ys, equals: [0, 100, 200.333, 300.333, 400.333, 500.667, 600.667])
    expect(geometry.frames.allSatisfy { $0.height == 100.12 })
    rows.grid = PixelGrid(scale: 2)
    expect(Array(rows.solve(100, 100.12, times: 7).ys[3...5]), equals: [300.5, 400.5, 500.5])
  }

  @Test func `7: rounds positions across lines too`() {
    var columns = FlowCase(crossLength: 414, grid: PixelGrid(scale: 3))
    columns.metrics.itemSpacing = 0
    expect(columns.solve(103.5, 100, times: 4).xs, equals: [0, 103.667, 207, 310.667])
  }

  @Test func `7: policy: rounds halves up, below zero too`() {
    expect(PixelGrid(scale: 2).snapped(0.25), equals: 0.5)
    expect(PixelGrid(scale: 2).snapped(-0.25), equals: 0)
    expect(PixelGrid.off.snapped(0.123), equals: 0.123)
    expect(PixelGrid(scale: .nan), equals: .off)
  }

  // Pins.

  @Test func `8: policy: holds a header at the top until the end of its section, footer included`()
    throws
  {
    // The section runs from 0 to 130; the header of 40 may start at 90 at the latest.
    let geometry = framed.solve(50, 50, times: 1)
    let pin = try #require(geometry.header(section: 0).flatMap(geometry.pin(of:)))
    expect(pin, equals: PinRange(edge: .top, lower: 0, upper: 90))
    func origin(_ start: CGFloat) -> CGFloat {
      pin.origin(viewportStart: start, end: start + 500, length: 40)
    }
    expect(origin(-30), equals: 0)
    expect(origin(60), equals: 60)
    expect(origin(100), equals: 90)
  }

  @Test func `8: policy: holds a footer at the bottom from the section's start on`() throws {
    // The footer of 25 is at 105 by nature.
    let geometry = framed.solve(50, 50, times: 1)
    let pin = try #require(geometry.footer(section: 0).flatMap(geometry.pin(of:)))
    expect(pin, equals: PinRange(edge: .bottom, lower: 0, upper: 105))
    func origin(_ end: CGFloat) -> CGFloat {
      pin.origin(viewportStart: end - 500, end: end, length: 25)
    }
    expect(origin(400), equals: 105)
    expect(origin(100), equals: 75)
    expect(origin(20), equals: 0)
  }

  @Test func `8: brings pinned headers with every part of their section`() {
    let geometry = framed.solve(50, 50, times: 40)
    let found = geometry.elements(in: CGRect(x: 0, y: 200, width: 320, height: 10))
    expect(found.first?.kind, equals: .header)
    expect(found.last?.kind, equals: .footer)
  }

  @Test func `11: finds an item at its very corner, and at its end the next`() {
    var tiles = FlowCase(crossLength: 100)
    (tiles.metrics.itemSpacing, tiles.metrics.lineSpacing) = (0, 0)
    for geometry in [tiles.solve(50, 20, times: 4), tiles.solve([(50, 20), (50, 19), (40, 20)])] {
      let points = [CGPoint.zero, CGPoint(x: 50, y: 5), CGPoint(x: 0, y: 20)]
      let found = points.map { geometry.elements(in: CGRect(origin: $0, size: .zero)).map(\.item) }
      expect(found, equals: [[0], [1], [2]])
    }
  }

  // Diagnostics.

  @Test func `6: tells of an item wider than the line in the familiar words`() throws {
    let geometry = framed.solve([(50, 50), (271, 50), (20, 50)])
    let diagnostic = try #require(geometry.diagnostics.first)
    expect(geometry.diagnostics.count, equals: 1)
    expect(diagnostic.item, equals: 1)
    expect(
      diagnostic.message.contains(
        "the item width must be less than the width of the UICollectionView minus the "
          + "section insets left and right values, minus the content insets left and right values."
      )
    )
  }

  @Test func `6: says height when scrolling sideways`() {
    let geometry = FlowCase(axis: .horizontal, crossLength: 100).solve(40, 101, times: 2)
    expect(geometry.diagnostics.map(\.item), equals: [0])
    expect(geometry.diagnostics[0].message.contains("the item height must be less than"))
  }

  @Test func `6: accepts an item as wide as the line`() {
    expectEmpty(framed.solve([(270, 50), (20, 50)]).diagnostics)
  }

  @Test func `6: policy: an item wider than the line starts where the line does`() {
    expect(framed.solve([(400, 50), (20, 50), (10, 50)]).xs, equals: [20, 20, 50])
    expect(framed.solve(400, 50, times: 2).xs, equals: [20, 20])
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
  func `6: takes an impossible length as zero and says so`(length: CGFloat) {
    let geometry = framed.solve([(50, 50), (length, 50)])
    expect(geometry.frames[1].size, equals: CGSize(width: 0, height: 50))
    expect(geometry.diagnostics.map(\.item), equals: [1])
    var bent = framed
    bent.metrics.headerLength = length
    expect(bent.solve(50, 50, times: 1).header(section: 0), equals: nil)
    expect(bent.solve(50, 50, times: 1).diagnostics.map(\.code), equals: ["invalidLength"])
  }

  @Test func `6: survives a container without room`() {
    for length in [0, -10] as [CGFloat] {
      let geometry = FlowCase(crossLength: length).solve([(50, 50), (40, 40)])
      expect(geometry.ys, equals: [0, 60])
      expect(geometry.contentSize.width, equals: 0)
    }
  }

  // Unusual spacings.

  @Test func `overlaps lines by a negative line spacing and still finds them`() {
    var stack = FlowCase(crossLength: 100)
    stack.metrics.lineSpacing = -30
    let geometry = stack.solve([(100, 50), (100, 50), (100, 20), (100, 50)])
    expect(geometry.ys, equals: [0, 20, 40, 30])
    let found = geometry.elements(in: CGRect(x: 0, y: 45, width: 100, height: 2))
    expect(found.map(\.item), equals: [0, 1, 2, 3])
    let cards = stack.solve(100, 50, times: 4)
    expect(cards.ys, equals: [0, 20, 40, 60])
    let low = cards.elements(in: CGRect(x: 0, y: 45, width: 100, height: 2))
    expect(low.map(\.item), equals: [0, 1, 2])
  }

  @Test func `puts items without size and spacing all on one line`() {
    var nothing = FlowCase(crossLength: 100)
    nothing.metrics.itemSpacing = 0
    expect(nothing.solve(0, 10, times: 3).frames.allSatisfy { $0.origin == .zero })
  }
}
