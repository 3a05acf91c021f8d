// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// How sections are put together; numbers are worked out by hand or were measured on iOS 17.
@Suite struct CompositionalSectionTests {
  private let phone = CompositionalCase(375, 724, scale: 3)
  private let plain = CompositionalCase(100, 1000)

  /// Full rows of 40 with gaps of 2 between a header and a footer of 24.
  private func list(pinned: Bool = false) -> CompositionalSection {
    CompositionalSection(
      group: rows(40),
      groupSpacing: 2,
      boundaries: [
        boundary("header", .start, 24, pinned: pinned),
        boundary("footer", .end, 24, pinned: pinned),
      ]
    )
  }

  private func rows(_ height: CGFloat) -> CompositionalItem {
    .group(.width(1), .points(height), .cycle(.horizontal, [.cell(.width(1), .height(1))]))
  }

  private func boundary(
    _ kind: String,
    _ side: CompositionalBoundary.Side,
    _ height: CGFloat,
    pinned: Bool = false
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      kind: kind,
      size: CompositionalSize(.width(1), .points(height)),
      horizontal: .middle,
      vertical: side,
      isPinned: pinned
    )
  }

  @Test func `stacks header, groups and footer, and the next section right after`() {
    let geometry = phone.solve([(list(), 3), (list(), 1)])
    // 24, then 40 + 2 + 40 + 2 + 40 = 124, then 24.
    expect(geometry.view(ofKind: "header", section: 0, item: 0)?.frame.minY, equals: 0)
    expect(geometry.ys(), equals: [24, 66, 108])
    expect(geometry.view(ofKind: "footer", section: 0, item: 0)?.frame.minY, equals: 148)
    expect(geometry.view(ofKind: "header", section: 1, item: 0)?.frame.minY, equals: 172)
  }

  @Test func `keeps headers and footers of a section without items`() {
    let geometry = phone.solve([(list(), 0), (list(), 1)])
    expect(geometry.view(ofKind: "footer", section: 0, item: 0)?.frame.minY, equals: 24)
    expect(geometry.view(ofKind: "header", section: 1, item: 0)?.frame.minY, equals: 48)
  }

  @Test func `leaves out insets and background of a section without items`() {
    let section = CompositionalSection(
      group: rows(40),
      insets: CompositionalInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
      decorations: [CompositionalDecoration(kind: "ground")]
    )
    let geometry = phone.solve([(section, 0), (section, 1)])
    expect(geometry.ys(1), equals: [16])
    expect(geometry.decoration(ofKind: "ground", section: 0, item: 0), equals: nil)
    // 16 + 40 + 16, as wide as the container, although the rows are not.
    let ground = geometry.decoration(ofKind: "ground", section: 1, item: 0)
    expect(ground?.frame, equals: CGRect(x: 0, y: 0, width: 375, height: 72))
    expect(ground?.zIndex, equals: 0)
    expect(geometry.cell(section: 1, item: 0)?.zIndex, equals: 1)
  }

  @Test func `keeps the spacing beside a section without items`() {
    var spaced = phone
    spaced.configuration.sectionSpacing = 8
    let section = CompositionalSection(group: rows(40))
    let geometry = spaced.solve([(section, 0), (section, 1), (nil, 3)])
    expect(geometry.ys(1), equals: [8])
    // Two gaps for three sections, none after the last.
    expect(geometry.contentSize.height, equals: 56)
  }

  @Test func `puts headers outside the insets and inside them across`() {
    let section = CompositionalSection(
      group: rows(40),
      insets: CompositionalInsets(top: 10, leading: 5, bottom: 20, trailing: 15),
      boundaries: [boundary("header", .start, 24), boundary("footer", .end, 6)]
    )
    let geometry = plain.solve(section, count: 1)
    let header = geometry.view(ofKind: "header", section: 0, item: 0)?.frame
    expect(header, equals: CGRect(x: 5, y: 0, width: 80, height: 24))
    expect(geometry.frames(), equals: [CGRect(x: 5, y: 34, width: 80, height: 40)])
    expect(geometry.view(ofKind: "footer", section: 0, item: 0)?.frame.minY, equals: 94)
    var wide = section
    wide.boundariesFollowInsets = false
    let other = plain.solve(wide, count: 1).view(ofKind: "header", section: 0, item: 0)?.frame
    expect(other, equals: CGRect(x: 0, y: 0, width: 100, height: 24))
  }

  @Test func `moves a header by its offset and lets it cover what it does not extend`() {
    var moved = boundary("header", .start, 20)
    moved.offset = CGPoint(x: 3, y: -10)
    var section = CompositionalSection(group: rows(40), boundaries: [moved])
    var geometry = plain.solve(section, count: 1)
    // Ten further up: the section grows by them.
    let frame = geometry.view(ofKind: "header", section: 0, item: 0)?.frame
    expect(frame, equals: CGRect(x: 3, y: 0, width: 100, height: 20))
    expect(geometry.ys(), equals: [30])
    var covering = boundary("header", .start, 20)
    covering.extendsBoundary = false
    section.boundaries = [covering]
    geometry = plain.solve(section, count: 1)
    expect(geometry.ys(), equals: [0])
    expect(geometry.view(ofKind: "header", section: 0, item: 0)?.frame.minY, equals: 0)
  }

  @Test func `makes room for a view at the side`() {
    let side = CompositionalBoundary(
      kind: "side",
      size: CompositionalSize(.points(20), .points(10)),
      horizontal: .start,
      vertical: .middle
    )
    let geometry = plain.solve(
      CompositionalSection(group: rows(40), boundaries: [side]),
      count: 2
    )
    expect(geometry.frames().first, equals: CGRect(x: 20, y: 0, width: 80, height: 40))
    let frame = geometry.view(ofKind: "side", section: 0, item: 0)?.frame
    expect(frame, equals: CGRect(x: 0, y: 35, width: 20, height: 10))
  }

  @Test func `puts the layout's own header before all sections`() {
    var framed = plain
    framed.configuration.boundaries = [boundary("top", .start, 30), boundary("end", .end, 10)]
    framed.configuration.sectionSpacing = 5
    let section = CompositionalSection(group: rows(40))
    let geometry = framed.solve([(section, 1), (section, 1)])
    expect(geometry.ys(0), equals: [30])
    expect(geometry.ys(1), equals: [75])
    expect(geometry.layoutView(ofKind: "end", item: 0)?.frame.minY, equals: 115)
    expect(geometry.contentSize.height, equals: 125)
    expect(geometry.elements(in: CGRect(x: 0, y: 0, width: 9, height: 9)).count, equals: 1)
  }

  // Pinning.

  @Test func `holds headers and footers within their section`() {
    // 24 + 20 rows and 19 gaps (838) + 24 = 886.
    let geometry = phone.solve([(list(pinned: true), 20), (list(pinned: true), 1)])
    let header = geometry.view(ofKind: "header", section: 0, item: 0)
    expect(header?.pin, equals: PinRange(edge: .top, lower: 0, upper: 886 - 24 - 24))
    let footer = geometry.view(ofKind: "footer", section: 0, item: 0)
    expect(footer?.pin, equals: PinRange(edge: .bottom, lower: 24, upper: 862))
    // Measured: at rest the footer is at 700 of 724.
    expect(footer?.pin?.origin(viewportStart: 0, end: 724, length: 24), equals: 700)
    #expect((header?.zIndex ?? 0) > (geometry.cell(section: 0, item: 0)?.zIndex ?? 0))
    expect(geometry.contentSize.height, equals: 974)
  }

  @Test func `finds a pinned header wherever its section is`() {
    let geometry = phone.solve([(list(pinned: true), 20)])
    let rect = CGRect(x: 0, y: 400, width: 10, height: 10)
    let kinds = geometry.elements(in: rect).map(\.kind)
    expect(kinds.contains(.boundary("header")))
    expect(kinds.contains(.boundary("footer")))
  }

  // Anchors.

  @Test func `anchors views to items and groups`() {
    let badge = CompositionalSupplementary(
      kind: "badge",
      size: CompositionalSize(.points(20), .points(10)),
      container: CompositionalAnchor(
        point: CGPoint(x: 1, y: 0),
        offset: .fractional(CGPoint(x: 0.5, y: -0.5))
      )
    )
    let label = CompositionalSupplementary(
      kind: "label",
      size: CompositionalSize(.width(1), .points(8)),
      container: CompositionalAnchor(point: CGPoint(x: 0.5, y: 1)),
      item: CompositionalAnchor(point: CGPoint(x: 0.5, y: 0))
    )
    let item = CompositionalItem.cell(.points(50), .height(1)).with { $0.supplementaries = [badge] }
    let group = CompositionalItem.group(.width(1), .points(40), .cycle(.horizontal, [item])).with {
      $0.supplementaries = [label]
    }
    let geometry = plain.solve(group, count: 3)
    // 50 − 20 + 10 and −5: half outside the corner.
    let first = geometry.view(ofKind: "badge", section: 0, item: 0)
    expect(first?.frame, equals: CGRect(x: 40, y: -5, width: 20, height: 10))
    expect(first?.kind, equals: .itemView("badge"))
    expect(geometry.view(ofKind: "badge", section: 0, item: 3), equals: nil)
    // One for each group, also for the last one, which is half empty.
    expect(
      geometry.view(ofKind: "label", section: 0, item: 1)?.frame,
      equals: CGRect(x: 0, y: 80, width: 100, height: 8)
    )
    expect(geometry.view(ofKind: "label", section: 0, item: 2), equals: nil)
    // Views that hang out of their group are found, too.
    let below = geometry.elements(in: CGRect(x: 0, y: 81, width: 5, height: 5))
    expect(below.map(\.kind), equals: [.groupView("label")])
  }

  @Test func `rounds the places of views half away from zero`() {
    // Measured: −22.5 pixels become −23.
    let badge = CompositionalSupplementary(
      kind: "badge",
      size: CompositionalSize(.points(15), .points(15)),
      container: CompositionalAnchor(
        point: .zero,
        offset: .absolute(CGPoint(x: -7.5, y: 88.5))
      )
    )
    let item = CompositionalItem.cell(.width(1), .height(1)).with { $0.supplementaries = [badge] }
    let group = CompositionalItem.group(.width(1), .points(40), .cycle(.horizontal, [item]))
    let frame = phone.solve(group, count: 1).view(ofKind: "badge", section: 0, item: 0)?.frame
    expect(isClose([frame?.minX ?? 0, frame?.minY ?? 0], [-23 / 3, 266 / 3]))
  }

  // Directions.

  @Test func `mirrors everything when reading starts at the right`() {
    var mirrored = plain
    mirrored.configuration.isMirrored = true
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .cycle(.horizontal, [.cell(.points(30), .height(1))])
    )
    let section = CompositionalSection(group: group, insets: CompositionalInsets(leading: 5))
    let geometry = mirrored.solve(section, count: 3)
    expect(geometry.xs(), equals: [65, 35, 5])
    let found = geometry.elements(in: CGRect(x: 90, y: 0, width: 4, height: 5))
    expect(found.map(\.item), equals: [0])
  }

  @Test func `runs sections from left to right when that is what scrolls`() {
    var wide = CompositionalCase(200, 100)
    wide.configuration.axis = .horizontal
    let side = CompositionalBoundary(
      kind: "header",
      size: CompositionalSize(.points(30), .height(1)),
      horizontal: .start,
      vertical: .middle,
      isPinned: true
    )
    let section = CompositionalSection(
      group: .group(
        .points(50),
        .height(1),
        .shares(.vertical, .cell(.width(1), .height(1)), count: 2)
      ),
      insets: CompositionalInsets(top: 10, leading: 4, bottom: 10, trailing: 6),
      groupSpacing: 7,
      boundaries: [side]
    )
    let geometry = wide.solve([(section, 3), (section, 1)])
    // 30 + 4, and 50 + 7 on; 100 − 20 shared by two.
    expect(
      geometry.frames(),
      equals: [
        CGRect(x: 34, y: 10, width: 50, height: 40), CGRect(x: 34, y: 50, width: 50, height: 40),
        CGRect(x: 91, y: 10, width: 50, height: 40),
      ]
    )
    // 30 + 4 + 107 + 6.
    expect(geometry.view(ofKind: "header", section: 1, item: 0)?.frame.minX, equals: 147)
    expect(
      geometry.view(ofKind: "header", section: 0, item: 0)?.pin,
      equals: PinRange(edge: .left, lower: 0, upper: 117)
    )
    expect(geometry.contentSize, equals: CGSize(width: 237, height: 100))
  }

  // Size.

  @Test func `stores nothing for single items of fixed size`() {
    let group = CompositionalItem.group(
      .width(1),
      .points(10),
      .shares(.horizontal, .cell(.width(1), .height(1)), count: 4)
    )
    let geometry = plain.solve(group, count: 4_000_001)
    expect(geometry.sections[0]?.runs.runs.count, equals: 1)
    expect(geometry.contentSize.height, equals: 10_000_010)
    let rect = CGRect(x: 30, y: 5_000_001, width: 40, height: 12)
    expect(
      geometry.elements(in: rect).map(\.item),
      equals: [2_000_001, 2_000_002, 2_000_005, 2_000_006]
    )
  }
}
