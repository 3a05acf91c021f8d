// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// The boxes of which a compositional layout is made, in a container of 100 × 400 pt.
@Suite struct CompositionalBoxTests {
  private func size(
    _ width: CompositionalDimension,
    _ height: CompositionalDimension
  )
    -> CompositionalSize
  {
    CompositionalSize(width, height)
  }

  private func geometry(
    _ section: CompositionalSection,
    count: Int
  ) -> CompositionalGeometry {
    CompositionalGeometry(
      CompositionalConfiguration(),
      CompositionalContainer(size: CGSize(width: 100, height: 400)),
      sections: [section],
      counts: [count]
    )
  }

  private func boxes(_ geometry: CompositionalGeometry, _ rect: CGRect? = nil) -> [CompositionalBox]
  {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 400)
    return geometry.boxes(in: rect ?? whole, atMost: 100)
  }

  /// A cell of half the width with insets of 2, beside a column of two.
  private var nested: CompositionalSection {
    let cell = CompositionalItem(
      size(.init(.fractionalWidth, 0.5), .init(.fractionalHeight, 1)),
      insets: CompositionalInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    )
    let whole = CompositionalItem(size(.init(.fractionalWidth, 1), .init(.fractionalHeight, 1)))
    let column = CompositionalItem(
      size(.init(.fractionalWidth, 0.5), .init(.fractionalHeight, 1)),
      content: .shares(.vertical, whole, count: 2)
    )
    let group = CompositionalItem(
      size(.init(.fractionalWidth, 1), .init(.absolute, 40)),
      content: .cycle(.horizontal, [cell, column])
    )
    return CompositionalSection(
      group: group,
      insets: CompositionalInsets(top: 5, leading: 10, bottom: 5, trailing: 10),
      groupSpacing: 8
    )
  }

  private let whole = CGRect(x: 0, y: 0, width: 100, height: 400)

  @Test func `a trace tells the group, the boxes and what their lengths come from`() throws {
    // 100 − 2 × 10 are 80 for the group: a cell of 40, and a column of 40 with two shares of 20.
    let geometry = geometry(nested, count: 7)
    let trace = try #require(geometry.trace(ofItem: 5, section: 0))
    expect(trace.group, equals: 1)
    expect(trace.groupCount, equals: 3)
    expect(trace.cell, equals: 2)
    expect(trace.cellCount, equals: 3)
    expect(trace.axis, equals: .vertical)
    expect(trace.spacing, equals: 8)
    expect(trace.scrolling, equals: .none)
    expect(trace.boxes.map(\.isGroup), equals: [true, true, false])
    expect(trace.boxes.map(\.size.width), equals: [80, 40, 40])
    expect(trace.boxes.map(\.size.height), equals: [40, 40, 20])
    expect(trace.boxes.map(\.container.width), equals: [80, 80, 40])
    expect(trace.boxes.map(\.subitem), equals: [nil, 1, 0])
    #expect(
      trace.boxes.map(\.place.index) == [0, 1, 1] && trace.boxes.map(\.place.count) == [1, 2, 2]
    )
    expect(trace.boxes.map(\.shared), equals: [nil, nil, .vertical])
    expect(trace.boxes[1].spec.size.width, equals: CompositionalDimension(.fractionalWidth, 0.5))
    let first = try #require(geometry.trace(ofItem: 0, section: 0))
    #expect(first.boxes.map(\.isGroup) == [true, false] && first.boxes[1].place.count == 2)
    #expect(
      geometry.trace(ofItem: 7, section: 0) == nil && geometry.trace(ofItem: 0, section: 1) == nil
    )
  }

  @Test func `a layout without findings has no marks`() {
    expectEmpty(geometry(nested, count: 3).marks(in: whole, atMost: 100))
  }

  @Test func `a finding is marked at its first box in the rectangle`() throws {
    // The column's two copies are 30 high each, which its 40 do not hold.
    let cell = CompositionalItem(size(.init(.fractionalWidth, 1), .init(.absolute, 30)))
    let column = CompositionalItem(
      size(.init(.fractionalWidth, 0.5), .init(.absolute, 40)),
      content: .copies(.vertical, cell, count: 2)
    )
    let group = CompositionalItem(
      size(.init(.fractionalWidth, 1), .init(.absolute, 40)),
      content: .cycle(.horizontal, [column])
    )
    let geometry = geometry(CompositionalSection(group: group, groupSpacing: 8), count: 12)
    let found = geometry.marks(in: whole, atMost: 100)
    expect(found.map(\.finding.code), equals: ["copiesExceedGroup"])
    expect(found.map(\.finding.subitems), equals: [[0]])
    expect(found.map(\.frame), equals: [CGRect(x: 0, y: 0, width: 50, height: 40)])
    // The second group begins at 48; a rectangle from there on shows it there.
    let below = CGRect(x: 0, y: 50, width: 100, height: 20)
    let second = try #require(geometry.marks(in: below, atMost: 100).first)
    expect(second.frame, equals: CGRect(x: 0, y: 48, width: 50, height: 40))
    let beyond = CGRect(x: 0, y: 900, width: 100, height: 20)
    expectEmpty(geometry.marks(in: beyond, atMost: 100))
  }

  @Test func `a finding about something that was never placed is marked at its group`() throws {
    let cell = CompositionalItem(size(.init(.fractionalWidth, 1), .init(.fractionalHeight, 1)))
    let group = CompositionalItem(
      size(.init(.fractionalWidth, 1), .init(.absolute, 40)),
      content: .cycle(.horizontal, [cell, cell])
    )
    let found = geometry(CompositionalSection(group: group), count: 2)
      .marks(in: whole, atMost: 100)
    let unused = try #require(found.first { $0.finding.code == "subitemsNeverReached" })
    expect(unused.finding.subitems, equals: [1])
    expect(unused.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `boxes go from the section inwards, with what their insets leave`() {
    let found = boxes(geometry(nested, count: 3))
    // The insets leave 80 × 40 at (10, 5); each half is 40 wide.
    expect(
      found.map(\.frame),
      equals: [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 10, y: 5, width: 80, height: 40),
        CGRect(x: 50, y: 5, width: 40, height: 40), CGRect(x: 50, y: 25, width: 40, height: 20),
        CGRect(x: 50, y: 5, width: 40, height: 20), CGRect(x: 10, y: 5, width: 40, height: 40),
      ]
    )
    expect(found.map(\.kind), equals: [.section, .group, .group, .item, .item, .item])
    expect(found.map(\.depth), equals: [0, 0, 1, 2, 2, 1])
    expect(found[0].content, equals: CGRect(x: 10, y: 5, width: 80, height: 40))
    expect(found[5].content, equals: CGRect(x: 12, y: 7, width: 36, height: 36))
  }

  @Test func `cells of a last group that is not full are left out, its groups are not`() {
    let found = boxes(geometry(nested, count: 4))
    expect(found.count { $0.kind == .item }, equals: 4)
    expect(found.count { $0.kind == .group }, equals: 4)
    // The second group starts at 5 + 40 + 8.
    expect(found.last?.frame, equals: CGRect(x: 10, y: 53, width: 40, height: 40))
  }

  @Test func `lists only the boxes that meet the rectangle, up to the limit`() {
    let geometry = geometry(nested, count: 300)
    let low = boxes(geometry, CGRect(x: 0, y: 1000, width: 100, height: 10))
    expect(low.allSatisfy { $0.frame.minY <= 1010 && $0.frame.maxY >= 1000 })
    expect(low.count { $0.kind == .section }, equals: 1)
    let all = CGRect(x: 0, y: 0, width: 100, height: 100_000)
    expect(geometry.boxes(in: all, atMost: 7).count, equals: 7)
  }

  @Test func `items tell whether an estimate still decides about them`() {
    let cell = CompositionalItem(size(.init(.fractionalWidth, 1), .init(.estimated, 30)))
    let group = CompositionalItem(
      size(.init(.fractionalWidth, 1), .init(.estimated, 30)),
      content: .cycle(.horizontal, [cell])
    )
    var geometry = geometry(CompositionalSection(group: group), count: 2)
    geometry.setMeasure(CompositionalMeasure(height: 50), of: .cell, section: 0, item: 0)
    let items = boxes(geometry).filter { $0.kind == .item }
    expect(items.map(\.frame.height), equals: [50, 30])
    expect(items.map(\.isMeasured), equals: [true, false])
    expect(items.allSatisfy { $0.measuresHeight && !$0.measuresWidth })
  }
}
