// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Sections that scroll across; numbers are worked out by hand.
@Suite struct OrthogonalSectionTests {
  private let phone = CompositionalCase(390, 844)

  /// The top strip of a sample: items with insets of 5 fill groups of 0.28 by 0.2 of the width.
  private func strip(_ scrolling: OrthogonalScrolling) -> CompositionalSection {
    let item = CompositionalItem.cell(.width(1), .height(1)).with {
      $0.insets = CompositionalInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
    return CompositionalSection(
      group: .group(.width(0.28), .width(0.2), .cycle(.horizontal, [item])),
      insets: CompositionalInsets(top: 10, leading: 10, bottom: 10, trailing: 10),
      groupSpacing: 10,
      scrolling: scrolling
    )
  }

  /// Ten groups of 100 by 50 with 20 between them.
  private func tens(_ scrolling: OrthogonalScrolling) -> OrthogonalSection? {
    let group = CompositionalItem.group(
      .points(100),
      .points(50),
      .cycle(.horizontal, [.cell(.width(1), .height(1))])
    )
    let section = CompositionalSection(group: group, groupSpacing: 20, scrolling: scrolling)
    return phone.solve(section, count: 10).orthogonalSection(at: 0)
  }

  @Test func `lines groups up in one orthogonal section whose width the insets do not narrow`() {
    // 0.28 · 390 = 109.2 and 0.2 · 390 = 78.
    let geometry = phone.solve([(strip(.continuousGroupLeadingBoundary), 20), (strip(.none), 1)])
    let frames = geometry.frames()
    expect(isClose(frames[0], CGRect(x: 15, y: 15, width: 99.2, height: 68)))
    expect(isClose(frames[1], CGRect(x: 134.2, y: 15, width: 99.2, height: 68)))
    // 10 + 78 + 10; the other section's groups are 0.28 of 370.
    expect(geometry.ys(1), equals: [113])
    expect(isClose(geometry.frames(1).map(\.width), [93.6]))
    // 10 + 20 · 109.2 + 19 · 10 + 10.
    expect(isClose([geometry.orthogonalSection(at: 0)?.contentLength ?? 0], [2394]))
  }

  @Test func `shows what it was scrolled to and nothing outside its own width`() {
    let geometry = phone.solve([(strip(.continuous), 20)])
    let rect = CGRect(x: -1000, y: 0, width: 3000, height: 844)
    expect(geometry.elements(in: rect).map(\.item), equals: [0, 1, 2, 3])
    let scrolled = geometry.elements(in: rect, offsets: [0: 1192])
    expect(scrolled.map(\.item), equals: [10, 11, 12, 13])
    expect(isClose([scrolled[0].frame.minX], [15]))
  }

  @Test func `is as high as its highest measured group, whatever the others were estimated`() {
    let cell = CompositionalItem.cell(.width(1), .estimate(90))
    let group = CompositionalItem.group(.points(90), .estimate(90), .cycle(.horizontal, [cell]))
    let section = CompositionalSection(group: group, scrolling: .continuous)
    var geometry = phone.solve([(section, 12), (strip(.none), 1)])
    expect(geometry.frame(ofSection: 0)?.height, equals: 90)
    for item in 0..<4 {
      let measure = CompositionalMeasure(height: 70)
      geometry.setMeasure(measure, of: .cell, section: 0, item: item)
    }
    expect(geometry.frame(ofSection: 0)?.height, equals: 70)
    expect(geometry.orthogonalSection(at: 0)?.frame.height, equals: 70)
    // The next section has an inset of 10, and its items have one of 5.
    expect(geometry.ys(1), equals: [85])
    // A higher one that is seen later makes room.
    geometry.setMeasure(CompositionalMeasure(height: 110), of: .cell, section: 0, item: 9)
    expect(geometry.frame(ofSection: 0)?.height, equals: 110)
  }

  @Test func `comes to rest where the page's orthogonal sections do`() throws {
    for vector in try OrthogonalSectionVectors.load().orthogonalSections {
      let scrolling = try #require(OrthogonalScrolling(rawValue: vector.behaviour))
      let section = try #require(tens(scrolling))
      expect(section.range, equals: vector.lower...vector.upper, "\(vector.name)")
      expect(section.rests, equals: vector.rests.map(\.value), "\(vector.name)")
      for release in vector.releases {
        let target = section.target(
          proposed: release.proposed,
          at: release.at,
          velocity: release.velocity
        )
        expect(target, equals: release.target, "\(vector.name) \(release)")
      }
    }
  }

  @Test func `centres groups, the first one too`() throws {
    let section = try #require(tens(.groupPagingCentered))
    // (390 − 100) / 2 before the first, and nine steps of 120 on.
    expect(section.firstRest, equals: -145)
    expect(section.range, equals: -145...935)
  }

  @Test
  func `answers what is ahead in an orthogonal section on demand, and only beside the rectangle`() {
    let geometry = phone.solve([(strip(.continuous), 20), (strip(.none), 1)])
    let shown = CGRect(x: 0, y: 0, width: 390, height: 98)
    let ahead = geometry.elements(in: shown, offsets: [0: 1192]) { _, offset in
      offset...(offset + 780)
    }
    // Groups of 109.2 every 119.2 from 10 on: the tenth to the sixteenth reach into 1192…1972.
    expect(ahead.map(\.item), equals: Array(10...16))
    expect(isClose([ahead[6].frame.minX, ahead[6].scroll.x], [15 + 6 * 119.2, -1192]))
    let below = CGRect(x: 0, y: 99, width: 390, height: 98)
    let other = geometry.elements(in: below, offsets: [:]) { _, offset in offset...offset + 780 }
    expect(other.map(\.section), equals: [1])
  }

  @Test func `draws the background once, behind the whole section`() {
    // Measured: full width, 16 + 40 + 16 high; the fourth item starts at 303 and runs off the edge.
    let group = CompositionalItem.group(
      .width(1),
      .points(40),
      .shares(.horizontal, .cell(.width(1), .height(1)), count: 4)
    )
    .with { $0.spacing = CompositionalSpacing(8) }
    let section = CompositionalSection(
      group: group,
      insets: CompositionalInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
      decorations: [CompositionalDecoration(kind: "ground")],
      scrolling: .continuous
    )
    let geometry = CompositionalCase(375, 812, scale: 3).solve(section, count: 8)
    expect(isClose(geometry.frames().first?.width ?? 0, 263 / 3))
    expect(isClose(geometry.frames()[3].minX, 303))
    let ground = geometry.decoration(ofKind: "ground", section: 0, item: 0)?.frame
    expect(ground, equals: CGRect(x: 0, y: 0, width: 375, height: 72))
    let all = geometry.elements(in: CGRect(x: 0, y: 0, width: 375, height: 812), offsets: [0: 100])
    expect(all.count { $0.kind == .decoration("ground") }, equals: 1)
  }

  private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-3 }
  private func isClose(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { isClose($0, $1) }
  }
  private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
    isClose(
      [left.minX, left.minY, left.width, left.height],
      [right.minX, right.minY, right.width, right.height]
    )
  }
}

/// `Tests/Vectors/orthogonalSections.json`, which the page's tests read as well.
private struct OrthogonalSectionVectors: Decodable {
  struct Rests: Decodable {
    var count: Int
    var first: CGFloat
    var last: CGFloat

    var value: OrthogonalRests { OrthogonalRests(count: count, first: first, last: last) }
  }

  struct Release: Decodable {
    var proposed: CGFloat
    var at: CGFloat
    var velocity: CGFloat
    var target: CGFloat
  }

  struct OrthogonalSection: Decodable {
    var name: String
    var behaviour: Int
    var lower: CGFloat
    var upper: CGFloat
    var rests: [Rests]
    var releases: [Release]
  }

  var orthogonalSections: [OrthogonalSection]

  static func load() throws -> OrthogonalSectionVectors {
    try JSONDecoder().decode(
      OrthogonalSectionVectors.self,
      from: try vectorFile("orthogonalSections.json")
    )
  }
}
