// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// What compositional layouts do where nothing documented or measured decides, in a width of 100 pt.
@Suite struct CompositionalPolicyTests {
  private let plain = CompositionalCase(100, 1000)

  private func header(
    _ height: CGFloat,
    offset: CGFloat = 0,
    pinned: Bool = false
  )
    -> CompositionalBoundary
  {
    boundary("header", .start, height, offset: offset, pinned: pinned)
  }

  private func boundary(
    _ kind: String,
    _ side: CompositionalBoundary.Side,
    _ height: CGFloat,
    offset: CGFloat = 0,
    pinned: Bool = false
  ) -> CompositionalBoundary {
    var result = CompositionalBoundary(
      kind: kind,
      size: CompositionalSize(.width(1), .points(height)),
      horizontal: .middle,
      vertical: side,
      isPinned: pinned
    )
    result.offset = CGPoint(x: 0, y: offset)
    return result
  }

  private var row: CompositionalItem {
    .group(.width(1), .points(40), .cycle(.horizontal, [.cell(.width(1), .height(1))]))
  }

  @Test func `policy: gaps and edges share what is left over alike`() {
    let cell = CompositionalItem.cell(.points(20), .height(1)).with {
      $0.edges = CompositionalEdges(leading: CompositionalSpacing(0, isFlexible: true))
    }
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .copies(.horizontal, cell, count: 2)
    )
    .with { $0.spacing = CompositionalSpacing(0, isFlexible: true) }
    // 60 are left for one gap and two edges: 20 each.
    expect(plain.solve(group, count: 2).xs(), equals: [20, 80])
  }

  @Test func `policy: insets above and below take from the height of a row`() {
    let group = CompositionalItem.group(
      .points(50),
      .height(1),
      .cycle(.horizontal, [.cell(.width(1), .height(1))])
    )
    let section = CompositionalSection(
      group: group,
      insets: CompositionalInsets(top: 30, bottom: 20),
      scrolling: .continuous
    )
    let geometry = plain.solve(section, count: 1)
    expect(geometry.frames(), equals: [CGRect(x: 0, y: 30, width: 50, height: 950)])
  }

  @Test func `policy: views of one edge overlap, and the one that reaches farthest makes the room`()
  {
    let section = CompositionalSection(
      group: row,
      boundaries: [header(20), header(30, offset: -10)]
    )
    let geometry = plain.solve(section, count: 1)
    // 30 + 10 above the rows; the other header stands right above them.
    expect(geometry.ys(), equals: [40])
    expect(geometry.view(ofKind: "header", section: 0, item: 0)?.frame.minY, equals: 20)
    expect(geometry.view(ofKind: "header", section: 0, item: 1)?.frame.minY, equals: 0)
  }

  @Test func `policy: a footer that does not stick leaves the header all of its section`() {
    let section = CompositionalSection(
      group: row,
      boundaries: [header(24, pinned: true), boundary("footer", .end, 10)]
    )
    let geometry = plain.solve(section, count: 5)
    // 24 + 5 · 40 + 10 = 234, of which the header takes the last 24.
    let header = geometry.view(ofKind: "header", section: 0, item: 0)
    expect(header?.pin, equals: PinRange(edge: .top, lower: 0, upper: 210))
  }

  @Test func `policy: insets move groups away from the middle of their row`() throws {
    let group = CompositionalItem.group(
      .points(40),
      .points(40),
      .cycle(.horizontal, [.cell(.width(1), .height(1))])
    )
    let section = CompositionalSection(
      group: group,
      insets: CompositionalInsets(leading: 10),
      scrolling: .groupPagingCentered
    )
    let found = try #require(plain.solve(section, count: 3).orthogonalSection(at: 0))
    // The first group starts at 10 and is 30 short of the edge when in the middle; the third starts 80 on.
    expect(found.firstRest, equals: -20)
    expect(found.range, equals: -20...60)
    expect(found.rests, equals: [OrthogonalRests(count: 3, first: -20, last: 60)])
  }

  @Test func `policy: absolute offsets of anchors are mirrored with their box`() {
    let badge = CompositionalSupplementary(
      kind: "badge",
      size: CompositionalSize(.points(20), .points(10)),
      container: CompositionalAnchor(
        point: CGPoint(x: 1, y: 0),
        offset: .absolute(CGPoint(x: 6, y: -4))
      )
    )
    let cell = CompositionalItem.cell(.points(50), .height(1)).with { $0.supplementaries = [badge] }
    let group = CompositionalItem.group(.width(1), .points(40), .cycle(.horizontal, [cell]))
    var mirrored = plain
    mirrored.configuration.isMirrored = true
    func place(_ layout: CompositionalCase) -> CGRect? {
      layout.solve(group, count: 1).view(ofKind: "badge", section: 0, item: 0)?.frame
    }
    // 50 − 20 + 6 = 36; from the other side 100 − 36 − 20 = 44.
    expect(place(plain), equals: CGRect(x: 36, y: -4, width: 20, height: 10))
    expect(place(mirrored), equals: CGRect(x: 44, y: -4, width: 20, height: 10))
  }

  @Test func `policy: a section that nobody describes counts as empty`() {
    let geometry = plain.solve([(nil, 3), (CompositionalSection(group: row), 1)])
    #expect(geometry.frames(0).isEmpty && geometry.ys(1) == [0])
    expect(geometry.contentSize.height, equals: 40)
  }
}
