// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

@Suite struct AxisTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `takes y as main when vertical and x when horizontal`() {
    expect(
      Axis.vertical.rect(rect),
      equals: AxisRect(main: 2, cross: 1, size: AxisSize(main: 4, cross: 3))
    )
    expect(
      Axis.horizontal.rect(rect),
      equals: AxisRect(main: 1, cross: 2, size: AxisSize(main: 3, cross: 4))
    )
  }

  @Test(arguments: Axis.allCases) func `gives back what it took`(axis: Axis) {
    expect(axis.plainRect(axis.rect(rect)), equals: rect)
    expect(axis.plainSize(axis.size(rect.size)), equals: rect.size)
    expect(axis.cross.cross, equals: axis)
    #expect(axis.cross != axis)
  }

  @Test func `meets a window that it overlaps, and not one that it only touches`() {
    func span(_ start: CGFloat, _ length: CGFloat) -> AxisRect {
      AxisRect(main: start, cross: 0, size: AxisSize(main: length, cross: 10))
    }
    expect(span(0, 10).meets(span(9, 5)))
    expect(!span(0, 10).meets(span(10, 5)))
    expect(!span(15, 10).meets(span(10, 5)))
  }

  @Test func `counts a window without extent to what starts there`() {
    let tile = AxisRect(main: 10, cross: 10, size: AxisSize(main: 5, cross: 5))
    func point(_ main: CGFloat, _ cross: CGFloat) -> AxisRect {
      AxisRect(main: main, cross: cross, size: .zero)
    }
    expect(tile.meets(point(10, 10)))
    expect(tile.meets(point(14, 10)))
    expect(!tile.meets(point(15, 10)))
    expect(!tile.meets(point(10, 9)))
  }

  @Test func `pins to each edge within its range`() {
    for (start, end) in [(PinRange.Edge.top, PinRange.Edge.bottom), (.left, .right)] {
      let header = PinRange(edge: start, lower: 10, upper: 50)
      let headers = [0, 30, 90].map { header.origin(viewportStart: $0, end: 999, length: 5) }
      expect(headers, equals: [10, 30, 50])
      let footer = PinRange(edge: end, lower: 10, upper: 50)
      let footers = [0, 35, 90].map { footer.origin(viewportStart: -99, end: $0, length: 5) }
      expect(footers, equals: [10, 30, 50])
    }
  }
}
